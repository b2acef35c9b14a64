# Adds up the tests in ctest's LastTest.log, given ctest's exit status as `status`. A suite (a run.pl or run.py) counts as many
# as the `N passed, N failed` it ends with, and must end so; any other test counts as one. A test that ctest does not
# call passed, and a run that ctest calls failed, never count as less than one failure.
function close_test() {
    if (suite && !counted) { print "no count: " name; ok = 0 }
    if (!counted) { p = ok; f = !ok }
    if (!ok && f == 0) f = 1
    passed += p; failed += f
}
/^[0-9]+\/[0-9]+ Testing: / {
    if (open) close_test()
    open = 1; ok = 0; counted = 0; name = $0; sub(/.* Testing: /, "", name)
}
/^Command: / { suite = /\/run\.p[ly]"/ }
/^[0-9]+ passed, [0-9]+ failed$/ { p = $1; f = $3; counted = p + f > 0 }
/^Test Passed\.$/ { ok = 1 }
END {
    if (open) close_test()
    if (status != 0 && failed == 0) failed = 1
    printf "%d passed, %d failed\n", passed, failed
    exit failed > 0
}

"""A swipl at a real pseudo-terminal, as a student sits at it."""

import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import tempfile
import termios
import time

PATIENCE = 60  # seconds until a terminal that says nothing more counts as hung


class Hung(Exception):
    """What was waited for never came."""


class Terminal:
    """swipl -q on a window of 50 x 200, with the library of a project's root loaded."""

    def __init__(self, root, file):
        self.shown = b""
        self.home = tempfile.mkdtemp()
        self.child, self.master = pty.fork()
        if self.child == 0:
            os.environ.clear()
            os.environ.update(HOME=self.home, PATH="/usr/local/bin:/usr/bin:/bin", LANG="C.UTF-8", TERM="dumb")
            os.chdir(root)
            os.execvp("swipl", ["swipl", "-q", "-f", "none", "--no-packs",
                                "-p", "library=prolog", "-p", "foreign=build", file])
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.master)
        shutil.rmtree(self.home, ignore_errors=True)

    def type(self, keys):
        os.write(self.master, keys.encode())

    def press(self, key):
        """Types a single key, once swipl reads single keys: typed before, the terminal itself echoes it."""
        self.wait_for("reads single keys", lambda: not termios.tcgetattr(self.master)[3] & termios.ICANON)
        self.type(key)

    def wait_until_computing(self, seconds):
        """Until swipl has spent that much processor time from now on."""
        begin = self.processor_time()
        self.wait_for("computes", lambda: self.processor_time() - begin >= seconds)

    def processor_time(self):
        with open(f"/proc/{self.child}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @staticmethod
    def wait_for(what, holds):
        limit = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > limit:
                raise Hung(f"waited until swipl {what}")
            time.sleep(0.002)

    def read_until(self, *ends):
        """What is shown from the last call on, up to and with the first of `ends` that comes."""
        limit = time.monotonic() + PATIENCE
        while True:
            found = [self.shown.index(end) + len(end) for end in ends if end in self.shown]
            if found:
                here = min(found)
                text, self.shown = self.shown[:here], self.shown[here:]
                return text
            ready, _, _ = select.select([self.master], [], [], max(0, limit - time.monotonic()))
            if not ready:
                raise Hung(f"waited for {ends}, was shown {self.shown!r}")
            try:
                self.shown += os.read(self.master, 4096)
            except OSError:
                raise Hung(f"swipl ended; waited for {ends}, was shown {self.shown!r}") from None

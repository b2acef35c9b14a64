#include <sys/stat.h>

#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "catch.hpp"
#include "tiles/pattern_database.hpp"
#include "tiles_folder.hpp"

namespace {

namespace fs = std::filesystem;
using namespace rumbo::tiles;
using Reason = PatternFileError::Reason;

PatternLayout layout(int blank = 0) {
  PatternLayout small{{3, 3}, blank, {}, "2-6"};
  small.groups.resize(2);
  for (std::uint8_t cell = 0; cell < 9; ++cell) {
    if (cell != blank) small.groups[small.groups[0].size() < 2 ? 0 : 1].push_back(cell);
  }
  return small;
}

std::string contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}
void put(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

Reason refusal(const fs::path& path) {
  try {
    open_patterns(path, layout());
  } catch (const PatternFileError& error) {
    CHECK(error.path() == path);
    CHECK_THAT(error.what(), Catch::Contains(path.string()));
    return error.reason();
  }
  FAIL("the file was accepted");
  return {};
}

std::size_t files_in(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

TEST_CASE("a written file of pattern databases holds the tables", "[tiles]") {
  const Folder folder;
  const fs::path path = pattern_path(folder.path() / "new" / "folders", layout());
  std::vector<double> fractions;
  write_patterns(path, layout(), 2, [&](const PatternProgress& p) { fractions.push_back(p.fraction); });
  CHECK(std::is_sorted(fractions.begin(), fractions.end()));
  CHECK(fractions.back() > 0.9);
  CHECK(fractions.back() <= 1.0);
  const MappedFile file = open_patterns(path, layout());
  const auto tables = pattern_tables(file, layout());
  REQUIRE(tables.size() == 2);
  for (std::size_t group = 0; group < 2; ++group) {
    const auto table = build_pattern(layout(), group, 1, {});
    CHECK(std::equal(table.begin(), table.end(), tables[group]));
  }
  CHECK(files_in(path.parent_path()) == 1);
}

TEST_CASE("a missing, cut, lengthened, flipped or foreign file is refused, and why", "[tiles]") {
  const Folder folder;
  const fs::path path = pattern_path(folder.path(), layout());
  CHECK(refusal(path) == Reason::missing);
  write_patterns(path, layout(), 1, {});
  const std::string whole = contents(path);

  for (const std::size_t length : {std::size_t{0}, std::size_t{7}, std::size_t{100}, std::size_t{4096},
                                   whole.size() / 2, whole.size() - 1}) {
    put(path, whole.substr(0, length));
    CHECK(refusal(path) == Reason::damaged);
  }
  put(path, whole + "x");
  CHECK(refusal(path) == Reason::damaged);
  for (std::size_t at = 0; at < whole.size(); at += at < 130 ? 1 : 997) {
    std::string flipped = whole;
    flipped[at] = static_cast<char>(flipped[at] ^ 0x10);
    put(path, flipped);
    const Reason reason = refusal(path);
    CHECK((reason == Reason::damaged || (at < 16 && reason == Reason::foreign)));
  }
  std::string swapped = whole;  // two blocks of the table change places
  std::swap_ranges(swapped.begin() + 5000, swapped.begin() + 5032, swapped.begin() + 5064);
  REQUIRE(swapped != whole);
  put(path, swapped);
  CHECK(refusal(path) == Reason::damaged);

  put(path, std::string(10'000, 'a'));
  CHECK(refusal(path) == Reason::foreign);
  fs::remove(path);
  fs::create_directory(path);
  CHECK(refusal(path) == Reason::unreadable);
  fs::remove(path);
  REQUIRE(::mkfifo(path.c_str(), 0600) == 0);  // nobody will ever write into it
  CHECK(refusal(path) == Reason::unreadable);
  fs::remove(path);
  write_patterns(folder.path() / "other", layout(4), 1, {});
  fs::rename(folder.path() / "other", path);
  CHECK(refusal(path) == Reason::foreign);

  write_patterns(path, layout(), 1, {});
  CHECK(contents(path) == whole);
  CHECK(open_patterns(path, layout()).bytes().size() == whole.size());
}

TEST_CASE("a folder that cannot be written is told before anything is built", "[tiles]") {
  const Folder folder;
  put(folder.path() / "file", "in the way");
  const fs::path path = pattern_path(folder.path() / "file", layout());
  bool built = false;
  try {
    write_patterns(path, layout(), 1, [&](const PatternProgress&) { built = true; });
    FAIL("it was written");
  } catch (const PatternFileError& error) {
    CHECK(error.reason() == Reason::unwritable);
  }
  CHECK_FALSE(built);
}

TEST_CASE("an interrupted building leaves the old file and nothing else", "[tiles]") {
  const Folder folder;
  const fs::path path = pattern_path(folder.path(), layout());
  put(path, "old");
  int calls = 0;
  const auto interrupt = [&](const PatternProgress& progress) {
    if (progress.group == 1 && ++calls == 3) throw std::runtime_error("enough");
  };
  CHECK_THROWS_WITH(write_patterns(path, layout(), 2, interrupt), "enough");
  CHECK(contents(path) == "old");
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("two processes and two threads that build at once leave one good file", "[tiles]") {
  const Folder folder;
  const fs::path path = pattern_path(folder.path(), layout());
  std::vector<::pid_t> children;
  for (int i = 0; i < 2; ++i) {
    const ::pid_t child = ::fork();
    if (child == 0) {
      try {
        write_patterns(path, layout(), 1, {});
        open_patterns(path, layout());
      } catch (...) {
        ::_exit(1);
      }
      ::_exit(0);
    }
    children.push_back(child);
  }
  for (const ::pid_t child : children) {
    int status = 1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(status == 0);
  }
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 2; ++i) threads.emplace_back([&] { write_patterns(path, layout(), 1, {}); });
  }
  CHECK_NOTHROW(open_patterns(path, layout()));
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("a database in use is opened once and survives its file", "[tiles]") {
  const Folder folder;
  const auto built = PatternDatabase::build(folder.path(), layout(), 1, {});
  CHECK(PatternDatabase::shared(folder.path(), layout()) == built);
  fs::remove(pattern_path(folder.path(), layout()));
  CHECK(built->table(1)[built->index(1)(layout().groups[1].data())] == 0);
  CHECK_THROWS_AS(PatternDatabase(folder.path(), layout()), PatternFileError);
}

TEST_CASE("databases live in the user's cache folder", "[tiles]") {
  const char* old = ::getenv("XDG_CACHE_HOME");
  const std::string saved = old != nullptr ? old : "";
  ::setenv("XDG_CACHE_HOME", "/some/cache", 1);
  CHECK(pattern_folder() == "/some/cache/rumbo");
  ::setenv("XDG_CACHE_HOME", "not/absolute", 1);
  CHECK(pattern_folder().is_absolute());
  CHECK(pattern_folder().filename() == "rumbo");
  old != nullptr ? ::setenv("XDG_CACHE_HOME", saved.c_str(), 1) : ::unsetenv("XDG_CACHE_HOME");
}

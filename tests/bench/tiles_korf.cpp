/// Korf's boards solved by IDA* with each heuristic: a table of nodes and seconds.
///
///     tiles_korf                         every heuristic but 7-8 and Manhattan, all 100 boards
///     tiles_korf manhattan 7-8           only these; databases that are missing are built, and that is timed
///     too tiles_korf --boards 60 manhattan   only the 60 that take Manhattan the fewest nodes
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "tiles/pattern_database.hpp"
#include "tiles_korf.hpp"

namespace {

using namespace rumbo::tiles;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Solver {
  std::string name;
  std::function<IdaOutcome(const BoardProblem&)> solve;
};

std::shared_ptr<const PatternDatabase> database(std::string_view name, Cells goal) {
  const PatternLayout layout = pattern_layout({4, 4}, name, PatternView({4, 4}, goal).blank());
  auto start = Clock::now();
  try {
    auto opened = PatternDatabase::shared(pattern_folder(), layout);
    std::printf("%s opened and checked in %.3f s\n", layout.name.c_str(), since(start));
    return opened;
  } catch (const PatternFileError& error) {
    std::printf("%s\n", error.what());
  }
  start = Clock::now();
  auto built = PatternDatabase::build(pattern_folder(), layout, 0, [](const PatternProgress& progress) {
    std::fprintf(stderr, "\rgroup %zu of %zu, depth %d, %.0f %%  ", progress.group + 1, progress.groups,
                 progress.depth, 100 * progress.fraction);
  });
  std::printf("\n%s built in %.1f s\n", layout.name.c_str(), since(start));
  return built;
}

Solver solver(const std::string& name, Cells goal) {
  if (name == "manhattan") return {name, [](const BoardProblem& p) { return ida_manhattan(p, {}, {}); }};
  if (name == "conflicto_lineal") {
    return {name, [](const BoardProblem& p) { return ida_linear_conflict(p, {}, {}); }};
  }
  if (name == "distancia_andada") {
    return {name, [](const BoardProblem& p) { return ida_walking_distance(p, {}, {}); }};
  }
  return {"patrones(" + name + ")", [patterns = database(name, goal)](const BoardProblem& p) {
            return ida_patterns(p, patterns, {}, {});
          }};
}

bool run(const Solver& solver, const std::vector<korf::Instance>& boards, Cells goal) {
  constexpr MoveOrder order{Direction::n, Direction::w, Direction::e, Direction::s};
  std::uint64_t generated = 0;
  std::uint64_t expanded = 0;
  int optimal = 0;
  int as_published = 0;
  const auto start = Clock::now();
  const double processor = processor_seconds();
  for (const auto& board : boards) {
    const IdaOutcome found = solver.solve({{4, 4}, board.start, goal, order});
    generated += found.progress.generated;
    expanded += found.progress.expanded;
    optimal += static_cast<int>(found.plan.size()) == board.optimal ? 1 : 0;
    as_published += found.progress.generated + 1 == board.nodes ? 1 : 0;
  }
  const double seconds = processor_seconds() - processor;
  std::printf("| %s | %zu | %d | %llu | %llu | %.3f | %.3f | %.1f |", solver.name.c_str(), boards.size(),
              optimal, static_cast<unsigned long long>(generated), static_cast<unsigned long long>(expanded),
              since(start), seconds, static_cast<double>(generated) / seconds / 1e6);
  if (solver.name == "manhattan") std::printf(" %d counts as published", as_published);
  std::printf("\n");
  std::fflush(stdout);
  return optimal == static_cast<int>(boards.size()) &&
         (solver.name != "manhattan" || as_published == static_cast<int>(boards.size()));
}

}  // namespace

int main(int argc, char* argv[]) {
  std::vector<std::string> names;
  std::size_t count = 100;
  for (int i = 1; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--boards" && i + 1 < argc) {
      count = static_cast<std::size_t>(std::atoi(argv[++i]));
    } else {
      names.emplace_back(argv[i]);
    }
  }
  if (names.empty()) names = {"6-6-3", "conflicto_lineal", "distancia_andada"};
  std::vector<korf::Instance> boards = korf::read(RUMBO_TEST_DATA "/korf100.txt", 16);
  std::sort(boards.begin(), boards.end(), [](auto& a, auto& b) { return a.nodes < b.nodes; });
  boards.resize(std::min(count, boards.size()));
  std::vector<std::uint8_t> goal(16);
  std::iota(goal.begin(), goal.end(), std::uint8_t{0});

  std::vector<Solver> solvers;
  for (const auto& name : names) solvers.push_back(solver(name, goal));
  std::printf(
      "| heuristic | boards | optimal | generated | expanded | seconds | of the processor | M generated/s |\n"
      "|---|---|---|---|---|---|---|---|\n");
  bool good = true;
  for (const Solver& each : solvers) good = run(each, boards, goal) && good;
  return good ? 0 : 1;
}

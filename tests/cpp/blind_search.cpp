#include "catch.hpp"
#include "graph_space.hpp"
#include "search/breadth_first.hpp"
#include "search/depth_first.hpp"
#include "search/iterative_deepening.hpp"
#include "search/limited_backtracking.hpp"

#include <deque>
#include <random>
#include <string>

using namespace rumbo::search;
using rumbo::test::UnitGraph;

namespace {

struct Answer {
  Verdict verdict;
  std::string plan;
  std::uint64_t expanded;
};

template <template <class, class> class Search>
Answer run(UnitGraph graph, const std::vector<int>& roots, const std::vector<int>& visited = {},
           Limits limits = {}) {
  Monitor monitor(limits, nullptr, 1);
  Silent silent;
  Search<UnitGraph, Silent> search(graph, monitor, silent);
  for (int root : roots) search.add_root(root);
  if constexpr (requires { search.add_visited(0); }) {
    for (int state : visited) search.add_visited(state);
  }
  while (search.step()) {
  }
  const auto& plan = search.outcome().plan;
  return {search.outcome().verdict,
          std::to_string(plan.root).append(plan.actions.begin(), plan.actions.end()),
          search.counters().expanded};
}

/// The list algorithm of the practical, word for word: the slow version that both blind searches must equal.
Answer list_search(UnitGraph graph, bool depth_first, const std::vector<int>& roots,
                   std::vector<int> visited) {
  struct Node {
    std::string plan;
    int state;
  };
  std::deque<Node> nodes;
  for (std::size_t i = 0; i < roots.size(); ++i) nodes.push_back({std::to_string(i), roots[i]});
  std::uint64_t expanded = 0;
  while (!nodes.empty()) {
    const Node node = nodes.front();
    nodes.pop_front();
    if (graph.is_goal(node.state)) return {Verdict::solved, node.plan, expanded};
    if (std::find(visited.begin(), visited.end(), node.state) != visited.end()) continue;
    ++expanded;
    visited.push_back(node.state);
    std::deque<Node> children;
    graph.for_each_successor(node.state, [&](char action, int to, auto) {
      children.push_back({node.plan + action, to});
    });
    nodes.insert(depth_first ? nodes.begin() : nodes.end(), children.begin(), children.end());
  }
  return {Verdict::exhausted, "0", expanded};
}

UnitGraph random_graph(std::mt19937& random) {
  UnitGraph graph;
  const int size = 1 + static_cast<int>(random() % 12);
  for (int n = 0; n < size; ++n) {
    for (auto k = random() % 4; k > 0; --k) {
      graph.edges[n].push_back({static_cast<char>('a' + random() % 3), static_cast<int>(random() % size), 1});
    }
  }
  for (auto k = random() % 3; k > 0; --k) graph.goals.insert(static_cast<int>(random() % (size + 2)));
  return graph;
}

}  // namespace

TEST_CASE("breadth-first and depth-first equal the list algorithm of the practical") {
  std::mt19937 random(1);
  for (int round = 0; round < 20000; ++round) {
    const UnitGraph graph = random_graph(random);
    std::vector<int> roots, visited;
    for (auto k = random() % 4; k > 0; --k) roots.push_back(static_cast<int>(random() % 12));
    for (auto k = random() % 3; k > 0; --k) visited.push_back(static_cast<int>(random() % 12));
    for (const bool depth_first : {false, true}) {
      const Answer expected = list_search(graph, depth_first, roots, visited);
      const Answer got =
          depth_first ? run<DepthFirst>(graph, roots, visited) : run<BreadthFirst>(graph, roots, visited);
      REQUIRE(got.verdict == expected.verdict);
      if (got.verdict == Verdict::solved) REQUIRE(got.plan == expected.plan);
      REQUIRE(got.expanded == expected.expanded);
    }
  }
}

TEST_CASE("iterative deepening returns breadth-first's plan and ends where there is none") {
  std::mt19937 random(2);
  for (int round = 0; round < 20000; ++round) {
    const UnitGraph graph = random_graph(random);
    const Answer expected = run<BreadthFirst>(graph, {0});
    for (const bool with_table : {true, false}) {
      Limits limits;
      if (!with_table) limits.table = 0;  // only the path is held
      Monitor monitor(limits, nullptr, 1000000);
      Silent silent;
      UnitGraph copy = graph;
      IterativeDeepening<UnitGraph> search(copy, monitor, silent);
      search.add_root(0);
      while (search.step()) {
      }
      REQUIRE(search.outcome().verdict == expected.verdict);
      const auto& plan = search.outcome().plan;
      if (expected.verdict == Verdict::solved) {
        REQUIRE(std::string("0").append(plan.actions.begin(), plan.actions.end()) == expected.plan);
      }
    }
  }
}

TEST_CASE("backtracking gives every plan within the limit, in the order of the moves") {
  UnitGraph graph;  // 0 -a-> 1 -a-> 0, 1 -b-> 2 (goal), 0 -c-> 2
  graph.edges = {{0, {{'a', 1, 1}, {'c', 2, 1}}}, {1, {{'a', 0, 1}, {'b', 2, 1}}}, {2, {{'z', 0, 1}}}};
  graph.goals = {2};
  Monitor monitor({}, nullptr, 1);
  LimitedBacktracking<UnitGraph> search(graph, monitor, 3);
  search.add_root(0);
  std::vector<std::string> plans;
  while (search.next()) {
    const auto& actions = search.outcome().plan.actions;
    plans.emplace_back(actions.begin(), actions.end());
  }
  CHECK(plans == std::vector<std::string>{"aac", "ab", "c"});
  CHECK(search.outcome().verdict == Verdict::exhausted);
}

TEST_CASE("limits say which limit, and the depth limit expands nothing at that depth") {
  UnitGraph line;
  for (int n = 0; n < 10; ++n) line.edges[n] = {{'a', n + 1, 1}};
  line.goals = {10};
  Limits depth;
  depth.depth = 3;
  CHECK(run<BreadthFirst>(line, {0}, {}, depth).verdict == Verdict::limited);
  CHECK(run<BreadthFirst>(line, {0}, {}, depth).expanded == 3);
  CHECK(run<DepthFirst>(line, {0}, {}, depth).expanded == 3);
  CHECK(run<IterativeDeepening>(line, {0}, {}, depth).expanded == 0 + 1 + 2 + 3);
  depth.depth = 10;
  CHECK(run<IterativeDeepening>(line, {0}, {}, depth).verdict == Verdict::solved);
  Limits expansions;
  expansions.expansions = 4;
  CHECK(run<BreadthFirst>(line, {0}, {}, expansions).expanded == 4);
  expansions.expansions = 10;
  CHECK(run<BreadthFirst>(line, {0}, {}, expansions).verdict == Verdict::solved);
}

#include "catch.hpp"
#include "graph_space.hpp"
#include "search/beam.hpp"
#include "search/best_first.hpp"
#include "search/bidirectional.hpp"
#include "search/breadth_first.hpp"
#include "search/ida_star.hpp"
#include "search/plan_enumerator.hpp"
#include "search/plan_graphs.hpp"
#include "search/stack_search.hpp"

#include <optional>
#include <random>
#include <string>

using namespace rumbo::search;
using rumbo::test::Graph;
using rumbo::test::UnitGraph;

namespace {

using Cost = Graph::Cost;

/// The true distance of each state to the nearest goal, by relaxation until nothing changes.
std::map<int, Cost> distances(const Graph& graph, int size) {
  std::map<int, Cost> distance;
  for (int goal : graph.goals) distance[goal] = 0;
  for (int round = 0; round < size; ++round) {
    for (const auto& [from, edges] : graph.edges) {
      for (const auto& edge : edges) {
        const auto to = distance.find(edge.to);
        if (to == distance.end()) continue;
        const Cost through = edge.cost + to->second;
        const auto [known, fresh] = distance.try_emplace(from, through);
        if (!fresh) known->second = std::min(known->second, through);
      }
    }
  }
  return distance;
}

struct Random : std::mt19937 {
  using std::mt19937::mt19937;
  int below(int n) { return static_cast<int>((*this)() % static_cast<unsigned>(n)); }
};

/// Costs from 0 to 3; h admissible where told, mostly inconsistent then, and any number elsewhere.
template <class AnyGraph>
AnyGraph random_graph(Random& random, bool admissible) {
  AnyGraph graph;
  const int size = 1 + random.below(10);
  for (int n = 0; n < size; ++n) {
    for (int k = random.below(4); k > 0; --k) {
      graph.edges[n].push_back(
          {static_cast<char>('a' + random.below(3)), random.below(size), random.below(4)});
    }
  }
  for (int k = random.below(3); k > 0; --k) graph.goals.insert(random.below(size + 2));
  const auto distance = distances(graph, size);
  for (int n = 0; n < size; ++n) {
    const auto found = distance.find(n);
    if (found == distance.end()) {
      if (random.below(4) == 0) graph.dead_ends.insert(n);
      graph.h[n] = random.below(20);
    } else {
      graph.h[n] = admissible ? random.below(static_cast<int>(found->second) + 1) : random.below(20);
    }
  }
  return graph;
}

struct Answer {
  Verdict verdict;
  Cost cost;
  std::string plan;
};

/// Whether the moves lead from 0 to the cost and a goal by some path.
bool leads(const Graph& graph, const std::string& plan, Cost cost, int from = 0, std::size_t at = 0) {
  if (at == plan.size()) return cost == 0 && graph.goals.contains(from);
  const auto edges = graph.edges.find(from);
  if (edges == graph.edges.end()) return false;
  return std::any_of(edges->second.begin(), edges->second.end(), [&](const auto& edge) {
    return edge.action == plan[at] && edge.cost <= cost &&
           leads(graph, plan, cost - edge.cost, edge.to, at + 1);
  });
}

template <class Search, class... Extra>
Answer run(Graph graph, Limits limits, Extra... extra) {
  Monitor monitor(limits, nullptr, 1);
  Silent silent;
  Search search(graph, monitor, silent, extra...);
  search.add_root(0);
  while (search.step()) {
  }
  const auto& plan = search.outcome().plan;
  return {search.outcome().verdict, plan.cost, std::string(plan.actions.begin(), plan.actions.end())};
}

template <class Search, class... Extra>
void check_optimal(const Graph& graph, const std::optional<Cost>& best, Limits limits, Extra... extra) {
  const Answer answer = run<Search>(graph, limits, extra...);
  REQUIRE(answer.verdict == (best ? Verdict::solved : Verdict::exhausted));
  if (!best) return;
  REQUIRE(answer.cost == *best);
  REQUIRE(leads(graph, answer.plan, answer.cost));
}

std::optional<Cost> best_cost(const Graph& graph) {
  const auto distance = distances(graph, 12);
  const auto found = distance.find(0);
  return found == distance.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

TEST_CASE("uniform cost, A* and IDA* are optimal with admissible heuristics, consistent or not") {
  Random random(3);
  for (int round = 0; round < 20000; ++round) {
    const auto graph = random_graph<Graph>(random, true);
    const auto best = best_cost(graph);
    check_optimal<BestFirst<Graph, UniformCost<Cost>>>(graph, best, {});
    check_optimal<BestFirst<Graph, AStar<Cost>>>(graph, best, {});
    check_optimal<IdaStar<Graph>>(graph, best, {});
    Limits no_table;
    no_table.table = 0;
    check_optimal<IdaStar<Graph>>(graph, best, no_table);
  }
}

namespace {

/// The least cost of at most `depth` moves to a goal, by the recursion that defines it.
std::optional<Cost> best_cost_within(const Graph& graph, int at, std::uint32_t depth) {
  if (graph.goals.contains(at)) return 0;
  std::optional<Cost> best;
  const auto edges = graph.edges.find(at);
  if (depth == 0 || edges == graph.edges.end()) return best;
  for (const auto& edge : edges->second) {
    const auto rest = best_cost_within(graph, edge.to, depth - 1);
    if (rest && (!best || edge.cost + *rest < *best)) best = edge.cost + *rest;
  }
  return best;
}

}  // namespace

TEST_CASE("IDA* with a limit of depth finds the cheapest plan that is short enough") {
  Random random(6);
  for (int round = 0; round < 5000; ++round) {
    const auto graph = random_graph<Graph>(random, true);
    for (std::uint32_t depth = 0; depth < 6; ++depth) {
      const auto best = best_cost_within(graph, 0, depth);
      for (const std::optional<std::size_t> table :
           {std::optional<std::size_t>{}, std::optional<std::size_t>{0}}) {
        Limits limits;
        limits.depth = depth;
        limits.table = table;
        const Answer answer = run<IdaStar<Graph>>(graph, limits);
        REQUIRE((answer.verdict == Verdict::solved) == best.has_value());
        if (!best) continue;
        REQUIRE(answer.cost == *best);
        REQUIRE(answer.plan.size() <= depth);
        REQUIRE(leads(graph, answer.plan, answer.cost));
      }
      if (!best_cost(graph)) continue;
      Limits limits;
      limits.depth = depth;
      if (!best) REQUIRE(run<IdaStar<Graph>>(graph, limits).verdict == Verdict::limited);
    }
  }
}

TEST_CASE("IDA* with a limit of depth takes a state once for each way that no other beats") {
  // From each joint to the next one move of cost 2, or two moves of cost 0.
  constexpr int joints = 40;
  Graph graph;
  for (int joint = 0; joint < joints; ++joint) {
    graph.edges[2 * joint] = {{'l', 2 * joint + 1, 0}, {'s', 2 * joint + 2, 2}};
    graph.edges[2 * joint + 1] = {{'l', 2 * joint + 2, 0}};
  }
  graph.goals.insert(2 * joints);
  Limits limits;
  limits.depth = joints + joints / 2;
  Monitor monitor(limits, nullptr, 1);
  Silent silent;
  IdaStar<Graph> search(graph, monitor, silent);
  search.add_root(0);
  while (search.step()) continue;
  CHECK(search.outcome().verdict == Verdict::solved);
  CHECK(search.outcome().plan.cost == joints);
  // Iterations of bounds 0, 2, ... 40, each with at most 41 ways to each of 81 states.
  CHECK(search.counters().expanded <= 21 * 41 * 81);
}

TEST_CASE("with any heuristic the verdict is right and the plan leads to a goal") {
  Random random(4);
  for (int round = 0; round < 10000; ++round) {
    const auto graph = random_graph<Graph>(random, false);
    const bool solvable = best_cost(graph).has_value();
    for (const Answer& answer :
         {run<BestFirst<Graph, Greedy<Cost>>>(graph, {}), run<BestFirst<Graph, AStar<Cost>>>(graph, {}),
          run<IdaStar<Graph>>(graph, {}), run<StackSearch<Graph>>(graph, {})}) {
      REQUIRE(answer.verdict == (solvable ? Verdict::solved : Verdict::exhausted));
      if (solvable) REQUIRE(leads(graph, answer.plan, answer.cost));
    }
    for (const std::size_t width : {1U, 2U, 100U}) {
      const Answer answer = run<Beam<Graph>>(graph, {}, width);
      if (answer.verdict == Verdict::solved) REQUIRE(leads(graph, answer.plan, answer.cost));
      if (answer.verdict == Verdict::exhausted) REQUIRE(!solvable);
      if (width == 100U) REQUIRE(answer.verdict == (solvable ? Verdict::solved : Verdict::exhausted));
    }
  }
}

namespace {

struct Reversible : UnitGraph {
  bool only_tests = false;
  template <class Visit>
  bool for_each_goal(Visit&& visit) const {
    if (only_tests) return false;
    for (int goal : goals) {
      if (!visit(goal)) break;
    }
    return true;
  }
  template <class Visit>
  void for_each_predecessor(const int& to, Visit&& visit) const {
    for (const auto& [from, out] : edges) {
      for (const auto& edge : out) {
        if (edge.to == to) visit(edge.action, from, UnitCost{1});
      }
    }
  }
};

}  // namespace

TEST_CASE("both ends meet on a shortest plan") {
  Random random(5);
  for (int round = 0; round < 20000; ++round) {
    auto graph = random_graph<Reversible>(random, true);
    for (auto& [from, edges] : graph.edges) {
      for (auto& edge : edges) edge.cost = 1;
    }
    graph.only_tests = round % 2 == 1;
    const auto best = best_cost(graph);
    for (std::uint32_t depth = 0; depth < 8; ++depth) {
      Limits limits;
      if (depth < 7) limits.depth = depth;
      Monitor monitor(limits, nullptr, 1);
      Silent silent;
      Bidirectional<Reversible> search(graph, monitor, silent);
      search.add_root(0);
      while (search.step()) {
      }
      const auto& outcome = search.outcome();
      if (best && *best <= static_cast<Cost>(limits.depth)) {
        REQUIRE(outcome.verdict == Verdict::solved);
        REQUIRE(outcome.plan.cost == *best);
        REQUIRE(leads(graph, {outcome.plan.actions.begin(), outcome.plan.actions.end()}, *best));
      } else if (best) {
        REQUIRE(outcome.verdict == Verdict::limited);
      } else {
        REQUIRE(outcome.verdict != Verdict::solved);
        if (depth == 7) REQUIRE(outcome.verdict == Verdict::exhausted);
      }
    }
  }
}

namespace {

/// Every word of an acyclic path from 0 to its first goal, once, in the order in which depth-first meets the
/// words: by recursion over all paths.
void all_plans(const Graph& graph, std::vector<int>& path, std::string& word, Cost cost,
               std::vector<std::pair<std::string, Cost>>& out) {
  const int at = path.back();
  if (graph.goals.contains(at)) {
    out.push_back({word, cost});
    return;
  }
  const auto edges = graph.edges.find(at);
  if (edges == graph.edges.end()) return;
  for (const auto& edge : edges->second) {
    if (std::find(path.begin(), path.end(), edge.to) != path.end()) continue;
    path.push_back(edge.to);
    word.push_back(edge.action);
    all_plans(graph, path, word, cost + edge.cost, out);
    path.pop_back();
    word.pop_back();
  }
}

template <class AnyGraph>
std::vector<std::string> enumerate(AnyGraph& graph, int root) {
  PlanEnumerator<AnyGraph> plans(graph, StateId{static_cast<std::uint32_t>(root)});
  std::vector<std::string> words;
  while (plans.next()) words.emplace_back(plans.word().begin(), plans.word().end());
  return words;
}

}  // namespace

TEST_CASE("each different plan comes once: the best ones, or all that repeat no state") {
  Random random(6);
  for (int round = 0; round < 20000; ++round) {
    auto graph = random_graph<Graph>(random, true);
    std::vector<int> path{0};
    std::string word;
    std::vector<std::pair<std::string, Cost>> all;
    all_plans(graph, path, word, 0, all);
    std::set<std::string> words, best_words;
    const auto best = best_cost(graph);
    for (const auto& [plan, cost] : all) {
      words.insert(plan);
      if (cost == *best) best_words.insert(plan);
    }
    Monitor monitor({}, nullptr, 1);
    WholeGraph<Graph> whole(graph, monitor);
    whole.add_root(0);
    const auto got = enumerate(whole, 0);
    REQUIRE(std::set<std::string>(got.begin(), got.end()) == words);
    REQUIRE(got.size() == words.size());

    OptimalGraph<Graph, AStar<Cost>> optimal(graph, monitor);
    optimal.add_root(0);
    if (optimal.build().verdict == Verdict::solved) {
      const auto got_best = enumerate(optimal, 0);
      REQUIRE(std::set<std::string>(got_best.begin(), got_best.end()) == best_words);
      REQUIRE(got_best.size() == best_words.size());
    } else {
      REQUIRE(best_words.empty());
    }
  }
}

TEST_CASE("the first of the shortest plans is breadth-first's") {
  Random random(7);
  for (int round = 0; round < 5000; ++round) {
    auto graph = random_graph<UnitGraph>(random, true);
    Monitor monitor({}, nullptr, 1);
    Silent silent;
    BreadthFirst<UnitGraph> search(graph, monitor, silent);
    search.add_root(0);
    while (search.step()) {
    }
    graph.h.clear();
    graph.dead_ends.clear();
    OptimalGraph<UnitGraph, UniformCost<UnitCost>> optimal(graph, monitor);
    optimal.add_root(0);
    REQUIRE(optimal.build().verdict == search.outcome().verdict);
    if (search.outcome().verdict != Verdict::solved) continue;
    PlanEnumerator plans(optimal, StateId{0});
    REQUIRE(plans.next());
    REQUIRE(plans.word() == search.outcome().plan.actions);
  }
}

TEST_CASE("open lists: buckets, heap and the change from one to the other give the same order") {
  Random random(8);
  for (int round = 0; round < 2000; ++round) {
    HeapOpen<Cost> heap;
    AdaptiveOpen<Cost> adaptive;
    std::uint32_t next = 0;
    for (int i = 0; i < 60; ++i) {
      if (!heap.empty() && random.below(3) == 0) {
        const auto a = heap.pop();
        const auto b = adaptive.pop();
        REQUIRE(a.id == b.id);
        REQUIRE(a.key == b.key);
      } else {
        const Cost first = random.below(30) == 0 ? 100000 + random.below(3) : random.below(4);
        const Key<Cost> key{first, random.below(3)};
        heap.push(key, StateId{next});
        adaptive.push(key, StateId{next++});
      }
    }
  }
}

TEST_CASE("A* reopens closed states: the inconsistent heuristic of the textbooks") {
  Graph graph;  // u=0 v=1 w=2 x=3 z=4
  graph.edges = {
      {0, {{'v', 1, 4}, {'w', 2, 1}}}, {2, {{'x', 3, 1}}}, {3, {{'v', 1, 1}}}, {1, {{'z', 4, 10}}}};
  graph.h = {{2, 9}, {3, 8}};
  graph.goals = {4};
  const Answer answer = run<BestFirst<Graph, AStar<Cost>>>(graph, {});
  CHECK(answer.plan == "wxvz");
  CHECK(answer.cost == 13);
}

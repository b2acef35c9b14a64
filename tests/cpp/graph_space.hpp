#pragma once
/// A graph given edge by edge as a state space: what the algorithms are tested on.
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "search/packed_store.hpp"

namespace rumbo::test {

struct SpreadHash {
  std::size_t operator()(int n) const { return static_cast<std::size_t>(n) * 0x9E3779B97F4A7C15ULL >> 20; }
};

struct Graph {
  struct Edge {
    char action;
    int to;
    int cost;
  };
  using State = int;
  using Action = char;
  using Cost = std::int64_t;
  using Store = search::PackedStore<int, SpreadHash>;

  std::map<int, std::vector<Edge>> edges;
  std::set<int> goals;
  std::map<int, int> h;     // 0 where absent
  std::set<int> dead_ends;  // whatever h says
  int expansions = 0;

  bool is_goal(const State& state) const { return goals.contains(state); }
  bool less(const State& a, const State& b) const { return a < b; }
  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) {
    ++expansions;
    const auto from = edges.find(state);
    if (from == edges.end()) return;
    for (const Edge& edge : from->second) visit(edge.action, edge.to, edge.cost);
  }
  std::optional<Cost> heuristic(const State& state) const {
    if (dead_ends.contains(state)) return std::nullopt;
    const auto found = h.find(state);
    return found == h.end() ? 0 : found->second;
  }
};

/// As Graph, with moves that cost one each, whatever the edges say.
struct UnitGraph : Graph {
  using Cost = search::UnitCost;
  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) {
    Graph::for_each_successor(state, [&](char action, int to, auto) { visit(action, to, Cost{1}); });
  }
  std::optional<Cost> heuristic(const State& state) const {
    const auto found = Graph::heuristic(state);
    if (!found) return std::nullopt;
    return static_cast<Cost>(*found);
  }
};

}  // namespace rumbo::test

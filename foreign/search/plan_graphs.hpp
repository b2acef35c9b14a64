#pragma once
/// The graphs whose words are plans: the part of a space that lies on optimal plans, and the whole of it.
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/best_first.hpp"
#include "search/plan_enumerator.hpp"

namespace rumbo::search {

/// Notes the edges of each state as a best-first search expands it; of one expanded again, the last ones.
template <StateSpace Space>
class EdgeRecorder {
 public:
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;
  static constexpr bool listens = true;

  struct Edge {
    Action action;
    StateId to;
    Cost cost;
  };
  struct Range {
    std::size_t first = 0;
    std::size_t last = 0;
  };

  void watch(const typename Space::Store& store) { store_ = &store; }
  std::span<const Edge> edges(StateId id) const {
    if (index(id) >= ranges_.size()) return {};
    const Range& range = ranges_[index(id)];
    return {edges_.data() + range.first, range.last - range.first};
  }
  std::size_t bytes() const { return edges_.capacity() * sizeof(Edge) + ranges_.capacity() * sizeof(Range); }

  void expanded(const NodeView<Space>& node) {
    at_ = index(store_->find(node.state));
    if (at_ >= ranges_.size()) ranges_.resize(at_ + 1);
    ranges_[at_] = {edges_.size(), edges_.size()};
  }
  void generated(Action action, const typename Space::State& state, const Cost& cost, Fate) {
    edges_.push_back({action, store_->find(state), cost});
    ranges_[at_].last = edges_.size();
  }
  void reached_goal(const NodeView<Space>&) {}
  void deepened(const Cost&) {}

 private:
  const typename Space::Store* store_ = nullptr;
  std::vector<Edge> edges_;
  std::vector<Range> ranges_;
  std::size_t at_ = 0;
};

/// What lies on plans of least cost.
template <InformedSpace Space, class Order>
class OptimalGraph {
 public:
  using Action = typename Space::Action;
  using Cost = typename Space::Cost;

  OptimalGraph(Space& space, Monitor& monitor, Order order = {})
      : space_(space), monitor_(monitor), search_(space, monitor, recorder_, order) {
    recorder_.watch(search_.store());
    monitor.count_beside([this] { return recorder_.bytes(); });
  }
  OptimalGraph(const OptimalGraph&) = delete;
  OptimalGraph& operator=(const OptimalGraph&) = delete;
  void add_root(const typename Space::State& state) { search_.add_root(state); }

  /// Searches as far as optimal plans reach. The outcome is that of the search: `solved` where there are any.
  /// Where it cut off what lay too deep (`cut_off`) the best plans may be longer than the limit of depth.
  const Outcome<Space>& build() {
    while (search_.step()) {
    }
    if (search_.outcome().verdict != Verdict::solved) return search_.outcome();
    const Cost best = search_.outcome().plan.cost;
    goal_.assign(search_.store().size(), false);
    note_goal();
    if constexpr (moves_lead_on) {
      search_.set_horizon(best - Cost{1});
    } else {
      search_.set_horizon(best);
    }
    for (;;) {
      search_.outcome().verdict = Verdict::running;
      while (search_.step()) {
      }
      if (search_.outcome().verdict == Verdict::limited) {
        if (search_.outcome().limit != Limit::depth) return search_.outcome();
        cut_off_ = true;
      }
      if (search_.outcome().verdict != Verdict::solved) break;
      note_goal();
    }
    goal_.resize(search_.store().size(), false);
    if constexpr (moves_lead_on) test_layer(best);
    keep_useful(best);
    search_.outcome().verdict = Verdict::solved;
    return search_.outcome();
  }

  std::span<const GraphEdge<Action>> edges(StateId id) const {
    return {useful_.data() + first_[index(id)], first_[index(id) + 1] - first_[index(id)]};
  }
  bool is_goal(StateId id) const { return goal_[index(id)]; }
  bool may_repeat() const { return has_free_moves_; }
  bool cut_off() const { return cut_off_; }
  const Counters& counters() { return search_.counters(); }
  std::size_t bytes() const {
    return search_.bytes() + useful_.capacity() * sizeof(GraphEdge<Action>) +
           first_.capacity() * sizeof(std::size_t);
  }
  void look(std::size_t beside) {
    if (const auto limit = monitor_.look(search_.counters().expanded, [&] { return bytes() + beside; }))
      throw LimitReached{*limit};
  }

 private:
  /// A state as far as the goal need not be expanded: it can be told apart by g, and no move stays at its
  /// distance.
  static constexpr bool moves_lead_on = std::same_as<Cost, UnitCost> && !Order::uses_h;

  void note_goal() {
    const StateId id = search_.store().find(search_.outcome().plan.states.back());
    if (index(id) >= goal_.size()) goal_.resize(index(id) + 1, false);
    goal_[index(id)] = true;
  }
  /// The states of the last layer that the search did not take.
  void test_layer(const Cost& best) {
    for (std::uint32_t i = 0; i < search_.store().size(); ++i) {
      const StateId id{i};
      if (search_.g(id) == best && !goal_[i]) goal_[i] = space_.is_goal(search_.store().state(id));
    }
  }
  bool is_optimal(StateId from, const typename EdgeRecorder<Space>::Edge& edge, const Cost& best) const {
    return !goal_[index(from)] && search_.g(from) + edge.cost == search_.g(edge.to) &&
           !(best < search_.g(edge.to));
  }

  static constexpr std::uint32_t states_a_look = 1U << 14;

  /// Only the optimal edges from which an optimal goal can be reached: then no prefix of a plan is in vain.
  void keep_useful(const Cost& best) {
    const std::uint32_t size = search_.store().size();
    std::vector<std::vector<StateId>> before(size);
    std::size_t beside = size * sizeof(std::vector<StateId>);
    const auto look_now_and_then = [&](std::uint32_t i) {
      if (i % states_a_look == 0) look(beside);
    };
    for (std::uint32_t i = 0; i < size; ++i) {
      look_now_and_then(i);
      for (const auto& edge : recorder_.edges(StateId{i})) {
        if (!is_optimal(StateId{i}, edge, best)) continue;
        before[index(edge.to)].push_back(StateId{i});
        beside += sizeof(StateId);
      }
    }
    std::vector<bool> useful(size, false);
    std::vector<StateId> reached;
    for (std::uint32_t i = 0; i < size; ++i) {
      goal_[i] = goal_[i] && search_.g(StateId{i}) == best;
      if (goal_[i]) reached.push_back(StateId{i});
      useful[i] = goal_[i];
    }
    for (std::uint32_t done = 0; !reached.empty(); ++done) {
      look_now_and_then(done);
      const StateId id = reached.back();
      reached.pop_back();
      for (const StateId earlier : before[index(id)]) {
        if (useful[index(earlier)]) continue;
        useful[index(earlier)] = true;
        reached.push_back(earlier);
      }
    }
    for (std::uint32_t i = 0; i < size; ++i) {
      look_now_and_then(i);
      first_.push_back(useful_.size());
      for (const auto& edge : recorder_.edges(StateId{i})) {
        if (!useful[i] || !useful[index(edge.to)] || !is_optimal(StateId{i}, edge, best)) continue;
        useful_.push_back({edge.action, edge.to});
        // Also a cost that a large float absorbs.
        if (!(search_.g(StateId{i}) < search_.g(edge.to))) has_free_moves_ = true;
      }
    }
    first_.push_back(useful_.size());
  }

  Space& space_;
  Monitor& monitor_;
  EdgeRecorder<Space> recorder_;
  BestFirst<Space, Order, EdgeRecorder<Space>> search_;
  std::vector<bool> goal_;
  std::vector<GraphEdge<Action>> useful_;
  std::vector<std::size_t> first_;  // by state, into useful_
  bool has_free_moves_ = false;
  bool cut_off_ = false;
};

/// All of a space, each state expanded when the enumeration first comes to it.
template <StateSpace Space>
class WholeGraph {
 public:
  using Action = typename Space::Action;

  WholeGraph(Space& space, Monitor& monitor) : space_(space), monitor_(monitor) {}
  void add_root(const typename Space::State& state) { intern(state); }

  std::span<const GraphEdge<Action>> edges(StateId id) {
    if (!expanded_[index(id)]) expand(id);
    return edges_[index(id)];
  }
  bool is_goal(StateId id) {
    if (!tested_[index(id)]) {
      tested_[index(id)] = true;
      goal_[index(id)] = space_.is_goal(store_.state(id));
    }
    return goal_[index(id)];
  }
  bool may_repeat() const { return true; }
  /// The limit that stopped it, where one did: from then on states have no edges.
  const std::optional<Limit>& limit() const { return limit_; }
  const Counters& counters() const { return counters_; }
  std::size_t bytes() const { return store_.bytes() + edge_count_ * sizeof(GraphEdge<Action>); }
  void look(std::size_t beside) {
    if (const auto limit = monitor_.look(counters_.expanded, [&] { return bytes() + beside; }))
      throw LimitReached{*limit};
  }

 private:
  StateId intern(const typename Space::State& state) {
    const auto [id, fresh] = store_.intern(state);
    if (fresh) {
      edges_.emplace_back();
      expanded_.push_back(false);
      tested_.push_back(false);
      goal_.push_back(false);
    }
    return id;
  }
  void expand(StateId id) {
    if (!limit_) limit_ = monitor_.before_expansion(counters_.expanded, [&] { return bytes(); });
    if (limit_) return;
    ++counters_.expanded;
    expanded_[index(id)] = true;
    std::vector<GraphEdge<Action>> edges;
    space_.for_each_successor(store_.state(id), [&](Action action, const auto& child, const auto&) {
      edges.push_back({action, intern(child)});
    });
    edge_count_ += edges.size();
    edges_[index(id)] = std::move(edges);
  }

  Space& space_;
  Monitor& monitor_;
  typename Space::Store store_;
  std::vector<std::vector<GraphEdge<Action>>> edges_;
  std::vector<bool> expanded_, tested_, goal_;
  std::size_t edge_count_ = 0;
  Counters counters_;
  std::optional<Limit> limit_;
};

}  // namespace rumbo::search

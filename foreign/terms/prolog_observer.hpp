#pragma once
/// Tells a predicate of the student's what a search does, event by event, as terms:
///
///   expande(Estado, Profundidad, G, H, Abiertos)   a node is expanded; H is `no` where the strategy has none
///   genera(Accion, Estado, Coste, Destino)         a successor of it and what became of it
///   meta(Estado, Profundidad, G, H, Abiertos)      the goal was taken
///   cota(N)                                        an iteration begins, with this bound
#include <SWI-Prolog.h>

#include "search/observer.hpp"
#include "terms/problem.hpp"

namespace rumbo::terms {

/// The name that a student sees.
const char* destiny(search::Fate fate);

class EventCaller {
 public:
  /// From llamada(Module, Name, Arguments), the event in the role `valor`.
  EventCaller(Problem& problem, term_t description) : problem_(problem), callback_(description) {}

 protected:
  using Fate = search::Fate;
  void tell_node(const char* name, const search::ByteState& state, std::uint32_t depth, const Number& g,
                 const std::optional<Number>& h, std::uint64_t open);
  void tell_successor(ActionId action, const search::ByteState& state, const Number& cost, Fate fate);
  void tell_bound(const Number& bound);

 private:
  void tell(term_t event);
  static term_t number_term(const Number& number);

  Problem& problem_;
  Callback callback_;
};

template <class Space>
class PrologObserver : private EventCaller {
  using Node = search::NodeView<Space>;
  using Cost = typename Space::Cost;

 public:
  static constexpr bool listens = true;
  using EventCaller::EventCaller;

  void expanded(const Node& node) { tell_node("expande", node); }
  void reached_goal(const Node& node) { tell_node("meta", node); }
  void generated(ActionId action, const search::ByteState& state, const Cost& cost, search::Fate fate) {
    tell_successor(action, state, Number(cost), fate);
  }
  void deepened(const Cost& bound) { tell_bound(Number(bound)); }

 private:
  void tell_node(const char* name, const Node& node) {
    const std::optional<Number> h = node.h ? std::optional(Number(*node.h)) : std::nullopt;
    EventCaller::tell_node(name, node.state, node.depth, Number(node.g), h, node.open);
  }
};

}  // namespace rumbo::terms

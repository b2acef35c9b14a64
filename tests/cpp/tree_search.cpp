#include <algorithm>
#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "search/packed_store.hpp"
#include "search/path_store.hpp"
#include "search/tree_open.hpp"
#include "search/tree_search.hpp"

using namespace rumbo::search;

namespace {

/// Words over digits: a word has up to three successors, which depend on all of it; some words are goals.
struct Words {
  using State = PathState<int>;
  using Action = int;
  using Cost = UnitCost;
  using Store = PathStore<int>;

  unsigned seed;

  static unsigned mix(unsigned seed, const std::string& word) {
    unsigned mixed = seed * 2654435761U;
    for (const char c : word) mixed = (mixed ^ static_cast<unsigned>(c)) * 16777619U;
    return mixed >> 7;
  }
  static bool goal(unsigned seed, const std::string& word) {
    return word.size() > 1 && mix(seed, word) % 4 == 0;
  }
  static std::vector<int> children(unsigned seed, const std::string& word) {
    std::vector<int> digits;
    if (word.size() >= 6) return digits;
    for (unsigned i = 0; i < mix(seed, word) % 4; ++i)
      digits.push_back(static_cast<int>((mix(seed, word) >> i) % 10));
    return digits;
  }
  static std::string word(const State& state) {
    std::string word;
    state.walk_back([&](int digit) {
      word.push_back(static_cast<char>('0' + digit));
      return true;
    });
    std::reverse(word.begin(), word.end());
    return word;
  }

  bool is_goal(const State& state) const { return goal(seed, word(state)); }
  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) const {
    for (const int digit : children(seed, word(state))) visit(digit, state.then(digit), Cost{1});
  }
};
static_assert(StateSpace<Words>);

/// By the last digit alone: many ties.
struct ByLastDigit {
  int compare(const PathStore<int>& store, StateId a, StateId b) const {
    return store.value(a) - store.value(b);
  }
};

/// The four procedures read literally, over a list.
struct Literal {
  enum Kind { queue, stack, ranked, climbing } kind;
  Siblings siblings;
  Ties ties;

  std::vector<std::string> run(unsigned seed) const {
    std::deque<std::string> open{"1"};
    std::vector<std::string> found;
    while (!open.empty()) {
      const std::string word = open.front();
      open.pop_front();
      if (Words::goal(seed, word)) {
        found.push_back(word);
        if (kind == climbing) break;
        continue;
      }
      std::vector<std::string> children;
      for (const int digit : Words::children(seed, word))
        children.push_back(word + static_cast<char>('0' + digit));
      if (siblings == Siblings::last_to_first) std::reverse(children.begin(), children.end());
      if (kind == climbing) open.clear();
      for (const auto& child : children) insert(open, child);
    }
    return found;
  }
  void insert(std::deque<std::string>& open, const std::string& word) const {
    if (kind == queue) return open.push_back(word);
    if (kind == stack) return open.push_front(word);
    auto at = open.begin();
    while (at != open.end() &&
           (ties == Ties::first_in ? at->back() <= word.back() : at->back() < word.back()))
      ++at;
    open.insert(at, word);
  }
};

template <class Open>
std::vector<std::string> run(unsigned seed, Siblings siblings, Open open, bool once = false) {
  Words space{seed};
  Monitor monitor({}, nullptr, 1);
  TreeSearch<Words, Open> search(space, monitor, siblings, std::move(open));
  search.add_root(Words::State::start(1));
  std::vector<std::string> found;
  while (const auto goal = search.next_goal()) {
    found.push_back(Words::word(search.store().state(*goal)));
    if (once) break;
  }
  return found;
}

}  // namespace

TEST_CASE("tree_search_equals_the_four_procedures_read_literally") {
  std::size_t answers = 0;
  for (unsigned seed = 0; seed < 300; ++seed) {
    for (const Siblings siblings : {Siblings::first_to_last, Siblings::last_to_first}) {
      for (const Ties ties : {Ties::last_in, Ties::first_in}) {
        CAPTURE(seed, static_cast<int>(siblings), static_cast<int>(ties));
        const auto breadth = Literal{Literal::queue, siblings, ties}.run(seed);
        answers += breadth.size();
        CHECK(run(seed, siblings, QueueOpen()) == breadth);
        CHECK(run(seed, siblings, StackOpen()) == Literal{Literal::stack, siblings, ties}.run(seed));
        CHECK(run(seed, siblings, RankedOpen<ByLastDigit>({}, ties)) ==
              Literal{Literal::ranked, siblings, ties}.run(seed));
        CHECK(run(seed, siblings, ChildrenOpen<ByLastDigit>({}, ties), true) ==
              Literal{Literal::climbing, siblings, ties}.run(seed));
      }
    }
  }
  CHECK(answers > 1000);
}

TEST_CASE("tree_search_goes_on_behind_a_goal_and_says_when_nothing_waits") {
  Words space{3};
  Monitor monitor({}, nullptr, 1);
  TreeSearch<Words, QueueOpen> search(space, monitor, Siblings::first_to_last);
  search.add_root(Words::State::start(1));
  while (search.next_goal()) {
  }
  CHECK_FALSE(search.more());
  CHECK_FALSE(search.stopped_by().has_value());
  CHECK_FALSE(search.next_goal().has_value());
}

TEST_CASE("tree_search_queue_keeps_its_order_while_it_gives_room_back") {
  QueueOpen open;
  const int store = 0;
  std::uint32_t in = 0, out = 0;
  for (std::uint32_t round = 0; round < 20000; ++round) {
    open.push(StateId{in++}, store);
    open.push(StateId{in++}, store);
    CHECK(index(open.pop(store)) == out++);
  }
  while (!open.empty()) REQUIRE(index(open.pop(store)) == out++);
  CHECK(in == out);
}

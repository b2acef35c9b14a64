#include <algorithm>
#include <limits>

#include "tiles/ida_budget.hpp"
#include "tiles/pattern_database.hpp"
#include "tiles/solvable.hpp"

namespace rumbo::tiles {
namespace {

/// One of the two ways to look a board up: as it stands, or mirrored. Each group's number and value, and
/// their sum.
struct Lookup {
  std::array<std::uint32_t, 8> number{};
  std::array<std::uint8_t, 8> value{};
  int sum = 0;
};

/// IDA* on a board that stands as PatternView turns it. A move changes one group's number by additions. The
/// entries of all children are fetched before the first one is read: the tables are larger than any cache.
template <int Side>
class PatternIda {
 public:
  PatternIda(const BoardProblem& problem, const PatternHeuristic& h, const IdaLimits& limits,
             const IdaPoll& poll)
      : database_(h.database()),
        turn_(h.view().turn()),
        tables_{database_.moves(), database_.moves().renamed(h.view().mirror())},
        limits_(limits),
        budget_(limits, poll) {
    place_board(problem.start, h.view());
    prepare_moves(turn_.order(problem.order));
  }

  IdaOutcome run() {
    const int h = std::max(lookups_[0].sum, lookups_[1].sum);
    IdaOutcome outcome = ida_deepen(
        h, limits_, budget_,
        [&](int bound) {
          overrun_ = std::numeric_limits<int>::max() / 2;
          return h == 0 || search(blank_, no_way_back, bound);
        },
        [this](int bound) { return bound + overrun_; });
    outcome.plan.assign(path_.rbegin(), path_.rend());
    return outcome;
  }

 private:
  static constexpr Shape shape{Side, Side};
  static constexpr std::size_t cells = Side * Side;
  static constexpr int no_way_back = 4;

  struct Step {
    Direction direction;
    std::uint8_t from;  // the tile's cell: the blank's next one
    bool vertical;
    std::int8_t sign;                           // of the change of cell numbers, mirrored or not
    std::array<std::uint8_t, Side - 1> passed;  // cells between, in the look-up in which the move is vertical
  };
  struct Steps {
    std::array<Step, 4> step;
    int count = 0;
  };
  struct Child {
    std::uint8_t tile;
    std::array<std::uint32_t, 2> number;
  };

  void place_board(Cells start, const PatternView& view) {
    std::array<std::uint8_t, PatternMoves::max_names> place{};
    for (std::size_t i = 0; i < start.size(); ++i) {
      const std::uint8_t cell = view.cell(static_cast<int>(i));
      board_[cell] = view.name(start[i]);
      place[board_[cell]] = cell;
      if (start[i] == 0) blank_ = cell;
    }
    for (std::size_t l = 0; l < lookups_used_; ++l) {
      std::array<std::uint8_t, PatternMoves::max_names> seen = place;
      for (std::size_t name = 0; l == 1 && name < cells; ++name) {
        seen[view.mirror()[name]] = view.mirror()[place[name]];
      }
      for (std::size_t g = 0; g < database_.groups(); ++g) {
        table_[g] = database_.table(g);
        std::array<std::uint8_t, PatternMoves::max_names> at{};
        const auto& group = database_.layout().groups[g];
        for (std::size_t i = 0; i < group.size(); ++i) at[i] = seen[group[i]];
        lookups_[l].number[g] = database_.index(g)(at.data());
        lookups_[l].value[g] = table_[g][lookups_[l].number[g]];
        lookups_[l].sum += lookups_[l].value[g];
      }
    }
  }

  void prepare_moves(const MoveOrder& order) {
    const auto mirror = [](int cell) { return shape.column(cell) * Side + shape.row(cell); };
    const MoveTable moves(shape, order);
    for (int blank = 0; blank < shape.cells(); ++blank) {
      Steps& steps = steps_[static_cast<std::size_t>(blank)];
      for (const Move move : moves.from(blank)) {
        Step& step = steps.step[static_cast<std::size_t>(steps.count++)];
        step.direction = move.direction;
        step.from = move.to;
        step.vertical = move.direction == Direction::n || move.direction == Direction::s;
        step.sign = blank > move.to ? 1 : -1;
        const int a = step.vertical ? blank : mirror(blank);
        const int b = step.vertical ? move.to : mirror(move.to);
        for (int i = 0, cell = std::min(a, b) + 1; cell < std::max(a, b); ++cell) {
          step.passed[static_cast<std::size_t>(i++)] =
              static_cast<std::uint8_t>(step.vertical ? cell : mirror(cell));
        }
      }
    }
  }

  /// `left`: bound - g of the node whose blank is in `blank`.
  bool search(int blank, int way_back, int left) {
    const Steps& steps = steps_[static_cast<std::size_t>(blank)];
    const int successors = steps.count - (way_back == no_way_back ? 0 : 1);
    budget_.expand(successors);
    std::array<Child, 4> children;
    for (int i = 0; i < steps.count; ++i) {
      const Step& step = steps.step[static_cast<std::size_t>(i)];
      if (static_cast<int>(step.direction) != way_back)
        children[static_cast<std::size_t>(i)] = look_ahead(step);
    }
    int made = 0;
    for (int i = 0; i < steps.count; ++i) {
      const Step& step = steps.step[static_cast<std::size_t>(i)];
      if (static_cast<int>(step.direction) == way_back) continue;
      ++made;
      if (try_child(blank, step, children[static_cast<std::size_t>(i)], left - 1)) {
        path_.push_back(turn_.back(step.direction));
        budget_.not_generated(successors - made);
        return true;
      }
    }
    return false;
  }

  /// The numbers that the moved tile's groups get, and their entries on the way from memory.
  Child look_ahead(const Step& step) const {
    Child child;
    child.tile = board_[step.from];
    const std::size_t straight = step.vertical ? 0 : 1;  // the look-up in which the move is vertical
    const PatternMoves& across = tables_[straight];
    std::int32_t change = Side * across.weight(child.tile);
    for (const std::uint8_t cell : step.passed) change += across.passing(child.tile, board_[cell]);
    add(child, straight, step.sign * change);
    add(child, 1 - straight, step.sign * tables_[1 - straight].weight(child.tile));
    return child;
  }
  void add(Child& child, std::size_t l, std::int32_t change) const {
    const std::size_t group = tables_[l].group(child.tile);
    child.number[l] = lookups_[l].number[group] + static_cast<std::uint32_t>(change);
    if (l < lookups_used_) __builtin_prefetch(table_[group] + child.number[l]);
  }

  bool try_child(int blank, const Step& step, const Child& child, int left) {
    std::array<Change, 2> change{};
    for (std::size_t l = 0; l < lookups_used_; ++l) {
      change[l].group = tables_[l].group(child.tile);
      change[l].number = child.number[l];
      change[l].value = table_[change[l].group][child.number[l]];
      change[l].sum = lookups_[l].sum + change[l].value - lookups_[l].value[change[l].group];
      if (change[l].sum > left) {
        overrun_ = std::min(overrun_, change[l].sum - left);
        return false;
      }
    }
    if (change[0].sum == 0) return true;  // no tile of any group is away from its goal
    board_[static_cast<std::size_t>(blank)] = child.tile;
    for (std::size_t l = 0; l < lookups_used_; ++l) exchange(lookups_[l], change[l]);
    const bool found = search(step.from, static_cast<int>(opposite(step.direction)), left);
    for (std::size_t l = 0; l < lookups_used_; ++l) exchange(lookups_[l], change[l]);
    board_[step.from] = child.tile;
    return found;
  }

  /// What a move changes in a look-up; after the exchange, what it was before.
  struct Change {
    std::size_t group;
    std::uint32_t number;
    std::uint8_t value;
    int sum;
  };
  static void exchange(Lookup& lookup, Change& change) {
    std::swap(lookup.number[change.group], change.number);
    std::swap(lookup.value[change.group], change.value);
    std::swap(lookup.sum, change.sum);
  }

  const PatternDatabase& database_;
  const std::size_t lookups_used_ = database_.reflects() ? 2 : 1;
  Symmetry turn_;
  std::array<PatternMoves, 2> tables_;
  std::array<const std::uint8_t*, 8> table_{};
  std::array<Lookup, 2> lookups_{};
  std::array<std::uint8_t, cells> board_{};
  std::array<Steps, cells> steps_{};
  int blank_ = 0;
  IdaLimits limits_;
  IdaBudget budget_;
  int overrun_ = 0;  // by which the least f above the bound exceeded it
  std::vector<Direction> path_;
};

}  // namespace

IdaOutcome ida_patterns(const BoardProblem& problem, std::shared_ptr<const PatternDatabase> database,
                        const IdaLimits& limits, const IdaPoll& poll) {
  const PatternHeuristic h(std::move(database), problem.shape, problem.goal);
  if (!solvable(problem.shape, problem.start, problem.goal)) return {};
  if (problem.shape.width == 3) return PatternIda<3>(problem, h, limits, poll).run();
  if (problem.shape.width == 4) return PatternIda<4>(problem, h, limits, poll).run();
  return PatternIda<5>(problem, h, limits, poll).run();
}

}  // namespace rumbo::tiles

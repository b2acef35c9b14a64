#pragma once
/// The pattern databases of one layout, ready to be asked, and the view of them that a goal needs.
///
///     const PatternView view(shape, goal);                               // turns the blank's goal home
///     const auto layout = pattern_layout(shape, "6-6-3", view.blank());
///     const auto database = PatternDatabase::shared(pattern_folder(), layout);   // PatternFileError: build
///     it
#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "search/state_space.hpp"
#include "tiles/ida_star.hpp"
#include "tiles/pattern_file.hpp"
#include "tiles/pattern_layout.hpp"
#include "tiles/pattern_moves.hpp"
#include "tiles/symmetry.hpp"

namespace rumbo::tiles {

class PatternDatabase {
 public:
  /// Opens the layout's file and checks all of it. Throws PatternFileError.
  PatternDatabase(const std::filesystem::path& folder, const PatternLayout& layout);

  /// The same, opened once in a process for each file; safe from several threads.
  static std::shared_ptr<const PatternDatabase> shared(const std::filesystem::path& folder,
                                                       const PatternLayout& layout);
  /// Builds the layout's file anew and opens it, in place of one that was open. See write_patterns.
  static std::shared_ptr<const PatternDatabase> build(const std::filesystem::path& folder,
                                                      const PatternLayout& layout, unsigned threads,
                                                      const PatternWatch& watch);

  const PatternLayout& layout() const { return layout_; }
  std::size_t groups() const { return tables_.size(); }
  const std::uint8_t* table(std::size_t group) const { return tables_[group]; }
  const PatternIndex& index(std::size_t group) const { return indices_[group]; }
  const PatternMoves& moves() const { return moves_; }
  /// May the board be looked up mirrored about the main diagonal too? The mirror must leave the blank's goal.
  bool reflects() const { return layout_.shape.row(layout_.blank) == layout_.shape.column(layout_.blank); }

 private:
  PatternLayout layout_;
  std::vector<PatternIndex> indices_;
  PatternMoves moves_;
  MappedFile file_;
  std::vector<const std::uint8_t*> tables_;
};

/// How a problem looks to the databases: the board turned and mirrored so that the blank's goal is the first
/// cell that symmetry can bring it to (a corner: cell 0), and every tile named by its goal cell.
class PatternView {
 public:
  /// Throws HeuristicUnavailable for boards that are not 3x3, 4x4 or 5x5.
  PatternView(Shape shape, Cells goal);

  Shape shape() const { return shape_; }
  /// The blank's goal; also its name.
  int blank() const { return blank_; }
  const Symmetry& turn() const { return turn_; }
  std::uint8_t cell(int cell) const { return cells_[static_cast<std::size_t>(cell)]; }
  std::uint8_t name(int tile) const { return names_[static_cast<std::size_t>(tile)]; }
  /// The mirror about the main diagonal, of cells and of names.
  const std::array<std::uint8_t, PatternMoves::max_names>& mirror() const { return mirror_; }

 private:
  Shape shape_;
  Symmetry turn_;
  int blank_;
  std::array<std::uint8_t, PatternMoves::max_names> cells_{};
  std::array<std::uint8_t, PatternMoves::max_names> names_{};
  std::array<std::uint8_t, PatternMoves::max_names> mirror_{};
};

/// The sum over the patterns, of the board and of its mirror image the greater. Admissible; not consistent,
/// since the tables forget where the blank is. At least the Manhattan distance.
class PatternHeuristic {
 public:
  /// The database must be of the layout that the goal's view asks for: std::invalid_argument otherwise.
  PatternHeuristic(std::shared_ptr<const PatternDatabase> database, Shape shape, Cells goal);

  template <PackedBoard Board>
  search::UnitCost operator()(const Board& board) const {
    std::array<std::uint8_t, PatternMoves::max_names> place{};
    for (int cell = 0; cell < view_.shape().cells(); ++cell) {
      place[view_.name(board.tile(cell))] = view_.cell(cell);
    }
    return value(place);
  }

  const PatternDatabase& database() const { return *database_; }
  const PatternView& view() const { return view_; }

 private:
  int value(const std::array<std::uint8_t, PatternMoves::max_names>& place) const;
  int sum(const std::array<std::uint8_t, PatternMoves::max_names>& place) const;

  std::shared_ptr<const PatternDatabase> database_;
  PatternView view_;
};

/// IDA* with the databases; see ida_star.hpp.
IdaOutcome ida_patterns(const BoardProblem& problem, std::shared_ptr<const PatternDatabase> database,
                        const IdaLimits& limits, const IdaPoll& poll);

}  // namespace rumbo::tiles

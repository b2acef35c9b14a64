#pragma once
/// A line on the terminal that says how far a long search is, rewritten in place and wiped out at the end.
#include "search/limits.hpp"

namespace rumbo::predicates {

class ProgressLine {
 public:
  /// Watches the search that `monitor` belongs to; does nothing where it is not `wanted`.
  ProgressLine(search::Monitor& monitor, bool wanted);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

 private:
  void show(const search::Progress& progress) const;
  mutable std::size_t shown_ = 0;  // characters on the line
};

}  // namespace rumbo::predicates

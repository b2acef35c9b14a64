#pragma once
/// What is thrown where a heuristic does not exist for a shape or a goal.
#include <stdexcept>

namespace rumbo::tiles {

class HeuristicUnavailable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace rumbo::tiles

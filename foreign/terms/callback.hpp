#pragma once
/// A predicate of the student's, to be called with the search's terms in some of its arguments.
#include <SWI-Prolog.h>

#include <cstddef>
#include <vector>

#include "swipl/prolog.hpp"

namespace rumbo::terms {

/// What an argument of a callback is for.
enum class Role : std::uint8_t { state, action, next, cost, value, ignored, constant };

class Callback {
 public:
  Callback() = default;
  /// From `llamada(Module, Name, Arguments)`, an argument being an atom that names its role
  /// (antes, accion, despues, coste, valor, '_') or constante(Term).
  explicit Callback(term_t description);

  explicit operator bool() const { return predicate_ != nullptr; }

  /// Fresh arguments, constants filled in. They belong to the caller's frame.
  term_t arguments() const;
  /// The argument with a role, given what `arguments` returned; 0 where there is none.
  term_t argument(term_t arguments, Role role) const {
    const std::size_t at = place_[static_cast<std::size_t>(role)];
    return at == nowhere ? 0 : arguments + at;
  }
  bool has(Role role) const { return place_[static_cast<std::size_t>(role)] != nowhere; }
  /// The name of the predicate, as the move of forms that have none.
  atom_t name() const { return name_; }

  /// The solutions, one by one.
  swipl::Query call(term_t arguments) const { return swipl::Query(context_, predicate_, arguments); }

 private:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);
  static constexpr std::size_t roles = 5;

  module_t context_ = nullptr;
  predicate_t predicate_ = nullptr;
  atom_t name_ = 0;
  std::size_t arity_ = 0;
  std::size_t place_[roles] = {nowhere, nowhere, nowhere, nowhere, nowhere};
  /// Kept as one term, since they may share variables (the parameters and the body of a lambda do).
  swipl::Record constants_;
  std::vector<std::size_t> constant_places_;
};

}  // namespace rumbo::terms

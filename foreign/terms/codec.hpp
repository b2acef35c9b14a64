#pragma once
/// Prolog terms as bytes and back: ground, acyclic terms have equal bytes exactly when they are `==`.
///
/// A term is a tag and what belongs to it; a compound term's arguments and a list's elements follow in order.
/// Integers from 0 to 223 are their tag alone. A proper list of integers from 0 to 255 is its length and as
/// many bytes: a board of nine is eleven bytes.
#include <SWI-Prolog.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "search/byte_store.hpp"
#include "swipl/prolog.hpp"
#include "terms/symbols.hpp"

namespace rumbo::terms {

using Buffer = std::vector<std::byte>;

/// What makes a term unfit to be a state.
enum class Unfit { not_ground, cyclic };

class Codec {
 public:
  /// Appends the bytes of `term`. Throws Unfit. Term references that it makes are the caller's frame's.
  void encode(term_t term, Buffer& out);
  /// Unifies `term`, which is unbound, with the term of these bytes.
  void decode(search::Bytes bytes, term_t term);

  /// `look` is called now and then while a large term is written; it may throw.
  void look_within_terms(std::function<void()> look) { look_ = std::move(look); }

  Symbols& symbols() { return symbols_; }
  const Symbols& symbols() const { return symbols_; }

 private:
  /// A compound term or list whose parts are being written or read.
  struct Open {
    term_t whole;      // of a list: what is left of it
    term_t part;       // the argument or element at hand
    std::size_t next;  // counted from 1
    std::size_t count;
    enum Kind : std::uint8_t { compound, list, open_list } kind;
  };

  void encode_one(term_t term, Buffer& out);
  void encode_list(term_t term, Buffer& out);
  void encode_compound(term_t term, Buffer& out);
  bool encode_small_integers(term_t list, term_t element, Buffer& out);
  void encode_number(term_t term, Buffer& out);
  void decode_one(const std::byte*& at, term_t term);
  void decode_small_integers(const std::byte*& at, term_t term);
  bool next_part(term_t& part);
  void look() {
    swipl::poll_signals();
    if (look_) look_();
  }

  static constexpr std::uint32_t parts_a_check = 1U << 12;
  static constexpr std::uint32_t parts_a_look = 1U << 16;

  Symbols symbols_;
  std::vector<Open> open_;
  std::function<void()> look_;
};

}  // namespace rumbo::terms

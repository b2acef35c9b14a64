#include "terms/codec.hpp"

#include "terms/number.hpp"
// terms/number.hpp first: SWI-Prolog.h then knows GMP's types.
#include <cstring>
#include <string>

#include "swipl/prolog.hpp"

namespace rumbo::terms {

using swipl::check;

namespace {

enum Tag : std::uint8_t {
  atom_tag,
  integer_tag,     // zigzag, groups of seven bits
  float_tag,       // eight bytes
  string_tag,      // length, UTF-8
  big_tag,         // length, digits of an integer of more than 64 bits or of a rational
  compound_tag,    // number of the functor, arguments
  list_tag,        // length, elements; the tail is []
  open_list_tag,   // length, elements, tail
  small_list_tag,  // length, bytes
  empty_list_tag,
  small_integer_tag = 32  // and up to 255: the integer itself
};
constexpr std::int64_t small_integers = 256 - small_integer_tag;

void put(Buffer& out, unsigned byte) {
  out.push_back(static_cast<std::byte>(byte));
}
void put_count(Buffer& out, std::uint64_t n) {
  for (; n >= 0x80; n >>= 7) put(out, static_cast<unsigned>(n & 0x7F) | 0x80);
  put(out, static_cast<unsigned>(n));
}
void put_text(Buffer& out, const char* text, std::size_t size) {
  put_count(out, size);
  const auto* bytes = reinterpret_cast<const std::byte*>(text);
  out.insert(out.end(), bytes, bytes + size);
}
std::uint64_t take_count(const std::byte*& at) {
  std::uint64_t n = 0;
  for (unsigned shift = 0;; shift += 7) {
    const auto group = std::to_integer<std::uint64_t>(*at++);
    n |= (group & 0x7F) << shift;
    if (group < 0x80) return n;
  }
}

}  // namespace

void Codec::encode(term_t term, Buffer& out) {
  open_.clear();
  // A cyclic compound term would be walked for ever: it is looked for once, when the walk has become long.
  std::uint32_t parts = 0;
  for (term_t part = term;;) {
    encode_one(part, out);
    if (++parts == parts_a_check && !PL_is_acyclic(term)) throw Unfit::cyclic;
    // Subterms that a term shares are written as often as they occur, which may be very often.
    if (parts % parts_a_look == 0) look();
    if (!next_part(part)) return;
  }
}

/// Goes to the next argument, element or tail of the innermost open term; false when all are done.
bool Codec::next_part(term_t& part) {
  while (!open_.empty()) {
    Open& inner = open_.back();
    part = inner.part;
    ++inner.next;
    if (inner.next <= inner.count) {
      if (inner.kind == Open::compound) {
        _PL_get_arg(inner.next, inner.whole, inner.part);
      } else {
        check(PL_get_list(inner.whole, inner.part, inner.whole));
      }
      return true;
    }
    if (inner.kind == Open::open_list && inner.next == inner.count + 1) {
      check(PL_put_term(inner.part, inner.whole));
      return true;
    }
    PL_reset_term_refs(inner.whole);
    open_.pop_back();
  }
  return false;
}

void Codec::encode_one(term_t term, Buffer& out) {
  switch (PL_term_type(term)) {
    case PL_VARIABLE:
      throw Unfit::not_ground;
    case PL_INTEGER:
    case PL_RATIONAL:
      return encode_number(term, out);
    case PL_FLOAT: {
      double value;
      check(PL_get_float(term, &value));
      put(out, float_tag);
      const auto* bytes = reinterpret_cast<const std::byte*>(&value);
      out.insert(out.end(), bytes, bytes + sizeof value);
      return;
    }
    case PL_STRING: {
      char* text;
      std::size_t size;
      check(PL_get_nchars(term, &size, &text, CVT_STRING | REP_UTF8 | CVT_EXCEPTION));
      put(out, string_tag);
      return put_text(out, text, size);
    }
    case PL_NIL:
      return put(out, empty_list_tag);
    case PL_LIST_PAIR:
      return encode_list(term, out);
    case PL_TERM:
    case PL_DICT:
      return encode_compound(term, out);
    default: {  // an atom or another blob
      atom_t atom;
      check(PL_get_atom(term, &atom));
      put(out, atom_tag);
      return put_count(out, symbols_.number_of_atom(atom));
    }
  }
}

void Codec::encode_number(term_t term, Buffer& out) {
  std::int64_t value;
  if (PL_get_int64(term, &value)) {
    if (value >= 0 && value < small_integers)
      return put(out, static_cast<unsigned>(small_integer_tag + value));
    put(out, integer_tag);
    return put_count(out, static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63));
  }
  char* digits;
  std::size_t size;
  check(PL_get_nchars(term, &size, &digits, CVT_RATIONAL | CVT_EXCEPTION));
  put(out, big_tag);
  put_text(out, digits, size);
}

void Codec::encode_list(term_t term, Buffer& out) {
  const term_t whole = swipl::new_terms(2);
  const term_t part = whole + 1;
  if (encode_small_integers(term, part, out)) return PL_reset_term_refs(whole);
  // Without a reference for its tail: to bind one PL_skip_list() uses the trail, and does not make room
  // there.
  std::size_t length;
  const int kind = PL_skip_list(term, 0, &length);
  if (kind == PL_CYCLIC_TERM) throw Unfit::cyclic;
  const bool proper = kind == PL_LIST;
  check(PL_put_term(whole, term));
  put(out, proper ? list_tag : open_list_tag);
  put_count(out, length);
  open_.push_back({whole, part, 0, length, proper ? Open::list : Open::open_list});
}

/// Writes a list of integers from 0 to 255, which Prolog can read as one of character codes in a single call;
/// writes nothing, and says so, where it is another thing (a list of characters too is text).
bool Codec::encode_small_integers(term_t list, term_t element, Buffer& out) {
  char* codes;
  std::size_t length;
  if (!PL_get_head(list, element) || !PL_is_integer(element) ||
      !PL_get_nchars(list, &length, &codes, CVT_LIST | BUF_DISCARDABLE)) {
    return false;
  }
  put(out, small_list_tag);
  put_text(out, codes, length);
  return true;
}

void Codec::encode_compound(term_t term, Buffer& out) {
  atom_t name;
  std::size_t arity;
  check(PL_get_compound_name_arity(term, &name, &arity));
  put(out, compound_tag);
  put_count(out, symbols_.number_of_functor(PL_new_functor(name, arity)));
  const term_t whole = swipl::new_terms(2);
  check(PL_put_term(whole, term));
  open_.push_back({whole, whole + 1, 0, arity, Open::compound});
}

void Codec::decode(search::Bytes bytes, term_t term) {
  open_.clear();
  const std::byte* at = bytes.data();
  std::uint32_t parts = 0;
  for (term_t part = term;;) {
    decode_one(at, part);
    if (++parts % parts_a_look == 0) swipl::poll_signals();
    // The parts of a term under construction are reached as those of a term being read, a list cell by cell.
    for (;;) {
      if (open_.empty()) return;
      Open& inner = open_.back();
      part = inner.part;
      ++inner.next;
      if (inner.next <= inner.count) {
        if (inner.kind == Open::compound) {
          _PL_get_arg(inner.next, inner.whole, inner.part);
        } else {
          check(PL_unify_list(inner.whole, inner.part, inner.whole));
        }
        break;
      }
      if (inner.kind == Open::open_list && inner.next == inner.count + 1) {
        check(PL_put_term(inner.part, inner.whole));
        break;
      }
      if (inner.kind == Open::list) check(PL_unify_nil(inner.whole));
      PL_reset_term_refs(inner.whole);
      open_.pop_back();
    }
  }
}

void Codec::decode_one(const std::byte*& at, term_t term) {
  const auto tag = std::to_integer<std::uint8_t>(*at++);
  if (tag >= small_integer_tag) return check(PL_unify_integer(term, tag - small_integer_tag));
  switch (tag) {
    case atom_tag: {
      const auto number = static_cast<std::uint32_t>(take_count(at));
      return check(PL_unify_atom(term, symbols_.atom(number)));
    }
    case integer_tag: {
      const std::uint64_t zigzag = take_count(at);
      return check(PL_unify_int64(term, static_cast<std::int64_t>(zigzag >> 1 ^ (~(zigzag & 1) + 1))));
    }
    case float_tag: {
      double value;
      std::memcpy(&value, at, sizeof value);
      at += sizeof value;
      return check(PL_unify_float(term, value));
    }
    case string_tag: {
      const std::size_t size = take_count(at);
      check(PL_unify_chars(term, PL_STRING | REP_UTF8, size, reinterpret_cast<const char*>(at)));
      at += size;
      return;
    }
    case big_tag: {
      const std::size_t size = take_count(at);
      check(Number::unify(term, Number::large(std::string(reinterpret_cast<const char*>(at), size))));
      at += size;
      return;
    }
    case small_list_tag:
      return decode_small_integers(at, term);
    case empty_list_tag:
      return check(PL_unify_nil(term));
    default:
      break;
  }
  const auto count = static_cast<std::size_t>(take_count(at));
  const term_t whole = swipl::new_terms(2);
  if (tag == compound_tag) {
    const functor_t functor = symbols_.functor(static_cast<std::uint32_t>(count));
    check(PL_unify_compound(term, functor));
    check(PL_put_term(whole, term));
    open_.push_back({whole, whole + 1, 0, PL_functor_arity(functor), Open::compound});
  } else {
    check(PL_put_term(whole, term));
    open_.push_back({whole, whole + 1, 0, count, tag == list_tag ? Open::list : Open::open_list});
  }
}

void Codec::decode_small_integers(const std::byte*& at, term_t term) {
  const std::size_t length = take_count(at);
  const term_t list = swipl::new_term();
  check(PL_put_list_ncodes(list, length, reinterpret_cast<const char*>(at)));
  at += length;
  check(PL_unify(term, list));
  PL_reset_term_refs(list);
}

}  // namespace rumbo::terms

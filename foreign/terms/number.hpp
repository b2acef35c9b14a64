#pragma once
/// The numbers of a student's problem as Prolog computes them: integers and rationals exact, floats as
/// floats, compared by value. 64-bit integers and floats are held in place; larger integers and rationals
/// (GMP) in the pool that is in force.
#include <gmpxx.h>
// GMP first: SWI-Prolog.h then knows its types.
#include <SWI-Prolog.h>

#include <compare>
#include <cstdint>
#include <deque>
#include <string>

namespace rumbo::terms {

class Number {
 public:
  /// Keeps the large numbers that are made while it is in force. Pools nest, as searches do.
  class Pool {
   public:
    /// What the numbers take, in bytes.
    std::size_t bytes() const { return bytes_; }

    /// Puts a pool in force for a scope.
    class Scope {
     public:
      explicit Scope(Pool& pool) : outer_(current_) { current_ = &pool; }
      ~Scope() { current_ = outer_; }
      Scope(const Scope&) = delete;
      Scope& operator=(const Scope&) = delete;

     private:
      Pool* outer_;
    };

   private:
    friend class Number;
    static thread_local Pool* current_;

    const mpq_class* keep(mpq_class value) {
      const auto limbs = mpz_size(value.get_num_mpz_t()) + mpz_size(value.get_den_mpz_t());
      bytes_ += sizeof(mpq_class) + limbs * sizeof(mp_limb_t) + 2 * allocation;
      numbers_.push_back(std::move(value));
      return &numbers_.back();
    }

    static constexpr std::size_t allocation = 16;  // what each takes beside
    std::deque<mpq_class> numbers_;
    std::size_t bytes_ = 0;
  };

  constexpr Number() : integer_(0) {}
  constexpr Number(std::int64_t value) : integer_(value) {}  // NOLINT(google-explicit-constructor): it is one
  static constexpr Number of_float(double value) { return Number(value, Kind::floating); }

  /// The number in a term; false where it holds another thing.
  static bool get(term_t term, Number& number);
  /// Unifies `term` with the number.
  bool unify(term_t term) const;
  static bool unify(term_t term, const mpq_class& value);
  /// The number of more than 64 bits, or the rational, that Prolog writes so (7r2).
  static mpq_class large(std::string digits);

  bool is_negative() const { return *this < Number(std::int64_t{0}); }
  bool is_infinite() const;
  bool is_nan() const { return kind_ == Kind::floating && float_ != float_; }

  friend Number operator+(const Number& a, const Number& b) {
    std::int64_t sum;
    if (a.kind_ == Kind::integer && b.kind_ == Kind::integer &&
        !__builtin_add_overflow(a.integer_, b.integer_, &sum)) {
      return sum;
    }
    return add_slowly(a, b);
  }
  friend Number operator*(const Number& a, const Number& b);
  friend bool operator==(const Number& a, const Number& b) { return (a <=> b) == 0; }
  friend std::partial_ordering operator<=>(const Number& a, const Number& b) {
    if (a.kind_ == Kind::integer && b.kind_ == Kind::integer) return a.integer_ <=> b.integer_;
    return compare_slowly(a, b);
  }
  /// The value where it is a 64-bit integer in place.
  const std::int64_t* small_integer() const { return kind_ == Kind::integer ? &integer_ : nullptr; }

 private:
  enum class Kind : std::uint8_t { integer, floating, large };
  constexpr Number(double value, Kind kind) : float_(value), kind_(kind) {}
  explicit Number(const mpq_class* value) : large_(value), kind_(Kind::large) {}

  static Number of_rational(mpq_class value);
  static Number add_slowly(const Number& a, const Number& b);
  static std::partial_ordering compare_slowly(const Number& a, const Number& b);
  mpq_class rational() const;
  double approximation() const;

  union {
    std::int64_t integer_;
    double float_;
    const mpq_class* large_;
  };
  Kind kind_ = Kind::integer;
};

}  // namespace rumbo::terms

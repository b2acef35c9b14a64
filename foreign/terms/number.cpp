#include "terms/number.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

#include "swipl/prolog.hpp"

namespace rumbo::terms {

thread_local Number::Pool* Number::Pool::current_ = nullptr;

namespace {
mpz_class of_int64(std::int64_t value) {
  mpz_class magnitude;
  const std::uint64_t bits =
      value < 0 ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value);
  mpz_import(magnitude.get_mpz_t(), 1, 1, sizeof bits, 0, 0, &bits);
  return value < 0 ? mpz_class(-magnitude) : magnitude;
}

/// The nearest float, ties to even, as Prolog converts; GMP's own conversion cuts off. Infinite where it is
/// too large.
double nearest(const mpq_class& value) {
  const mpz_class magnitude = abs(value.get_num());
  const auto bits = [](const mpz_class& n) { return static_cast<long>(mpz_sizeinbase(n.get_mpz_t(), 2)); };
  // A quotient of 64 or 65 bits: more than a float has, and what is cut off of it tells in the last bit
  // alone.
  const long shift = 64 - (bits(magnitude) - bits(value.get_den()));
  mpz_class numerator = magnitude, denominator = value.get_den(), quotient, rest;
  (shift > 0 ? numerator : denominator) <<= static_cast<unsigned long>(std::labs(shift));
  mpz_fdiv_qr(quotient.get_mpz_t(), rest.get_mpz_t(), numerator.get_mpz_t(), denominator.get_mpz_t());
  long exponent = -shift;
  bool inexact = rest != 0;
  if (bits(quotient) > 64) {
    inexact = inexact || mpz_odd_p(quotient.get_mpz_t()) != 0;
    quotient >>= 1;
    ++exponent;
  }
  std::uint64_t word = 0;
  mpz_export(&word, nullptr, 1, sizeof word, 0, 0, quotient.get_mpz_t());
  const double rounded = static_cast<double>(word | (inexact ? 1U : 0U));
  return std::ldexp(value < 0 ? -rounded : rounded, static_cast<int>(std::clamp(exponent, -4096L, 4096L)));
}

/// A finite sum or product that no float can hold is an error, as in Prolog's arithmetic.
double checked(double result, double a, double b) {
  if (std::isinf(result) && std::isfinite(a) && std::isfinite(b)) {
    throw swipl::Error(swipl::compound("evaluation_error", {swipl::atom_term("float_overflow")}));
  }
  return result;
}
}  // namespace

bool Number::get(term_t term, Number& number) {
  switch (PL_term_type(term)) {
    case PL_FLOAT: {
      double value;
      swipl::check(PL_get_float(term, &value));
      number = of_float(value);
      return true;
    }
    case PL_INTEGER:
    case PL_RATIONAL: {
      std::int64_t value;
      if (PL_get_int64(term, &value)) {
        number = value;
        return true;
      }
      char* digits;
      std::size_t size;
      swipl::check(PL_get_nchars(term, &size, &digits, CVT_RATIONAL | CVT_EXCEPTION));
      number = of_rational(large(std::string(digits, size)));
      return true;
    }
    default:
      return false;
  }
}

bool Number::unify(term_t term) const {
  switch (kind_) {
    case Kind::integer:
      return PL_unify_int64(term, integer_);
    case Kind::floating:
      return PL_unify_float(term, float_);
    case Kind::large:
      break;
  }
  return unify(term, *large_);
}

bool Number::unify(term_t term, const mpq_class& value) {
  // GMP's functions take what they do not change by plain pointers.
  auto* number = const_cast<mpq_ptr>(value.get_mpq_t());
  return value.get_den() == 1 ? PL_unify_mpz(term, mpq_numref(number)) : PL_unify_mpq(term, number);
}

mpq_class Number::large(std::string digits) {
  if (const auto at = digits.find('r'); at != std::string::npos) digits[at] = '/';
  return mpq_class(digits);
}

/// Integers of 64 bits are always held in place, so that equal numbers are held alike.
Number Number::of_rational(mpq_class value) {
  value.canonicalize();
  if (value.get_den() == 1) {
    const mpz_class& integer = value.get_num();
    static const mpz_class least = of_int64(INT64_MIN);
    static const mpz_class most = of_int64(INT64_MAX);
    if (integer >= least && integer <= most) {
      std::uint64_t bits = 0;
      mpz_export(&bits, nullptr, 1, sizeof bits, 0, 0, integer.get_mpz_t());
      return static_cast<std::int64_t>(integer < 0 ? ~bits + 1 : bits);
    }
  }
  return Number(Pool::current_->keep(std::move(value)));
}

mpq_class Number::rational() const {
  switch (kind_) {
    case Kind::integer:
      return mpq_class(of_int64(integer_));
    case Kind::floating:
      return mpq_class(float_);
    default:
      return *large_;
  }
}

double Number::approximation() const {
  switch (kind_) {
    case Kind::integer:
      return static_cast<double>(integer_);
    case Kind::floating:
      return float_;
    default:
      return checked(nearest(*large_), 0, 0);
  }
}

bool Number::is_infinite() const {
  return kind_ == Kind::floating && std::isinf(float_);
}

Number Number::add_slowly(const Number& a, const Number& b) {
  if (a.kind_ == Kind::floating || b.kind_ == Kind::floating) {
    const double x = a.approximation();
    const double y = b.approximation();
    return of_float(checked(x + y, x, y));
  }
  return of_rational(a.rational() + b.rational());
}

Number operator*(const Number& a, const Number& b) {
  std::int64_t product;
  if (a.kind_ == Number::Kind::integer && b.kind_ == Number::Kind::integer &&
      !__builtin_mul_overflow(a.integer_, b.integer_, &product)) {
    return product;
  }
  if (a.kind_ == Number::Kind::floating || b.kind_ == Number::Kind::floating) {
    const double x = a.approximation();
    const double y = b.approximation();
    return Number::of_float(checked(x * y, x, y));
  }
  return Number::of_rational(a.rational() * b.rational());
}

std::partial_ordering Number::compare_slowly(const Number& a, const Number& b) {
  const bool a_float = a.kind_ == Kind::floating;
  const bool b_float = b.kind_ == Kind::floating;
  if (a_float && b_float) return a.float_ <=> b.float_;
  if (a.is_nan() || b.is_nan()) return std::partial_ordering::unordered;
  if (a.is_infinite()) return a.float_ > 0 ? std::partial_ordering::greater : std::partial_ordering::less;
  if (b.is_infinite()) return b.float_ > 0 ? std::partial_ordering::less : std::partial_ordering::greater;
  const int order = cmp(a.rational(), b.rational());
  return order <=> 0;
}

}  // namespace rumbo::terms

#pragma once
/// A growing column of values beside the states: chunked, so that growing moves nothing and peak memory stays
/// within one chunk of what is held.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "search/state_space.hpp"

namespace rumbo::search {

template <class T>
class Column {
 public:
  std::uint32_t size() const { return size_; }
  /// Bytes held, chunks in full.
  std::size_t bytes() const { return chunks_.size() * chunk_length * sizeof(T); }

  T& operator[](std::uint32_t i) { return chunks_[i >> chunk_bits][i & chunk_mask]; }
  const T& operator[](std::uint32_t i) const { return chunks_[i >> chunk_bits][i & chunk_mask]; }
  T& operator[](StateId id) { return (*this)[index(id)]; }
  const T& operator[](StateId id) const { return (*this)[index(id)]; }

  void push_back(const T& value) {
    if (size_ == chunks_.size() << chunk_bits) grow();
    (*this)[size_++] = value;
  }
  T pop_back() { return (*this)[--size_]; }
  /// Grows to `size` values, new ones value-initialised; never shrinks.
  void resize(std::uint32_t size) {
    while (size_ < size) push_back(T{});
  }

 private:
  static constexpr std::uint32_t chunk_bits = 10;
  static constexpr std::uint32_t chunk_length = 1U << chunk_bits;
  static constexpr std::uint32_t chunk_mask = chunk_length - 1;

  void grow() { chunks_.push_back(std::make_unique_for_overwrite<T[]>(chunk_length)); }

  std::vector<std::unique_ptr<T[]>> chunks_;
  std::uint32_t size_ = 0;
};

}  // namespace rumbo::search

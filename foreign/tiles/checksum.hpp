#pragma once
/// A checksum of long byte strings at the speed of memory. It finds damage, not malice.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace rumbo::tiles {

/// Four independent chains of multiplications by an odd number, a bijection each, so that a change of one
/// word always shows. The parts of a string may be added one by one if all but the last are multiples of 32
/// bytes.
class Checksum {
 public:
  void add(std::span<const std::uint8_t> bytes) {
    std::size_t at = 0;
    for (; at + 32 <= bytes.size(); at += 32) {
      for (std::size_t lane = 0; lane < 4; ++lane) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data() + at + 8 * lane, 8);
        mix(lane, word);
      }
    }
    for (; at < bytes.size(); ++at) mix(at % 4, bytes[at]);
    length_ += bytes.size();
  }
  std::uint64_t value() const {
    std::uint64_t sum = length_;
    for (const std::uint64_t lane : lanes_) sum = (std::rotl(sum, 23) ^ lane) * odd;
    return sum ^ sum >> 31;
  }

 private:
  static constexpr std::uint64_t odd = 0x9E37'79B9'7F4A'7C15;
  void mix(std::size_t lane, std::uint64_t word) {
    lanes_[lane] = std::rotl((lanes_[lane] ^ word) * odd, 27);
  }
  std::array<std::uint64_t, 4> lanes_{1, 2, 3, 4};
  std::uint64_t length_ = 0;
};

}  // namespace rumbo::tiles

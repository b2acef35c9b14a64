#pragma once
/// The atoms and functors that a search's states mention, numbered and kept from atom garbage collection.
#include <SWI-Prolog.h>

#include <cstdint>
#include <vector>

namespace rumbo::terms {

/// Numbers handles of atoms or functors in the order in which they come.
class HandleTable {
 public:
  /// The number of a handle, and whether it is new.
  std::pair<std::uint32_t, bool> number(std::uintptr_t handle) {
    if ((handles_.size() + 1) * 2 > slots_.size()) rehash();
    std::size_t slot = spread(handle) & (slots_.size() - 1);
    for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1)) {
      if (handles_[slots_[slot] - 1] == handle) return {slots_[slot] - 1, false};
    }
    handles_.push_back(handle);
    slots_[slot] = static_cast<std::uint32_t>(handles_.size());
    return {slots_[slot] - 1, true};
  }
  std::uintptr_t handle(std::uint32_t number) const { return handles_[number]; }
  const std::vector<std::uintptr_t>& handles() const { return handles_; }
  std::size_t bytes() const {
    return handles_.capacity() * sizeof(std::uintptr_t) + slots_.capacity() * sizeof(std::uint32_t);
  }

 private:
  static std::size_t spread(std::uintptr_t handle) {
    return static_cast<std::size_t>(handle * 0x9E3779B97F4A7C15ULL >> 32);
  }
  void rehash() {
    slots_.assign(slots_.size() * 2, 0);
    for (std::uint32_t i = 0; i < handles_.size(); ++i) {
      std::size_t slot = spread(handles_[i]) & (slots_.size() - 1);
      while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = i + 1;
    }
  }

  std::vector<std::uintptr_t> handles_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(64, 0);  // number + 1; 0: empty
};

class Symbols {
 public:
  Symbols() = default;
  Symbols(const Symbols&) = delete;
  Symbols& operator=(const Symbols&) = delete;
  ~Symbols() {
    for (const std::uintptr_t handle : atoms_.handles()) PL_unregister_atom(static_cast<atom_t>(handle));
  }

  std::uint32_t number_of_atom(atom_t atom) {
    const auto [number, fresh] = atoms_.number(atom);
    if (fresh) {
      PL_register_atom(atom);
      std::size_t length = 0;
      PL_blob_data(atom, &length, nullptr);
      text_bytes_ += length + bytes_an_atom;
    }
    return number;
  }
  atom_t atom(std::uint32_t number) const { return static_cast<atom_t>(atoms_.handle(number)); }

  /// Functors are never collected, but the atom that names one may be.
  std::uint32_t number_of_functor(functor_t functor) {
    const auto [number, fresh] = functors_.number(functor);
    if (fresh) number_of_atom(PL_functor_name(functor));
    return number;
  }
  functor_t functor(std::uint32_t number) const { return static_cast<functor_t>(functors_.handle(number)); }

  /// Texts of atoms included, which live as long as the search at least.
  std::size_t bytes() const { return atoms_.bytes() + functors_.bytes() + text_bytes_; }

 private:
  HandleTable atoms_;
  static constexpr std::size_t bytes_an_atom = 64;  // of the atom itself, about

  HandleTable functors_;
  std::size_t text_bytes_ = 0;
};

}  // namespace rumbo::terms

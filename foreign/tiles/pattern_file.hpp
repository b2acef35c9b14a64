#pragma once
/// Pattern databases on disk: one header page (magic, version, shape, blank, group of each cell, sizes,
/// checksums) and the tables one after the other, a byte an entry. Read by mmap, shared by all processes that
/// read it.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "tiles/pattern_builder.hpp"
#include "tiles/pattern_layout.hpp"

namespace rumbo::tiles {

/// Why a file of pattern databases cannot be used, and which file.
class PatternFileError : public std::runtime_error {
 public:
  enum class Reason {
    missing,     // there is none: build it
    foreign,     // not a file of pattern databases, or of another version or layout
    damaged,     // cut short, too long, or its contents changed
    unwritable,  // the file or its folder
    unreadable,
  };
  PatternFileError(Reason reason, std::filesystem::path path, const std::string& what)
      : std::runtime_error(path.string() + ": " + what), reason_(reason), path_(std::move(path)) {}
  Reason reason() const { return reason_; }
  const std::filesystem::path& path() const { return path_; }

 private:
  Reason reason_;
  std::filesystem::path path_;
};

/// A whole file mapped read-only.
class MappedFile {
 public:
  explicit MappedFile(const std::filesystem::path& path);  // throws PatternFileError
  MappedFile(MappedFile&& other) noexcept : data_(other.data_), size_(other.size_) { other.data_ = nullptr; }
  MappedFile& operator=(MappedFile&&) = delete;
  ~MappedFile();
  std::span<const std::uint8_t> bytes() const { return {data_, size_}; }

 private:
  const std::uint8_t* data_ = nullptr;
  std::size_t size_ = 0;
};

/// The user's cache folder: $XDG_CACHE_HOME/rumbo, else ~/.cache/rumbo.
std::filesystem::path pattern_folder();
/// The file of a layout in a folder: one for each shape, name and goal cell of the blank.
std::filesystem::path pattern_path(const std::filesystem::path& folder, const PatternLayout& layout);

/// Maps the file and checks all of it: header, length and checksum of every byte. Throws PatternFileError.
MappedFile open_patterns(const std::filesystem::path& path, const PatternLayout& layout);
/// The tables of a file that `open_patterns` accepted.
std::vector<const std::uint8_t*> pattern_tables(const MappedFile& file, const PatternLayout& layout);

/// Builds all tables into a file of a temporary name of its own, then renames it: readers see the old file or
/// the new one, never half of one, and several builders at once do not meet. Throws PatternFileError, and
/// whatever `watch` throws; the temporary file is gone in any case.
void write_patterns(const std::filesystem::path& path, const PatternLayout& layout, unsigned threads,
                    const PatternWatch& watch);

}  // namespace rumbo::tiles

#include "tiles/pattern_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "tiles/checksum.hpp"

namespace rumbo::tiles {
namespace {

namespace fs = std::filesystem;
using Reason = PatternFileError::Reason;

constexpr std::size_t page = 4096;
constexpr std::array<char, 8> magic{'R', 'u', 'm', 'b', 'o', 'P', 'D', 'B'};
constexpr std::uint32_t version = 1;
constexpr std::uint32_t byte_order = 0x01020304;
constexpr std::uint8_t no_group = 255;

/// The first page of a file; the rest of the page is zero.
struct Header {
  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t byte_order;
  std::uint8_t width;
  std::uint8_t height;
  std::uint8_t blank;
  std::uint8_t groups;
  std::uint32_t reserved;
  std::array<std::uint8_t, max_cells> group;  // of each cell's tile
  std::uint64_t bytes;                        // of all tables
  std::uint64_t tables_checksum;
  std::uint64_t header_checksum;  // of the header with this field zero
};
static_assert(sizeof(Header) == 8 + 4 + 4 + 4 + 4 + 64 + 3 * 8);

Header header_of(const PatternLayout& layout) {
  Header header{};
  header.magic = magic;
  header.version = version;
  header.byte_order = byte_order;
  header.width = static_cast<std::uint8_t>(layout.shape.width);
  header.height = static_cast<std::uint8_t>(layout.shape.height);
  header.blank = static_cast<std::uint8_t>(layout.blank);
  header.groups = static_cast<std::uint8_t>(layout.groups.size());
  header.group.fill(no_group);
  for (std::size_t g = 0; g < layout.groups.size(); ++g) {
    for (const std::uint8_t tile : layout.groups[g]) header.group[tile] = static_cast<std::uint8_t>(g);
    header.bytes += PatternIndex(layout.shape.cells(), layout.groups[g].size()).size();
  }
  return header;
}

std::uint64_t own_checksum(Header header) {
  header.header_checksum = 0;
  std::array<std::uint8_t, sizeof(Header)> bytes;
  std::memcpy(bytes.data(), &header, sizeof header);
  Checksum sum;
  sum.add(bytes);
  return sum.value();
}

std::string system_message() {
  return std::generic_category().message(errno);
}

void check_header(const Header& header, const PatternLayout& layout, const fs::path& path) {
  if (header.magic != magic) throw PatternFileError(Reason::foreign, path, "not a pattern database");
  if (header.version != version || header.byte_order != byte_order) {
    throw PatternFileError(Reason::foreign, path, "a pattern database of another version or machine");
  }
  if (header.header_checksum != own_checksum(header)) {
    throw PatternFileError(Reason::damaged, path, "the header is damaged");
  }
  const Header wanted = header_of(layout);
  if (header.width != wanted.width || header.height != wanted.height || header.blank != wanted.blank ||
      header.groups != wanted.groups || header.group != wanted.group || header.bytes != wanted.bytes) {
    throw PatternFileError(Reason::foreign, path, "the pattern database of other tiles");
  }
}

/// A file that is being written under a name of its own; removed unless it was renamed.
class TemporaryFile {
 public:
  explicit TemporaryFile(const fs::path& final_path) : final_(final_path) {
    static std::atomic<unsigned> count{0};
    path_ = final_path;
    path_ += ".tmp." + std::to_string(::getpid()) + "." + std::to_string(count++);
    file_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file_ < 0) fail();
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(path_.c_str());
  }

  void write(std::span<const std::uint8_t> bytes, std::size_t at) {
    while (!bytes.empty()) {
      const ::ssize_t written = ::pwrite(file_, bytes.data(), bytes.size(), static_cast<::off_t>(at));
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) fail();
      bytes = bytes.subspan(static_cast<std::size_t>(written));
      at += static_cast<std::size_t>(written);
    }
  }
  const fs::path& path() const { return path_; }
  void rename() {
    if (::fsync(file_) != 0 || ::rename(path_.c_str(), final_.c_str()) != 0) fail();
    ::close(file_);
    file_ = -1;
  }

 private:
  [[noreturn]] void fail() const { throw PatternFileError(Reason::unwritable, path_, system_message()); }

  fs::path final_;
  fs::path path_;
  int file_ = -1;
};

}  // namespace

MappedFile::MappedFile(const fs::path& path) {
  // Without waiting: of a pipe it would be for ever.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) {
    const Reason reason = errno == ENOENT || errno == ENOTDIR ? Reason::missing : Reason::unreadable;
    throw PatternFileError(reason, path, system_message());
  }
  struct ::stat status {};
  if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
    ::close(file);
    throw PatternFileError(Reason::unreadable, path, "not a regular file");
  }
  size_ = static_cast<std::size_t>(status.st_size);
  void* data = size_ == 0 ? nullptr : ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file, 0);
  const std::string problem = data == MAP_FAILED ? system_message() : std::string();
  ::close(file);
  if (data == MAP_FAILED) throw PatternFileError(Reason::unreadable, path, problem);
  data_ = static_cast<const std::uint8_t*>(data);
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) ::munmap(const_cast<std::uint8_t*>(data_), size_);
}

fs::path pattern_folder() {
  const auto variable = [](const char* name) -> fs::path {
    const char* value = std::getenv(name);
    // The XDG base directory specification: a path that is not absolute is to be ignored.
    return value != nullptr && value[0] == '/' ? fs::path(value) : fs::path();
  };
  if (const fs::path cache = variable("XDG_CACHE_HOME"); !cache.empty()) return cache / "rumbo";
  if (const fs::path home = variable("HOME"); !home.empty()) return home / ".cache" / "rumbo";
  std::error_code none;
  const fs::path temporary = fs::temp_directory_path(none);
  return (none ? fs::path("/tmp") : temporary) / "rumbo";
}

fs::path pattern_path(const fs::path& folder, const PatternLayout& layout) {
  return folder / (std::to_string(layout.shape.width) + "x" + std::to_string(layout.shape.height) + "_" +
                   layout.name + "_blank" + std::to_string(layout.blank) + ".pdb");
}

MappedFile open_patterns(const fs::path& path, const PatternLayout& layout) {
  MappedFile file(path);
  const auto bytes = file.bytes();
  Header header{};
  if (bytes.size() < sizeof header) throw PatternFileError(Reason::damaged, path, "too short");
  std::memcpy(&header, bytes.data(), sizeof header);
  check_header(header, layout, path);
  if (bytes.size() != page + header.bytes)
    throw PatternFileError(Reason::damaged, path, "of the wrong length");
  const auto padding = bytes.subspan(sizeof header, page - sizeof header);
  if (std::any_of(padding.begin(), padding.end(), [](std::uint8_t byte) { return byte != 0; })) {
    throw PatternFileError(Reason::damaged, path, "the header is damaged");
  }
  Checksum sum;
  sum.add(bytes.subspan(page));
  if (sum.value() != header.tables_checksum) {
    throw PatternFileError(Reason::damaged, path, "the tables are damaged");
  }
  return file;
}

std::vector<const std::uint8_t*> pattern_tables(const MappedFile& file, const PatternLayout& layout) {
  std::vector<const std::uint8_t*> tables;
  const std::uint8_t* next = file.bytes().data() + page;
  for (const auto& group : layout.groups) {
    tables.push_back(next);
    next += PatternIndex(layout.shape.cells(), group.size()).size();
  }
  return tables;
}

void write_patterns(const fs::path& path, const PatternLayout& layout, unsigned threads,
                    const PatternWatch& watch) {
  std::error_code ignored;  // a folder that cannot be made shows when the file is opened
  fs::create_directories(path.parent_path(), ignored);
  TemporaryFile file(path);
  Header header = header_of(layout);
  std::size_t written = 0;
  for (std::size_t group = 0; group < layout.groups.size(); ++group) {
    const auto size = PatternIndex(layout.shape.cells(), layout.groups[group].size()).size();
    const auto table = build_pattern(layout, group, threads, [&](int depth, double fraction) {
      const double done = static_cast<double>(written) + fraction * static_cast<double>(size);
      if (watch) watch({group, layout.groups.size(), depth, done / static_cast<double>(header.bytes)});
    });
    file.write(table, page + written);
    written += size;
  }
  const MappedFile tables(file.path());
  Checksum sum;
  sum.add(tables.bytes().subspan(page));
  header.tables_checksum = sum.value();
  header.header_checksum = own_checksum(header);
  std::array<std::uint8_t, sizeof header> bytes;
  std::memcpy(bytes.data(), &header, sizeof header);
  file.write(bytes, 0);
  file.rename();
}

}  // namespace rumbo::tiles

#pragma once
/// A folder of a test's own, gone with it.
#include <stdlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "rumbo-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
    path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

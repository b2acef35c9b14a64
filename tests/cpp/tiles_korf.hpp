#pragma once
/// Korf's boards as tests/data holds them.
#include <cstdint>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace korf {

struct Instance {
  int id = 0;
  int optimal = 0;
  std::uint64_t nodes = 0;
  std::vector<std::uint8_t> start;
};

/// All instances of a file, in its order; `cells` is 16 or 25.
inline std::vector<Instance> read(const std::string& path, std::size_t cells) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<Instance> instances;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    Instance instance;
    fields >> instance.id >> instance.optimal >> instance.nodes;
    for (unsigned tile; fields >> tile;) instance.start.push_back(static_cast<std::uint8_t>(tile));
    if (instance.start.size() != cells) throw std::runtime_error("malformed line: " + line);
    instances.push_back(std::move(instance));
  }
  return instances;
}

}  // namespace korf

#include "predicates/progress_line.hpp"

#include <SWI-Stream.h>
// SWI-Stream.h first: SWI-Prolog.h then knows its types.
#include <SWI-Prolog.h>

#include <algorithm>
#include <cstdio>
#include <string>

namespace rumbo::predicates {

ProgressLine::ProgressLine(search::Monitor& monitor, bool wanted) {
  if (wanted) monitor.set_watch([this](const search::Progress& progress) { show(progress); });
}

ProgressLine::~ProgressLine() {
  if (shown_ == 0) return;
  const std::string blanks(shown_, ' ');
  Sfprintf(Suser_error, "\r%s\r", blanks.c_str());
  Sflush(Suser_error);
}

/// Expanded nodes, how many a second, the bound, memory and time.
void ProgressLine::show(const search::Progress& progress) const {
  char text[80];
  const double rate = static_cast<double>(progress.expanded) / progress.seconds;
  int size = std::snprintf(text, sizeof text, "%llu nodos  %.0f/s",
                           static_cast<unsigned long long>(progress.expanded), rate);
  if (progress.bound) {
    size += std::snprintf(text + size, sizeof text - static_cast<std::size_t>(size), "  cota %lld",
                          static_cast<long long>(*progress.bound));
  }
  size += std::snprintf(text + size, sizeof text - static_cast<std::size_t>(size), "  %.0f MiB  %.0f s",
                        static_cast<double>(progress.bytes) / (1 << 20), progress.seconds);
  Sfprintf(Suser_error, "\r%s ", text);
  Sflush(Suser_error);
  shown_ = std::max(shown_, static_cast<std::size_t>(size) + 1);
}

}  // namespace rumbo::predicates

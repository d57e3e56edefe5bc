#pragma once

#include <cstddef>
#include <cstdint>

namespace umpire {

/// How many subjects a thread was handed by the doors of battles since it began: found by name, or one of a
/// list. What a command costs is told by it, whatever the machine.
class Visits {
  public:
    static std::uint64_t counted() { return s_counted; }
    static void count(std::size_t subjects) { s_counted += subjects; }

  private:
    static inline thread_local std::uint64_t s_counted = 0;
};

} // namespace umpire

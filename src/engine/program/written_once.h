#pragma once

#include <atomic>
#include <deque>
#include <mutex>
#include <utility>

namespace umpire::program {

/// Parts of a program that are written when they are first wanted, by whichever thread wants them, and stay
/// where they are.
template <typename Part>
class WrittenOnce {
  public:
    /// What stands in a place, written by `write` if nothing does yet.
    const Part& at(std::atomic<const Part*>& place, const auto& write) const {
        if (const Part* part = place.load(std::memory_order_acquire)) {
            return *part;
        }
        Part fresh = write();
        const std::lock_guard lock(m_writing);
        if (const Part* part = place.load(std::memory_order_acquire)) {
            return *part;
        }
        place.store(&m_written.emplace_back(std::move(fresh)), std::memory_order_release);
        return m_written.back();
    }

  private:
    mutable std::mutex m_writing;
    mutable std::deque<Part> m_written;
};

} // namespace umpire::program

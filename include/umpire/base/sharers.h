#pragma once

#include <atomic>
#include <cstdint>

#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
#endif

namespace umpire {

/// How many share a thing, beginning with one. Several threads may join and leave at once; as long as the
/// process has but one, it counts without paying for the others.
class Sharers {
  public:
    void join() {
        if (onlyThread()) {
            m_count.store(m_count.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
        } else {
            m_count.fetch_add(1, std::memory_order_relaxed);
        }
    }
    /// Whether nobody is left.
    bool leave() {
        if (onlyThread()) {
            const std::uint32_t left = m_count.load(std::memory_order_relaxed) - 1;
            m_count.store(left, std::memory_order_relaxed);
            return left == 0;
        }
        return m_count.fetch_sub(1, std::memory_order_acq_rel) == 1;
    }
    /// Whether the caller, who is one of them, is the only one, and may change the thing.
    bool alone() const { return m_count.load(std::memory_order_acquire) == 1; }

  private:
    static bool onlyThread() {
#if __has_include(<sys/single_threaded.h>)
        return __libc_single_threaded != 0;
#else
        return false;
#endif
    }

    std::atomic<std::uint32_t> m_count = 1;
};

} // namespace umpire

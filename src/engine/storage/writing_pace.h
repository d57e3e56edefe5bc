#pragma once

#include "umpire/storage/battle_keeper.h"

#include <cstddef>

namespace umpire {

/// Chooses whether a change is worth writing a battle file whole, by its size and by how long that took last:
/// on a slow disk nobody should wait for what the journal has already.
class WritingPace {
  public:
    /// A file up to this size is written whole with every change.
    static constexpr std::size_t smallFile = 512U * 1024U;
    /// Longer than this nobody waits for a file twice in a row, in nanoseconds.
    static constexpr std::int64_t patience = 100'000'000;
    /// So many changes later a slow disk is tried again.
    static constexpr int triedAgainAfter = 50;

    explicit WritingPace(Stopwatch stopwatch) : m_stopwatch(std::move(stopwatch)) {}

    /// True when the next change goes into the file too, which has so many bytes now.
    bool writesWhole(std::size_t bytes) const {
        return bytes <= smallFile && (m_took <= patience || m_passedOver >= triedAgainAfter);
    }
    void passOver() { ++m_passedOver; }

    /// Before and after the file was written whole.
    void begin() { m_begun = m_stopwatch(); }
    void end() {
        m_took = m_stopwatch() - m_begun;
        m_passedOver = 0;
    }

  private:
    Stopwatch m_stopwatch;
    std::int64_t m_begun = 0;
    std::int64_t m_took = 0;
    int m_passedOver = 0;
};

} // namespace umpire

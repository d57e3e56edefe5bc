#pragma once

#include <cstdint>
#include <vector>

namespace umpire::model {

/// SplitMix64: a seed gives the same battle with every compiler and library.
class Seeded {
  public:
    explicit Seeded(std::uint64_t seed) : m_state(seed) {}
    int between(int least, int most);
    bool chance(int percent) { return between(1, 100) <= percent; }
    int die() { return between(1, 6); }
    /// `items` is not empty.
    template <class Item>
    const Item& pick(const std::vector<Item>& items) {
        return items[static_cast<std::size_t>(between(0, static_cast<int>(items.size()) - 1))];
    }

  private:
    std::uint64_t next();

    std::uint64_t m_state;
};

} // namespace umpire::model

#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

namespace umpire::program {

/// The numbers of what has a name. Names are found by their ends and their length, which tell nearly all
/// names of a pack apart. They are not copied: what they are part of must stay.
class NumbersByName {
  public:
    explicit NumbersByName(std::size_t most = 0) : m_slots(std::bit_ceil(2 * most + 2)) {}

    /// The first of a name counts; tells whether it was that.
    bool add(std::string_view name, std::uint32_t number) {
        if (2 * (m_size + 1) > m_slots.size()) {
            grow();
        }
        Slot& slot = m_slots[placeOf(name)];
        if (slot.name.data()) {
            return false;
        }
        slot = {name, number};
        ++m_size;
        return true;
    }
    std::optional<std::uint32_t> find(std::string_view name) const {
        const Slot& slot = m_slots[placeOf(name)];
        return slot.name.data() ? std::optional(slot.number) : std::nullopt;
    }

  private:
    struct Slot {
        std::string_view name;
        std::uint32_t number = 0;
    };

    static std::uint64_t eightOf(const char* text, std::size_t size) {
        std::uint64_t bytes = 0;
        if (size == 0) {
            return bytes; // an empty name may stand nowhere
        }
        std::memcpy(&bytes, text, std::min<std::size_t>(size, sizeof bytes));
        return bytes;
    }
    static std::uint64_t hash(std::string_view name) {
        const std::size_t end = std::min<std::size_t>(name.size(), 8);
        const std::uint64_t first = eightOf(name.data(), name.size());
        const std::uint64_t last = eightOf(name.data() + (name.size() - end), end);
        const std::uint64_t mixed = (first * 0x9E3779B97F4A7C15U) ^ (last * 0xC2B2AE3D27D4EB4FU) ^
                                    (name.size() * 0x165667B19E3779F9U);
        return mixed ^ mixed >> 32U;
    }
    /// Where it stands, or where it would.
    std::size_t placeOf(std::string_view name) const {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = hash(name) & mask;
        while (m_slots[at].name.data() && m_slots[at].name != name) {
            at = (at + 1) & mask;
        }
        return at;
    }
    void grow() {
        std::vector<Slot> old(2 * m_slots.size());
        old.swap(m_slots);
        for (const Slot& slot : old) {
            if (slot.name.data()) {
                m_slots[placeOf(slot.name)] = slot;
            }
        }
    }

    std::vector<Slot> m_slots;
    std::size_t m_size = 0;
};

} // namespace umpire::program

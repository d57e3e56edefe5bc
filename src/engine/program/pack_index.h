#pragma once

#include "umpire/base/symbol.h"
#include "umpire/rules/rule_pack.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
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

class Places;

/// One trait of a vocabulary, by the place of the word from 1; at 0 what a word has that is none of it.
struct TraitColumn {
    std::string name; ///< "nation.arab"
    std::vector<Value> values;
    std::vector<std::int64_t> numbers; ///< the same as code reads them
};

/// The places of the words of a vocabulary, found by symbol.
class WordPlaces {
  public:
    explicit WordPlaces(const Vocabulary& vocabulary);

    /// From 1; 0 for a word that is none.
    std::uint32_t of(std::uint32_t symbol) const {
        for (std::size_t at = symbol & m_mask;; at = (at + 1) & m_mask) {
            if (m_slots[at].symbol == symbol || m_slots[at].place == 0) {
                return m_slots[at].place;
            }
        }
    }

  private:
    struct Slot {
        std::uint32_t symbol = 0;
        std::uint32_t place = 0;
    };

    std::vector<Slot> m_slots;
    std::size_t m_mask = 0;
};

/// The numbers of what a pack names: facts, switches, derived attributes, vocabularies.
class PackIndex {
  public:
    explicit PackIndex(const RulePack& rules);

    std::optional<std::uint32_t> fact(std::string_view id) const { return m_facts.find(id); }
    std::optional<std::uint32_t> ruling(std::string_view id) const;
    std::optional<std::uint32_t> vocabulary(std::string_view id) const;
    std::optional<std::uint32_t> table(std::string_view id) const;
    /// By its place in the pack, derived or not.
    std::optional<std::uint32_t> attribute(SubjectKind of, std::string_view id) const;
    /// Where a subject of its kind keeps a stored attribute; nothing for one that is derived.
    std::optional<std::size_t> slot(std::uint32_t attribute) const { return m_slots[attribute]; }
    /// A trait of a vocabulary; nothing when it has none of that name.
    std::optional<std::uint32_t> trait(std::uint32_t vocabulary, std::string_view trait) const;

    const WordPlaces& places(std::uint32_t vocabulary) const { return m_places[vocabulary]; }
    const TraitColumn& column(std::uint32_t trait) const { return m_columns[trait]; }
    /// Of the map; null without one.
    const Places* map() const { return m_map.get(); }
    /// The reading of a switch that stands where a battle says nothing.
    Symbol standard(std::uint32_t ruling) const { return m_standards[ruling]; }

  private:
    void index(const Vocabulary& vocabulary);

    NumbersByName m_facts;
    NumbersByName m_rulings;
    NumbersByName m_vocabularies;
    NumbersByName m_tables;
    std::vector<NumbersByName> m_attributes;         ///< by kind
    std::vector<std::optional<std::size_t>> m_slots; ///< by attribute
    std::vector<NumbersByName> m_traits;             ///< by vocabulary
    std::vector<WordPlaces> m_places;
    std::vector<TraitColumn> m_columns;
    std::vector<Symbol> m_standards;
    std::shared_ptr<const Places> m_map;
};

} // namespace umpire::program

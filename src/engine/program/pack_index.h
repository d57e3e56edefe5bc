#pragma once

#include "numbers_by_name.h"

#include "umpire/base/symbol.h"
#include "umpire/rules/rule_pack.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace umpire::program {

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

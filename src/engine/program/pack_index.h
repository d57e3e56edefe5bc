#pragma once

#include "umpire/base/symbol.h"
#include "umpire/rules/rule_pack.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace umpire::program {

/// The numbers of what has a name; of several of one name that of the first. Names are not copied: what they
/// are part of must stay.
using NumbersByName = std::unordered_map<std::string_view, std::uint32_t>;

class Places;

/// One trait of a vocabulary, by the place of the word from 1; at 0 what a word has that is none of it.
using TraitColumn = std::vector<Value>;

/// The places of the words of a vocabulary by their symbols, from 1.
class WordPlaces {
  public:
    explicit WordPlaces(const Vocabulary& vocabulary) {
        std::uint32_t place = 0;
        for (const Word& word : vocabulary.words) {
            m_places.emplace(Symbol(word.id).number(), ++place);
        }
    }

    /// 0 for a word that is none.
    std::uint32_t of(std::uint32_t symbol) const {
        const auto found = m_places.find(symbol);
        return found == m_places.end() ? 0 : found->second;
    }

  private:
    std::unordered_map<std::uint32_t, std::uint32_t> m_places;
};

/// The numbers of what a pack names: facts, switches, derived attributes, vocabularies.
class PackIndex {
  public:
    explicit PackIndex(const RulePack& rules);

    std::optional<std::uint32_t> fact(std::string_view id) const { return numberIn(m_facts, id); }
    std::optional<std::uint32_t> ruling(std::string_view id) const { return numberIn(m_rulings, id); }
    std::optional<std::uint32_t> vocabulary(std::string_view id) const {
        return numberIn(m_vocabularies, id);
    }
    std::optional<std::uint32_t> table(std::string_view id) const { return numberIn(m_tables, id); }
    /// By its place in the pack, derived or not.
    std::optional<std::uint32_t> attribute(SubjectKind of, std::string_view id) const {
        return numberIn(m_attributes[static_cast<std::size_t>(of)], id);
    }
    /// Where a subject of its kind keeps a stored attribute; nothing for one that is derived.
    std::optional<std::size_t> slot(std::uint32_t attribute) const { return m_slots[attribute]; }
    /// A trait of a vocabulary; nothing when it has none of that name.
    std::optional<std::uint32_t> trait(std::uint32_t vocabulary, std::string_view trait) const {
        return numberIn(m_traits[vocabulary], trait);
    }

    const WordPlaces& places(std::uint32_t vocabulary) const { return m_places[vocabulary]; }
    const TraitColumn& column(std::uint32_t trait) const { return m_columns[trait]; }
    /// Of the map; null without one.
    const Places* map() const { return m_map.get(); }
    /// The reading of a switch that stands where a battle says nothing.
    Symbol standard(std::uint32_t ruling) const { return m_standards[ruling]; }

  private:
    static std::optional<std::uint32_t> numberIn(const NumbersByName& numbers, std::string_view name) {
        const auto found = numbers.find(name);
        return found == numbers.end() ? std::nullopt : std::optional(found->second);
    }
    void index(const Vocabulary& vocabulary);

    NumbersByName m_facts;
    NumbersByName m_rulings;
    NumbersByName m_vocabularies;
    NumbersByName m_tables;
    std::array<NumbersByName, Layout::kinds> m_attributes;
    std::vector<std::optional<std::size_t>> m_slots; ///< by attribute
    std::vector<NumbersByName> m_traits;             ///< by vocabulary
    std::vector<WordPlaces> m_places;
    std::vector<TraitColumn> m_columns;
    std::vector<Symbol> m_standards;
    std::shared_ptr<const Places> m_map;
};

} // namespace umpire::program

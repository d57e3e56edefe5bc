#include "pack_index.h"

#include "places.h"

namespace umpire::program {

namespace {

/// The first of a name counts, as everywhere in a pack.
template <typename Items>
NumbersByName numbersOf(const Items& items) {
    NumbersByName numbers(items.size());
    for (const auto& item : items) {
        numbers.add(item.id, static_cast<std::uint32_t>(&item - items.data()));
    }
    return numbers;
}

constexpr std::size_t kinds = 5;

} // namespace

WordPlaces::WordPlaces(const Vocabulary& vocabulary)
    : m_slots(std::bit_ceil(2 * vocabulary.words.size() + 2)), m_mask(m_slots.size() - 1) {
    std::uint32_t place = 0;
    for (const Word& word : vocabulary.words) {
        ++place;
        const std::uint32_t symbol = Symbol(word.id).number();
        if (of(symbol) != 0) {
            continue;
        }
        std::size_t at = symbol & m_mask;
        while (m_slots[at].place != 0) {
            at = (at + 1) & m_mask;
        }
        m_slots[at] = {symbol, place};
    }
}

PackIndex::PackIndex(const RulePack& rules)
    : m_facts(numbersOf(rules.facts)), m_rulings(numbersOf(rules.rulings)),
      m_vocabularies(numbersOf(rules.vocabularies)), m_tables(numbersOf(rules.tables)), m_attributes(kinds) {
    for (const Attribute& attribute : rules.attributes) {
        m_attributes[static_cast<std::size_t>(attribute.of)].add(
            attribute.id, static_cast<std::uint32_t>(&attribute - rules.attributes.data()));
        m_slots.push_back(rules.layout ? rules.layout->slotOf(attribute.of, attribute.id) : std::nullopt);
    }
    for (const Vocabulary& vocabulary : rules.vocabularies) {
        index(vocabulary);
    }
    if (const Vocabulary* words = rules.map ? rules.vocabulary("place") : nullptr) {
        m_map = std::make_shared<const Places>(*rules.map, *words);
    }
    for (const Ruling& ruling : rules.rulings) {
        m_standards.emplace_back(ruling.standard());
    }
}

void PackIndex::index(const Vocabulary& vocabulary) {
    m_places.emplace_back(vocabulary);
    NumbersByName& traits = m_traits.emplace_back();
    for (const Trait& trait : vocabulary.traits) {
        if (!traits.add(trait.id, static_cast<std::uint32_t>(m_columns.size()))) {
            continue;
        }
        TraitColumn& column = m_columns.emplace_back();
        column.name = vocabulary.id + "." + trait.id;
        column.values.push_back(trait.fallback);
        for (const Word& word : vocabulary.words) {
            column.values.push_back(vocabulary.traitOf(word.id, trait.id));
        }
        for (const Value& value : column.values) {
            column.numbers.push_back(value.payload());
        }
    }
}

std::optional<std::uint32_t> PackIndex::ruling(std::string_view id) const {
    return m_rulings.find(id);
}

std::optional<std::uint32_t> PackIndex::vocabulary(std::string_view id) const {
    return m_vocabularies.find(id);
}

std::optional<std::uint32_t> PackIndex::table(std::string_view id) const {
    return m_tables.find(id);
}

std::optional<std::uint32_t> PackIndex::attribute(SubjectKind of, std::string_view id) const {
    return m_attributes[static_cast<std::size_t>(of)].find(id);
}

std::optional<std::uint32_t> PackIndex::trait(std::uint32_t vocabulary, std::string_view trait) const {
    return m_traits[vocabulary].find(trait);
}

} // namespace umpire::program

#include "pack_index.h"

#include "places.h"

namespace umpire::program {

namespace {

template <typename Items>
NumbersByName numbersOf(const Items& items) {
    NumbersByName numbers;
    for (const auto& item : items) {
        numbers.emplace(item.id, static_cast<std::uint32_t>(&item - items.data()));
    }
    return numbers;
}

} // namespace

PackIndex::PackIndex(const RulePack& rules)
    : m_facts(numbersOf(rules.facts)), m_rulings(numbersOf(rules.rulings)),
      m_vocabularies(numbersOf(rules.vocabularies)), m_tables(numbersOf(rules.tables)) {
    for (const Attribute& attribute : rules.attributes) {
        m_attributes[static_cast<std::size_t>(attribute.of)].emplace(
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
        if (!traits.emplace(trait.id, static_cast<std::uint32_t>(m_columns.size())).second) {
            continue;
        }
        TraitColumn& column = m_columns.emplace_back();
        column.push_back(trait.fallback);
        for (const Word& word : vocabulary.words) {
            column.push_back(vocabulary.traitOf(word.id, trait.id));
        }
    }
}

} // namespace umpire::program

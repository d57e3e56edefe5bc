#include "umpire/program/known.h"

#include <algorithm>
#include <functional>

namespace umpire {

/// Where an entry stands, or is to stand.
std::size_t Known::placeOf(Symbol subject, const Attribute& attribute) const {
    const std::size_t mask = size() - 1;
    std::size_t at =
        (std::hash<Symbol>()(subject) ^ (std::hash<const Attribute*>()(&attribute) >> 4U)) & mask;
    for (const Entry* entries = slots(); entries[at].attribute; at = (at + 1) & mask) {
        if (entries[at].subject == subject && entries[at].attribute == &attribute) {
            break;
        }
    }
    return at;
}

const Value* Known::find(Symbol subject, const Attribute& attribute) const {
    if (m_count == 0) {
        return nullptr;
    }
    const Entry& entry = slots()[placeOf(subject, attribute)];
    return entry.attribute ? &entry.value : nullptr;
}

const Value& Known::keep(Symbol subject, const Attribute& attribute, Value value) {
    if (2 * ++m_count > size()) {
        grow();
    }
    Entry& entry = slots()[placeOf(subject, attribute)];
    entry = {subject, &attribute, std::move(value)};
    return entry.value;
}

void Known::grow() {
    std::vector<Entry> before(std::make_move_iterator(slots()), std::make_move_iterator(slots() + size()));
    m_many.assign(2 * before.size(), Entry());
    for (Entry& entry : before) {
        if (entry.attribute) {
            m_many[placeOf(entry.subject, *entry.attribute)] = std::move(entry);
        }
    }
}

std::vector<Id> RulingsRead::ids(const RulePack& rules) const {
    std::vector<Id> ids;
    for (std::size_t i = 0; i < m_words.size() * 64 && i < rules.rulings.size(); ++i) {
        if ((m_words[i / 64] >> (i % 64) & 1U) != 0) {
            ids.push_back(rules.rulings[i].id);
        }
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

} // namespace umpire

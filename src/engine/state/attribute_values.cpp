#include "umpire/state/attribute_values.h"

#include <algorithm>

namespace umpire {

AttributeValues::AttributeValues(std::initializer_list<std::pair<std::string_view, Value>> entries) {
    for (const auto& [attribute, value] : entries) {
        (*this)[attribute] = value;
    }
}

void AttributeValues::arrange(std::shared_ptr<const KindLayout> layout) {
    if (layout == m_layout) {
        return;
    }
    AttributeValues arranged;
    if (layout) {
        arranged.m_slots.resize(layout->size());
    }
    arranged.m_layout = std::move(layout);
    for (const auto& [attribute, value] : entries()) {
        arranged[attribute] = value;
    }
    *this = std::move(arranged);
}

std::optional<std::size_t> AttributeValues::slotOf(std::string_view attribute) const {
    return m_layout ? m_layout->slotOf(attribute) : std::nullopt;
}

/// Where it is among the others, or would be.
std::size_t AttributeValues::otherAt(std::string_view attribute) const {
    const auto before = [](const Entry& other, std::string_view name) { return other.first.text() < name; };
    return static_cast<std::size_t>(std::lower_bound(m_others.begin(), m_others.end(), attribute, before) -
                                    m_others.begin());
}

const Value& AttributeValues::at(std::string_view attribute) const {
    static const Value none;
    if (const auto slot = slotOf(attribute)) {
        return m_slots[*slot];
    }
    const std::size_t other = otherAt(attribute);
    const bool there = other < m_others.size() && m_others[other].first.text() == attribute;
    return there ? m_others[other].second : none;
}

Value& AttributeValues::operator[](std::string_view attribute) {
    if (const auto slot = slotOf(attribute)) {
        return m_slots[*slot];
    }
    const std::size_t other = otherAt(attribute);
    if (other == m_others.size() || m_others[other].first.text() != attribute) {
        m_others.insert(m_others.begin() + static_cast<std::ptrdiff_t>(other), {Symbol(attribute), Value()});
    }
    return m_others[other].second;
}

Value& AttributeValues::operator[](Symbol attribute) {
    const auto slot = m_layout ? m_layout->slotOf(attribute) : std::nullopt;
    return slot ? m_slots[*slot] : (*this)[std::string_view(attribute.text())];
}

void AttributeValues::erase(std::string_view attribute) {
    if (const auto slot = slotOf(attribute)) {
        m_slots[*slot] = {};
    } else if (const std::size_t other = otherAt(attribute);
               other < m_others.size() && m_others[other].first.text() == attribute) {
        m_others.erase(m_others.begin() + static_cast<std::ptrdiff_t>(other));
    }
}

void AttributeValues::clear() {
    std::fill(m_slots.begin(), m_slots.end(), Value());
    m_others.clear();
}

std::vector<AttributeValues::Entry> AttributeValues::entries() const {
    std::vector<Entry> entries;
    entries.reserve(m_slots.size() + m_others.size());
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot) {
        entries.emplace_back(m_layout->attributes()[slot], m_slots[slot]);
    }
    entries.insert(entries.end(), m_others.begin(), m_others.end());
    std::erase_if(entries, [](const Entry& each) { return each.second.isNone(); });
    std::ranges::sort(entries, {}, [](const Entry& each) -> const std::string& { return each.first.text(); });
    return entries;
}

bool AttributeValues::operator==(const AttributeValues& other) const {
    if (m_layout == other.m_layout && m_others.empty() && other.m_others.empty()) {
        return m_slots == other.m_slots;
    }
    return entries() == other.entries();
}

} // namespace umpire

#include "umpire/rules/layout.h"

#include "umpire/rules/rule_pack.h"

#include <algorithm>
#include <numeric>

namespace umpire {

KindLayout::KindLayout(std::vector<Symbol> attributes, const std::vector<Symbol>& naming)
    : m_attributes(std::move(attributes)), m_byName(m_attributes.size()) {
    std::iota(m_byName.begin(), m_byName.end(), std::size_t{0});
    std::sort(m_byName.begin(), m_byName.end(), [this](std::size_t a, std::size_t b) {
        return m_attributes[a].text() < m_attributes[b].text();
    });
    for (std::size_t slot = 0; slot < m_attributes.size(); ++slot) {
        m_slots.emplace_back(m_attributes[slot].number(), slot);
        m_naming.push_back(std::find(naming.begin(), naming.end(), m_attributes[slot]) != naming.end());
    }
    std::sort(m_slots.begin(), m_slots.end());
}

std::optional<std::size_t> KindLayout::slotOf(Symbol attribute) const {
    const auto before = [](const auto& entry, std::uint32_t number) { return entry.first < number; };
    const auto found = std::lower_bound(m_slots.begin(), m_slots.end(), attribute.number(), before);
    return found != m_slots.end() && found->first == attribute.number() ? std::optional(found->second)
                                                                        : std::nullopt;
}

std::optional<std::size_t> KindLayout::slotOf(std::string_view attribute) const {
    const auto symbol = Symbol::find(attribute);
    return symbol ? slotOf(*symbol) : std::nullopt;
}

std::optional<std::size_t> Layout::rulingOf(std::string_view ruling) const {
    const auto found = std::find_if(rulings.begin(), rulings.end(),
                                    [ruling](Symbol known) { return known.text() == ruling; });
    return found == rulings.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - rulings.begin()));
}

Layout layoutOf(const RulePack& pack) {
    using Kind = Type::Kind;
    std::array<std::vector<Symbol>, Layout::kinds> stored;
    std::array<std::vector<Symbol>, Layout::kinds> naming;
    for (const Attribute& attribute : pack.attributes) {
        if (!attribute.derived) {
            const auto kind = static_cast<std::size_t>(attribute.of);
            stored[kind].emplace_back(attribute.id);
            if (attribute.type.kind == Kind::Subject || attribute.type.kind == Kind::Subjects) {
                naming[kind].emplace_back(attribute.id);
            }
        }
    }
    Layout layout;
    for (std::size_t kind = 0; kind < Layout::kinds; ++kind) {
        layout.attributes[kind] = std::make_shared<const KindLayout>(std::move(stored[kind]), naming[kind]);
    }
    for (const Ruling& ruling : pack.rulings) {
        layout.rulings.emplace_back(ruling.id);
    }
    return layout;
}

} // namespace umpire

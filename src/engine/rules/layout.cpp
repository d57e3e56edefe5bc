#include "umpire/rules/layout.h"

#include "umpire/rules/rule_pack.h"

#include <algorithm>

namespace umpire {

KindLayout::KindLayout(std::vector<Symbol> attributes) : m_attributes(std::move(attributes)) {
    for (std::size_t slot = 0; slot < m_attributes.size(); ++slot) {
        m_slots.emplace_back(m_attributes[slot].number(), slot);
    }
    std::ranges::sort(m_slots);
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
    const auto found =
        std::ranges::find_if(rulings, [ruling](Symbol known) { return known.text() == ruling; });
    return found == rulings.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - rulings.begin()));
}

Layout layoutOf(const RulePack& pack) {
    std::array<std::vector<Symbol>, Layout::kinds> stored;
    for (const Attribute& attribute : pack.attributes) {
        if (!attribute.derived) {
            stored[static_cast<std::size_t>(attribute.of)].emplace_back(attribute.id);
        }
    }
    Layout layout;
    for (std::size_t kind = 0; kind < Layout::kinds; ++kind) {
        layout.attributes[kind] = std::make_shared<const KindLayout>(std::move(stored[kind]));
    }
    for (const Ruling& ruling : pack.rulings) {
        layout.rulings.emplace_back(ruling.id);
    }
    return layout;
}

// What a condition asks of a subject before anything else.

namespace {

using Op = Expression::Op;

/// Flags that are derived from each other are followed so far.
constexpr int deepest = 8;

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition, int depth);

/// The attribute of $self that an expression is, or null.
const Attribute* ownAttribute(const RulePack& pack, SubjectKind kind, const Expression& expression) {
    const bool own = expression.op == Op::Of && expression.operands.front().op == Op::Self;
    return own ? pack.attribute(kind, expression.word) : nullptr;
}

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, const Attribute& flag, int depth) {
    if (flag.type.kind != Type::Kind::Flag || depth > deepest) {
        return std::nullopt;
    }
    return flag.derived ? indexPredicateOf(pack, flag.of, *flag.derived, depth + 1)
                        : std::optional(IndexPredicate{Symbol(flag.id), true});
}

/// Of two operands that are to be equal, one is the attribute and the other a word.
std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind, const Expression& one,
                                               const Expression& other) {
    const Attribute* attribute = ownAttribute(pack, kind, one);
    const bool word = other.op == Op::Literal && other.literal.isText() && !other.literal.text().empty();
    return attribute && !attribute->derived && word
               ? std::optional(IndexPredicate{Symbol(attribute->id), other.literal})
               : std::nullopt;
}

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition, int depth) {
    switch (condition.op) {
    case Op::All:
        return condition.operands.empty() ? std::nullopt
                                          : indexPredicateOf(pack, kind, condition.operands.front(), depth);
    case Op::Equal: {
        const auto predicate = indexPredicateOf(pack, kind, condition.operands[0], condition.operands[1]);
        return predicate ? predicate
                         : indexPredicateOf(pack, kind, condition.operands[1], condition.operands[0]);
    }
    case Op::Of: {
        const Attribute* flag = ownAttribute(pack, kind, condition);
        return flag ? indexPredicateOf(pack, *flag, depth) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition) {
    return indexPredicateOf(pack, kind, condition, 0);
}

std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, const Attribute& flag) {
    return indexPredicateOf(pack, flag, 0);
}

} // namespace umpire

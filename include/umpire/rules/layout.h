#pragma once

#include "umpire/base/symbol.h"
#include "umpire/base/value.h"
#include "umpire/rules/expression.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace umpire {

struct Attribute;
struct RulePack;

/// What a subject must store in one attribute for a condition about it to hold: true, or a word.
struct IndexPredicate {
    Symbol attribute;
    Value value;
    bool operator==(const IndexPredicate&) const = default;
};

/// What $self, of that kind, must store for a condition to hold, where the condition looks at that before
/// anything else: whoever stores something else need not be asked, and asking him would leave no trace.
std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, SubjectKind kind,
                                               const Expression& condition);
/// The same for a flag of the pack to be set.
std::optional<IndexPredicate> indexPredicateOf(const RulePack& pack, const Attribute& flag);

/// The attributes that subjects of one kind store, each in a slot of its own.
class KindLayout {
  public:
    KindLayout() = default;
    explicit KindLayout(std::vector<Symbol> attributes);

    /// By slot.
    const std::vector<Symbol>& attributes() const { return m_attributes; }
    std::size_t size() const { return m_attributes.size(); }
    std::optional<std::size_t> slotOf(Symbol attribute) const;
    std::optional<std::size_t> slotOf(std::string_view attribute) const;

  private:
    std::vector<Symbol> m_attributes;
    std::vector<std::pair<std::uint32_t, std::size_t>> m_slots; ///< rising by the number of the symbol
};

/// Where a battle that is played with a pack keeps what it stores.
struct Layout {
    static constexpr std::size_t kinds = 5;

    /// The stored attributes of each kind of subject, in the pack's order; what is derived is left out.
    std::array<std::shared_ptr<const KindLayout>, kinds> attributes;
    std::vector<Symbol> rulings; ///< the switches, in the pack's order

    const KindLayout& of(SubjectKind kind) const { return *attributes[static_cast<std::size_t>(kind)]; }
    std::optional<std::size_t> slotOf(SubjectKind kind, std::string_view attribute) const {
        return of(kind).slotOf(attribute);
    }
    std::optional<std::size_t> rulingOf(std::string_view ruling) const;
};

Layout layoutOf(const RulePack& pack);

} // namespace umpire

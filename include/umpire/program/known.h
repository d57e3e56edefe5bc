#pragma once

#include "umpire/base/value.h"
#include "umpire/rules/rule_pack.h"

#include <array>
#include <cstdint>
#include <vector>

namespace umpire {

/// The switches that were looked at while rules were worked out.
class RulingsRead {
  public:
    /// A bit for each switch of the pack, in its order.
    std::uint64_t* bits(const RulePack& rules) {
        m_words.resize((rules.rulings.size() + 63) / 64);
        return m_words.data();
    }
    /// Rising.
    std::vector<Id> ids(const RulePack& rules) const;

  private:
    std::vector<std::uint64_t> m_words;
};

/// Derived attributes that were worked out already. It stands for one state, one set of facts and one roll.
class Known {
  public:
    /// The value, or null.
    const Value* find(Symbol subject, const Attribute& attribute) const;
    /// Keeps a value, which may be another than what the rules would derive.
    const Value& keep(Symbol subject, const Attribute& attribute, Value value);

  private:
    struct Entry {
        Symbol subject;
        const Attribute* attribute = nullptr;
        Value value;
    };
    static constexpr std::size_t first = 16;

    Entry* slots() { return m_many.empty() ? m_few.data() : m_many.data(); }
    const Entry* slots() const { return m_many.empty() ? m_few.data() : m_many.data(); }
    std::size_t size() const { return m_many.empty() ? first : m_many.size(); }
    std::size_t placeOf(Symbol subject, const Attribute& attribute) const;
    void grow();

    std::array<Entry, first> m_few;
    std::vector<Entry> m_many; ///< once these are too few
    std::size_t m_count = 0;
};

} // namespace umpire

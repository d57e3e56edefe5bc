#pragma once

#include "../program/machine.h"

#include "umpire/checks/roll.h"

#include <vector>

namespace umpire {

/// Facts as code reads them, in step with facts by name. It refers to the values among those, which must stay
/// where they are.
class FactSlots {
  public:
    FactSlots(const RulePack& rules, const Facts& facts);

    const program::FactSlot* data() const { return m_slots.data(); }
    /// A fact is stated, with the value that is kept for it.
    void put(std::uint32_t fact, const Value& value);
    /// It is stated no longer.
    void drop(std::uint32_t fact);

  private:
    const RulePack* m_rules;
    std::vector<program::FactSlot> m_slots;
};

/// The lines of one check of somebody in one state, while facts are stated this way and that: only those are
/// worked out anew in which a fact has a say that changed. Of a pack without tables that may be blank, for a
/// blank cell is seen only where it is read.
class KeptRows {
  public:
    /// A fact changed, or which one is not known.
    void changed(std::optional<std::uint32_t> fact);

    /// What the lines come to, without their words. The scope is that of the time before, but for the facts.
    std::int64_t sum(const Check& check, const Scope& scope, const Overrides& overrides);

  private:
    void renew(const Check& check, const Scope& scope);

    std::vector<std::int64_t> m_values; ///< before any are dropped; empty: none are known
    std::vector<std::uint32_t> m_changed;
    std::vector<std::int64_t> m_counting;
};

} // namespace umpire

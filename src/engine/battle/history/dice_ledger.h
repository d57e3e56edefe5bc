#pragma once

#include "umpire/battle/record.h"
#include "umpire/battle/sealed_series.h"
#include "umpire/rules/rule_pack.h"

namespace umpire {

/// Which dice of the program a battle knows of, in its records and outside of them.
class DiceLedger {
  public:
    DiceLedger(const RecordList& records, const StrayThrows& strays, const RulePack& rules)
        : m_records(records), m_strays(strays), m_rules(rules) {}

    /// The position after the last die of a series that was drawn.
    std::uint64_t drawnUpTo(const DrawSeries& series) const;
    /// The draws of a command in which some dice were thrown by the players and some, beforehand, by the
    /// program; nothing when none was. Throws Refused when a die is not among those that may be used.
    std::optional<Draws> drawsAmong(const Json& dice) const;

  private:
    std::vector<StrayThrow> usable(const std::vector<std::uint64_t>& wanted) const;

    const RecordList& m_records;
    const StrayThrows& m_strays;
    const RulePack& m_rules;
};

} // namespace umpire

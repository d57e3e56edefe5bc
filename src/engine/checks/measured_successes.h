#pragma once

#include "umpire/checks/roll.h"
#include "umpire/rules/rule_pack.h"

#include <cstddef>
#include <optional>

namespace umpire {

/// The same as `judge`, of dice that are given away.
RollSoFar judgeThese(const Check& check, std::vector<Face> faces, std::int64_t modifiers, Scope scope,
                     const BandTable* ahead);

/// The numbers in which dice matter by what is asked of them; `set`: the check's own dice, or which of the
/// others.
std::optional<DiceMeasures> measuresOf(const Check& check, const AskedOfDice& ofDice, const Die& die,
                                       std::int64_t modifiers, const Scope& scope, std::size_t set = 0);

/// Which of the measures of `measuresOf` says how many dice count; nothing where none does.
std::optional<std::size_t> measureOfSuccesses(const Check& check);

} // namespace umpire

#pragma once

#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"

namespace umpire::gui::test {

/// How large a battle is to be made.
struct BigBattle {
    int sides = 2;
    int brigades = 10; ///< of each side
    int units = 10;    ///< of each brigade
};

/// A battle file of that size: types, nations and orders one after the other from the pack's vocabularies.
Json bigBattle(const RulePack& rules, const BigBattle& size);

} // namespace umpire::gui::test

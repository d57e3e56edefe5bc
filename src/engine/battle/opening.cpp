// What a battle stands at before anything has been played, kept in step with the roster while it is set up.

#include "roster_edits.h"

#include <algorithm>

namespace umpire {

namespace {

bool isOpening(const Battle& battle, const RulePack& rules) {
    return battle.clock.turn == 1 && battle.clock.halfTurn == 0 &&
           battle.clock.phase == rules.phases.front().id;
}

/// The tests owed at the start of a battle that stands so.
std::vector<Due> owedAtFirst(const RulePack& rules, const GameModule* module, Battle battle) {
    battle.due.clear();
    if (module && module->setUp) {
        PhysicalDice none({});
        Resolution resolution(rules, battle, none);
        module->setUp(resolution);
        return resolution.battle().due;
    }
    return {};
}

bool contains(const std::vector<Due>& list, const Due& due) {
    return std::find(list.begin(), list.end(), due) != list.end();
}

/// Leaves alone what the umpire has waived or settled by then.
void changeDues(const std::vector<Due>& before, const std::vector<Due>& after, Resolution& resolution) {
    const std::vector<Due> owed = resolution.battle().due;
    const bool untouched =
        std::all_of(owed.begin(), owed.end(), [&](const Due& d) { return contains(before, d); }) &&
        owed.size() + 1 > before.size();
    for (const Due& due : owed) {
        if (untouched ? owed != after : contains(before, due) && !contains(after, due)) {
            resolution.settleDue(due.id, "the roster changed");
        }
    }
    for (const Due& due : after) {
        if (untouched ? owed != after : !contains(before, due)) {
            resolution.owe(due);
        }
    }
}

Id sideToBegin(const Battle& battle) {
    const Ids order = battle.sideOrder();
    return order.empty() ? Id() : order.front();
}

} // namespace

void keepOpening(const Battle& before, Resolution& resolution, const GameModule* module) {
    const RulePack& rules = resolution.rules();
    Clock clock = resolution.battle().clock;
    if (isOpening(before, rules)) {
        clock.side = sideToBegin(resolution.battle());
        resolution.moveClock(clock);
        changeDues(owedAtFirst(rules, module, before), owedAtFirst(rules, module, resolution.battle()),
                   resolution);
    } else if (!resolution.battle().find(clock.side)) {
        clock.side = sideToBegin(resolution.battle());
        resolution.moveClock(clock);
    }
}

} // namespace umpire

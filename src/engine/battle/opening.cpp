// What a battle stands at before anything has been played, kept in step with the roster while it is set up.

#include "opening.h"

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
    return withSetUp(rules, module, std::move(battle)).due;
}

bool owes(const std::vector<Due>& list, const Id& id) {
    return std::any_of(list.begin(), list.end(), [&id](const Due& due) { return due.id == id; });
}

/// What the new roster owes at the start, without what the umpire has waived or settled by now; then what
/// else is owed.
std::vector<Due> owedNow(const std::vector<Due>& before, const std::vector<Due>& atFirst,
                         std::vector<Due> wanted, const std::vector<Due>& now) {
    std::erase_if(wanted, [&](const Due& due) { return owes(atFirst, due.id) && !owes(before, due.id); });
    for (const Due& due : now) {
        if (!owes(atFirst, due.id) && !owes(wanted, due.id)) {
            wanted.push_back(due);
        }
    }
    return wanted;
}

/// The order of the list is part of it, so it is taken down and built up again.
void replaceDues(const std::vector<Due>& wanted, Resolution& resolution) {
    const std::vector<Due> owed = resolution.battle().due;
    if (owed == wanted) {
        return;
    }
    for (const Due& due : owed) {
        resolution.settleDue(due.id, "the roster changed");
    }
    for (const Due& due : wanted) {
        resolution.owe(due);
    }
}

Id sideToBegin(const Battle& battle) {
    const Ids order = battle.sideOrder();
    return order.empty() ? Id() : order.front();
}

} // namespace

Battle withSetUp(const RulePack& rules, const GameModule* module, Battle battle) {
    if (!module || !module->setUp) {
        return battle;
    }
    PhysicalDice none({});
    Resolution resolution(rules, battle, none);
    module->setUp(resolution);
    return resolution.battle();
}

void keepOpening(const Battle& before, Resolution& resolution, const GameModule* module) {
    const RulePack& rules = resolution.rules();
    Clock clock = resolution.battle().clock;
    if (isOpening(before, rules)) {
        clock.side = sideToBegin(resolution.battle());
        resolution.moveClock(clock);
        replaceDues(owedNow(before.due, owedAtFirst(rules, module, before),
                            owedAtFirst(rules, module, resolution.battle()), resolution.battle().due),
                    resolution);
    } else if (!resolution.battle().find(clock.side)) {
        clock.side = sideToBegin(resolution.battle());
        resolution.moveClock(clock);
    }
}

} // namespace umpire

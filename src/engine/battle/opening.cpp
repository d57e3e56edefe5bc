// What a battle stands at before anything has been played, kept in step with the roster while it is set up.

#include "opening.h"

#include "moments.h"
#include "umpire/battle/turn_order.h"
#include "umpire/program/evaluation_watch.h"

#include <algorithm>

namespace umpire {

namespace {

/// The tests owed at the start of a battle that stands so.
std::vector<Due> owedAtFirst(const RulePack& rules, const GameModule* module, Battle battle) {
    battle.due = std::vector<Due>();
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

/// What the rules bring at the start happens when play begins; what is owed then shows beforehand.
void oweOpening(Resolution& resolution, const GameModule* module) {
    Battle begun = resolution.battle();
    PhysicalDice none({});
    Resolution trial(resolution.rules(), begun, none);
    beginBattle(trial, module);
    for (const Due& due : trial.battle().due) {
        resolution.owe(due);
    }
}

} // namespace

Battle withSetUp(const RulePack& rules, const GameModule* module, Battle battle) {
    battle.adopt(rules.layout);
    const EvaluationWatch watch; // a pack that asks too much must not hold up a file that is opened
    PhysicalDice none({});
    Resolution resolution(rules, battle, none);
    oweOpening(resolution, module);
    if (module && module->setUp) {
        module->setUp(resolution);
    }
    return resolution.battle();
}

void translateOpening(const RulePack& rules, const GameModule* module, Battle& start) {
    std::vector<Due> owed = start.due;
    for (const Due& said : owedAtFirst(rules, module, start)) {
        const auto same =
            std::find_if(owed.begin(), owed.end(), [&said](const Due& due) { return due.id == said.id; });
        if (same != owed.end()) {
            same->text = said.text;
        }
    }
    start.due = std::move(owed);
}

void keepOpening(const Battle& before, Resolution& resolution, const GameModule* module) {
    const RulePack& rules = resolution.rules();
    if (isOpening(rules, before)) {
        resolution.moveClock(openingClock(rules, resolution.battle()));
        replaceDues(owedNow(before.due, owedAtFirst(rules, module, before),
                            owedAtFirst(rules, module, resolution.battle()), resolution.battle().due),
                    resolution);
    } else if (rules.halves && !resolution.battle().find(resolution.battle().clock.side)) {
        Clock clock = resolution.battle().clock;
        clock.side = openingClock(rules, resolution.battle()).side;
        resolution.moveClock(std::move(clock));
    }
}

} // namespace umpire

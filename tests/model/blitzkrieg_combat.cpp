#include "blitzkrieg_action.h"

#include <algorithm>
#include <map>

namespace umpire::blitzkrieg {

namespace {

/// One combat: who is in it and what everybody is worth.
struct Battle {
    std::vector<int> attackers;
    std::vector<int> struck;
    std::vector<int> counting; ///< of the struck
    std::vector<int> support;
    std::map<int, int> worth; ///< of the known
    bool gunsAlone = false;   ///< against cavalry (9.2.5)
    bool concentric = false;

    bool knows(const std::vector<int>& units) const {
        return std::all_of(units.begin(), units.end(), [&](int index) { return worth.count(index) > 0; });
    }
    int sum(const std::vector<int>& units) const {
        int all = 0;
        for (const int index : units)
            all += worthOf(index);
        return all;
    }
    int worthOf(int index) const {
        const auto found = worth.find(index);
        return found == worth.end() ? 0 : found->second;
    }
};

template <class Wanted>
bool allAre(const Game& game, const std::vector<int>& units, const Wanted& wanted) {
    return std::all_of(units.begin(), units.end(), [&](int index) { return wanted(game.unitAt(index)); });
}

std::vector<int> realOnes(const Game& game, Hex hex, Camp camp) {
    std::vector<int> found;
    for (const int index : unitsIn(game, hex, camp))
        if (isReal(game.unitAt(index)))
            found.push_back(index);
    return found;
}

std::vector<int> takingPart(const Game& game, const std::vector<int>& struck) {
    std::vector<int> found;
    for (const int index : struck)
        if (!game.unitAt(index).amongFriends)
            found.push_back(index);
    return found;
}

bool isConcentric(const TurnAction& deed, Hex hex, Camp camp) {
    switch (deed.order.sight.surrounding) {
    case Surrounding::surrounded:
        return true;
    case Surrounding::open:
        return false;
    default:
        return surrounded(deed.game, hex, camp);
    }
}

/// What a unit is worth; who is disrupted throws. Guns alone against cavalry need not.
std::optional<int> worthNow(const TurnAction& deed, const Battle& battle, int index) {
    const Unit& unit = deed.game.unitAt(index);
    const Counter& counter = counterOf(deed.game, unit);
    if (!unit.disrupted()) {
        const bool blank = counter.combat.value_or(0) == 0 && unit.arm != Arm::headquarters;
        return blank ? std::nullopt : std::optional(counter.combat.value_or(0));
    }
    if (counter.rear == Rear::unknown)
        return std::nullopt;
    if (battle.gunsAlone && !contains(battle.attackers, index))
        return 0;
    return worthOf(counter.rear, deed.thrown("scatter", unit.id, 6));
}

void weigh(const TurnAction& deed, Battle& battle) {
    for (int index = 0; index < static_cast<int>(deed.game.units.size()); ++index) {
        const bool there = contains(battle.attackers, index) || contains(battle.struck, index) ||
                           contains(battle.support, index);
        if (!there)
            continue;
        if (const std::optional<int> worth = worthNow(deed, battle, index))
            battle.worth[index] = *worth;
    }
}

Battle battleOf(const TurnAction& deed, Hex hex) {
    const Camp enemy = enemyOf(deed.self().camp);
    Battle battle;
    battle.attackers = deed.party();
    battle.struck = realOnes(deed.game, hex, enemy);
    battle.counting =
        deed.order.defenders.empty() ? takingPart(deed.game, battle.struck) : deed.order.defenders;
    battle.support = deed.order.support;
    battle.gunsAlone =
        allAre(deed.game, battle.struck, [](const Unit& unit) { return unit.arm == Arm::artillery; }) &&
        allAre(deed.game, battle.attackers, [](const Unit& unit) { return unit.arm == Arm::cavalry; });
    battle.concentric = isConcentric(deed, hex, enemy);
    return battle;
}

struct Sums {
    int attack = 0;
    int defence = 0;
};

Sums sumsOf(const TurnAction& deed, const Battle& battle) {
    const Sight& sight = deed.order.sight;
    std::vector<int> defending = battle.counting;
    for (const int index : battle.support)
        if (!contains(defending, index))
            defending.push_back(index);
    const int own = battle.gunsAlone ? 1 : battle.sum(defending);
    return {battle.sum(battle.attackers) + sight.attackAdded, own * sight.defenceTimes + sight.defenceAdded};
}

struct Results {
    Result defender = Result::none;
    Result attacker = Result::none;
};

Results thrownResults(const TurnAction& deed, const Battle& battle, int column) {
    const CombatTable& table = deed.game.tables.combat;
    const int shift = deed.order.sight.columnsRight - deed.order.sight.columnsLeft;
    const auto face = static_cast<std::size_t>(deed.thrown("combat", deed.self().id, 6)) - 1;
    const int right = table.shifted(column, shift + (battle.concentric ? 1 : 0));
    const int plain = table.shifted(column, shift);
    const Results results{table.defender.at(face).at(static_cast<std::size_t>(right)),
                          table.attacker.at(face).at(static_cast<std::size_t>(plain))};
    deed.outcome.rolls.back().outcome = nameOf(results.defender);
    return results;
}

Results statedResults(const TurnAction& deed) {
    deed.outcome.stated = {deed.order.stated, deed.order.statedAttackers};
    return {deed.order.stated, deed.order.statedAttackers};
}

Results resultsOf(const TurnAction& deed, const Battle& battle) {
    std::vector<int> all = battle.attackers;
    all.insert(all.end(), battle.counting.begin(), battle.counting.end());
    all.insert(all.end(), battle.support.begin(), battle.support.end());
    if (!battle.knows(all)) {
        deed.warn(Warning::strengthBlank);
        return statedResults(deed);
    }
    const Sums sums = sumsOf(deed, battle);
    if (sums.attack == 0)
        return {};
    if (sums.defence == 0 && deed.game.rulings.sweptAtZero)
        return {Result::all, Result::none};
    const auto column = deed.game.tables.combat.columnOf(sums.attack, sums.defence);
    return column ? thrownResults(deed, battle, *column) : statedResults(deed);
}

Struck struckOf(const Battle& battle, const std::vector<int>& units, int favourite) {
    Struck struck;
    struck.units = units;
    std::sort(struck.units.begin(), struck.units.end());
    for (const int index : struck.units)
        struck.strengths.push_back(battle.worthOf(index));
    struck.favourite = favourite;
    return struck;
}

bool overLimits(const TurnAction& deed, const Battle& battle) {
    std::map<std::pair<Camp, Hex>, std::vector<int>> stacks;
    for (const auto* side : {&battle.attackers, &battle.counting})
        for (const int index : *side)
            stacks[{deed.game.unitAt(index).camp, deed.game.unitAt(index).hex}].push_back(index);
    return std::any_of(stacks.begin(), stacks.end(), [&](const auto& stack) {
        std::vector<int> strengths;
        for (const int index : stack.second)
            strengths.push_back(battle.worthOf(index));
        return !withinLimits(deed.game, stack.second, strengths);
    });
}

void declare(const TurnAction& deed, Hex hex) {
    for (const int index : deed.party()) {
        act(deed.game, deed.game.unitAt(index), Doing::attacks);
        deed.game.unitAt(index).aim = hex;
    }
    for (const int index : deed.order.support)
        deed.game.unitAt(index).supported = true;
    deed.game.sideOf(deed.self().camp).fought = true;
}

} // namespace

void combat(const TurnAction& deed) {
    const Hex hex = deed.target().hex;
    beginAttack(deed.game);
    removeDummies(deed.game, hex, enemyOf(deed.self().camp));
    declare(deed, hex);
    Battle battle = battleOf(deed, hex);
    for (const int index : battle.struck)
        deed.game.unitAt(index).attacked = true;
    if (battle.struck.empty())
        return;
    weigh(deed, battle);
    if (overLimits(deed, battle))
        deed.warn(Warning::overLimits);
    const Results results = resultsOf(deed, battle);
    Struck struck = struckOf(battle, battle.struck, deed.order.strongest);
    struck.concentric = battle.concentric;
    suffer(deed, struck, results.defender);
    suffer(deed, struckOf(battle, battle.attackers, deed.order.ownStrongest), results.attacker);
}

} // namespace umpire::blitzkrieg

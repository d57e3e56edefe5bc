// What happens by itself as the turn goes on.

#include "moments.h"

#include "umpire/base/speech.h"
#include "umpire/battle/turn_order.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire {

namespace {

using At = Moment::At;

bool isOfPhase(At at) {
    return at == At::PhaseStart || at == At::PhaseEnd;
}

/// The side that a moment concerns, or "": all sides.
Id sideConcerned(const Resolution& resolution, At at) {
    const Battle& battle = resolution.battle();
    if (at == At::HalfTurnStart || at == At::HalfTurnEnd) {
        return battle.clock.side;
    }
    const Phase* phase = isOfPhase(at) ? resolution.rules().phase(battle.clock.phase) : nullptr;
    switch (phase ? phase->owner : Phase::Owner::Both) {
    case Phase::Owner::Active:
        return battle.clock.side;
    case Phase::Owner::Side:
        return battle.clock.owner;
    default:
        return {};
    }
}

/// Things belong to no side, so that every moment concerns them.
Ids concerned(const Resolution& resolution, const Moment& moment) {
    if (moment.once) {
        return {Id()};
    }
    Ids ids;
    const Id side = sideConcerned(resolution, moment.at);
    for (const Subject* subject : resolution.battle().all(moment.of)) {
        if (side.empty() || subject->side == side || moment.of == SubjectKind::Thing) {
            ids.push_back(subject->id);
        }
    }
    return ids;
}

void happen(Resolution& resolution, const Moment& moment) {
    for (const Id& id : concerned(resolution, moment)) {
        const Scope scope = resolution.scope(id);
        const bool there = moment.once || resolution.battle().find(id);
        if (!there || !holds(moment.when, scope)) {
            continue;
        }
        if (!moment.text.empty()) {
            resolution.warn(fillText(resolution.rules().text(moment.text), scope));
        }
        resolution.run(moment.effects, scope);
    }
}

void happen(Resolution& resolution, At at) {
    const Id phase = resolution.battle().clock.phase;
    for (const Moment& moment : resolution.rules().moments) {
        if (moment.at == at && (!isOfPhase(at) || moment.phase == phase)) {
            happen(resolution, moment);
        }
    }
}

/// The moments with which a battle begins. A game whose procedures set up its battles begins its first
/// half-turn itself.
std::vector<At> openingMoments(const GameModule* module) {
    std::vector<At> moments{At::BattleStart, At::TurnStart};
    if (!module || !module->setUp) {
        moments.insert(moments.end(), {At::HalfTurnStart, At::PhaseStart});
    }
    return moments;
}

bool beginsSomehow(const RulePack& rules, const GameModule* module) {
    const std::vector<At> opening = openingMoments(module);
    return rules.phases.front().owner == Phase::Owner::Drawn ||
           std::any_of(rules.moments.begin(), rules.moments.end(), [&](const Moment& moment) {
               const bool here = !isOfPhase(moment.at) || moment.phase == rules.phases.front().id;
               return here && std::find(opening.begin(), opening.end(), moment.at) != opening.end();
           });
}

} // namespace

void atMoment(Resolution& resolution, const GameModule* module, At at) {
    const Id phase = resolution.battle().clock.phase;
    happen(resolution, at);
    if (module && module->atMoment) {
        module->atMoment(resolution, at, phase);
    }
}

void beginBattle(Resolution& resolution, const GameModule* module) {
    if (!beginsSomehow(resolution.rules(), module)) {
        return;
    }
    for (const At at : openingMoments(module)) {
        happen(resolution, at);
    }
    keepDrawOwed(resolution);
}

void beginBattleOnce(Resolution& resolution, const GameModule* module) {
    const Battle& battle = resolution.battle();
    if (!isOpening(resolution.rules(), battle) || !beginsSomehow(resolution.rules(), module)) {
        return;
    }
    // The roster may have changed what the first phase's owner is found by.
    Clock clock = atPhaseStart(resolution.rules(), battle, battle.clock);
    clock.begun = true;
    resolution.moveClock(std::move(clock));
    resolution.letOwe(false);
    beginBattle(resolution, module);
    resolution.letOwe(true);
}

void keepDrawOwed(Resolution& resolution) {
    static const Id id = "draw";
    const std::size_t left = leftToDraw(resolution.rules(), resolution.battle()).size();
    const Due* owed = resolution.battle().findDue(id);
    if (left == 0) {
        resolution.settleDue(id, owed ? "lapsed" : "");
        return;
    }
    const std::string text =
        sayCounted("command", "Draw who acts next: {n} is left", "Draw who acts next: {n} are left")
            .of(static_cast<long long>(left));
    if (!owed || owed->text != text) {
        resolution.settleDue(id, "");
        resolution.owe({id, "", "", text, "", commandOf(Verb::Draw)});
    }
}

} // namespace umpire

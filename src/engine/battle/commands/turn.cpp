// The end of a phase, and of all that are left of a half-turn.

#include "umpire/battle/game_module.h"
#include "umpire/battle/own_commands.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

/// The subjects of a kind that belong to the side whose half-turn it is.
Ids ofActiveSide(const Battle& battle, SubjectKind kind) {
    Ids ids;
    for (const Subject* subject : battle.all(kind)) {
        if (subject->side == battle.clock.side) {
            ids.push_back(subject->id);
        }
    }
    return ids;
}

void happen(Resolution& resolution, const Moment& moment) {
    for (const Id& id : ofActiveSide(resolution.battle(), moment.of)) {
        const Scope scope = resolution.scope(id);
        if (!holds(moment.when, scope)) {
            continue;
        }
        if (!moment.text.empty()) {
            resolution.warn(fillText(resolution.rules().text(moment.text), scope));
        }
        resolution.run(moment.effects, scope);
    }
}

void atMoment(Resolution& resolution, const GameModule* module, Moment::At at) {
    const Id phase = resolution.battle().clock.phase;
    const bool ofPhase = at == Moment::At::PhaseStart || at == Moment::At::PhaseEnd;
    for (const Moment& moment : resolution.rules().moments) {
        if (moment.at == at && (!ofPhase || moment.phase == phase)) {
            happen(resolution, moment);
        }
    }
    if (module && module->atMoment) {
        module->atMoment(resolution, at, phase);
    }
}

std::size_t phaseIndex(const Resolution& resolution) {
    const auto& phases = resolution.rules().phases;
    const Id& now = resolution.battle().clock.phase;
    const auto found =
        std::find_if(phases.begin(), phases.end(), [&now](const Phase& p) { return p.id == now; });
    return static_cast<std::size_t>(found - phases.begin());
}

/// The rules warn and never stop an umpire: a battle may go on after its last turn.
void warnOfLimit(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    if (battle.turnLimit > 0 && battle.clock.turn > battle.turnLimit) {
        resolution.warn(fill(
            say("command", "Turn {turn} is beyond the scenario's limit of {turn-limit}"),
            {{"turn", std::to_string(battle.clock.turn)}, {"turn-limit", std::to_string(battle.turnLimit)}}));
    }
}

void nextHalfTurn(Resolution& resolution, const GameModule* module) {
    atMoment(resolution, module, Moment::At::HalfTurnEnd);
    const Battle& battle = resolution.battle();
    const Ids order = battle.sideOrder();
    const auto now = std::find(order.begin(), order.end(), battle.clock.side);
    const bool last = now == order.end() || now + 1 == order.end();
    resolution.moveClock({battle.clock.turn + (last ? 1 : 0), last ? order.front() : *(now + 1),
                          resolution.rules().phases.front().id, battle.clock.halfTurn + 1});
    if (last) {
        warnOfLimit(resolution);
    }
    resolution.lapse();
    atMoment(resolution, module, Moment::At::HalfTurnStart);
    atMoment(resolution, module, Moment::At::PhaseStart);
}

/// The rules warn and never stop an umpire: tests still owed are named, and the game goes on.
void warnOfDue(Resolution& resolution) {
    std::vector<std::string> owed;
    for (const Due& due : resolution.battle().due) {
        if (!due.optional) {
            owed.push_back(due.text);
        }
    }
    if (!owed.empty()) {
        resolution.warn(fill(say("command", "Still owed: {list}"), {{"list", joined(owed, "and")}}));
    }
}

void step(Resolution& resolution, const GameModule* module) {
    atMoment(resolution, module, Moment::At::PhaseEnd);
    const std::size_t next = phaseIndex(resolution) + 1;
    const auto& phases = resolution.rules().phases;
    if (next >= phases.size()) {
        nextHalfTurn(resolution, module);
        return;
    }
    Clock clock = resolution.battle().clock;
    clock.phase = phases[next].id;
    resolution.moveClock(std::move(clock));
    atMoment(resolution, module, Moment::At::PhaseStart);
}

} // namespace

void NextPhaseCommand::decide(Resolution& resolution, const GameModule* module) const {
    warnOfDue(resolution);
    step(resolution, module);
}

void EndTurnCommand::decide(Resolution& resolution, const GameModule* module) const {
    warnOfDue(resolution);
    const Clock start = resolution.battle().clock;
    do {
        step(resolution, module);
    } while (resolution.battle().clock.turn == start.turn && resolution.battle().clock.side == start.side);
}

} // namespace umpire

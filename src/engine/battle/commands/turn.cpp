// The end of a phase, and of all that are left of a half-turn.

#include "../moments.h"
#include "command_fields.h"
#include "command_reader.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/turn_order.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

std::size_t phaseIndex(const Resolution& resolution) {
    const auto& phases = resolution.rules().phases;
    const Id& now = resolution.battle().clock.phase;
    const auto found =
        std::find_if(phases.begin(), phases.end(), [&now](const Phase& p) { return p.id == now; });
    return static_cast<std::size_t>(found - phases.begin());
}

bool isPastLimit(const Battle& battle) {
    return battle.turnLimit > 0 && battle.clock.turn > battle.turnLimit;
}

/// The rules warn and never stop an umpire: a battle may go on after its last turn.
void warnOfLimit(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    if (isPastLimit(battle)) {
        resolution.warn(
            fill(say("command",
                     "Turn {turn-limit} was the last of the scenario: the game is over, unless you play on"),
                 {{"turn-limit", std::to_string(battle.turnLimit)}}));
    }
}

/// What happens by itself; after the last turn nothing falls due of it any more.
void happen(Resolution& resolution, const GameModule* module, Moment::At at) {
    resolution.letOwe(!isPastLimit(resolution.battle()));
    atMoment(resolution, module, at);
    resolution.letOwe(true);
}

void oweDraw(Resolution& resolution) {
    if (!isPastLimit(resolution.battle())) {
        keepDrawOwed(resolution);
    }
}

/// Whether the half-turn that ends is the last of its turn.
bool endsTurn(const Resolution& resolution) {
    const Battle& battle = resolution.battle();
    const Ids order = battle.sideOrder();
    const auto now = std::find(order.begin(), order.end(), battle.clock.side);
    return !resolution.rules().halves || now == order.end() || now + 1 == order.end();
}

/// Who was to move first from the next turn on.
void orderNextTurn(Resolution& resolution) {
    const Id next = resolution.battle().clock.nextFirst;
    if (!next.empty() && next != resolution.battle().firstSide && resolution.battle().find(next)) {
        resolution.setFirstSide(next);
    }
}

Clock nextClock(const Resolution& resolution, bool last) {
    const Battle& battle = resolution.battle();
    const Ids order = battle.sideOrder();
    Clock next{battle.clock.turn + (last ? 1 : 0), order.front(), resolution.rules().phases.front().id,
               battle.clock.halfTurn + 1};
    if (!last) {
        next.side = *(std::find(order.begin(), order.end(), battle.clock.side) + 1);
        next.nextFirst = battle.clock.nextFirst;
    }
    return atPhaseStart(resolution.rules(), battle, std::move(next));
}

void atHalfTurn(Resolution& resolution, const GameModule* module, Moment::At at) {
    if (resolution.rules().halves) {
        happen(resolution, module, at);
    }
}

/// The next half-turn, or where there are none the next turn.
void nextHalfTurn(Resolution& resolution, const GameModule* module) {
    atHalfTurn(resolution, module, Moment::At::HalfTurnEnd);
    const bool last = endsTurn(resolution);
    if (last) {
        happen(resolution, module, Moment::At::TurnEnd);
        orderNextTurn(resolution);
    }
    resolution.moveClock(nextClock(resolution, last));
    if (last) {
        warnOfLimit(resolution);
    }
    resolution.lapse();
    if (last) {
        happen(resolution, module, Moment::At::TurnStart);
    }
    atHalfTurn(resolution, module, Moment::At::HalfTurnStart);
    happen(resolution, module, Moment::At::PhaseStart);
}

/// The rules warn and never stop an umpire: tests still owed are named, and the game goes on.
void warnOfDue(Resolution& resolution) {
    std::string owed; // each may hold commas and an "and" of its own
    for (const Due& due : resolution.battle().due) {
        if (!due.optional) {
            owed += (owed.empty() ? "" : say("words", "; ")) + due.text;
        }
    }
    if (!owed.empty()) {
        resolution.warn(fill(say("command", "Still owed: {list}"), {{"list", owed}}));
    }
}

/// Who is left may have changed since the draw fell due; one that was waived is not owed again.
void refreshDraw(Resolution& resolution) {
    if (resolution.battle().findDue("draw")) {
        keepDrawOwed(resolution);
    }
}

void step(Resolution& resolution, const GameModule* module) {
    happen(resolution, module, Moment::At::PhaseEnd);
    resolution.settleDue("draw", "lapsed");
    const std::size_t next = phaseIndex(resolution) + 1;
    const auto& phases = resolution.rules().phases;
    if (next >= phases.size()) {
        nextHalfTurn(resolution, module);
        return;
    }
    Clock clock = resolution.battle().clock;
    clock.phase = phases[next].id;
    resolution.moveClock(atPhaseStart(resolution.rules(), resolution.battle(), std::move(clock)));
    happen(resolution, module, Moment::At::PhaseStart);
}

/// A time that is misspelt is not lost in silence.
void warnOfStray(Verb verb, const CommandReader& reader) {
    if (!reader.recorded()) {
        warnUnused(reader.command(), {"seconds"}, ownCommand(verb).name, reader.resolution());
    }
}

} // namespace

NextPhaseCommand NextPhaseCommand::read(const CommandReader& reader) {
    warnOfStray(verb, reader);
    return {readSeconds(reader)};
}

EndTurnCommand EndTurnCommand::read(const CommandReader& reader) {
    warnOfStray(verb, reader);
    return {readSeconds(reader)};
}

void NextPhaseCommand::decide(Resolution& resolution, const GameModule* module) const {
    resolution.spend(seconds);
    refreshDraw(resolution);
    warnOfDue(resolution);
    step(resolution, module);
    oweDraw(resolution);
}

void EndTurnCommand::decide(Resolution& resolution, const GameModule* module) const {
    resolution.spend(seconds);
    refreshDraw(resolution);
    warnOfDue(resolution);
    const std::int64_t start = resolution.battle().clock.halfTurn;
    do {
        step(resolution, module);
    } while (resolution.battle().clock.halfTurn == start);
    oweDraw(resolution);
}

} // namespace umpire

#include "moments.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/turn_actions.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/scope.h"
#include "umpire/program/evaluation_watch.h"
#include "umpire/rules/commands.h"

#include <algorithm>
#include <unordered_set>

namespace umpire {

// Whose turn it is: phases, their owners, and who is drawn in them.

namespace {

Id sideToBegin(const Battle& battle) {
    const Ids order = battle.sideOrder();
    return order.empty() ? Id() : order.front();
}

/// The side that the phase's own rule names at this moment, or "".
Id ownerNamed(const Phase& phase, const RulePack& rules, const Battle& battle, const Clock& clock) {
    Battle then = battle;
    then.clock = clock;
    const Id side = evaluate(*phase.side, Scope{rules, then}).text();
    const Subject* known = battle.find(side);
    return known && known->kind == SubjectKind::Side ? side : Id();
}

using At = Moment::At;

/// The side that a moment concerns, or "": all sides.
Id sideConcerned(const Resolution& resolution, At at) {
    const Battle& battle = resolution.battle();
    if (at == At::HalfTurnStart || at == At::HalfTurnEnd) {
        return battle.clock.side;
    }
    const Phase* phase = Moment::isOfPhase(at) ? resolution.rules().phase(battle.clock.phase) : nullptr;
    switch (phase ? phase->owner : Phase::Owner::Both) {
    case Phase::Owner::Active:
        return battle.clock.side;
    case Phase::Owner::Side:
        return battle.clock.owner;
    default:
        return {};
    }
}

void happenTo(const Id& id, Resolution& resolution, const Moment& moment) {
    const Scope scope = resolution.scope(id);
    const bool there = moment.once || resolution.battle().find(id);
    if (!there || !holds(moment.when, scope)) {
        return;
    }
    if (!moment.text.empty()) {
        resolution.warn(fillText(resolution.rules().text(moment.text), scope));
    }
    resolution.run(moment.effects, scope);
}

/// A moment for each of a kind who stood in the battle when it began. Asked are those for whom it may hold;
/// once it has changed anything, everybody behind, as they may have come to be concerned.
void happenToEach(Resolution& resolution, const Moment& moment) {
    std::vector<Symbol> asked = likelyFor(moment.when, moment.of, resolution.rules(), resolution.battle());
    if (asked.empty()) {
        return;
    }
    const Battle before = resolution.battle();
    const Id side = sideConcerned(resolution, moment.at);
    const std::size_t events = resolution.events().size();
    bool changed = false;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Symbol id = asked[i];
        // Things belong to no side, so that every moment concerns them.
        if (side.empty() || before.find(id)->side == side || moment.of == SubjectKind::Thing) {
            happenTo(id.text(), resolution, moment);
        }
        if (!changed && resolution.events().size() != events) {
            changed = true;
            const auto all = before.symbolsOf(moment.of);
            asked.assign(std::ranges::find(all, id), all.end()); // it goes on behind this one
            i = 0;
        }
    }
}

void happen(Resolution& resolution, const Moment& moment) {
    if (moment.once) {
        happenTo({}, resolution, moment);
    } else {
        happenToEach(resolution, moment);
    }
}

void happen(Resolution& resolution, At at) {
    const Id phase = resolution.battle().clock.phase;
    for (const Moment& moment : resolution.rules().moments) {
        if (moment.at == at && (!Moment::isOfPhase(at) || moment.phase == phase)) {
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
           std::ranges::any_of(rules.moments, [&](const Moment& moment) {
               const bool here = !Moment::isOfPhase(moment.at) || moment.phase == rules.phases.front().id;
               return here && listed(opening, moment.at);
           });
}

/// The tests owed at the start of a battle that stands so.
std::vector<Due> owedAtFirst(const RulePack& rules, const GameModule* module, Battle battle) {
    battle.due = std::vector<Due>();
    return withSetUp(rules, module, std::move(battle)).due;
}

bool owes(const std::vector<Due>& list, const Id& id) {
    return std::ranges::any_of(list, [&id](const Due& due) { return due.id == id; });
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

Clock atPhaseStart(const RulePack& rules, const Battle& battle, Clock clock) {
    clock.owner.clear();
    clock.acting.clear();
    clock.drawn.clear();
    const Phase* phase = rules.phase(clock.phase);
    if (!rules.halves) {
        clock.side.clear();
    }
    if (phase && phase->owner == Phase::Owner::Side && phase->side) {
        clock.owner = ownerNamed(*phase, rules, battle, clock);
        clock.side = rules.halves ? clock.side : clock.owner;
    }
    return clock;
}

Clock openingClock(const RulePack& rules, const Battle& battle) {
    return atPhaseStart(rules, battle, {1, sideToBegin(battle), rules.phases.front().id, 0});
}

bool isOpening(const RulePack& rules, const Battle& battle) {
    const Clock& clock = battle.clock;
    return clock.turn == 1 && clock.halfTurn == 0 && !clock.begun && clock.phase == rules.phases.front().id;
}

Ids leftToDraw(const RulePack& rules, const Battle& battle) {
    Ids left;
    const Phase* phase = rules.phase(battle.clock.phase);
    if (!phase || phase->owner != Phase::Owner::Drawn) {
        return left;
    }
    const std::unordered_set<Id> drawn(battle.clock.drawn.begin(), battle.clock.drawn.end());
    for (const Symbol subject : likelyFor(phase->among, phase->drawn, rules, battle)) {
        if (!drawn.contains(subject.text()) && holds(phase->among, Scope{rules, battle, subject})) {
            left.push_back(subject.text());
        }
    }
    return left;
}

std::vector<TurnAction> turnActionsOf(const RulePack& rules, const Battle& battle, const Id& id) {
    std::vector<TurnAction> turnActions;
    const Subject* subject = battle.find(id);
    const Scope scope{rules, battle, id};
    for (const Attribute& attribute : rules.attributes) {
        if (subject && attribute.deed && attribute.of == subject->kind &&
            attributeValue(*subject, attribute, scope).flag()) {
            turnActions.push_back({attribute.id, attribute.name});
        }
    }
    return turnActions;
}

std::vector<Tie> tiesOf(const RulePack& rules, const Battle& battle) {
    std::vector<const Attribute*> bonds;
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.tie) {
            bonds.push_back(&attribute);
        }
    }
    std::vector<Tie> ties;
    for (const Subject* subject : bonds.empty() ? std::vector<const Subject*>{} : battle.all()) {
        const Scope scope{rules, battle, subject->id};
        for (const Attribute* bond : bonds) {
            const Id to = bond->of == subject->kind ? attributeValue(*subject, *bond, scope).text() : Id();
            if (battle.find(to)) {
                ties.push_back({bond->id, subject->id, to, bond->name});
            }
        }
    }
    return ties;
}

// What happens by itself as the turn goes on.

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

// What a battle stands at before anything has been played, kept in step with the roster while it is set up.

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
        const auto same = std::ranges::find(owed, said.id, &Due::id);
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

#include "module.h"

#include <algorithm>

namespace umpire::sandSweatAndCamels {

namespace {

Due initiativeDue(const RulePack& rules) {
    return {"initiative", "initiative",
            "",           rules.text("due-initiative"),
            "",           Json{{"do", "check"}, {"check", "initiative"}}};
}

Step throwFor(Resolution& resolution, const Check& check, const Id& side) {
    Step step;
    step.check = check.id;
    step.subject = side;
    step.die = check.die;
    step.dice = resolution.throwDice(check, 1, side);
    step.total = step.dice.front().number;
    return step;
}

/// One throw of every side that is still in it; gives the sides that threw highest.
Ids throwOnce(Resolution& resolution, const Ids& sides) {
    const Check& check = *resolution.rules().check("initiative");
    std::vector<Step> steps;
    std::int64_t highest = 0;
    for (const Id& side : sides) {
        steps.push_back(throwFor(resolution, check, side));
        highest = std::max(highest, steps.back().total);
    }
    Ids leading;
    for (const Step& step : steps) {
        if (step.total == highest) {
            leading.push_back(step.subject);
        }
    }
    for (Step& step : steps) {
        step.outcome = step.total < highest ? "lower" : leading.size() > 1 ? "tied" : "highest";
        step.text = fillText(resolution.rules().outcome(step.outcome)->text, resolution.scope(step.subject));
        resolution.addStep(step);
    }
    return leading;
}

} // namespace

namespace {

bool isMad(Resolution& resolution, const Id& unit) {
    return resolution.value(unit, "state").text() == "mad-as-a-cut-snake";
}

bool canBeCharged(Resolution& resolution, const Id& unit) {
    return resolution.battle().find(unit) && resolution.value(unit, "state").text() != "gone" &&
           resolution.value(unit, "type").text() != "plane";
}

/// Whoever goaded it, or else the first enemy there is: which one is nearest only eyes can see.
Id quarryOf(Resolution& resolution, const Subject& unit) {
    const Id goader = resolution.value(unit.id, "goaded-by").text();
    if (canBeCharged(resolution, goader)) {
        return goader;
    }
    for (const Subject* other : resolution.battle().all(SubjectKind::Unit)) {
        if (other->side != unit.side && canBeCharged(resolution, other->id)) {
            return other->id;
        }
    }
    return {};
}

void oweCharge(Resolution& resolution, const Subject& unit) {
    const Id quarry = quarryOf(resolution, unit);
    if (!quarry.empty()) {
        resolution.owe({"charge-" + unit.id, "charge", unit.id,
                        fillText(resolution.rules().text("due-mad"), resolution.scope(unit.id, quarry)), "",
                        Json{{"do", "charge"}, {"unit", unit.id}, {"target", quarry}}});
    }
}

} // namespace

/// C, 28: a mad unit must charge in its own next turn.
void atMoment(Resolution& resolution, Moment::At at, const Id&) {
    if (at != Moment::At::HalfTurnStart) {
        return;
    }
    for (const Subject* unit : resolution.battle().all(SubjectKind::Unit)) {
        const bool here = !resolution.value(unit->id, "in-reserve").flag();
        if (unit->side == resolution.battle().clock.side && here && isMad(resolution, unit->id)) {
            oweCharge(resolution, *unit);
        }
    }
}

/// What is owed by a unit that is mad no longer, or by anybody who is gone, is owed no longer.
void dropWhatIsOver(Resolution& resolution) {
    Ids over;
    for (const Due& due : resolution.battle().due) {
        const bool charge = due.check == "charge";
        if (charge ? !isMad(resolution, due.subject)
                   : resolution.value(due.subject, "state").text() == "gone") {
            over.push_back(due.id);
        }
    }
    for (const Id& due : over) {
        resolution.settleDue(due, "over");
    }
}

/// B1: where no side is named as the attacker, the sides throw for the first move.
void setUp(Resolution& resolution) {
    // Independent Arabs begin mad: their charge is owed from the first half-turn.
    atMoment(resolution, Moment::At::HalfTurnStart, {});
    if (resolution.battle().firstSide.empty() && resolution.battle().all(SubjectKind::Side).size() > 1) {
        resolution.owe(initiativeDue(resolution.rules()));
    }
}

/// B1: the higher D8 moves first; ties throw again.
void initiative(Resolution& resolution, const Call& call) {
    readFacts(call.command, {"initiative"}, resolution);
    const Id known = resolution.battle().firstSide;
    Ids sides;
    for (const Subject* side : resolution.battle().all(SubjectKind::Side)) {
        sides.push_back(side->id);
    }
    Ids leading = throwOnce(resolution, sides);
    while (leading.size() > 1) {
        resolution.dice().again();
        leading = throwOnce(resolution, leading);
    }
    resolution.settleDue("initiative", "");
    if (!known.empty()) {
        resolution.warn(fillText(resolution.rules().text("warn-first-known"), resolution.scope(known)));
        return;
    }
    const Clock now = resolution.battle().clock;
    resolution.setFirstSide(leading.front());
    // Thrown before anything has happened, it also says who is to move now.
    if (now.turn == 1 && now.phase == resolution.rules().phases.front().id) {
        resolution.moveClock({now.turn, leading.front(), now.phase, now.halfTurn});
    }
}

} // namespace umpire::sandSweatAndCamels

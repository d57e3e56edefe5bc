#include "module.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire::sandSweatAndCamels {

namespace {

Due initiativeDue(const RulePack& rules) {
    return {"initiative", "initiative",
            "",           rules.text("due-initiative"),
            "",           commandOf(Verb::Check, {{"check", "initiative"}})};
}

Step throwFor(Resolution& resolution, const Check& check, const Id& side) {
    Step step;
    step.check = check.id;
    step.subject = side;
    step.die = resolution.dieFor(check, resolution.scope(side)).id;
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

/// B1: where no side is named as the attacker, the sides throw for the first move.
void setUp(Resolution& resolution) {
    // Independent Arabs begin mad: their charge is owed from the first half-turn.
    atMoment(resolution, Moment::At::HalfTurnStart, {});
    if (resolution.battle().firstSide.empty() && resolution.battle().all(SubjectKind::Side).size() > 1) {
        resolution.owe(initiativeDue(resolution.rules()));
    }
}

/// B1: the higher D8 moves first; ties throw again.
void initiative(Resolution& resolution, const CheckCommand&) {
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

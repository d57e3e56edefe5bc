#include "module.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire::sandSweatAndCamels {

namespace {

/// The planes of a side that are still in the game, in file order.
Ids planesOf(Resolution& resolution, const Id& side) {
    Ids planes;
    for (const Id& id : resolution.battle().unitsOf(*resolution.battle().find(side))) {
        if (resolution.value(id, "type").text() == "plane" &&
            resolution.value(id, "state").text() != "gone") {
            planes.push_back(id);
        }
    }
    return planes;
}

Ids planesOnTable(Resolution& resolution, const Id& side) {
    Ids planes = planesOf(resolution, side);
    std::erase_if(planes, [&](const Id& id) { return !resolution.value(id, "on-table").flag(); });
    return planes;
}

/// A plane that nobody put on the roster, called SIDE-plane-N.
Id makePlane(Resolution& resolution, const Id& side) {
    int number = 1;
    while (resolution.battle().find(side + "-plane-" + std::to_string(number))) {
        ++number;
    }
    Subject plane;
    plane.id = side + "-plane-" + std::to_string(number);
    plane.kind = SubjectKind::Unit;
    plane.name = resolution.rules().text("plane-name") + " " + std::to_string(number);
    plane.parent = side;
    plane.side = side;
    plane.values["type"] = "plane";
    const Ids comrades = resolution.battle().unitsOf(*resolution.battle().find(side));
    if (!comrades.empty()) {
        plane.values["nation"] = resolution.value(comrades.front(), "nation");
    }
    plane.values["elements-given"] = 1;
    const Id id = plane.id;
    resolution.add(std::move(plane));
    return id;
}

void expect(Resolution& resolution, const Id& plane, std::int64_t turn, bool here) {
    resolution.set(plane, "visiting", true);
    resolution.set(plane, "arrives-turn", turn);
    resolution.set(plane, "on-table", false);
    if (here) {
        resolution.routine("comes-over-the-field", resolution.scope(plane));
    }
}

void standDown(Resolution& resolution, const Id& plane) {
    resolution.set(plane, "on-table", false);
    resolution.set(plane, "arrives-turn", Value());
    resolution.set(plane, "visiting", false);
}

/// J1: that number comes, in file order; missing ones are made, the rest of the roster's planes stay away.
void sendPlanes(Resolution& resolution, const Id& side, std::size_t number, std::int64_t turn) {
    Ids planes = planesOf(resolution, side);
    while (planes.size() < number) {
        planes.push_back(makePlane(resolution, side));
    }
    const Clock& clock = resolution.battle().clock;
    const bool here = clock.side == side && clock.turn >= turn;
    for (std::size_t i = 0; i < planes.size(); ++i) {
        if (i < number) {
            expect(resolution, planes[i], turn, here);
        } else {
            standDown(resolution, planes[i]);
        }
    }
}

void tell(Resolution& resolution, Step& step) {
    RollSoFar roll;
    roll.total = step.total;
    roll.outcome = step.outcome;
    Scope scope = resolution.scope(step.subject);
    scope.roll = &roll;
    step.text = fillText(resolution.rules().outcome(step.outcome)->text, scope);
}

} // namespace

/// J1: the jam die gives the number of planes, then a D8 the turn they come.
void airSupport(Resolution& resolution, const CheckCommand& command) {
    const Id& side = command.subject;
    const RulePack& rules = resolution.rules();
    const Check& check = *rules.check("air-support");
    Step step = throwOf(resolution, check, side);
    const Face number = step.dice.front();
    const auto none = check.symbols.find(number.symbol);
    step.outcome = none == check.symbols.end() ? "arrives" : none->second;
    std::int64_t turn = 0;
    if (none == check.symbols.end()) {
        const Check& arrival = *rules.check("air-arrival");
        step.dice.push_back(resolution.throwDice(arrival, 1, side).front());
        step.kinds = {step.die, resolution.dieFor(arrival, resolution.scope(side)).id};
        turn = step.dice.back().number;
        step.extra.emplace_back("turn", turn);
    }
    if (step.total > 1 && readingOf("s-planeroll", resolution.scope(side)) == "per-plane") {
        resolution.warn(fillText(rules.text("warn-plane-each"), resolution.scope(side)));
    }
    resolution.settle(check.id, side);
    sendPlanes(resolution, side, static_cast<std::size_t>(number.number), turn);
    tell(resolution, step); // which says when they come
    resolution.addStep(step);
}

/// J2: planes of both sides pair off and each pair is lost; the larger side chooses who stays.
void dogfight(Resolution& resolution, const Call& call) {
    std::vector<Ids> fliers;
    for (const Subject* side : resolution.battle().all(SubjectKind::Side)) {
        Ids planes = planesOnTable(resolution, side->id);
        if (!planes.empty()) {
            fliers.push_back(std::move(planes));
        }
    }
    if (fliers.size() < 2) {
        resolution.refuse("no-dogfight", resolution.scope(""));
    }
    std::sort(fliers.begin(), fliers.end(), [](const Ids& a, const Ids& b) { return a.size() < b.size(); });
    const Ids& smaller = fliers.front();
    Ids& larger = fliers.back();
    const auto stay = call.fields.find("stay");
    const Ids chosen = stay == call.fields.end() ? Ids{} : stay->second.list();
    for (const Id& id : chosen) {
        if (std::find(larger.begin(), larger.end(), id) == larger.end()) {
            throw Refused("bad-value",
                          fillText(resolution.rules().text("stay-not-larger"), resolution.scope(id)));
        }
    }
    if (chosen.size() > larger.size() - smaller.size()) {
        throw Refused("bad-value", resolution.rules().text("stay-too-many"));
    }
    // Those who stay go to the end; the first of the others are paired.
    std::stable_partition(larger.begin(), larger.end(), [&chosen](const Id& id) {
        return std::find(chosen.begin(), chosen.end(), id) == chosen.end();
    });
    resolution.settleDue("dogfight", "");
    for (std::size_t i = 0; i < smaller.size(); ++i) {
        resolution.routine("removed", resolution.scope(smaller[i]));
        resolution.routine("removed", resolution.scope(larger[i]));
    }
}

/// J5: how far the wreck falls.
void crashSite(Resolution& resolution, const Call& call) {
    const Id plane = call.id("plane");
    resolution.roll({resolution.rules().check("crash-site"), plane, {}, {}, {}});
    oweCrash(resolution, plane);
}

} // namespace umpire::sandSweatAndCamels

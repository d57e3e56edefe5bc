// What is owed, and for how long: charges of mad units, melees of chargers,
// dogfights, crashes, Knackered tests.

#include "module.h"

#include "umpire/checks/candidates.h"

#include <algorithm>

namespace umpire::sandSweatAndCamels {

namespace {

std::string textOf(Resolution& resolution, const char* text, const Id& self, const Id& other = {}) {
    return fillText(resolution.rules().text(text), resolution.scope(self, other));
}

std::vector<const Subject*> these(const std::vector<Symbol>& units, const Battle& battle) {
    std::vector<const Subject*> subjects;
    for (const Symbol unit : units) {
        subjects.push_back(battle.find(unit));
    }
    return subjects;
}

/// Those who charge at somebody.
std::vector<const Subject*> chargers(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    return these(battle.holdersOf(SubjectKind::Unit, "charges-at"), battle);
}

bool isPlane(Resolution& resolution, const Id& unit) {
    return resolution.value(unit, "type").text() == "plane";
}

bool canBeCharged(Resolution& resolution, const Id& unit) {
    return !isGone(resolution, unit) && !isPlane(resolution, unit);
}

/// The first of the list that can be charged; nobody of its own side is looked
/// at.
Id firstEnemy(Resolution& resolution, const Subject& unit) {
    const Battle& battle = resolution.battle();
    std::vector<Symbol> first;
    for (const Symbol side : battle.symbolsOf(SubjectKind::Side)) {
        const auto units = side == unit.sideSymbol ? std::span<const Symbol>() : battle.unitsOfSide(side);
        const auto found = std::find_if(units.begin(), units.end(),
                                        [&](Symbol other) { return canBeCharged(resolution, other.text()); });
        if (found != units.end()) {
            first.push_back(*found);
        }
    }
    battle.sort(first);
    return first.empty() ? Id() : first.front().text();
}

/// Whoever goaded it, or else the first enemy there is: which one is nearest
/// only eyes can see.
Id quarryOf(Resolution& resolution, const Subject& unit) {
    const Id goader = resolution.value(unit.id, "goaded-by").text();
    if (canBeCharged(resolution, goader)) {
        return goader;
    }
    return firstEnemy(resolution, unit);
}

Json partyOf(const Id& unit, bool charging) {
    Json party{{"unit", unit}};
    if (charging) {
        party["facts"] = {{"charging", true}};
    }
    return party;
}

bool takesCrashChecks(Resolution& resolution, const Id& unit) {
    return !isGone(resolution, unit) && !isPlane(resolution, unit) &&
           !resolution.trait(unit, "type", "armour").flag() && !resolution.value(unit, "in-reserve").flag();
}

/// J5: whom it falls on only eyes can see: those it flew at come first, then
/// its own side's.
Id underneath(Resolution& resolution, const Id& plane) {
    const Id near = resolution.value(plane, "fell-near").text();
    if (takesCrashChecks(resolution, near)) {
        return near;
    }
    const Id side = resolution.battle().find(plane)->side;
    Id other;
    for (const Subject* unit : resolution.battle().all(SubjectKind::Unit)) {
        if (takesCrashChecks(resolution, unit->id)) {
            if (unit->side == side) {
                return unit->id;
            }
            other = other.empty() ? unit->id : other;
        }
    }
    return other;
}

} // namespace

bool isGone(Resolution& resolution, const Id& subject) {
    return !resolution.battle().find(subject) || resolution.value(subject, "state").text() == "gone";
}

/// Mostly whom it was told to still stands, and nobody else need be looked for.
bool canCharge(Resolution& resolution, const Subject& unit, const Id& named) {
    const Subject* enemy = resolution.battle().find(named);
    const bool isEnemy = enemy && enemy->kind == SubjectKind::Unit && enemy->sideSymbol != unit.sideSymbol &&
                         resolution.battle().find(enemy->sideSymbol);
    return (isEnemy && canBeCharged(resolution, named)) || !quarryOf(resolution, unit).empty();
}

std::optional<Due> chargeOf(Resolution& resolution, const Subject& unit) {
    const Id quarry = quarryOf(resolution, unit);
    if (quarry.empty()) {
        return std::nullopt;
    }
    return Due{"charge-" + unit.id,
               "charge",
               unit.id,
               textOf(resolution, "due-mad", unit.id, quarry),
               "",
               Json{{"do", "charge"}, {"unit", unit.id}, {"target", quarry}}};
}

Due meleeOf(Resolution& resolution, const Id& charger) {
    const Id target = resolution.value(charger, "charges-at").text();
    const bool met = resolution.value(target, "countercharges").text() == charger;
    return {"melee-" + charger,
            "melee",
            charger,
            textOf(resolution, "due-melee", charger, target),
            "",
            Json{{"do", "melee"}, {"a", partyOf(charger, true)}, {"b", partyOf(target, met)}}};
}

/// 35, 42: a charge that has moved is fought out in the next close combat: the
/// enemy's, or by the other reading the charger's own.
void oweMelees(Resolution& resolution) {
    const Clock clock = resolution.battle().clock;
    const bool ownTurnsOnly = readingOf("s-meleerate", resolution.scope("")) == "chargers-turn";
    for (const Subject* unit : chargers(resolution)) {
        const bool stands = !resolution.value(unit->id, "charges-at").text().empty();
        const bool moved = resolution.value(unit->id, "charged-in").number() <= clock.halfTurn;
        if (stands && moved && (unit->side == clock.side) == ownTurnsOnly) {
            resolution.owe(meleeOf(resolution, unit->id));
        }
    }
}

namespace {

/// 33: by another reading the charged unit tests as the charge moves, or then
/// too.
Id testedAt(Resolution& resolution) {
    return readingOf("s-chargetest", resolution.scope(""));
}

void oweTest(Resolution& resolution, const Id& target, const Id& charger) {
    Json command = checkCommand(resolution.rules(), "charge-response", target);
    command["facts"] = {{"charged-by", charger}};
    const char* text = testedAt(resolution) == "both" ? "due-charged-again" : "due-charge-test";
    resolution.owe({"charge-response-" + target + "-" + charger, "charge-response", target,
                    fillText(resolution.rules().text(text), resolution.scope(target, charger)), "",
                    std::move(command)});
}

} // namespace

/// 33, 34: one test for each declaration, though the charge may take two
/// half-turns.
void oweChargeTests(Resolution& resolution) {
    if (testedAt(resolution) == "declaration") {
        return;
    }
    const Clock clock = resolution.battle().clock;
    for (const Subject* unit : chargers(resolution)) {
        const Id target = resolution.value(unit->id, "charges-at").text();
        const bool declaredNow = resolution.value(unit->id, "charged-in").number() == clock.halfTurn + 1;
        if (unit->side == clock.side && declaredNow && !isGone(resolution, target) &&
            !resolution.trait(target, "type", "armour").flag()) {
            oweTest(resolution, target, unit->id);
        }
    }
}

/// 28: by another reading a unit charges as soon as it goes mad, in whosever
/// half-turn that is.
void oweChargesAtOnce(Resolution& resolution) {
    Ids mad;
    for (const Event& event : resolution.events()) {
        const auto* set = std::get_if<FieldSet>(&event);
        if (set && set->field == "state" && set->to.same(Value("mad-as-a-cut-snake"))) {
            mad.push_back(set->subject);
        }
    }
    for (const Id& unit : mad) {
        const bool owes = !isGone(resolution, unit) && resolution.value(unit, "owes-charge").flag() &&
                          readingOf("s-madtiming", resolution.scope(unit)) == "at-once";
        if (std::optional<Due> due =
                owes ? chargeOf(resolution, *resolution.battle().find(unit)) : std::nullopt) {
            resolution.owe(std::move(*due));
        }
    }
}

bool planesOfBothSides(Resolution& resolution) {
    Ids sides;
    for (const Subject* unit :
         these(resolution.battle().holdersOf(SubjectKind::Unit, "type", "plane"), resolution.battle())) {
        if (!isGone(resolution, unit->id) && resolution.value(unit->id, "on-table").flag()) {
            sides.push_back(unit->side);
        }
    }
    return std::any_of(sides.begin(), sides.end(),
                       [&sides](const Id& side) { return side != sides.front(); });
}

void oweDogfight(Resolution& resolution) {
    if (planesOfBothSides(resolution)) {
        resolution.owe({"dogfight", "dogfight", "", resolution.rules().text("due-dogfight"), "",
                        Json{{"do", "dogfight"}}});
    }
}

void oweCrash(Resolution& resolution, const Id& plane) {
    const Id unit = underneath(resolution, plane);
    if (!unit.empty()) {
        resolution.owe({"crash-" + plane, "crash", plane, textOf(resolution, "due-crash", plane, unit), "",
                        checkCommand(resolution.rules(), "crash", unit), true});
    }
}

/// C, 28: a mad unit must charge in its own next turn. 35: chargers in contact
/// fight. 104: planes that meet.
void atMoment(Resolution& resolution, Moment::At at, const Id& phase) {
    if (at == Moment::At::PhaseStart && phase == "close-combat") {
        oweMelees(resolution);
    } else if (at == Moment::At::PhaseStart && phase == "charge-moves") {
        oweChargeTests(resolution);
    } else if (at == Moment::At::PhaseEnd && phase == "normal-moves") {
        oweDogfight(resolution);
    }
    if (at != Moment::At::HalfTurnStart) {
        return;
    }
    for (const Subject* unit :
         these(likelyBearers(SubjectKind::Unit, "owes-charge", resolution.rules(), resolution.battle()),
               resolution.battle())) {
        if (unit->side == resolution.battle().clock.side &&
            resolution.value(unit->id, "owes-charge").flag()) {
            if (std::optional<Due> due = chargeOf(resolution, *unit)) {
                resolution.owe(std::move(*due));
            }
        }
    }
}

} // namespace umpire::sandSweatAndCamels

#include "module.h"

#include "umpire/checks/candidates.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire::sandSweatAndCamels {

namespace {

bool isGone(Resolution& resolution, const Id& subject) {
    return !resolution.battle().find(subject) || resolution.value(subject, "state").text() == "gone";
}

// What is owed, and for how long: charges of mad units, melees of chargers,
// dogfights, crashes, Knackered tests.

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
                    textOf(resolution, text, target, charger), "", std::move(command)});
}

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

// What no longer stands after a command: charges, and tests whose reason is
// gone.

/// A charge ends with either party, or when the charger runs, alone or with its
/// brigade.
bool chargeIsOver(Resolution& resolution, const Id& charger, const Id& target) {
    const Id brigade = resolution.battle().find(charger)->parent;
    return isGone(resolution, charger) || isGone(resolution, target) ||
           resolution.value(charger, "state").text() == "buggering-off" ||
           resolution.value(brigade, "state").text() == "buggering-off";
}

void endCharges(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    for (const Symbol unit : battle.holdersOf(SubjectKind::Unit, "charges-at")) {
        const Id target = battle.find(unit)->value("charges-at").text();
        if (!target.empty() && chargeIsOver(resolution, unit.text(), target)) {
            resolution.set(unit.text(), "charges-at", Value());
        }
    }
    for (const Symbol unit : battle.holdersOf(SubjectKind::Unit, "countercharges")) {
        const Id charger = battle.find(unit)->value("countercharges").text();
        if (!charger.empty() && resolution.value(charger, "charges-at").text() != unit.text()) {
            resolution.set(unit.text(), "countercharges", Value());
        }
    }
}

/// J5: whichever unit was tested, it was the one under the wreck.
void settleCrashes(Resolution& resolution) {
    for (const Step& step : resolution.steps()) {
        const auto& owed = resolution.battle().due;
        const auto due = std::find_if(owed.begin(), owed.end(), [&step](const Due& entry) {
            return step.check == "crash" && entry.check == "crash";
        });
        if (due != owed.end()) {
            resolution.settleDue(Id(due->id), "");
        }
    }
}

/// Told by the pack: one left without elements by hand, or gone with some that nobody counted.
bool isToBeStruckOff(Resolution& resolution, const Id& unit) {
    return resolution.value(unit, "to-strike-off").flag();
}

/// 114: offered, and never done by itself. Older packs have no such command.
void offerToStrikeOff(Resolution& resolution) {
    Ids changed;
    for (const Event& event : resolution.events()) {
        const auto* set = std::get_if<FieldSet>(&event);
        if (set && resolution.rules().action("strike-off")) {
            changed.push_back(set->subject);
        }
    }
    for (const Id& unit : changed) {
        if (resolution.battle().find(unit) && isToBeStruckOff(resolution, unit)) {
            resolution.owe({"strike-off-" + unit, "strike-off", unit,
                            textOf(resolution, "note-strike-off", unit), "",
                            Json{{"do", "strike-off"}, {"unit", unit}}, true});
        }
    }
}

/// On whom the test that is owed would be carried out.
Id targetOf(const Due& due) {
    constexpr std::string_view target = "target";
    return due.command.text(target);
}

bool isOver(Resolution& resolution, const Due& due) {
    if (due.check == "charge") {
        return !resolution.value(due.subject, "owes-charge").flag() ||
               !canCharge(resolution, *resolution.battle().find(due.subject), targetOf(due));
    }
    if (due.check == "melee") {
        return resolution.value(due.subject, "charges-at").text().empty();
    }
    if (due.check == "charge-response") {
        const Id charger = due.command["facts"].value("charged-by", "");
        return resolution.value(charger, "charges-at").text() != due.subject;
    }
    if (due.check == "knackered") {
        return !resolution.value(due.subject, "owes-knackered").flag();
    }
    if (due.check == "strike-off") {
        return !isToBeStruckOff(resolution, due.subject);
    }
    if (due.check == "officer-casualty") {
        return resolution.value(due.subject, "state").text() != "present";
    }
    if (due.check == "dogfight") {
        return !planesOfBothSides(resolution);
    }
    if (due.check == "crash" || due.check == "crash-site") {
        return resolution.value(due.subject, "gone-as").text() != "shot-down";
    }
    return !due.subject.empty() && isGone(resolution, due.subject);
}

/// The entry as it would fall due now, where it would be another.
std::optional<Due> asOfNow(Resolution& resolution, const Due& due) {
    if (due.check == "knackered") {
        Due now = due;
        now.text = textOf(resolution, "due-knackered", due.subject);
        return now.text == due.text ? std::nullopt : std::optional(std::move(now));
    }
    std::optional<Due> now;
    if (due.check == "melee") {
        now = meleeOf(resolution, due.subject);
    } else if (due.check == "charge" && isGone(resolution, targetOf(due))) {
        now = chargeOf(resolution, *resolution.battle().find(due.subject));
    }
    const bool same = !now || (now->text == due.text && now->command == due.command);
    return same ? std::nullopt : now;
}

/// What is owed by a unit that is mad no longer, by anybody who is gone, or
/// after losses made good is owed no longer; what stays tells the figures of
/// now.
void dropWhatIsOver(Resolution& resolution) {
    settleCrashes(resolution);
    endCharges(resolution);
    oweChargesAtOnce(resolution);
    offerToStrikeOff(resolution);
    const Shared<std::vector<Due>> owed = resolution.battle().due; // what is owed changes meanwhile
    for (const Due& due : owed) {
        if (isOver(resolution, due)) {
            resolution.settleDue(due.id, "over");
        } else if (std::optional<Due> now = asOfNow(resolution, due)) {
            resolution.settleDue(due.id, "renewed");
            resolution.owe(std::move(*now));
        }
    }
}

/// 102: a waiver covers the losses counted when it was given. A melee let off
/// ends its charge.
void waived(Resolution& resolution, const Due& due) {
    if (due.check == "knackered") {
        resolution.routine("let-off", resolution.scope(due.subject));
    } else if (due.check == "melee") {
        resolution.routine("breaks-off", resolution.scope(due.subject));
    }
}

Due initiativeDue(const RulePack& rules) {
    return {"initiative", "initiative",
            "",           rules.text("due-initiative"),
            "",           commandOf(Verb::Check, {{"check", "initiative"}})};
}

/// One throw of every side that is still in it; gives the sides that threw highest.
Ids throwOnce(Resolution& resolution, const Ids& sides) {
    const Check& check = *resolution.rules().check("initiative");
    std::vector<Step> steps;
    std::int64_t highest = 0;
    for (const Id& side : sides) {
        steps.push_back(throwOf(resolution, check, side));
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
        resolution.warn(textOf(resolution, "warn-first-known", known));
        return;
    }
    const Clock now = resolution.battle().clock;
    resolution.setFirstSide(leading.front());
    // Thrown before anything has happened, it also says who is to move now.
    if (now.turn == 1 && now.phase == resolution.rules().phases.front().id) {
        resolution.moveClock({now.turn, leading.front(), now.phase, now.halfTurn});
    }
}

} // namespace

Step throwOf(Resolution& resolution, const Check& check, const Id& side) {
    Step step;
    step.check = check.id;
    step.subject = side;
    step.die = resolution.dieFor(check, resolution.scope(side)).id;
    step.dice = resolution.throwDice(check, 1, side);
    step.total = step.dice.front().number;
    return step;
}

void oweCrash(Resolution& resolution, const Id& plane) {
    const Id unit = underneath(resolution, plane);
    if (!unit.empty()) {
        resolution.owe({"crash-" + plane, "crash", plane, textOf(resolution, "due-crash", plane, unit), "",
                        checkCommand(resolution.rules(), "crash", unit), true});
    }
}

const GameModule& module() {
    static const GameModule game{
        needs(),
        {
            {"dogfight", dogfight},
            {"crash-site", crashSite},
        },
        {
            {"air-support", {airSupport}},
            {"initiative", {initiative, true}},
        },
        setUp,
        atMoment,
        dropWhatIsOver,
        waived,
    };
    return game;
}

} // namespace umpire::sandSweatAndCamels

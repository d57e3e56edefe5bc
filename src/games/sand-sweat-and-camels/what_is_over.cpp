// What no longer stands after a command: charges, and tests whose reason is
// gone.

#include "module.h"

#include <algorithm>

namespace umpire::sandSweatAndCamels {

namespace {

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
                            fillText(resolution.rules().text("note-strike-off"), resolution.scope(unit)), "",
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

Due withText(Due due, std::string text) {
    due.text = std::move(text);
    return due;
}

/// The entry as it would fall due now, where it would be another.
std::optional<Due> asOfNow(Resolution& resolution, const Due& due) {
    if (due.check == "knackered") {
        std::string text = fillText(resolution.rules().text("due-knackered"), resolution.scope(due.subject));
        return text == due.text ? std::nullopt : std::optional(withText(due, std::move(text)));
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

} // namespace

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

} // namespace umpire::sandSweatAndCamels

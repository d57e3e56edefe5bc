#include "module.h"

namespace umpire::sandSweatAndCamels {

namespace {

using FieldKind = ActionField::Kind;
using Kind = Type::Kind;

const ModuleNeeds::Field unit{"unit"};
const ModuleNeeds::Field target{"target"};

std::vector<ModuleNeeds::Command> commands() {
    return {
        {"shoot", {unit, target, {"attack", FieldKind::Choice}, {"jam-dice", FieldKind::Count}}},
        {"charge", {unit, target}},
        {"melee", {{"a", FieldKind::Party}, {"b", FieldKind::Party}}},
        {"automatic-loss", {unit}},
        {"dogfight", {{"stay", FieldKind::Subjects, SubjectKind::Unit, true}}},
        {"crash-site", {{"plane"}}},
        {"reform", {unit}},
        {"call-off", {}},
        {"mount", {}},
        {"dismount", {}},
        {"limber", {}},
        {"unlimber", {}},
        {"give-order", {unit, {"order", FieldKind::Choice}, {"objective", FieldKind::Text}}},
    };
}

std::vector<ModuleNeeds::Roll> checks() {
    return {
        {"morale"},
        {"charge-response", SubjectKind::Unit, {}, true},
        {"melee"},
        {"armoured-car-fire"},
        {"drive-off"},
        {"vehicle-hit"},
        {"crash", SubjectKind::Unit, {}, true},
        {"crash-site"},
        {"officer-casualty", SubjectKind::Officer},
        {"knackered", SubjectKind::Formation},
        {"air-support", SubjectKind::Side, {"arrives"}},
        {"air-arrival", SubjectKind::Side},
        {"initiative", SubjectKind::Side, {"highest", "lower", "tied"}},
    };
}

std::vector<ModuleNeeds::Attribute> attributes() {
    return {
        {"type", Kind::Text, true, {"plane", "armoured-car"}, {"lone", "armour", "hurts-armour"}},
        {"state", Kind::Text, false, {"gone", "buggering-off", "mad-as-a-cut-snake"}},
        {"gone-as", Kind::Text, false, {"shot-down"}},
        {"nation", Kind::Text, true},
        {"order", Kind::Text, true, {}, {"wants-objective"}},
        {"objective", Kind::Text, true},
        {"elements-given", Kind::Number, true},
        {"machine-gun", Kind::Flag},
        {"on-table", Kind::Flag, true},
        {"visiting", Kind::Flag, true},
        {"arrives-turn", Kind::Number, true},
        {"in-reserve", Kind::Flag},
        {"goaded-by", Kind::Subject},
        {"charges-at", Kind::Subject, true},
        {"countercharges", Kind::Subject, true},
        {"charged-in", Kind::Number},
        {"owes-charge", Kind::Flag},
        {"fought-with", Kind::Subjects, true},
        {"fell-near", Kind::Subject},
        {"owes-knackered", Kind::Flag, false, {}, {}, SubjectKind::Formation},
        {"state", Kind::Text, false, {"buggering-off"}, {}, SubjectKind::Formation},
        {"state", Kind::Text, false, {"present"}, {}, SubjectKind::Officer},
    };
}

std::vector<ModuleNeeds::Routine> routines() {
    return {
        {"automatic-loss"},
        {"breaks-off"},
        {"charged-and-removed"},
        {"comes-over-the-field"},
        {"let-off", SubjectKind::Formation},
        {"reforms"},
        {"removed"},
    };
}

std::vector<Id> texts() {
    return {"due-charge-test",
            "warn-facts-later",
            "due-charged-again",
            "due-crash",
            "due-crash-site",
            "due-dogfight",
            "due-initiative",
            "due-knackered",
            "due-mad",
            "due-melee",
            "no-dogfight",
            "plane-name",
            "roster-no-objective",
            "routing-takes-no-checks",
            "stay-not-larger",
            "stay-too-many",
            "warn-first-known",
            "warn-plane-each"};
}

} // namespace

const ModuleNeeds& needs() {
    static const ModuleNeeds all{
        "sand-sweat-and-camels",
        commands(),
        checks(),
        {"melee"},
        routines(),
        attributes(),
        {{"attack", Kind::Text},
         {"charging", Kind::Flag},
         {"charged-by", Kind::Subject},
         {"fired-on-by", Kind::Subjects},
         {"jam-dice", Kind::Number}},
        {{"s-chargetest", {"declaration", "both", "phase-5"}},
         {"s-madtiming", {"at-once"}},
         {"s-meleerate", {"chargers-turn"}},
         {"s-planeroll", {"per-plane"}},
         {"s-routcheck", {"no-checks"}}},
        {"charge-moves", "close-combat", "normal-moves"},
        texts(),
        {},
        {"forbidden"},
    };
    return all;
}

} // namespace umpire::sandSweatAndCamels

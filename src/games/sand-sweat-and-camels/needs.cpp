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
        {"crash-site"},
        {"air-support", SubjectKind::Side, {"arrives"}},
        {"air-arrival", SubjectKind::Side},
        {"initiative", SubjectKind::Side, {"highest", "lower", "tied"}},
    };
}

std::vector<ModuleNeeds::Attribute> attributes() {
    return {
        {"type", Kind::Text, true, {"plane", "armoured-car"}, {"lone", "armour", "hurts-armour"}},
        {"state", Kind::Text, false, {"gone", "buggering-off", "mad-as-a-cut-snake"}},
        {"nation", Kind::Text, true},
        {"elements-given", Kind::Number, true},
        {"machine-gun", Kind::Flag},
        {"on-table", Kind::Flag, true},
        {"visiting", Kind::Flag, true},
        {"arrives-turn", Kind::Number, true},
        {"in-reserve", Kind::Flag},
        {"goaded-by", Kind::Subject},
    };
}

} // namespace

const ModuleNeeds& needs() {
    static const ModuleNeeds all{
        "sand-sweat-and-camels",
        commands(),
        checks(),
        {"melee"},
        {{"automatic-loss"}, {"charged-and-removed"}, {"comes-over-the-field"}, {"reforms"}, {"removed"}},
        attributes(),
        {{"attack", Kind::Text},
         {"charged-by", Kind::Subject},
         {"fired-on-by", Kind::Subjects},
         {"jam-dice", Kind::Number}},
        {{"s-chargetest", {"declaration"}}, {"s-routcheck", {"no-checks"}}},
        {"due-charged-again", "due-initiative", "due-mad", "no-dogfight", "plane-name",
         "routing-takes-no-checks", "stay-not-larger", "stay-too-many", "warn-first-known"},
        {},
        {"forbidden"},
    };
    return all;
}

} // namespace umpire::sandSweatAndCamels

#include "module.h"

namespace umpire::sandSweatAndCamels {

namespace {

using FieldKind = ActionField::Kind;
using Kind = Type::Kind;

std::vector<ModuleNeeds::Command> commands() {
    return {
        {"charge", {{"unit"}, {"target"}}},
        {"melee", {{"a", FieldKind::Party}, {"b", FieldKind::Party}}},
        {"dogfight", {{"stay", FieldKind::Subjects, SubjectKind::Unit, true}}, true},
        {"crash-site", {{"plane"}}, true},
    };
}

std::vector<ModuleNeeds::Roll> checks() {
    return {
        {"charge-response", SubjectKind::Unit, {}, true},
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
        {"type", Kind::Text, true, {"plane"}, {"armour"}},
        {"state", Kind::Text, false, {"gone", "buggering-off", "mad-as-a-cut-snake"}},
        {"gone-as", Kind::Text, false, {"shot-down"}},
        {"nation", Kind::Text, true},
        {"elements-given", Kind::Number, true},
        {"on-table", Kind::Flag, true},
        {"visiting", Kind::Flag, true},
        {"arrives-turn", Kind::Number, true},
        {"in-reserve", Kind::Flag},
        {"goaded-by", Kind::Subject},
        {"charges-at", Kind::Subject, true},
        {"countercharges", Kind::Subject, true},
        {"charged-in", Kind::Number},
        {"owes-charge", Kind::Flag},
        {"fell-near", Kind::Subject},
        {"owes-knackered", Kind::Flag, false, {}, {}, SubjectKind::Formation},
        {"state", Kind::Text, false, {"buggering-off"}, {}, SubjectKind::Formation},
        {"state", Kind::Text, false, {"present"}, {}, SubjectKind::Officer},
    };
}

std::vector<ModuleNeeds::Routine> routines() {
    return {
        {"breaks-off"},
        {"comes-over-the-field"},
        {"let-off", SubjectKind::Formation},
        {"removed"},
    };
}

std::vector<Id> texts() {
    return {"due-charge-test", "due-charged-again", "due-crash",        "due-dogfight",   "due-initiative",
            "due-knackered",   "due-mad",           "due-melee",        "no-dogfight",    "plane-name",
            "stay-not-larger", "stay-too-many",     "warn-first-known", "warn-plane-each"};
}

} // namespace

const ModuleNeeds& needs() {
    static const ModuleNeeds all{
        "sand-sweat-and-camels",
        commands(),
        checks(),
        {},
        routines(),
        attributes(),
        {{"charging", Kind::Flag}, {"charged-by", Kind::Subject}},
        {{"s-chargetest", {"declaration", "both", "phase-5"}},
         {"s-madtiming", {"at-once"}},
         {"s-meleerate", {"chargers-turn"}},
         {"s-planeroll", {"per-plane"}}},
        {"charge-moves", "close-combat", "normal-moves"},
        texts(),
        {},
        {"forbidden", "note-strike-off", "strike-off", "to-strike-off"},
    };
    return all;
}

} // namespace umpire::sandSweatAndCamels

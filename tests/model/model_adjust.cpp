/// `adjust`: the umpire's hand, setting exactly the fields named.

#include "model_resolver.h"

#include <algorithm>

namespace umpire::plain {

namespace {

[[noreturn]] void refuseValue(const std::string& field) {
    throw Refusal{"bad-value", field};
}

bool boolValue(const std::string& field, const json& value) {
    if (!value.is_boolean())
        refuseValue(field);
    return value;
}

int numberValue(const std::string& field, const json& value, int least) {
    if (!value.is_number_integer() || value < least || value > 1000000)
        refuseValue(field);
    return value;
}

std::string wordValue(const std::string& field, const json& value, std::initializer_list<const char*> words) {
    if (!value.is_string() || !oneOf(value, words))
        refuseValue(field);
    return value;
}

bool* unitMark(Unit& unit, const std::string& field) {
    static const std::map<std::string, bool Unit::*> marks = {
        {"unreformed", &Unit::unreformed}, {"last-attack-told", &Unit::lastAttackTold},
        {"gun-jammed", &Unit::gunJammed},  {"stunned", &Unit::stunned},
        {"bogged", &Unit::bogged},         {"in-melee", &Unit::inMelee},
        {"mounted", &Unit::mounted},       {"on-table", &Unit::onTable},
        {"machine-gun", &Unit::gun}};
    const auto found = marks.find(field);
    return found == marks.end() ? nullptr : &(unit.*found->second);
}

void setUnitMark(Unit& unit, const std::string& field, bool value) {
    *unitMark(unit, field) = value;
    if (field == "stunned")
        unit.freshStun = value;
    if (field == "bogged")
        unit.freshBog = value;
}

// OPEN: `elements` cannot be set, it follows from `lost` and `captured`; any unknown field is `bad-value`.
void setUnitField(Unit& unit, const std::string& field, const json& value) {
    if (unitMark(unit, field))
        setUnitMark(unit, field, boolValue(field, value));
    else if (field == "lost")
        unit.lost = numberValue(field, value, 0);
    else if (field == "captured")
        unit.captured = numberValue(field, value, 0);
    else if (field == "arrives-turn")
        unit.arrivesTurn = numberValue(field, value, 1);
    else if (field == "state")
        unit.state = wordValue(
            field, value, {"steady", "spittin-the-dummy", "buggering-off", "mad-as-a-cut-snake", "gone"});
    else if (field == "gone-as")
        unit.goneAs = wordValue(
            field, value, {"destroyed", "dispersed", "surrendered", "removed", "shot-down", "broken-down"});
    else
        refuseValue(field);
}

// OPEN: a formation's sums follow from its units; only its `state` can be set.
void setFormationField(Formation& formation, const std::string& field, const json& value) {
    if (field != "state")
        refuseValue(field);
    formation.state =
        wordValue(field, value, {"none", "bonza", "stunned-mullets", "goin-walkabout", "buggering-off"});
}

void setOfficerField(Officer& officer, const std::string& field, const json& value) {
    if (field == "state")
        officer.lost = wordValue(field, value, {"present", "lost"}) == "lost";
    else if (field == "returns-turn")
        officer.returnsTurn = numberValue(field, value, 1);
    else
        refuseValue(field);
}

template <class Subject, class Setter>
void setFields(const json& set, Subject& subject, Setter setter) {
    for (const auto& entry : set.items())
        setter(subject, entry.key(), entry.value());
}

} // namespace

void Resolver::adjustUnit(Unit& unit, const json& set) {
    setFields(set, unit, setUnitField);
    if (unit.elements() < 0)
        refuseValue("lost and captured are more than the unit had"); // OPEN
}

/// No event of a phase or half-turn happens when the umpire moves the marker by hand.
void Resolver::adjustTurn(const std::string& field, const json& value) {
    if (field == "turn") {
        m_state.turn = numberValue(field, value, 1);
        return;
    }
    if (!value.is_string() || (field != "side" && field != "phase"))
        refuseValue(field);
    const auto find = [&](const auto& words) {
        const auto found = std::find(words.begin(), words.end(), value.get<std::string>());
        if (found == words.end())
            refuseValue(field);
        return static_cast<std::size_t>(found - words.begin());
    };
    (field == "side" ? m_state.active : m_state.phase) =
        field == "side" ? find(m_state.sides) : find(phaseIds);
}

// OPEN: a unit that is gone may be adjusted (that is how a mistake is put right); `reason` is not required.
void Resolver::adjust(const json& command) {
    const std::string subject = requireText(command, "subject");
    const json& set = requireField(command, "set");
    if (!set.is_object())
        refuseValue("set");
    if (m_state.findUnit(subject))
        return adjustUnit(m_state.unit(subject), set);
    if (subject != "turn" && !m_state.findFormation(subject))
        return setFields(set, m_state.officer(subject), setOfficerField);
    if (subject != "turn")
        return setFields(set, m_state.formation(subject), setFormationField);
    for (const auto& entry : set.items())
        adjustTurn(entry.key(), entry.value());
}

} // namespace umpire::plain

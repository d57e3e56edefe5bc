#include "model_resolver.h"
#include "plain_model.h"

namespace umpire::plain {

namespace {

void showPlane(json& shown, const Unit& unit) {
    shown["on-table"] = unit.onTable;
    if (unit.arrivesTurn)
        shown["arrives-turn"] = *unit.arrivesTurn;
}

void showMarks(json& shown, const Unit& unit) {
    shown["machine-gun"] = unit.gunAlive();
    shown["unreformed"] = unit.unreformed;
    shown["last-attack-told"] = unit.lastAttackTold;
    shown["gun-jammed"] = unit.gunJammed;
    shown["stunned"] = unit.stunned;
    shown["bogged"] = unit.bogged;
    shown["mounted"] = unit.mounted;
    if (isPlane(unit))
        showPlane(shown, unit);
}

// OPEN: which marks a unit keeps when it goes is not said (only `in-melee` ends): they are not shown.
json showUnit(const Unit& unit) {
    json shown = {{"id", unit.id},       {"elements", unit.elements()},
                  {"lost", unit.lost},   {"captured", unit.captured},
                  {"state", unit.state}, {"in-melee", unit.inMelee}};
    if (unit.gone())
        shown["gone-as"] = unit.goneAs;
    else
        showMarks(shown, unit);
    return shown;
}

// OPEN: a formation's figures are taken as those of its Knackered check: its own units (none of the
// formations below), without snipers, observers and planes; `spitting` the elements, whatever s-knspit.
json showFormation(const State& state, const Formation& formation) {
    int start = 0;
    int lost = 0;
    int captured = 0;
    for (const Unit& unit : state.units) {
        if (unit.formation != formation.id || !countsForKnackered(unit))
            continue;
        start += unit.start;
        lost += unit.lostInAll();
        captured += unit.captured;
    }
    return {{"id", formation.id},
            {"elements-start", start},
            {"lost", lost},
            {"captured", captured},
            {"spitting", spittingElements(state, formation.id)},
            {"state", formation.state}};
}

// OPEN: `returns-turn` is left out while there is none.
json showOfficer(const Officer& officer) {
    json shown = {{"id", officer.id}, {"state", officer.lost ? "lost" : "present"}};
    if (officer.returnsTurn)
        shown["returns-turn"] = *officer.returnsTurn;
    return shown;
}

json showTurn(const State& state) {
    return {{"turn", state.turn}, {"side", state.activeSide()}, {"phase", phaseIds[state.phase]}};
}

} // namespace

int spittingElements(const State& state, const std::string& formation) {
    int elements = 0;
    for (const Unit& unit : state.units)
        if (unit.formation == formation && countsForKnackered(unit) && unit.spitting())
            elements += unit.elements();
    return elements;
}

json PlainModel::show(const std::string& id) const {
    if (id == "turn")
        return showTurn(*m_now);
    if (const Unit* unit = m_now->findUnit(id))
        return showUnit(*unit);
    if (const Formation* formation = m_now->findFormation(id))
        return showFormation(*m_now, *formation);
    if (const Officer* officer = m_now->findOfficer(id))
        return showOfficer(*officer);
    if (m_now->hasSide(id))
        return {{"id", id}}; // OPEN: a side has no state of its own.
    return nullptr;
}

} // namespace umpire::plain

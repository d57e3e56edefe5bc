/// B: phases, half-turns and what happens by itself at each moment.

#include "model_resolver.h"

namespace umpire::plain {

void Resolver::nextPhase() {
    if (m_state.phase + 1 == phaseIds.size())
        return endHalfTurn();
    ++m_state.phase;
    if (m_state.phase == movementPhase)
        routingLosses();
}

void Resolver::endTurn() {
    while (m_state.phase + 1 < phaseIds.size())
        nextPhase();
    endHalfTurn();
}

/// G3, 110: the charge moves found nobody there who stood or countercharged.
void Resolver::chargesMove() {
    for (Unit& unit : m_state.units) {
        const Unit* target = m_state.findUnit(unit.chargesAt);
        if (unit.side != m_state.activeSide() || !target)
            continue;
        const bool fellBack = target->sentBackIn >= 0 && target->sentBackIn >= unit.chargedIn;
        if (fellBack || target->routing())
            unit.chargesAt.clear();
    }
}

void Resolver::endHalfTurn() {
    chargesMove();
    for (Unit& unit : m_state.units)
        if (unit.side == m_state.activeSide() && !unit.gone())
            endMarks(unit);
    planesLeave();
    freshMarksAge();
    m_state.active = (m_state.active + 1) % m_state.sides.size();
    if (m_state.active == m_state.first)
        ++m_state.turn;
    m_state.phase = 0;
    ++m_state.halfTurn;
    startHalfTurn();
}

/// Marks of the side whose half-turn ends, unless set during this half-turn.
// OPEN: `adjust` sets `stunned` and `bogged` in this sense, but `spittin-the-dummy` only a check gives.
void Resolver::endMarks(Unit& unit) {
    unit.stunned = unit.stunned && unit.freshStun;
    unit.bogged = unit.bogged && unit.freshBog;
    if (unit.spitting() && !unit.freshSpittin && m_state.ruled("s-spitend", "one-turn"))
        unit.state = "steady";
}

void Resolver::freshMarksAge() {
    for (Unit& unit : m_state.units)
        unit.freshStun = unit.freshBog = unit.freshSpittin = false;
}

/// 49: a replacement comes by himself when his side's half-turn starts.
// OPEN: his `returns-turn` is then taken away.
void Resolver::startHalfTurn() {
    for (Officer& officer : m_state.officers) {
        const bool due = officer.returnsTurn && m_state.turn >= *officer.returnsTurn;
        if (officer.side != m_state.activeSide() || !officer.lost || !due)
            continue;
        officer.lost = false;
        officer.returnsTurn.reset();
    }
    planesArrive();
}

/// C: each unit buggering off loses 1 at the start of its owner's movement phase.
void Resolver::routingLosses() {
    for (Unit& unit : m_state.units) {
        if (unit.side != m_state.activeSide() || !unit.routing())
            continue;
        const bool spared =
            isVeteran(unit) && (unit.elements() <= 1 || m_state.ruled("s-vetrout", "no-loss"));
        if (!spared)
            loseElement(unit, "dispersed");
    }
}

// OPEN: planes come when their side's half-turn starts with turn >= `arrives-turn`, not in the movement
// phase; air support rolled in the own half-turn for that turn or an earlier one brings them at once.
void Resolver::planesArrive() {
    for (Unit& unit : m_state.units) {
        if (!isPlane(unit) || unit.gone() || unit.onTable || unit.side != m_state.activeSide())
            continue;
        if (!unit.arrivesTurn || m_state.turn < *unit.arrivesTurn)
            continue;
        unit.onTable = true;
        unit.arrivedOn = m_state.turn;
    }
}

/// 61: the arrival turn is the first of three own turns.
// OPEN: a plane that has had its three turns is gone as `removed`.
void Resolver::planesLeave() {
    for (Unit& unit : m_state.units) {
        const bool limited = isPlane(unit) && !unit.gone() && unit.onTable && unit.arrivedOn;
        if (limited && unit.side == m_state.activeSide() && m_state.turn >= *unit.arrivedOn + 2)
            go(unit, "removed");
    }
}

} // namespace umpire::plain

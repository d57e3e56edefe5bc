/// J: air support, dog fights and crashes.

#include "model_resolver.h"

#include <algorithm>

namespace umpire::plain {

namespace {

bool contains(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// OPEN: `stay` may name fewer planes than are unpaired; more, or others, are `bad-value`.
void refuseStay(const std::vector<std::string>& stay, const std::vector<std::string>& larger,
                std::size_t unpaired) {
    if (stay.size() > unpaired)
        throw Refusal{"bad-value", "too many planes stay"};
    for (const std::string& id : stay)
        if (!contains(larger, id))
            throw Refusal{"bad-value", id + " is not of the larger side on the table"};
}

} // namespace

std::vector<std::string> Resolver::planesOf(const std::string& side) const {
    std::vector<std::string> planes;
    for (const Unit& unit : m_state.units)
        if (isPlane(unit) && !unit.gone() && unit.side == side)
            planes.push_back(unit.id);
    return planes;
}

std::vector<std::string> Resolver::planesOnTable(const std::string& side) const {
    std::vector<std::string> planes = planesOf(side);
    std::erase_if(planes, [&](const std::string& id) { return !m_state.findUnit(id)->onTable; });
    return planes;
}

/// J1: the number of planes and the turn they come.
void Resolver::airSupport(const json& command) {
    const std::string side = requireText(command, "side");
    if (!m_state.hasSide(side))
        throw Refusal{"unknown-id", side};
    const int number = m_dice.jam();
    json dice = json::array({jamJson(number)});
    std::optional<int> turn;
    if (number != jamFace) {
        turn = m_dice.d8();
        dice.push_back(*turn);
    }
    json& step = addStep("air-support", side, dice, turn ? "arrives" : "none");
    if (turn) {
        step["total"] = number;
        step["turn"] = *turn;
    }
    makePlanes(side, static_cast<std::size_t>(number));
    int coming = number;
    for (const std::string& id : planesOf(side)) {
        Unit& plane = m_state.unit(id);
        plane.onTable = false;
        plane.arrivedOn.reset();
        plane.arrivesTurn = coming-- > 0 ? turn : std::nullopt;
    }
    if (side == m_state.activeSide())
        planesArrive();
}

/// Planes the roster does not have. OPEN: numbered by the lowest N not used yet.
void Resolver::makePlanes(const std::string& side, std::size_t number) {
    std::size_t n = 1;
    while (planesOf(side).size() < number) {
        Unit plane;
        plane.id = side + "-plane-" + std::to_string(n++);
        if (m_state.findUnit(plane.id))
            continue;
        plane.side = plane.formation = side;
        plane.type = "plane";
        plane.start = 1;
        m_state.units.push_back(plane);
    }
}

/// J2: pairs are removed from both sides. OPEN: without planes on both sides it is `not-possible`;
/// where `stay` leaves a choice the planes pair off in file order.
void Resolver::dogfight(const json& command) {
    std::vector<std::string> larger = planesOnTable(m_state.sides.at(0));
    std::vector<std::string> smaller = planesOnTable(m_state.sides.at(1));
    const std::vector<std::string> stay = factUnits(command, "stay", m_state);
    if (larger.empty() || smaller.empty())
        throw Refusal{"not-possible", "no planes to fight"};
    if (larger.size() < smaller.size())
        std::swap(larger, smaller);
    refuseStay(stay, larger, larger.size() - smaller.size());
    removePlanes(smaller, {}, smaller.size());
    removePlanes(larger, stay, smaller.size());
}

void Resolver::removePlanes(const std::vector<std::string>& planes, const std::vector<std::string>& stay,
                            std::size_t number) {
    for (const std::string& id : planes) {
        if (number == 0)
            return;
        if (contains(stay, id))
            continue;
        go(m_state.unit(id), "removed");
        --number;
    }
}

/// J5. OPEN: only for a plane that was shot down, else `not-possible`.
void Resolver::crashSite(const json& command) {
    const Unit& plane = m_state.unit(requireText(command, "plane"));
    if (!isPlane(plane) || !plane.gone() || plane.goneAs != "shot-down")
        throw Refusal{"not-possible", plane.id + " was not shot down"};
    json dice = json::array();
    int inches = 0;
    for (int i = 0; i < 3; ++i) {
        const int die = m_dice.d8();
        dice.push_back(die);
        inches += die;
    }
    addStep("crash-site", plane.id, dice, "falls")["total"] = inches;
}

} // namespace umpire::plain

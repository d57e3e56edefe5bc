/// I: the Knackered check of a brigade.

#include "model_resolver.h"

#include <algorithm>

namespace umpire::plain {

namespace {

const std::vector<std::string> severity = {"none", "bonza", "stunned-mullets", "goin-walkabout",
                                           "buggering-off"};

std::size_t rank(const std::string& result) {
    const auto found = std::find(severity.begin(), severity.end(), result);
    return static_cast<std::size_t>(found - severity.begin());
}

/// Row of the table: 0 for 20 - <40 %, 1 for 40 - 60 %, 2 above; in integers.
std::size_t lossRow(int count, int start) {
    if (5 * count < 2 * start)
        return 0;
    return 5 * count <= 3 * start ? 1 : 2;
}

/// The table gets one result worse from row to row and from band to band; Green has its own steps.
std::string tableResult(const std::string& composition, std::size_t row, int die) {
    if (composition == "veteran") {
        const std::size_t band = die <= 2 ? 2 : die <= 5 ? 1 : 0;
        return severity.at(std::max<std::size_t>(1, std::min<std::size_t>(4, row + band)));
    }
    const std::size_t low = die <= 5 ? 1 : 0;
    const std::size_t worse = composition == "green" ? 1 : 0;
    return severity.at(std::min<std::size_t>(4, 1 + row + low + worse));
}

} // namespace

void Resolver::knackered(const json& command) {
    Formation& formation = m_state.formation(requireText(command, "formation"));
    const std::vector<std::string> surrenders =
        factUnits(readFactObject(command, {"surrenders"}), "surrenders", m_state);
    const int count = knackeredCount(formation.id);
    const int start = formationStart(formation.id);
    if (start == 0 || 5 * count < start)
        throw Refusal{"not-possible", "below 20 %"};
    if (formation.state == "buggering-off")
        throw Refusal{"not-possible", "buggering off is final"};
    refuseSurrenders(surrenders, formation.id);
    const int die = m_dice.d8();
    const std::string result = tableResult(composition(formation), lossRow(count, start), die);
    addStep("knackered", formation.id, json::array({die}), result)["total"] = die;
    const bool milder = rank(result) < rank(formation.state);
    if (!(milder && m_state.ruled("s-knratchet", "worsen-only")))
        formation.state = result;
    // OPEN: only a result of `buggering-off` makes the units surrender; the list is stated before the roll.
    if (result == "buggering-off")
        for (const std::string& id : surrenders)
            go(m_state.unit(id), "surrendered");
}

/// 103: units of that brigade, without those that bested their opponent in this turn. A brigade tests when
/// its half-turn is over, so that the half-turn before this one counts too.
// OPEN: one that is gone is `not-possible`.
void Resolver::refuseSurrenders(const std::vector<std::string>& units, const std::string& formation) const {
    for (const std::string& id : units)
        if (m_state.findUnit(id)->gone())
            throw Refusal{"not-possible", id + " is gone"};
    for (const std::string& id : units) {
        const Unit& unit = *m_state.findUnit(id);
        const bool bested = unit.bestedIn >= 0 && unit.bestedIn >= m_state.halfTurn - 1;
        if (unit.formation != formation || bested || isPlane(unit)) // 114
            throw Refusal{"bad-value", id + " does not surrender"};
    }
}

int Resolver::knackeredCount(const std::string& formation) const {
    int count = 0;
    for (const Unit& unit : m_state.units) {
        if (unit.formation != formation || !countsForKnackered(unit))
            continue;
        count += unit.lostInAll() + unit.captured + spittingShare(unit);
        if (unit.routing() && m_state.ruled("s-knrout", "counted"))
            count += unit.elements();
    }
    return count;
}

int Resolver::spittingShare(const Unit& unit) const {
    if (!unit.spitting() || m_state.ruled("s-knspit", "none"))
        return 0;
    return m_state.ruled("s-knspit", "one-a-unit") ? 1 : unit.elements();
}

int Resolver::formationStart(const std::string& formation) const {
    int start = 0;
    for (const Unit& unit : m_state.units)
        if (unit.formation == formation && countsForKnackered(unit))
            start += unit.start;
    return start;
}

/// 56: by the qualities of the units counted, those gone included.
std::string Resolver::composition(const Formation& formation) const {
    if (formation.composition != "auto")
        return formation.composition;
    bool allVeteran = true;
    bool allGreen = true;
    for (const Unit& unit : m_state.units) {
        if (unit.formation != formation.id || !countsForKnackered(unit))
            continue;
        allVeteran = allVeteran && isVeteran(unit);
        allGreen = allGreen && isGreen(unit);
    }
    return allVeteran ? "veteran" : allGreen ? "green" : "mixed";
}

} // namespace umpire::plain

/// The checks that are not part of another command.

#include "model_resolver.h"

#include <algorithm>

namespace umpire::plain {

// OPEN: a check of an unknown name is `bad-value`.
void Resolver::check(const json& command) {
    using Handler = void (Resolver::*)(const json&);
    static const std::map<std::string, Handler> handlers = {
        {"morale", &Resolver::morale},         {"charge-response", &Resolver::chargeResponse},
        {"crash", &Resolver::crash},           {"knackered", &Resolver::knackered},
        {"off-road", &Resolver::offRoad},      {"officer-casualty", &Resolver::officerCasualty},
        {"repair", &Resolver::repair},         {"tank-move", &Resolver::tankMove},
        {"air-support", &Resolver::airSupport}};
    const std::string name = requireText(command, "check");
    const auto handler = handlers.find(name);
    if (handler != handlers.end())
        (this->*handler->second)(command);
    else if (name == "initiative")
        initiative();
    else
        throw Refusal{"bad-value", "no check " + name};
}

void Resolver::refuseNoMorale(const Unit& unit, const std::string& check) const {
    if (isArmour(unit) || isPlane(unit))
        throw Refusal{"not-possible", unit.type + " takes no " + check};
    refuseRoutingCheck(unit);
}

void Resolver::morale(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    Test test;
    test.facts = readMoraleFacts(command, m_state);
    refuseNoMorale(unit, "morale");
    const int total = rollMorale("morale", unit, test);
    applyMorale(unit, total, test);
    markFirers(test.facts.firedOnBy, total);
    if (total <= 5)
        for (const std::string& id : test.facts.firedOnBy)
            best(m_state.unit(id));
}

void Resolver::chargeResponse(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    Test test;
    test.kind = Kind::chargeResponse;
    test.facts = readMoraleFacts(command, m_state);
    refuseNoMorale(unit, "charge-response");
    if (isLoneScout(unit))
        throw Refusal{"not-possible", "removed at once: use charge"};
    respondToCharge(unit, test, test.facts.chargedBy);
}

// OPEN: armoured cars, tanks and planes take no crash check either, being outside the morale table.
void Resolver::crash(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    Test test;
    test.kind = Kind::crash;
    test.facts = readMoraleFacts(command, m_state);
    refuseNoMorale(unit, "crash");
    applyMorale(unit, rollMorale("crash", unit, test), test);
}

void Resolver::officerCasualty(const json& command) {
    Officer& officer = m_state.officer(requireText(command, "officer"));
    const bool leading = factBool(readFactObject(command, {"leading"}), "leading");
    if (officer.lost)
        throw Refusal{"not-possible", officer.id + " is lost"};
    const int die = m_dice.d8();
    const int total = die - (leading ? 1 : 0);
    const Lines lines = leading ? Lines{{"leading", -1}} : Lines{};
    const bool hit = total <= 1;
    addStep("officer-casualty", officer.id, json::array({die}), hit ? "incapacitated" : "unhurt",
            lines)["total"] = total;
    if (!hit)
        return;
    officer.lost = true;
    officer.returnsTurn = m_state.turn + (m_state.ruled("s-offrepl", "two-turns") ? 2 : 3);
}

// OPEN: a `vehicle` is no car here: only armoured cars and patrol cars have an off-road roll (L).
void Resolver::offRoad(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    if (!oneOf(unit.type, {"armoured-car", "patrol-cars"}))
        throw Refusal{"not-possible", unit.type + " is no car"};
    const int face = m_dice.jam();
    addStep("off-road", unit.id, json::array({jamJson(face)}), face == jamFace ? "bogged" : "clear");
    if (face == jamFace)
        unit.bogged = unit.freshBog = true;
}

void Resolver::repair(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    if (!unit.gunJammed)
        throw Refusal{"not-possible", "the gun is not jammed"};
    const int one = m_dice.jam();
    const int two = m_dice.jam();
    const bool repaired = one == jamFace || two == jamFace;
    addStep("repair", unit.id, json::array({jamJson(one), jamJson(two)}),
            repaired ? "repaired" : "still-jammed");
    unit.gunJammed = !repaired;
}

void Resolver::tankMove(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    if (unit.type != "tank")
        throw Refusal{"not-possible", unit.type + " is no tank"};
    const int face = m_dice.jam();
    json& step = addStep("tank-move", unit.id, json::array({jamJson(face)}),
                         face == jamFace ? "broken-down" : "moves");
    if (face == jamFace)
        go(unit, "broken-down");
    else
        step["total"] = 2 * face;
}

// OPEN: rolled although the first side is known, it changes nothing.
void Resolver::initiative() {
    std::vector<int> dice;
    bool tied = true;
    while (tied) {
        dice.clear();
        for (std::size_t i = 0; i < m_state.sides.size(); ++i)
            dice.push_back(m_dice.d8());
        const int highest = *std::max_element(dice.begin(), dice.end());
        tied = std::count(dice.begin(), dice.end(), highest) > 1;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            const std::string outcome = dice[i] < highest ? "lower" : tied ? "tied" : "highest";
            addStep("initiative", m_state.sides[i], json::array({dice[i]}), outcome)["total"] = dice[i];
        }
    }
    if (m_state.firstKnown)
        return;
    const auto winner = std::max_element(dice.begin(), dice.end());
    m_state.first = m_state.active = static_cast<std::size_t>(winner - dice.begin());
    m_state.firstKnown = true;
}

} // namespace umpire::plain

#include "model_resolver.h"

namespace umpire::plain {

Resolver::Resolver(State& state, Dice& dice) : m_state(state), m_dice(dice) {}

json Resolver::run(const json& command) {
    using Handler = void (Resolver::*)(const json&);
    static const std::map<std::string, Handler> handlers = {
        {"shoot", &Resolver::shoot},       {"check", &Resolver::check},
        {"charge", &Resolver::charge},     {"melee", &Resolver::melee},
        {"dogfight", &Resolver::dogfight}, {"automatic-loss", &Resolver::automaticLoss},
        {"reform", &Resolver::reform},     {"crash-site", &Resolver::crashSite},
        {"adjust", &Resolver::adjust}};
    const std::string name = command.at("do");
    const auto handler = handlers.find(name);
    if (handler != handlers.end())
        (this->*handler->second)(command);
    else if (name == "next-phase")
        nextPhase();
    else if (name == "end-turn")
        endTurn();
    else
        throw Refusal{"unknown-command", name};
    endCharges();
    json result = {{"steps", m_steps}};
    if (!m_melee.is_null())
        result["melee"] = m_melee;
    return result;
}

Unit& Resolver::liveUnit(const json& command, const std::string& key) {
    Unit& unit = m_state.unit(requireText(command, key));
    if (unit.gone())
        throw Refusal{"not-possible", unit.id + " is gone"};
    return unit;
}

/// S-ROUTCHECK no-checks: a check on a routing unit has no meaning.
void Resolver::refuseRoutingCheck(const Unit& unit) const {
    if (unit.routing() && m_state.ruled("s-routcheck", "no-checks"))
        throw Refusal{"not-possible", unit.id + " is buggering off"};
}

json& Resolver::addStep(const std::string& check, const std::string& subject, const json& dice,
                        const std::string& outcome, const Lines& lines) {
    json modifiers = json::array();
    for (const Line& line : lines)
        modifiers.push_back({{"id", line.id}, {"value", line.value}});
    m_steps.push_back({{"check", check},
                       {"subject", subject},
                       {"dice", dice},
                       {"modifiers", modifiers},
                       {"outcome", outcome}});
    return m_steps.back();
}

/// A unit that goes loses what it has left; what it was fighting is over for it.
void Resolver::go(Unit& unit, const std::string& goneAs) {
    int& tally = goneAs == "surrendered" ? unit.captured : unit.lost;
    tally += unit.elements();
    unit.state = "gone";
    unit.goneAs = goneAs;
    unit.inMelee = false;
    unit.chargesAt.clear();
}

void Resolver::loseElement(Unit& unit, const std::string& goneAs) {
    if (unit.elements() > 0)
        ++unit.lost;
    if (unit.elements() == 0)
        go(unit, goneAs);
}

void Resolver::reform(const json& command) {
    Unit& unit = liveUnit(command, "unit");
    unit.unreformed = false;
    if (unit.spitting())
        unit.state = "steady";
}

} // namespace umpire::plain

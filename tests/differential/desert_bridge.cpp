#include "desert_bridge.h"

namespace umpire::test {

using namespace desert;
using desert::Rulings;
using desert::Unit;
using desert::Verb;

namespace {

Json rulingsOf(const Rulings& rulings) {
    static const std::vector<std::string> dice{"d10", "d12", "d20"};
    return {{"s-qualmod", rulings.qualityBonus == QualityBonus::onRating ? "rating" : "every-roll"},
            {"s-moraledie", dice.at(static_cast<std::size_t>(rulings.twelveDie))},
            {"s-artrof", rulings.gunDice == GunDice::crew ? "crew" : "one"},
            {"s-officercheck", rulings.officerCheck == OfficerCheck::perVolley ? "per-volley" : "per-hit"},
            {"s-defender", rulings.defender == Defender::newRoll ? "new-roll" : "roll-stands"}};
}

std::string forceOf(const Army& army) {
    return army.id + "-force";
}

Json unitJson(const Battlefield& field, const Unit& unit) {
    Json json{{"id", unit.id},
              {"name", unit.id},
              {"formation", forceOf(field.armyAt(unit.side))},
              {"type", nameOf(unit.kind)}};
    if (unit.start != unit.row().figures) {
        json["figures"] = unit.start;
    }
    if (unit.firing) {
        json["firing"] = nameOf(*unit.firing);
    }
    if (unit.fighting) {
        json["melee-skill"] = nameOf(*unit.fighting);
    }
    return json;
}

Json doorJson(const Door& door) {
    return {{"id", door.id},
            {"name", door.id},
            {"kind", door.trapdoor ? "trapdoor" : "door"},
            {"locked", door.locked}};
}

/// Facts that hold, by name.
Json factsOf(const std::vector<std::pair<const char*, bool>>& all) {
    Json facts = Json::object();
    for (const auto& [fact, holds] : all) {
        if (holds) {
            facts[fact] = true;
        }
    }
    return facts;
}

Json factsOf(const Sight& sight) {
    return factsOf({{"long-range", sight.longRange},
                    {"cover", sight.cover},
                    {"prone", sight.prone},
                    {"opportunity", sight.opportunity},
                    {"firer-on-foot", sight.firerOnFoot},
                    {"target-on-foot", sight.targetOnFoot}});
}

Json factsOf(const Stance& stance) {
    return factsOf({{"from-behind", stance.fromBehind},
                    {"on-ladder", stance.onLadder},
                    {"on-rope", stance.onRope},
                    {"light-wound", stance.wound == Wound::light},
                    {"serious-wound", stance.wound == Wound::serious},
                    {"leader-fights", stance.isLeader}});
}

Json marchFacts(const Order& order) {
    static const std::vector<std::string> grounds{"sand", "fort", "road"};
    Json facts =
        factsOf({{"crawling", order.march.crawls}, {"rough", order.march.hard}, {"on-foot", order.onFoot}});
    if (order.march.ground != Ground::sand) {
        facts["ground"] = grounds.at(static_cast<std::size_t>(order.march.ground));
    }
    return facts;
}

/// The fields of one order, asked by what they are.
class Fields {
  public:
    Fields(const Battlefield& field, const Order& order) : m_field(field), m_order(order) {
        m_json["do"] = nameOf(order.verb);
    }

    Fields& unit() { return with("unit", m_field.unitAt(m_order.unit).id); }
    Fields& target(const char* name = "target") { return with(name, m_field.unitAt(m_order.target).id); }
    Fields& door() { return with("door", m_field.doorAt(m_order.door).id); }
    Fields& side() { return with("side", m_field.armyAt(m_order.side).id); }
    Fields& figures() { return count("figures", m_order.figures); }
    Fields& flag(const char* name, bool set) { return set ? with(name, true) : *this; }
    Fields& count(const char* name, int value) { return value > 0 ? with(name, value) : *this; }
    Fields& with(const char* name, const Json& value) {
        m_json[name] = value;
        return *this;
    }
    Json take() { return std::move(m_json); }

  private:
    const Battlefield& m_field;
    const Order& m_order;
    Json m_json = Json::object();
};

Json fireCommand(const Battlefield& field, const Order& order) {
    Fields fields(field, order);
    if (order.weapon) {
        fields.with("weapon", nameOf(*order.weapon));
    }
    return fields.unit()
        .target()
        .figures()
        .count("wounded", order.wounded)
        .with("facts", factsOf(order.sight))
        .take();
}

Json meleeCommand(const Battlefield& field, const Order& order) {
    return Fields(field, order)
        .with("a", {{"unit", field.unitAt(order.unit).id}, {"facts", factsOf(order.own)}})
        .with("b", {{"unit", field.unitAt(order.target).id}, {"facts", factsOf(order.enemy)}})
        .count("attackers", order.attackers > 1 ? order.attackers : 0)
        .take();
}

Json moraleCommand(const Battlefield& field, const Order& order) {
    return Fields(field, order)
        .with("do", "check")
        .with("check", "morale")
        .unit()
        .with("facts", factsOf({{"sheik-near", order.sheikNear}, {"breached", order.breached}}))
        .take();
}

Json initiativeCommand(const Battlefield& field, const Order& order) {
    return Fields(field, order)
        .with("a", field.armyAt(order.side).id)
        .with("b", field.armyAt(1 - order.side).id)
        .take();
}

/// Orders at walls and doors, and all that have no more than a unit.
Json smallCommand(const Battlefield& field, const Order& order) {
    Fields fields(field, order);
    fields.unit();
    switch (order.verb) {
    case Verb::pass:
        return fields.figures().take();
    case Verb::takeHits:
        return fields.count("red", order.red).take();
    case Verb::pushLadder:
        return fields.target().flag("unmanned", order.unmanned).take();
    case Verb::cutRope:
        return fields.target().take();
    case Verb::climb:
        return fields.figures().flag("opposed", order.opposed).take();
    case Verb::lock:
    case Verb::unlock:
    case Verb::bash:
        return fields.door().take();
    case Verb::manGun:
        return fields.target("from").take();
    case Verb::comeBack:
        return fields.with("edge", nameOf(order.edge)).take();
    default:
        return fields.take();
    }
}

Json withoutDice(const Battlefield& field, const Order& order) {
    Fields fields(field, order);
    switch (order.verb) {
    case Verb::initiative:
        return initiativeCommand(field, order);
    case Verb::handOver:
    case Verb::tell:
        return fields.side().take();
    case Verb::reconstitution:
        return fields.with("do", "check").with("check", "reconstitution").side().take();
    case Verb::nextPhase:
    case Verb::endTurn:
        return fields.take();
    case Verb::fire:
        return fireCommand(field, order);
    case Verb::move:
        return fields.unit().figures().with("facts", marchFacts(order)).take();
    case Verb::charge:
        return fields.unit().target().figures().with("facts", marchFacts(order)).take();
    case Verb::melee:
        return meleeCommand(field, order);
    case Verb::morale:
        return moraleCommand(field, order);
    default:
        return smallCommand(field, order);
    }
}

} // namespace

Json battleFileOf(const Battlefield& field) {
    Json file{
        {"format", "desert-umpire-battle"},    {"version", 1},           {"rules", "death-in-the-desert"},
        {"rulings", rulingsOf(field.rulings)}, {"title", "Random"},      {"sides", Json::array()},
        {"formations", Json::array()},         {"units", Json::array()}, {"things", Json::array()}};
    for (const Army& army : field.armies) {
        file["sides"].push_back({{"id", army.id}, {"name", army.id}});
        file["formations"].push_back({{"id", forceOf(army)}, {"name", forceOf(army)}, {"side", army.id}});
    }
    for (const Unit& unit : field.units) {
        file["units"].push_back(unitJson(field, unit));
    }
    for (const Door& door : field.doors) {
        file["things"].push_back(doorJson(door));
    }
    return file;
}

Json commandOf(const Battlefield& field, const Order& order, const std::vector<int>& dice) {
    Json command = withoutDice(field, order);
    if (!dice.empty()) {
        command["dice"] = dice;
    }
    return command;
}

} // namespace umpire::test

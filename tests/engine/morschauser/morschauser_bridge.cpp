#include "morschauser_bridge.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace umpire::test {

using namespace morschauser;
using morschauser::Command;
using morschauser::Type;
using morschauser::Unit;
using morschauser::Verb;

namespace {

const std::string& idOf(const Battlefield& field, int unit) {
    return field.unitAt(unit).id;
}

Json rulingsOf(const Battlefield& field) {
    Json rulings = Json::object();
    if (field.mark == Mark::one && field.rulings.sixAsPrinted) {
        rulings["s-rallysix"] = "as-printed";
    }
    if (field.mark == Mark::two && field.rulings.shakenTwice) {
        rulings["s-shaken"] = "twice";
    }
    return rulings;
}

Json sideOf(const Battlefield& field, const Army& army) {
    static const std::vector<std::string> words{"poor", "average", "excellent"};
    Json side{{"id", army.id}, {"name", army.id}};
    if (field.mark == Mark::two) {
        side["leadership"] = words.at(static_cast<std::size_t>(army.leadership + 1));
    }
    return side;
}

Json unitJson(const Battlefield& field, const Unit& unit) {
    Json json{{"id", unit.id},
              {"name", unit.id},
              {"formation", field.commandAt(unit.command).id},
              {"type", nameOf(unit.type)}};
    if (unit.guard) {
        json["guard"] = true;
    }
    if (unit.poor) {
        json["poor"] = true;
    }
    return json;
}

void adjust(Session& session, const Id& subject, const Json& set) {
    done(session, {{"do", "adjust"}, {"subject", subject}, {"set", set}, {"reason", "so it stands"}});
}

void takeOverUnit(Session& session, const Battlefield& field, const Unit& unit) {
    const int lost = originalHits(field.mark, unit) - unit.hits;
    if (lost > 0) {
        adjust(session, unit.id, {{"lost", lost}});
    }
}

void takeOverCommand(Session& session, const Battlefield& field, int index) {
    const Command& command = field.commandAt(index);
    if (command.shaken) {
        adjust(session, command.id, {{"state", "shaken"}});
    }
    if (command.quality != Quality::average || command.qualityRolled) {
        adjust(session, idOf(field, field.leaderOf(index)), {{"quality", nameOf(command.quality)}});
    }
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

Json shotFacts(const Battlefield& field, const Order& order) {
    const Type type = handledAs(field.unitAt(order.unit));
    const auto line = shootingAt(field.mark, type, order.aim.rangeHalfBoxes);
    const bool askedForCover = field.mark == Mark::two;
    return factsOf({{"grape", line && line->ammunition == Ammunition::grape},
                    {"out-of-range", !line},
                    {"in-stream", order.aim.inStream},
                    {"target-in-woods", askedForCover && order.aim.intoWoods},
                    {"behind-wall", askedForCover && order.aim.behindWall},
                    {"target-in-buildings", askedForCover && order.aim.inBuilding}});
}

Json shotCommand(const Battlefield& field, const Order& order) {
    return {{"do", "shoot"},
            {"unit", idOf(field, order.unit)},
            {"target", idOf(field, order.target)},
            {"facts", shotFacts(field, order)}};
}

Json meleeCommand(const Battlefield& field, const Order& order) {
    const Json attacker = factsOf({{"not-to-the-front", !order.unitFront},
                                   {"uphill", order.ground.uphill},
                                   {"from-stream", order.ground.fromStream},
                                   {"into-woods", order.ground.intoWoods},
                                   {"into-buildings", order.ground.intoBuilding}});
    const Json defender = factsOf({{"not-to-the-front", !order.targetFront}});
    return {{"do", "melee"},
            {"a", {{"unit", idOf(field, order.unit)}, {"facts", attacker}}},
            {"b", {{"unit", idOf(field, order.target)}, {"facts", defender}}}};
}

Json moveCommand(const Battlefield& field, const Order& order) {
    const bool far = order.march.leaderHalfBoxes && !withinRadius(field.mark, *order.march.leaderHalfBoxes);
    Json command{{"do", "move"},
                 {"unit", idOf(field, order.unit)},
                 {"straight", order.path.straight},
                 {"diagonal", order.path.diagonal},
                 {"turns", order.path.turns},
                 {"road", order.march.allRoad},
                 {"far", far}};
    if (field.mark == Mark::two) {
        command["rear"] = order.march.toRear;
    }
    return command;
}

Json withoutDice(const Battlefield& field, const Order& order) {
    switch (order.verb) {
    case Verb::rollFirst:
        return {{"do", "dice-for-first-move"}, {"a", field.armies[0].id}, {"b", field.armies[1].id}};
    case Verb::rollQuality:
        return {{"do", "check"},
                {"check", "leader-quality"},
                {"unit", idOf(field, field.leaderOf(order.command))}};
    case Verb::move:
        return moveCommand(field, order);
    case Verb::shoot:
        return shotCommand(field, order);
    case Verb::melee:
        return meleeCommand(field, order);
    case Verb::rally:
        return {{"do", "rally"},
                {"leader", idOf(field, field.leaderOf(order.command))},
                {"unit", idOf(field, order.unit)}};
    case Verb::nextPhase:
        return {{"do", "next-phase"}};
    case Verb::nextTurn:
        return {{"do", "end-turn"}};
    }
    return Json::object();
}

void addCommand(Battlefield& field, int side, const std::string& id, int units) {
    Command command;
    command.id = id;
    command.side = side;
    field.commands.push_back(command);
    for (int i = 0; i <= units; ++i) {
        Unit unit;
        unit.id = id + (i == 0 ? std::string("-leader") : "-" + std::to_string(i));
        unit.command = static_cast<int>(field.commands.size()) - 1;
        unit.type = i == 0 ? Type::leader : Type::infantry;
        unit.hits = originalHits(field.mark, unit);
        field.units.push_back(unit);
    }
}

Order fightOf(Verb verb, int unit, int target, std::vector<int> dice) {
    Order order;
    order.verb = verb;
    order.unit = unit;
    order.target = target;
    order.dice = std::move(dice);
    return order;
}

} // namespace

std::string packOf(Mark mark) {
    return "morschauser-mark-" + std::to_string(static_cast<int>(mark));
}

Battlefield evenField(Mark mark, int units, int commands) {
    Battlefield field;
    field.mark = mark;
    field.first = 0;
    field.armies[0].id = "blue";
    field.armies[1].id = "red";
    for (int side = 0; side < 2; ++side) {
        for (int i = 1; i <= commands; ++i) {
            addCommand(field, side, field.armyAt(side).id + "-" + std::to_string(i), units);
        }
    }
    return field;
}

int unitOf(const Battlefield& field, const std::string& id) {
    for (std::size_t i = 0; i < field.units.size(); ++i) {
        if (field.units[i].id == id) {
            return static_cast<int>(i);
        }
    }
    ADD_FAILURE() << "there is no " << id;
    return 0;
}

void makeFresh(Battlefield& field, int unit) {
    field.unitAt(unit).hits = originalHits(field.mark, field.unitAt(unit));
}

Json battleFileOf(const Battlefield& field) {
    Json file{{"format", "desert-umpire-battle"}, {"version", 1},          {"rules", packOf(field.mark)},
              {"rulings", rulingsOf(field)},      {"title", "Random"},     {"sides", Json::array()},
              {"formations", Json::array()},      {"units", Json::array()}};
    if (field.first) {
        file["first-side"] = field.armyAt(*field.first).id;
    }
    for (const Army& army : field.armies) {
        file["sides"].push_back(sideOf(field, army));
    }
    for (const Command& each : field.commands) {
        file["formations"].push_back(
            {{"id", each.id}, {"name", each.id}, {"side", field.armyAt(each.side).id}});
    }
    for (const Unit& unit : field.units) {
        file["units"].push_back(unitJson(field, unit));
    }
    return file;
}

std::unique_ptr<Session> standingAs(const Battlefield& field) {
    auto session = sessionOf(battleFileOf(field));
    if (!session) {
        throw std::runtime_error("the battle does not load");
    }
    for (const Unit& unit : field.units) {
        takeOverUnit(*session, field, unit);
    }
    for (int i = 0; field.mark == Mark::two && i < static_cast<int>(field.commands.size()); ++i) {
        takeOverCommand(*session, field, i);
    }
    return session;
}

Json commandOf(const Battlefield& field, const Order& order) {
    Json command = withoutDice(field, order);
    if (!order.dice.empty()) {
        command["dice"] = order.dice;
    }
    return command;
}

Order shotAt(int unit, int target, std::vector<int> dice) {
    return fightOf(Verb::shoot, unit, target, std::move(dice));
}

Order attackOn(int unit, int target, std::vector<int> dice) {
    return fightOf(Verb::melee, unit, target, std::move(dice));
}

int halfBoxes(int quarterBoxes) {
    return quarterBoxes / 2;
}

std::string titleOf(Mark mark, const std::string& name) {
    return "mark " + std::to_string(static_cast<int>(mark)) + ": " + name;
}

} // namespace umpire::test

#include "blitzkrieg_bridge.h"

namespace umpire::test {

using namespace blitzkrieg;
using blitzkrieg::Band;
using blitzkrieg::Formation;
using blitzkrieg::Hex;
using blitzkrieg::Outcome;
using blitzkrieg::Rulings;
using blitzkrieg::Side;
using blitzkrieg::Unit;
using blitzkrieg::Verb;
using blitzkrieg::Warning;

namespace {

std::string scenarioOf(const Rulings& rulings) {
    if (rulings.strongerTurks) {
        return rulings.weakerBritish ? "fair-fight" : "no-lawrence";
    }
    return rulings.weakerBritish ? "forces-at-hand" : "historical";
}

Json rulingsOf(const Rulings& rulings) {
    return {{"s-minus7", rulings.anyTurkLeft ? "any-left" : "none-eliminated"},
            {"s-hq", rulings.hqOnlyDisrupted ? "disrupted" : "eliminated"},
            {"s-hqreach", rulings.wholeGroup ? "whole-group" : "own-level"},
            {"s-strong", rulings.statusFirst ? "status-first" : "strength-first"},
            {"s-frag", rulings.bombardmentToo ? "bombardment-too" : "combat"},
            {"s-scenario", scenarioOf(rulings)},
            {"s-zero", rulings.sweptAtZero ? "swept" : "last-column"},
            {"s-garrison", rulings.hexesOnly ? "hexes-only" : "zones"}};
}

std::string rearOf(Rear rear) {
    return nameIn({"", "a", "b", "blank"}, static_cast<int>(rear));
}

void addCounter(Json& json, const Counter& counter, const std::string& prefix) {
    if (counter.combat) {
        json[prefix + "combat"] = *counter.combat;
    }
    if (counter.movement) {
        json[prefix + "move"] = *counter.movement;
    }
    if (counter.rear != Rear::unknown) {
        json[prefix + "rear"] = rearOf(counter.rear);
    }
}

Json unitJson(const Game& game, const Unit& unit) {
    static const std::vector<std::string> arms{"cavalry",      "infantry", "artillery",    "headquarters",
                                               "armoured-car", "german",   "aircraft",     "garrison",
                                               "fragment",     "dummy",    "dummy-cavalry"};
    Json json{{"id", unit.id},
              {"name", unit.id},
              {"formation", game.formationAt(unit.formation).id},
              {"type", nameIn(arms, static_cast<int>(unit.arm))}};
    addCounter(json, unit.counter, "");
    if (unit.counterpart) {
        addCounter(json, *unit.counterpart, "other-");
    }
    if (unit.french) {
        json["french"] = true;
    }
    if (unit.hex != 0) {
        json["hex"] = placeOf(unit.hex);
    }
    return json;
}

Json formationJson(const Game& game, const Formation& formation) {
    Json json{{"id", formation.id},
              {"name", formation.id},
              {"level", nameIn({"command", "group", "formation"}, static_cast<int>(formation.level))}};
    if (formation.parent >= 0) {
        json["parent"] = game.formationAt(formation.parent).id;
    } else {
        json["side"] = idOf(formation.camp);
    }
    return json;
}

Json townJson(const Town& town) {
    return {{"id", town.id}, {"name", town.id}, {"hex", placeOf(town.hex)}, {"vp", town.vp}};
}

Json sidesJson(const Game& game) {
    const Side& turks = game.sideOf(Camp::turkish);
    return {{{"id", "british"},
             {"name", "British"},
             {"camp", "british"},
             {"garrison-combat", game.sideOf(Camp::british).garrisonStrength.value_or(0)}},
            {{"id", "turkish"},
             {"name", "Turks"},
             {"camp", "turkish"},
             {"fragment-combat", turks.fragmentStrength.value_or(0)},
             {"fragment-rear", rearOf(turks.fragmentRear)}}};
}

std::string headOf(const Band& band) {
    const std::string from = std::to_string(band.from);
    if (band.to >= 1000) {
        return from + "+";
    }
    return band.to == band.from ? from : from + "-" + std::to_string(band.to);
}

std::string headOf(const std::pair<int, int>& ratio) {
    return std::to_string(ratio.first) + ":" + std::to_string(ratio.second);
}

template <class Head>
Json headsOf(const std::vector<Head>& heads) {
    Json all = Json::array();
    for (const Head& head : heads) {
        all.push_back(headOf(head));
    }
    return all;
}

Json airJson(const AirTable& table) {
    Json json = Json::object();
    for (std::size_t face = 0; face < table.counts.size(); ++face) {
        json[std::to_string(face + 1)] = {{"british", table.counts[face].first},
                                          {"turkish", table.counts[face].second}};
    }
    return json;
}

Json bombardmentJson(const BombardmentTable& table) {
    Json json{{"*rows", headsOf(table.strengths)}, {"*columns", headsOf(table.totals)}};
    for (std::size_t row = 0; row < table.cells.size(); ++row) {
        for (std::size_t column = 0; column < table.totals.size(); ++column) {
            json[headOf(table.strengths[row])][headOf(table.totals[column])] =
                nameOf(table.cells[row][column]);
        }
    }
    return json;
}

Json combatJson(const CombatTable& table, const std::array<std::vector<Result>, 6>& cells) {
    Json json = Json::object();
    for (std::size_t face = 0; face < cells.size(); ++face) {
        for (std::size_t column = 0; column < table.ratios.size(); ++column) {
            json[std::to_string(face + 1)][headOf(table.ratios[column])] = nameOf(cells.at(face)[column]);
        }
    }
    return json;
}

Json groundJson(const Terrain& terrain) {
    Json json{{"*", "land"}};
    for (const auto& [hex, ground] : terrain.grounds) {
        json[placeOf(hex)] =
            nameIn({"land", "trench", "impassable", "water", "off-the-map"}, static_cast<int>(ground));
    }
    return json;
}

Json edgeJson(const Terrain& terrain) {
    Json json{{"*", "open"}};
    for (const auto& [sides, edge] : terrain.edges) {
        json[placeOf(sides.first) + "-" + placeOf(sides.second)] =
            nameIn({"open", "bridge", "river", "water"}, static_cast<int>(edge));
    }
    return json;
}

Json tablesJson(const Game& game) {
    Json json{{"ground", groundJson(game.terrain)}, {"hexsides", edgeJson(game.terrain)}};
    if (game.tables.air.filled()) {
        json["air"] = airJson(game.tables.air);
    }
    if (game.tables.bombardment.filled()) {
        json["bombardment"] = bombardmentJson(game.tables.bombardment);
    }
    if (game.tables.combat.filled()) {
        json["combat-defender"] = combatJson(game.tables.combat, game.tables.combat.defender);
        json["combat-defender"]["*columns"] = headsOf(game.tables.combat.ratios);
        json["combat-attacker"] = combatJson(game.tables.combat, game.tables.combat.attacker);
    }
    return json;
}

Json factsOf(const Sight& sight) {
    static const Sight none;
    Json facts = Json::object();
    const auto count = [&](const char* fact, int value, int usual) {
        if (value != usual) {
            facts[fact] = value;
        }
    };
    if (sight.surrounding != Surrounding::asTheMap) {
        facts["surrounding"] = sight.surrounding == Surrounding::surrounded ? "surrounded" : "open";
    }
    count("attack-added", sight.attackAdded, none.attackAdded);
    count("defence-added", sight.defenceAdded, none.defenceAdded);
    count("defence-times", sight.defenceTimes, none.defenceTimes);
    count("columns-right", sight.columnsRight, none.columnsRight);
    count("columns-left", sight.columnsLeft, none.columnsLeft);
    return facts;
}

/// The fields of one order, asked by what they are.
class Fields {
  public:
    Fields(const Game& game, const Order& order) : m_game(game), m_order(order) {
        m_json["do"] = nameOf(order.verb);
    }

    Fields& unit(const char* name, int index) {
        return index < 0 ? *this : with(name, m_game.unitAt(index).id);
    }
    Fields& units(const char* name, const std::vector<int>& indices) {
        Json ids = Json::array();
        for (const int index : indices) {
            ids.push_back(m_game.unitAt(index).id);
        }
        return ids.empty() ? *this : with(name, ids);
    }
    Fields& party() { return unit("unit", m_order.unit).units("with", m_order.with); }
    Fields& side() { return with("side", idOf(m_order.camp)); }
    Fields& place(const char* name) { return m_order.to == 0 ? *this : with(name, placeOf(m_order.to)); }
    Fields& flag(const char* name, bool set) { return set ? with(name, true) : *this; }
    Fields& formation(const char* name) { return with(name, m_game.formationAt(m_order.formation).id); }
    Fields& with(const char* name, const Json& value) {
        m_json[name] = value;
        return *this;
    }
    Json take() { return std::move(m_json); }

  private:
    const Game& m_game;
    const Order& m_order;
    Json m_json = Json::object();
};

Json scrambleCommand(const Game& game, const Order& order) {
    Fields fields(game, order);
    if (order.aircraft) {
        fields.with("british", order.aircraft->first).with("turkish", order.aircraft->second);
    }
    return fields.side().take();
}

Json combatCommand(const Game& game, const Order& order) {
    return Fields(game, order)
        .party()
        .unit("target", order.target)
        .units("defenders", order.defenders)
        .units("support", order.support)
        .unit("strongest", order.strongest)
        .unit("own-strongest", order.ownStrongest)
        .with("facts", factsOf(order.sight))
        .take();
}

Json moveCommand(const Game& game, const Order& order) {
    return Fields(game, order)
        .party()
        .place("to")
        .with("points", order.points)
        .flag("road", order.byRoad)
        .flag("freely", order.freely)
        .take();
}

/// Orders of a side, a town or a formation.
Json sideCommand(const Game& game, const Order& order) {
    Fields fields(game, order);
    switch (order.verb) {
    case Verb::chooseGroup:
        return fields.side().formation("group").take();
    case Verb::announce:
        return fields.side()
            .with("order", order.first == First::moves ? "moves-first" : "combat-first")
            .take();
    case Verb::placeFragment:
        return fields.side().place("hex").take();
    case Verb::placeGarrison:
        return fields.side().with("town", game.towns.at(static_cast<std::size_t>(order.town)).id).take();
    case Verb::putMarker:
    case Verb::liftMarker:
        return fields.formation("formation").take();
    default:
        return fields.take();
    }
}

Json withoutDice(const Game& game, const Order& order) {
    Fields fields(game, order);
    switch (order.verb) {
    case Verb::scramble:
        return scrambleCommand(game, order);
    case Verb::bombard:
        return fields.party().unit("target", order.target).unit("strongest", order.strongest).take();
    case Verb::combat:
        return combatCommand(game, order);
    case Verb::move:
        return moveCommand(game, order);
    case Verb::flyTo:
    case Verb::fallBack:
    case Verb::retreat:
    case Verb::advance:
        return fields.party().place("to").take();
    case Verb::recover:
        return fields.with("do", "check").with("check", "recover").unit("unit", order.unit).take();
    case Verb::straggle:
    case Verb::reveal:
    case Verb::formGarrisons:
    case Verb::secondRecovery:
        return fields.unit("unit", order.unit).take();
    default:
        return sideCommand(game, order);
    }
}

} // namespace

Json battleFileOf(const Game& game) {
    Json file{
        {"format", "desert-umpire-battle"},   {"version", 1},           {"rules", "allenbys-blitzkrieg"},
        {"rulings", rulingsOf(game.rulings)}, {"title", "Random"},      {"sides", sidesJson(game)},
        {"formations", Json::array()},        {"units", Json::array()}, {"things", Json::array()},
        {"tables", tablesJson(game)}};
    for (const Formation& formation : game.formations) {
        file["formations"].push_back(formationJson(game, formation));
    }
    for (const Unit& unit : game.units) {
        file["units"].push_back(unitJson(game, unit));
    }
    for (const Town& town : game.towns) {
        file["things"].push_back(townJson(town));
    }
    return file;
}

Json commandOf(const Game& game, const Order& order, const Outcome& outcome, const std::vector<int>& dice) {
    Json command = withoutDice(game, order);
    for (std::size_t i = 0; i < outcome.stated.size(); ++i) {
        command[i == 0 ? "outcome" : "outcome-" + std::to_string(i + 1)] = nameOf(outcome.stated[i]);
    }
    if (!dice.empty()) {
        command["dice"] = dice;
    }
    return command;
}

std::string nameIn(const std::vector<std::string>& names, int place) {
    return names.at(static_cast<std::size_t>(place));
}

std::string placeOf(Hex hex) {
    if (hex == 0) {
        return {};
    }
    const std::string number = std::to_string(hex);
    return number.size() < 4 ? "0" + number : number;
}

Id idOf(Camp camp) {
    return camp == Camp::british ? "british" : "turkish";
}

std::string phaseOf(blitzkrieg::Phase phase) {
    return nameIn({"british-bombardment", "turkish-bombardment", "british-army-1", "turkish-1",
                   "british-cavalry", "turkish-2", "british-army-2", "turkish-3", "recovery",
                   "victory-points"},
                  static_cast<int>(phase));
}

std::string textOf(Warning warning) {
    return nameIn({"warn-not-air-phase",   "warn-not-bombardment",   "warn-other-phase",
                   "warn-bombarded",       "warn-hex-bombarded",     "warn-many-guns",
                   "warn-guns-far",        "warn-guns-apart",        "warn-not-together",
                   "warn-one-hex",         "warn-enemy-there",       "warn-barred",
                   "warn-closed",          "warn-zone-full",         "warn-no-group-phase",
                   "warn-group-used",      "warn-group-chosen",      "warn-announce-late",
                   "warn-thrown-already",  "warn-not-operations",    "warn-cavalry-only",
                   "warn-no-group",        "warn-other-group",       "warn-acted",
                   "warn-acted-this-turn", "warn-with-other-phase",  "warn-with-acted",
                   "warn-not-announced",   "warn-formation-attacks", "warn-formation-moves",
                   "warn-under-marker",    "warn-moves-over",        "warn-combat-over",
                   "warn-too-far",         "warn-with-too-far",      "warn-no-land",
                   "warn-no-way",          "warn-not-home",          "warn-next-to-enemy",
                   "warn-not-adjacent",    "warn-among-friends",     "warn-no-support",
                   "warn-over-limits",     "warn-strength-blank",    "warn-rear-unknown",
                   "warn-equals",          "warn-need-not-retreat",  "warn-has-a-way",
                   "warn-other-row",       "warn-fragment-there",    "warn-not-british-operations",
                   "warn-garrisons-left",  "warn-town-not-held",     "warn-garrison-far",
                   "warn-marker-there",    "warn-not-recovery",      "warn-tried",
                   "warn-hq-blank",        "warn-nobody-to-help"},
                  static_cast<int>(warning));
}

} // namespace umpire::test

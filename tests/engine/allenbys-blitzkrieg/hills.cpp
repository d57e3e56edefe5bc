#include "hills.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::hills {

namespace {

/// "id formation type combat move rear", the last for Turks only.
struct Counter {
    const char* id;
    const char* formation;
    const char* type;
    int combat;
    int move;
    const char* rear;
};

const std::vector<Counter>& british() {
    static const std::vector<Counter> all{
        {"hq-xxi", "xxi", "headquarters", 1, 4, ""}, {"guns", "xxi", "artillery", 2, 3, ""},
        {"a54", "d54", "infantry", 3, 4, ""},        {"b54", "d54", "infantry", 3, 4, ""},
        {"a60", "d60", "infantry", 3, 4, ""},        {"a4c", "c4", "cavalry", 2, 8, ""},
        {"b4c", "c4", "cavalry", 2, 8, ""},          {"cars", "dmc", "armoured-car", 1, 9, ""}};
    return all;
}

const std::vector<Counter>& turks() {
    static const std::vector<Counter> all{{"hq-yiderim", "tcmd", "headquarters", 1, 4, "a"},
                                          {"german", "tcmd", "german", 3, 4, "a"},
                                          {"hq-8", "t8", "headquarters", 1, 4, "blank"},
                                          {"art-8", "t8", "artillery", 2, 3, "b"},
                                          {"hq-asia", "asia", "headquarters", 1, 4, "a"},
                                          {"t16", "asia", "infantry", 3, 3, "a"},
                                          {"t19", "asia", "infantry", 3, 3, "b"},
                                          {"art-asia", "asia", "artillery", 2, 3, "b"},
                                          {"t7", "xxii", "infantry", 3, 3, "blank"},
                                          {"t1", "iii", "infantry", 3, 3, "a"},
                                          {"tcav", "iii", "cavalry", 2, 6, "b"}};
    return all;
}

std::string hexOf(int column, int row) {
    std::string text = std::to_string(column * 100 + row);
    return column < 10 ? "0" + text : text;
}

void enlist(Json& battle, const std::vector<Counter>& counters, int row) {
    int column = 1;
    for (const Counter& each : counters) {
        Json unit{
            {"id", each.id},         {"name", each.id},   {"formation", each.formation}, {"type", each.type},
            {"combat", each.combat}, {"move", each.move}, {"hex", hexOf(column, row)}};
        if (*each.rear != '\0') {
            unit["rear"] = each.rear;
        }
        battle["units"].push_back(unit);
        column += 2;
    }
}

/// Rows of a table by the names of its columns.
Json grid(const std::vector<std::string>& columns, const std::vector<std::vector<std::string>>& rows) {
    Json table{{"*columns", columns}};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < columns.size(); ++column) {
            table[std::to_string(row + 1)][columns[column]] = rows[row][column];
        }
    }
    return table;
}

Json tables() {
    Json all = Json::parse(R"({
        "air": {"1": {"british": 0, "turkish": 0}, "2": {"british": 1, "turkish": 1},
                "3": {"british": 2, "turkish": 0}, "4": {"british": 3, "turkish": 0},
                "5": {"british": 4, "turkish": 0}, "6": {"british": 9, "turkish": 0}},
        "bombardment": {"*rows": ["1-3", "4+"], "*columns": ["2-4", "5-6", "7+"],
                        "1-3": {"2-4": "none", "5-6": "d", "7+": "e"},
                        "4+": {"2-4": "d", "5-6": "e", "7+": "star"}}})");
    all["combat-defender"] = grid({"1:2", "1:1", "2:1", "3:1"}, {{"none", "none", "d", "e"},
                                                                 {"none", "d", "e", "star"},
                                                                 {"none", "e", "star", "r"},
                                                                 {"none", "star", "r", "d-r"},
                                                                 {"none", "r", "d-r", "e-r"},
                                                                 {"d", "d-r", "e-r", "star"}});
    all["combat-attacker"] = grid({"1:2", "1:1", "2:1", "3:1"}, {{"star", "star", "none", "none"},
                                                                 {"e", "e", "none", "none"},
                                                                 {"d", "d", "none", "none"},
                                                                 {"none", "none", "none", "none"},
                                                                 {"none", "none", "none", "none"},
                                                                 {"none", "none", "none", "none"}});
    all["combat-attacker"].erase("*columns");
    return all;
}

void addAir(Json& battle) {
    for (int n = 1; n <= 4; ++n) {
        const std::string id = "sq" + std::to_string(n);
        battle["units"].push_back(
            {{"id", id}, {"name", id}, {"formation", "bcmd"}, {"type", "aircraft"}, {"combat", 1}});
    }
    battle["units"].push_back(
        {{"id", "tsq"}, {"name", "tsq"}, {"formation", "tcmd"}, {"type", "aircraft"}, {"combat", 1}});
}

} // namespace

Json field() {
    Json battle = Json::parse(R"({
        "format": "desert-umpire-battle", "version": 1, "rules": "allenbys-blitzkrieg", "title": "Hills",
        "sides": [{"id": "british", "name": "British", "camp": "british", "garrison-combat": 1},
                  {"id": "turkish", "name": "Turks", "camp": "turkish", "fragment-combat": 1}],
        "formations": [{"id": "bcmd", "name": "British Command", "level": "command", "side": "british"},
                       {"id": "xxi", "name": "XXI Corps", "side": "british"},
                       {"id": "d54", "name": "54 Division", "parent": "xxi"},
                       {"id": "d60", "name": "60 Division", "parent": "xxi"},
                       {"id": "dmc", "name": "DMC", "side": "british"},
                       {"id": "c4", "name": "4 Cavalry", "parent": "dmc"},
                       {"id": "tcmd", "name": "Turkish Command", "level": "command", "side": "turkish"},
                       {"id": "t8", "name": "8th Army", "side": "turkish"},
                       {"id": "asia", "name": "Asia Corps", "parent": "t8"},
                       {"id": "xxii", "name": "XXII Corps", "parent": "t8"},
                       {"id": "t7g", "name": "7th Army", "side": "turkish"},
                       {"id": "iii", "name": "III Corps", "parent": "t7g"}],
        "things": [{"id": "asur", "name": "Asur", "hex": "0708", "vp": true},
                   {"id": "fara", "name": "Fara", "hex": "1208", "vp": true},
                   {"id": "salah", "name": "Salah", "hex": "1609"}],
        "units": []})");
    enlist(battle, british(), 16);
    enlist(battle, turks(), 2);
    battle["units"].push_back(
        {{"id", "dummy"}, {"name", "dummy"}, {"formation", "bcmd"}, {"type", "dummy"}, {"move", 4}});
    battle["units"].push_back({{"id", "dummy-cav"},
                               {"name", "dummy-cav"},
                               {"formation", "bcmd"},
                               {"type", "dummy-cavalry"},
                               {"move", 8}});
    addAir(battle);
    battle["tables"] = tables();
    return battle;
}

std::unique_ptr<Session> at(const Json& rulings, const Json& battle) {
    Json with = battle;
    with["rulings"] = rulings;
    return sessionOf(with);
}

Json& unitIn(Json& battle, const std::string& id) {
    Json& units = battle["units"];
    return *std::find_if(units.begin(), units.end(), [&](const Json& unit) { return unit["id"] == id; });
}

void put(Session& session, const std::vector<std::string>& ids, const std::string& hex) {
    for (const std::string& id : ids) {
        adjust(session, id, {{"hex", hex}});
    }
}

Json play(Session& session, Json command, const std::vector<int>& dice) {
    command["dice"] = dice;
    return done(session, command);
}

Json stepOf(const Json& answer, const std::string& check, int n) {
    for (const Json& step : answer["steps"]) {
        if (step["check"] == check && n-- == 0) {
            return step;
        }
    }
    return {};
}

std::vector<std::string> warnings(Session& session, Json command, const std::vector<int>& dice) {
    command["dice"] = dice;
    PhysicalDice none({});
    const Answer answer = session.execute(command, none);
    EXPECT_TRUE(answer.ok) << dumpLine(command) << answer.refusal.message;
    done(session, {{"do", "undo"}});
    return answer.warnings;
}

bool warns(Session& session, const Json& command, const std::string& of, const std::vector<int>& dice) {
    const std::vector<std::string> all = warnings(session, command, dice);
    return std::any_of(all.begin(), all.end(),
                       [&](const std::string& each) { return each.find(of) != std::string::npos; });
}

int count(const Session& session, const std::string& id, const std::string& attribute) {
    const Json value = shown(session, id, attribute);
    return value.is_number() ? value.get<int>() : 0;
}

std::string word(const Session& session, const std::string& id, const std::string& attribute) {
    const Json value = shown(session, id, attribute);
    return value.is_string() ? value.get<std::string>() : "";
}

bool flag(const Session& session, const std::string& id, const std::string& attribute) {
    return shown(session, id, attribute) == Json(true);
}

std::string stands(const Session& session, const std::string& id) {
    const std::string hex = word(session, id, "hex");
    return word(session, id, "status") + (hex.empty() ? "" : " " + hex);
}

void adjust(Session& session, const std::string& id, const Json& set) {
    done(session, {{"do", "adjust"}, {"subject", id}, {"set", set}, {"reason", "for the test"}});
}

void disrupt(Session& session, const std::string& id) {
    adjust(session, id, {{"status", "disrupted"}});
}

void goTo(Session& session, const std::string& phase) {
    while (session.battle().clock.phase != phase) {
        done(session, {{"do", "next-phase"}});
    }
}

void begin(Session& session, const std::string& phase, const std::string& order, const std::string& group) {
    goTo(session, phase);
    const bool turkish = phase.starts_with("turkish");
    if (turkish) {
        done(session, {{"do", "choose-group"}, {"side", "turkish"}, {"group", group}});
    }
    done(session, {{"do", "announce"}, {"side", turkish ? "turkish" : "british"}, {"order", order}});
}

void endTurn(Session& session) {
    done(session, {{"do", "end-turn"}});
}

bool owes(const Session& session, const std::string& what, const std::string& who) {
    const auto& due = session.battle().due;
    return std::any_of(due.begin(), due.end(),
                       [&](const Due& each) { return each.check == what && each.subject == who; });
}

namespace {

Json with(Json command, const std::vector<std::string>& others, const Json& more) {
    if (!others.empty()) {
        command["with"] = others;
    }
    command.update(more);
    return command;
}

} // namespace

Json attack(const std::string& unit, const std::string& target, const std::vector<std::string>& others,
            const Json& more) {
    return with({{"do", "combat"}, {"unit", unit}, {"target", target}}, others, more);
}

Json bombard(const std::string& unit, const std::string& target, const std::vector<std::string>& others,
             const Json& more) {
    return with({{"do", "bombard"}, {"unit", unit}, {"target", target}}, others, more);
}

Json march(const std::string& unit, const std::string& to, const Json& more) {
    return with({{"do", "move"}, {"unit", unit}, {"to", to}}, {}, more);
}

} // namespace umpire::test::hills

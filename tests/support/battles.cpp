#include "support/battles.h"

#include <gtest/gtest.h>

namespace umpire::test {

std::filesystem::path sourceFolder() {
    return UMPIRE_SOURCE_FOLDER;
}

std::filesystem::path programFolder() {
    return UMPIRE_PROGRAM_FOLDER;
}

PackSearchPath shippedRules() {
    return PackSearchPath({sourceFolder() / "rules"}, gameNeeds());
}

BattleFiles battleFiles() {
    return {shippedRules(), findGame};
}

namespace {

std::unique_ptr<Session> loaded(LoadedBattle battle) {
    for (const Issue& issue : battle.issues) {
        ADD_FAILURE() << issue.line();
    }
    if (battle.session) {
        battle.session->setWallClock([] { return std::string("2017-10-31T16:30:00Z"); });
    }
    return std::move(battle.session);
}

} // namespace

std::unique_ptr<Session> sessionOf(const std::string& text) {
    return loaded(battleFiles().parse(text, "test"));
}

std::unique_ptr<Session> sessionOf(const Json& battle) {
    return sessionOf(battle.dump());
}

std::unique_ptr<Session> exampleBattle(const std::string& name) {
    return loaded(battleFiles().load(sourceFolder() / "resources/battles" / (name + ".battle.json")));
}

Json plainBattle() {
    return Json::parse(R"({
        "format": "desert-umpire-battle", "version": 1, "rules": "sand-sweat-and-camels", "rulings": {},
        "title": "Test", "first-side": "empire",
        "sides": [{"id": "empire", "name": "Empire"}, {"id": "ottoman", "name": "Ottoman"}],
        "formations": [
            {"id": "brigade", "name": "Brigade", "kind": "brigade", "side": "empire"},
            {"id": "regiment", "name": "Regiment", "kind": "brigade", "side": "ottoman"}],
        "officers": [
            {"id": "brigadier", "name": "Brigadier", "kind": "officer", "commands": "brigade"},
            {"id": "general", "name": "General", "kind": "officer", "commands": "empire"},
            {"id": "colonel", "name": "Colonel", "kind": "officer", "commands": "regiment"},
            {"id": "pasha", "name": "Pasha", "kind": "officer", "commands": "ottoman"}],
        "units": []})");
}

void addUnit(Json& battle, const Id& id, const Id& formation, const std::string& type,
             const std::string& nation, int elements, const Json& more) {
    Json unit{{"id", id},     {"name", id},       {"formation", formation},
              {"type", type}, {"nation", nation}, {"elements", elements}};
    unit.update(more);
    battle["units"].push_back(std::move(unit));
}

Json done(Session& session, const Json& command) {
    RandomDice dice(1);
    const Answer answer = session.execute(command, dice);
    EXPECT_TRUE(answer.ok) << dumpLine(command) << '\n'
                           << answer.refusal.code << ": " << answer.refusal.message;
    return answer.toJson();
}

std::string refusal(Session& session, const Json& command) {
    RandomDice dice(1);
    const Battle before = session.battle();
    const Answer answer = session.execute(command, dice);
    EXPECT_FALSE(answer.ok) << dumpLine(command);
    EXPECT_TRUE(session.battle() == before) << "a refused command changed something: " << dumpLine(command);
    return answer.refusal.code;
}

Json shown(const Session& session, const Id& subject, const std::string& field) {
    const Json all = session.show(subject);
    return all.is_object() && all.contains(field) ? all[field] : Json(nullptr);
}

} // namespace umpire::test

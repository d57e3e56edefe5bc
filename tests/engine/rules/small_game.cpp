#include "small_game.h"

#include <gtest/gtest.h>

namespace umpire::test {

namespace {

const char* const smallRoster = R"({
  "format": "desert-umpire-battle", "version": 1, "rules": "small", "title": "Hill",
  "sides": [ { "id": "red", "name": "Red" }, { "id": "blue", "name": "Blue" } ],
  "formations": [ { "id": "band", "name": "Band", "side": "red" }, { "id": "gang", "name": "Gang", "side": "blue" } ],
  "officers": [ { "id": "chief", "name": "Chief", "commands": "band" } ],
  "units": [ { "id": "fox", "name": "Fox", "formation": "band", "sort": "rider", "size": 5 },
             { "id": "hen", "name": "Hen", "formation": "band", "sort": "walker" },
             { "id": "owl", "name": "Owl", "formation": "gang", "sort": "walker" } ]
})";

std::unique_ptr<Session> parsed(const std::shared_ptr<const RulePack>& rules, const std::string& text) {
    const auto noModule = [](const std::string&) -> const GameModule* { return nullptr; };
    LoadedBattle loaded = BattleFiles(rules, noModule).parse(text, "small.battle.json");
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return std::move(loaded.session);
}

} // namespace

std::unique_ptr<Session> smallGame(const SmallPack& pack, const Json& more) {
    const LoadedPack loaded = pack.load();
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    Json roster = Json::parse(smallRoster);
    roster.update(more);
    return loaded.pack ? parsed(loaded.pack, roster.dump()) : nullptr;
}

std::unique_ptr<Session> readAgain(const Session& session) {
    auto again = parsed(session.sharedRules(), BattleFiles::write(session));
    EXPECT_TRUE(again && again->battle() == session.battle());
    return again;
}

std::vector<std::string> warnings(Session& session, const Json& command) {
    return done(session, command)["warnings"].get<std::vector<std::string>>();
}

std::string moment(const Session& session) {
    const Json turn = session.show("turn");
    std::string text = std::to_string(turn["turn"].get<int>());
    text += " " + turn["side"].get<std::string>();
    text += " " + turn["phase"].get<std::string>();
    return text;
}

} // namespace umpire::test

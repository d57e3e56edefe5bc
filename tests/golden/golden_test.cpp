// Every script beside a shipped battle, played to its end and compared with tests/golden/NAME.end.json.
// UMPIRE_GOLDEN_UPDATE=1 writes those files anew; look at what changed before keeping it.

#include "support/battles.h"
#include "support/scripts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace umpire::test::golden_test {
namespace {

/// Plays the script; a command without dice where some are thrown would not be repeatable.
std::unique_ptr<Session> playedFrom(const std::string& name) {
    auto session = exampleBattle(name);
    PhysicalDice none({});
    for (const Json& command : commandsOf(name)) {
        const Answer answer = session->execute(command, none);
        EXPECT_TRUE(answer.ok) << dumpLine(command) << '\n'
                               << answer.refusal.code << ": " << answer.refusal.message;
    }
    return session;
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, EndsAsItDidBefore) {
    const auto session = playedFrom(GetParam());
    EXPECT_EQ(againstGolden(GetParam() + ".end", endState(*session)), "");
}

TEST_P(Golden, SavesAndLoadsAsItEnded) {
    const auto session = playedFrom(GetParam());
    const LoadedBattle loaded = battleFiles().parse(BattleFiles::write(*session), "saved");
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(endState(*loaded.session), endState(*session));
}

/// What the turn brings by itself is told with the warnings: "2/21st London keeps running."
bool announced(const RulePack& rules, const std::string& warning) {
    const std::string name = "{self.name}";
    return std::any_of(rules.moments.begin(), rules.moments.end(), [&](const Moment& moment) {
        const std::string text = moment.text.empty() ? "" : rules.text(moment.text);
        return text.starts_with(name) && warning.ends_with(text.substr(name.size()));
    });
}

/// A referee with the rulebook finds nothing in a script: whatever it is warned of stands explained in the
/// command itself, as its reason.
TEST_P(Golden, IsWarnedOfNothingThatItDoesNotExplain) {
    auto session = exampleBattle(GetParam());
    PhysicalDice none({});
    int line = 0;
    for (const Json& command : commandsOf(GetParam())) {
        ++line;
        for (const std::string& warning : session->execute(command, none).warnings) {
            EXPECT_TRUE(command.contains("reason") || announced(session->rules(), warning))
                << "line " << line << ": " << dumpLine(command) << '\n'
                << warning;
        }
    }
}

TEST_P(Golden, IsAProperBattle) {
    EXPECT_GE(commandsOf(GetParam()).size(), 40U);
}

INSTANTIATE_TEST_SUITE_P(Scripts, Golden, testing::ValuesIn(scriptedBattles()), [](const auto& tested) {
    std::string name = tested.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// The window plays these too, by mouse and by keyboard.
TEST(GoldenScripts, TheFirstTwoTurnsOfBeershebaEndAsBefore) {
    auto session = exampleBattle("beersheba-1917");
    PhysicalDice none({});
    for (const Json& command : commandsOf("beersheba-1917")) {
        if (session->battle().clock.turn > 2) {
            break;
        }
        EXPECT_TRUE(session->execute(command, none).ok) << dumpLine(command);
    }
    EXPECT_EQ(againstGolden("beersheba-1917.turn-2", endState(*session)), "");
}

/// What the scripts of one game do.
struct Touched {
    std::shared_ptr<const RulePack> rules;
    std::set<std::string> commands;
    std::set<std::string> checks;
};

std::set<std::string> commandsTouched(const std::string& name) {
    std::set<std::string> commands;
    for (const Json& command : commandsOf(name)) {
        commands.insert(command["do"].get<std::string>());
    }
    return commands;
}

std::map<std::string, Touched> touchedByGame() {
    std::map<std::string, Touched> games;
    for (const std::string& name : scriptedBattles()) {
        const auto session = playedFrom(name);
        Touched& game = games[session->rules().id];
        game.rules = shippedRules().load(session->rules().id).pack;
        game.commands.merge(commandsTouched(name));
        for (const Record& record : session->records()) {
            for (const Json& step : record.steps) {
                game.checks.insert(step["check"].get<std::string>());
            }
        }
    }
    return games;
}

/// Together the scripts of a game touch every command and every check that its rules have.
TEST(GoldenScripts, TouchEveryCommandAndCheckOfTheirGame) {
    const auto games = touchedByGame();
    EXPECT_EQ(games.size(), 6U);
    // The first's die is part of air support's step; and every battle shipped for that game names who
    // attacks.
    const std::set<std::string> exceptedThere{"air-arrival", "initiative"};
    for (const auto& [game, touched] : games) {
        const std::set<std::string> excepted =
            game == "sand-sweat-and-camels" ? exceptedThere : std::set<std::string>{};
        for (const Action& action : touched.rules->actions) {
            EXPECT_TRUE(touched.commands.contains(action.id)) << game << ' ' << action.id;
        }
        for (const Check& check : touched.rules->checks) {
            EXPECT_NE(touched.checks.contains(check.id), excepted.contains(check.id))
                << game << ' ' << check.id;
        }
    }
}

/// And all of them together every command of the program itself.
TEST(GoldenScripts, TouchEveryCommandOfTheProgram) {
    std::set<std::string> commands;
    for (const std::string& name : scriptedBattles()) {
        commands.merge(commandsTouched(name));
    }
    // A battle that is played has its roster; the roster's own tests lay it out and take it back.
    const std::set<std::string> ofTheRoster{"enlist", "strike", "amend", "regroup", "scenario", "reset"};
    // And no phase of these games draws who acts.
    const std::set<std::string> ofOtherGames{"draw"};
    for (const std::string& own : engineCommands()) {
        const bool untouched = ofTheRoster.contains(own) || ofOtherGames.contains(own);
        EXPECT_NE(commands.contains(own), untouched) << own;
    }
}

} // namespace
} // namespace umpire::test::golden_test

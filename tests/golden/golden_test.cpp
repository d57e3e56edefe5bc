// Every script beside a shipped battle, played to its end and compared with tests/golden/NAME.end.json.
// UMPIRE_GOLDEN_UPDATE=1 writes those files anew; look at what changed before keeping it.

#include "support/field.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

namespace umpire::test {
namespace {

namespace fs = std::filesystem;

const std::string suffix = ".script.jsonl";

std::vector<std::string> scripts() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(sourceFolder() / "resources/battles")) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(suffix)) {
            names.push_back(name.substr(0, name.size() - suffix.size()));
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<Json> commandsOf(const std::string& name) {
    std::vector<Json> commands;
    std::ifstream file(sourceFolder() / "resources/battles" / (name + suffix));
    for (std::string line; std::getline(file, line);) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) {
            commands.push_back(Json::parse(line));
        }
    }
    return commands;
}

/// The whole state as it is shown: every subject, the turn, what is owed.
Json endState(const Session& session) {
    Json end{
        {"turn", session.show("turn")}, {"due", session.show("due")["due"]}, {"subjects", Json::array()}};
    for (const Subject* subject : session.battle().all()) {
        end["subjects"].push_back(session.show(subject->id));
    }
    return end;
}

fs::path goldenFile(const std::string& name) {
    return sourceFolder() / "tests/golden" / (name + ".end.json");
}

bool updating() {
    const char* wanted = std::getenv("UMPIRE_GOLDEN_UPDATE");
    return wanted && std::string(wanted) == "1";
}

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

/// The lines in which two states differ, so that a failure can be read.
std::string differingLines(const std::string& expected, const std::string& found) {
    std::istringstream was(expected);
    std::istringstream is(found);
    std::string text;
    std::string a;
    std::string b;
    for (int line = 1; text.size() < 2000; ++line) {
        const bool more = static_cast<bool>(std::getline(was, a));
        const bool moreFound = static_cast<bool>(std::getline(is, b));
        if (!more && !moreFound) {
            break;
        }
        if (!more || !moreFound || a != b) {
            text += std::to_string(line) + ": expected" + (more ? a : " nothing") + ", found" +
                    (moreFound ? b : " nothing") + "\n";
        }
    }
    return text;
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, EndsAsItDidBefore) {
    const auto session = playedFrom(GetParam());
    const std::string found = endState(*session).dump(1) + "\n";
    if (updating()) {
        std::ofstream(goldenFile(GetParam())) << found;
        return;
    }
    std::ifstream file(goldenFile(GetParam()));
    std::stringstream expected;
    expected << file.rdbuf();
    ASSERT_FALSE(expected.str().empty())
        << goldenFile(GetParam()) << " is missing: see the head of this file";
    EXPECT_EQ(differingLines(expected.str(), found), "");
}

TEST_P(Golden, SavesAndLoadsAsItEnded) {
    const auto session = playedFrom(GetParam());
    const LoadedBattle loaded = battleFiles().parse(BattleFiles::write(*session), "saved");
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(endState(*loaded.session), endState(*session));
}

TEST_P(Golden, IsAProperBattle) {
    EXPECT_GE(commandsOf(GetParam()).size(), 40U);
}

INSTANTIATE_TEST_SUITE_P(Scripts, Golden, testing::ValuesIn(scripts()), [](const auto& tested) {
    std::string name = tested.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// Together the scripts touch every command and every check there is.
TEST(GoldenScripts, TouchEveryCommandAndCheck) {
    std::set<std::string> commands;
    std::set<std::string> checks;
    for (const std::string& name : scripts()) {
        const auto session = playedFrom(name);
        for (const Json& command : commandsOf(name)) {
            commands.insert(command["do"].get<std::string>());
        }
        for (const Record& record : session->records()) {
            for (const Json& step : record.steps) {
                checks.insert(step["check"].get<std::string>());
            }
        }
    }
    const auto session = Field().open();
    for (const Action& action : session->rules().actions) {
        EXPECT_TRUE(commands.contains(action.id)) << action.id;
    }
    for (const char* own :
         {"check", "adjust", "next-phase", "end-turn", "correct", "waive", "undo", "redo"}) {
        EXPECT_TRUE(commands.contains(own)) << own;
    }
    for (const Check& check : session->rules().checks) {
        // Its die is part of air support's step; and every shipped battle names who attacks.
        const bool excepted = check.id == "air-arrival" || check.id == "initiative";
        EXPECT_TRUE(excepted || checks.contains(check.id)) << check.id;
    }
}

} // namespace
} // namespace umpire::test

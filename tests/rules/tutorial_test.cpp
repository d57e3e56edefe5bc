// The game that rules/README.md makes before the reader's eyes is a game: its files, as they stand there,
// load without a word and play.

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace umpire::test::tutorial_test {
namespace {

namespace fs = std::filesystem;

/// The files of the section, by name: each stands as a block of code below a line that begins with its name.
std::map<std::string, std::string> files() {
    std::ifstream readme(sourceFolder() / "rules/README.md");
    std::map<std::string, std::string> found;
    std::string name;
    bool inside = false;
    bool block = false;
    for (std::string line; std::getline(readme, line);) {
        if (line.starts_with("## ")) {
            inside = line == "## A game of one's own";
        } else if (inside && line.starts_with("```")) {
            block = !block;
        } else if (inside && block) {
            found[name] += line + "\n";
        } else if (inside && line.starts_with('`')) {
            name = line.substr(1, line.find('`', 1) - 1);
        }
    }
    return found;
}

class Tutorial : public testing::Test {
  protected:
    Tutorial() {
        for (const auto& [name, text] : m_files) {
            const bool battle = name.starts_with("wells.");
            std::ofstream(battle ? m_folder.path() / name : m_pack / name) << text;
        }
    }

    /// A session on its battle, played with the pack as it stands there.
    std::unique_ptr<Session> open() const {
        LoadedPack loaded = loadPack(m_pack, gameNeeds());
        EXPECT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
        const BattleFiles battles(PackSearchPath({m_folder.path()}, gameNeeds()), findGame);
        return battles.load(m_folder.path() / "wells.battle.json").session;
    }

    std::map<std::string, std::string> m_files = files();
    TemporaryFolder m_folder;
    fs::path m_pack = [this] {
        fs::create_directory(m_folder.path() / "the-wells");
        return m_folder.path() / "the-wells";
    }();
};

TEST_F(Tutorial, TakesLessThanTwoHundredLines) {
    std::ptrdiff_t lines = 0;
    for (const auto& [name, text] : m_files) {
        lines += name.starts_with("wells.") ? 0 : std::count(text.begin(), text.end(), '\n');
    }
    EXPECT_EQ(m_files.size(), 15U);
    EXPECT_LT(lines, 200);
    EXPECT_GT(lines, 100);
}

TEST_F(Tutorial, PlaysItsTurn) {
    const auto session = open();
    ASSERT_TRUE(session);
    std::istringstream script(m_files["wells.script.jsonl"]);
    for (std::string line; std::getline(script, line);) {
        PhysicalDice none({});
        const Answer answer = session->execute(Json::parse(line), none);
        ASSERT_TRUE(answer.ok) << line << '\n' << answer.refusal.message;
    }
    EXPECT_EQ(shown(*session, "s1", "men"), 2);
    EXPECT_EQ(shown(*session, "s1", "state"), "runs");
    EXPECT_EQ(shown(*session, "n2", "men"), 2);
    EXPECT_EQ(shown(*session, "old-well", "holder"), "north");
    EXPECT_EQ(shown(*session, "north", "points"), 1);
    EXPECT_EQ(session->battle().clock.turn, 2);
    ASSERT_EQ(session->battle().due.size(), 1U); // the riders' nerve
    EXPECT_EQ(session->battle().due.front().subject, "n2");
}

TEST_F(Tutorial, KnowsTheOddsOfAVolleyAndOfAFight) {
    const auto session = open();
    ASSERT_TRUE(session);
    const Odds volley = oddsOf(*session, Json::parse(R"({"do":"fire","unit":"n1","target":"s1"})"));
    ASSERT_TRUE(volley.ok) << volley.refusal.message;
    EXPECT_NEAR(volley.rolls.front().of("misses"), 64.0 / 729, 1e-12); // six dice, each 4 of 6 ways
    const Odds fight =
        oddsOf(*session, Json::parse(R"({"do":"charge","a":{"unit":"n2"},"b":{"unit":"s1"}})"));
    ASSERT_TRUE(fight.ok) << fight.refusal.message;
    ASSERT_EQ(fight.rolls.size(), 2U); // thrown again after a draw, which has the same odds
    EXPECT_EQ(fight.rolls.front().subject, "n2");
    EXPECT_EQ(fight.rolls.back().of("struck"), 1);
}

} // namespace
} // namespace umpire::test::tutorial_test

// Throws that stand in no record are kept like records: in the battle file and in its journal.

#include "kept_battle.h"

#include <gtest/gtest.h>

#include <random>

namespace umpire::test::stray_throws_test {
namespace {

namespace fs = std::filesystem;

const Json morale{{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}};

class KeptThrows : public testing::Test {
  protected:
    void roll(const Json& command) {
        const Answer answer = session->execute(command, dice);
        ASSERT_TRUE(answer.ok) << dumpLine(command) << ": " << answer.refusal.message;
    }
    Json thrown() { return session->throwDie(*session->rules().die("d8"), dice); }

    /// One throw of each fate.
    void playAll() {
        roll(morale);
        roll({{"do", "undo"}});
        roll(morale);
        thrown();
        roll(morale);
        thrown();
    }

    KeptBattle battle;
    std::unique_ptr<Session> session = battle.session();
    RandomDice dice{1917};
};

TEST_F(KeptThrows, AreReadAsTheyWereWritten) {
    playAll();
    const Json file = Json::parse(all(*session));
    const Json& strays = file["history"]["stray-throws"];
    ASSERT_EQ(strays.size(), 3U);
    EXPECT_EQ(strays[0]["fate"], "taken-back");
    EXPECT_EQ(strays[1]["fate"], "not-used");
    EXPECT_EQ(strays[2]["fate"], "waiting");
    EXPECT_EQ(all(*sessionOf(file)), all(*session));
}

TEST_F(KeptThrows, AreKeptOfABattleWithoutRecords) {
    thrown();
    EXPECT_EQ(all(*sessionOf(all(*session))), all(*session));
}

TEST_F(KeptThrows, WithoutAnyTheFileIsAsBefore) {
    roll(morale);
    EXPECT_FALSE(Json::parse(all(*session))["history"].contains("stray-throws"));
}

TEST_F(KeptThrows, ADieThrownBeforehandOutlivesTheProgram) {
    Autosave keeper(battle.file());
    keeper.keep(*session);
    const std::string before = contentOf(battle.file());
    const Json die = thrown();
    EXPECT_TRUE(keeper.keep(*session).safe);
    writeFile(battle.file(), before);
    const LoadedBattle loaded = battle.load();
    ASSERT_TRUE(loaded.session) << said(loaded.issues);
    ASSERT_EQ(loaded.session->strayThrows().size(), 1U);
    EXPECT_EQ(toJson(loaded.session->strayThrows().front().dice.front().face), die["drawn"]);
    EXPECT_EQ(all(*loaded.session), all(*session));
}

TEST_F(KeptThrows, AJournalThatTellsOfAThrowIsNotPassedOver) {
    Autosave keeper(battle.file());
    keeper.keep(*session);
    thrown();
    keeper.keep(*session);
    Json other = Json::parse(all(*battle.session()));
    other["title"] = "Another";
    writeFile(battle.file(), other.dump());
    EXPECT_NE(said(battle.load().issues).find("another state of the battle file"), std::string::npos);
}

/// Random play, of which not every step was kept on its own: each line of the journal leads to a moment that
/// was kept, and the last to the end.
class RandomThrows : public KeptThrows {
  protected:
    /// Now and then the squadron is gone, and it is refused.
    void attempt(const Json& command) { session->execute(command, dice); }

    void step() {
        switch (chance() % 6) {
        case 0:
            waiting.push_back(thrown());
            return;
        case 1:
            if (session->canUndo()) {
                attempt({{"do", "undo"}});
            }
            return;
        case 2:
            if (session->canRedo()) {
                attempt({{"do", "redo"}});
            }
            return;
        case 3:
            attempt(adjustment("squadron", {{"lost", chance() % 4}}));
            return;
        case 4:
            throwBeforehand();
            return;
        default:
            attempt(morale);
        }
    }

    /// With a die that was thrown before, be it long ago.
    void throwBeforehand() {
        if (!waiting.empty()) {
            Json command = morale;
            command["dice"] = {waiting[chance() % waiting.size()]};
            attempt(command);
        }
    }

    void play() {
        Autosave keeper(battle.file());
        keeper.keep(*session);
        const std::string first = contentOf(battle.file());
        for (int i = 0; i < 30; ++i) {
            step();
            if (chance() % 3 != 0) {
                EXPECT_TRUE(keeper.keep(*session).safe);
            }
        }
        keeper.keep(*session);
        writeFile(battle.file(), first);
    }

    std::size_t chance() { return random(); }

    std::mt19937 random;
    std::vector<Json> waiting;
};

TEST_F(RandomThrows, TheJournalLeadsToTheSameList) {
    std::size_t strays = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        random.seed(seed);
        waiting.clear();
        session = battle.session();
        fs::remove(battle.journal());
        fs::remove(battle.file());
        play();
        const LoadedBattle loaded = battle.load();
        ASSERT_TRUE(loaded.session) << said(loaded.issues);
        ASSERT_EQ(said(loaded.issues), "");
        ASSERT_EQ(all(*loaded.session), all(*session)) << "seed " << seed;
        strays += session->strayThrows().size();
    }
    EXPECT_GT(strays, 30U);
}

TEST_F(KeptThrows, AreReadStrictly) {
    playAll();
    const Json right = Json::parse(all(*session));
    const std::pair<const char*, const char*> wrong[] = {
        {R"([{"op": "replace", "path": "/history/stray-throws/0/fate", "value": "taken-bak"}])",
         "did you mean \"taken-back\"? (at history.stray-throws[0].fate)"},
        {R"([{"op": "replace", "path": "/history/stray-throws/0/dice", "value": []}])",
         "found 0 dice where 1 to 1000 are expected (at history.stray-throws[0].dice)"},
        {R"([{"op": "replace", "path": "/history/stray-throws/0/dice/0/at", "value": -1}])",
         "found the number -1 where a whole number from 0 to 9007199254740992 is expected (at "
         "history.stray-throws[0].dice[0].at)"},
        {R"([{"op": "replace", "path": "/history/stray-throws/0/dice/0/face", "value": []}])",
         "(at history.stray-throws[0].dice[0].face)"},
        {R"([{"op": "replace", "path": "/history/stray-throws/0/record", "value": 0}])",
         "found 0 where a number from 1 to 1000000 is expected (at history.stray-throws[0].record)"},
        {R"([{"op": "replace", "path": "/history/stray-throws/0/command", "value": {"dice": 3}}])",
         "(at history.stray-throws[0].command.dice)"},
        {R"([{"op": "add", "path": "/history/stray-throws/2/record", "value": 1}])",
         "(at history.stray-throws[2].record)"},
        {R"([{"op": "replace", "path": "/history/stray-throws/1/after", "value": 3}])",
         "a throw that stands in no record came after 3 records, but there are 2"},
    };
    for (const auto& [patch, message] : wrong) {
        const LoadedBattle loaded = BattleFiles(session->sharedRules(), [](const auto&) {
                                        return nullptr;
                                    }).parse(right.patch(Json::parse(patch)).dump(), "wrong.battle.json");
        EXPECT_FALSE(loaded.session) << patch;
        EXPECT_NE(said(loaded.issues).find(message), std::string::npos) << patch << said(loaded.issues);
    }
}

} // namespace
} // namespace umpire::test::stray_throws_test

// Every record played anew: what somebody changed in a file is found, and an honest game is never accused.

#include "support/test_scale.h"
#include "umpire/battle/record_audit.h"

#include "random_play.h"
#include "support/field.h"
#include "support/scripts.h"

#include <gtest/gtest.h>

#include <functional>

namespace umpire::test::record_audit_test {
namespace {

std::string lines(const std::vector<std::string>& list) {
    std::string text;
    for (const std::string& line : list) {
        text += line + "\n";
    }
    return text;
}

void expectHonest(const Session& session) {
    EXPECT_EQ(lines(auditRecords(session).problems), "");
    const auto loaded = sessionOf(BattleFiles::write(session));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(lines(auditRecords(*loaded).problems), "") << "after saving";
}

/// A game of a few turns with all that makes records, in which the program throws sealed dice.
class RecordAuditTest : public testing::Test {
  protected:
    RecordAuditTest() {
        play({{"do", "next-phase"}});
        play({{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}});
        play(shoot("squadron", "battalion", {1}, {{"officer-within-9", true}}));
        play(volley);
        play({{"do", "undo"}});
        play(volley);
        // More than the check before can have cost: something changes whatever was thrown.
        play(adjustment("squadron", {{"lost", 2}}));
        play({{"do", "correct"}, {"record", 3}, {"facts", {{"in-cover", true}}}, {"reason", "a wall"}});
        play(morale("company", 4));
    }

    void play(const Json& command) {
        const Answer answer = session->execute(command, dice);
        ASSERT_TRUE(answer.ok) << command << answer.refusal.message;
    }

    Json file() const { return Json::parse(BattleFiles::write(*session)); }

    /// What is found once somebody changed the file; "" when it is not even read.
    std::string found(const std::function<void(Json& history)>& change) const {
        Json changed = file();
        change(changed["history"]);
        return foundIn(changed);
    }
    std::string foundIn(const Json& changed) const {
        const LoadedBattle loaded = battleFiles().parse(changed.dump(), "changed.battle.json");
        return loaded.session ? lines(auditRecords(*loaded.session, secrets).problems) : "refused";
    }

    const Json volley{{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}};
    std::unique_ptr<Session> session = Field()
                                           .ours("squadron", "cavalry", "british", 6)
                                           .theirs("battalion", "infantry", "turkish", 9)
                                           .theirs("company", "infantry", "turkish", 5)
                                           .open();
    DiceSecret secret = DiceSecret::fromSystem();
    SealedDice dice{secret, session->pledge(secret.pledge())};
    SecretFinder secrets = [this](const std::string&) { return std::optional(secret); };
};

TEST_F(RecordAuditTest, WhatWasPlayedIsInOrder) {
    expectHonest(*session);
    const RecordAudit audit = auditRecords(*session, secrets);
    EXPECT_EQ(audit.records, 7);
    EXPECT_EQ(audit.origins.drawn, 2);
    EXPECT_EQ(audit.origins.stated, 2);
    EXPECT_EQ(audit.dice.sealed, 0);
    EXPECT_EQ(auditRecords(*session).dice.sealed, 3) << "nobody else can draw them before they are revealed";
    const std::string told = lines(audit.remarks);
    EXPECT_NE(told.find("record 5 puts squadron right by hand"), std::string::npos) << told;
    EXPECT_NE(told.find("record 6 corrects record 3: a wall"), std::string::npos) << told;
}

TEST_F(RecordAuditTest, EffectsTakenOutAreFound) {
    const std::string text = found([](Json& history) {
        Json& events = history["records"][4]["events"];
        ASSERT_FALSE(events.empty());
        events = Json::array();
    });
    EXPECT_NE(text.find("record 5: its effects: the file has none, the rules give "), std::string::npos)
        << text;
}

TEST_F(RecordAuditTest, AnotherOutcomeOrTotalIsFound) {
    EXPECT_NE(found([](Json& history) {
                  history["records"][6]["steps"][0]["outcome"] = "lets-bugger-off";
              }).find("record 7: outcome: the file has lets-bugger-off, the rules give "),
              std::string::npos);
    EXPECT_NE(found([](Json& history) {
                  history["records"][6]["steps"][0]["total"] = 12;
              }).find("record 7: total: the file has 12, the rules give 4"),
              std::string::npos);
}

TEST_F(RecordAuditTest, OtherFactsAndLinesAreFound) {
    EXPECT_NE(found([](Json& history) {
                  history["records"][2]["command"]["facts"]["supported"] = true;
              }).find("record 3: "),
              std::string::npos);
    EXPECT_NE(found([](Json& history) {
                  history["records"][2]["steps"][0]["modifiers"] = Json::array();
              }).find("record 3: lines"),
              std::string::npos);
    EXPECT_NE(found([](Json& history) { history["records"][2]["warnings"] = {"none"}; }).find("its warnings"),
              std::string::npos);
}

TEST_F(RecordAuditTest, OtherTimesAreFound) {
    EXPECT_EQ(found([](Json& history) { history["records"][1]["when"] = "1917-10-31T09:00:00Z"; }),
              "record 2: it, or what was before it, is not as it was written\n");
    EXPECT_NE(found([](Json& history) {
                  history["records"][1]["clock"]["turn"] = 4;
              }).find("record 2: its moment of the game"),
              std::string::npos);
}

TEST_F(RecordAuditTest, AnotherRosterIsFound) {
    Json changed = file();
    changed["units"][2]["name"] = "Guards";
    EXPECT_NE(foundIn(changed).find("record 1: it, or what was before it, is not as it was written"),
              std::string::npos);
}

TEST_F(RecordAuditTest, ARecordThatIsMissingIsFound) {
    EXPECT_NE(found([](Json& history) {
                  history["records"].erase(std::size_t{6});
                  history["cursor"] = 6;
              }).find("the history was changed since it was written"),
              std::string::npos)
        << "the last one";
    EXPECT_NE(found([](Json& history) {
                  history["records"].erase(std::size_t{0});
                  history["cursor"] = 6;
              }),
              "")
        << "the first one";
}

TEST_F(RecordAuditTest, SwappedRecordsAreFound) {
    EXPECT_NE(found([](Json& history) { std::swap(history["records"][1], history["records"][2]); }), "");
}

TEST_F(RecordAuditTest, DrawsTakenOutAreFound) {
    const std::string text = found([](Json& history) { history["records"][1].erase("draws"); });
    EXPECT_NE(text.find("record 2: it, or what was before it"), std::string::npos) << text;
    EXPECT_NE(text.find("sealed dice 1: draw 1 stands in no record"), std::string::npos) << text;
}

TEST_F(RecordAuditTest, AThrowTakenBackIsMissed) {
    const std::string text = found([](Json& history) { history.erase("stray-throws"); });
    EXPECT_NE(text.find("sealed dice 1: draw 2 stands in no record"), std::string::npos) << text;
    EXPECT_NE(text.find("record 4: it, or what was before it"), std::string::npos) << text;
}

TEST_F(RecordAuditTest, ABetterDrawPickedBySkippingIsFound) {
    dice.moveTo(dice.position() + 3);
    play(volley);
    EXPECT_NE(found([](Json&) {}).find("sealed dice 1: draws 4 to 6 stand in no record"), std::string::npos);
}

TEST_F(RecordAuditTest, OtherDiceAreFoundOnceTheSecretIsKnown) {
    const auto cheat = [](Json& history) {
        Json& record = history["records"][1];
        const int was = record["command"]["dice"][0].get<int>();
        record["command"]["dice"] = {was % 8 + 1};
        record["steps"][0]["dice"] = {was % 8 + 1};
    };
    EXPECT_NE(found(cheat).find("but draw 1 of sealed dice 1 is"), std::string::npos);
}

TEST_F(RecordAuditTest, AnotherPledgeOrSecretIsFound) {
    const DiceSecret other = DiceSecret::fromSystem();
    EXPECT_NE(found([&](Json& history) { history["sealed-dice"][0]["pledge"] = other.pledge(); }), "");
    EXPECT_NE(found([&](Json& history) {
                  history["sealed-dice"][0]["secret"] = other.hex();
              }).find("is not the one that was pledged"),
              std::string::npos);
    session->reveal(1, secret.hex());
    secrets = {};
    EXPECT_EQ(found([](Json&) {}), "");
    EXPECT_EQ(auditRecords(*session).dice.sealed, 0);
}

/// Records that two processes made of the same beginning, put together.
TEST_F(RecordAuditTest, SplicedRecordsAreFound) {
    const auto other = sessionOf(file());
    SealedDice others(secret, 1, {}, dice.position());
    EXPECT_TRUE(other->execute({{"do", "next-phase"}}, others).ok);
    EXPECT_TRUE(other->execute(volley, others).ok);
    play(volley);
    play(volley);
    const Json theirs = Json::parse(BattleFiles::write(*other));
    const std::string text =
        found([&](Json& history) { history["records"][8] = theirs["history"]["records"][8]; });
    EXPECT_NE(text, "");
}

TEST_F(RecordAuditTest, LettersSayWhichRecordWasNoted) {
    const std::string letters = notedLetters(session->link());
    EXPECT_EQ(letters.size(), 9U);
    EXPECT_EQ(whereNoted(*session, letters), "record 7");
    play({{"do", "undo"}});
    EXPECT_NE(notedLetters(session->link()), letters);
    EXPECT_EQ(whereNoted(*session, letters), "record 7, which is undone");
    play({{"do", "next-phase"}});
    EXPECT_EQ(whereNoted(*session, letters),
              "record 7, which was taken back and replaced before record 7 was made");
    play({{"do", "undo"}});
    play({{"do", "undo"}});
    play({{"do", "next-phase"}});
    EXPECT_NE(whereNoted(*sessionOf(file()), letters), "") << "however often it was replaced";
    EXPECT_EQ(whereNoted(*session, "0000 0000"), "");
    EXPECT_EQ(whereNoted(*session, ""), "");
}

/// Whoever drops a record and makes the rest fit is given away by what players noted.
TEST_F(RecordAuditTest, LettersTellThatTheLastRecordWasDropped) {
    const std::string letters = notedLetters(session->link());
    const auto cheat = Field()
                           .ours("squadron", "cavalry", "british", 6)
                           .theirs("battalion", "infantry", "turkish", 9)
                           .theirs("company", "infantry", "turkish", 5)
                           .open();
    History history = session->history();
    history.records.pop_back();
    history.cursor = 6;
    ASSERT_EQ(cheat->restore(history), "");
    expectHonest(*cheat);
    EXPECT_EQ(whereNoted(*cheat, letters), "");
}

TEST_F(RecordAuditTest, BattlesOfOlderProgramsAreJudgedByTheirRecords) {
    Json old = file();
    old["history"].erase("seal");
    old["history"].erase("sealed-dice");
    old["history"].erase("stray-throws");
    for (Json& record : old["history"]["records"]) {
        for (const char* key : {"chain", "rules", "replaced", "draws"}) {
            record.erase(key);
        }
    }
    EXPECT_EQ(foundIn(old), "");
    auto loaded = sessionOf(old);
    EXPECT_NE(lines(auditRecords(*loaded).remarks).find("no record is chained"), std::string::npos);
    done(*loaded, {{"do", "next-phase"}});
    expectHonest(*loaded);
    old = Json::parse(BattleFiles::write(*loaded));
    old["history"]["records"][0]["when"] = "";
    EXPECT_NE(foundIn(old), "") << "what came before the chain began is in it too";
    old = Json::parse(BattleFiles::write(*loaded));
    done(*loaded, {{"do", "next-phase"}});
    Json cut = Json::parse(BattleFiles::write(*loaded));
    cut["history"]["records"][8].erase("chain");
    EXPECT_NE(foundIn(cut).find("record 9: its link of the chain was taken out"), std::string::npos);
}

TEST(RecordAudit, AccusesNoExample) {
    for (const std::string& name : scriptedBattles()) {
        const auto session = exampleBattle(name);
        for (const Json& command : commandsOf(name)) {
            done(*session, command);
        }
        SCOPED_TRACE(name);
        expectHonest(*session);
    }
}

TEST(RandomAudits, AccuseNoHonestGame) {
    constexpr int battles = 24;
    for (int number = 0; number < scaled(battles) && !HasFailure(); ++number) {
        SCOPED_TRACE("seed " + std::to_string(testSeed(number)));
        RandomPlay play(testSeed(number));
        std::vector<std::string> noted;
        for (int i = 0; i < 80; ++i) {
            const int chance = play.rng().between(1, 100);
            if (chance <= 12) {
                play.execute({{"do", "undo"}});
            } else if (chance <= 18) {
                play.execute({{"do", "redo"}});
            } else if (chance <= 20) {
                play.execute({{"do", "reset"}});
            } else if (chance <= 25) {
                play.execute({{"do", "scenario"}, {"set", {{"title", "Battle " + std::to_string(i)}}}});
            } else {
                play.execute(play.nextCommand());
            }
            noted.push_back(notedLetters(play.session().link()));
        }
        expectHonest(play.session());
        for (const std::string& letters : noted) {
            ASSERT_NE(whereNoted(play.session(), letters), "") << letters;
        }
    }
}

/// Counts how often it is asked for dice.
class CountedDice : public RandomDice {
  public:
    using RandomDice::RandomDice;
    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        ++rolls;
        return RandomDice::roll(die, count, purpose);
    }
    int rolls = 0;
};

TEST(Refusals, OfAMeleeComeBeforeAnyDie) {
    const auto session = Field()
                             .ours("squadron", "cavalry", "british", 4)
                             .theirs("battalion", "infantry", "turkish", 9)
                             .open();
    adjusted(*session, "battalion", {{"state", "gone"}});
    CountedDice dice(1);
    const Answer answer = session->execute(
        {{"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}}, dice);
    EXPECT_EQ(answer.refusal.code, "not-possible");
    EXPECT_EQ(dice.rolls, 0);
}

TEST(Refusals, OfAnyCommandComeBeforeAnyDie) {
    int refused = 0;
    const int battles = scaled(24);
    for (int number = 0; number < battles; ++number) {
        RandomPlay play(testSeed(number));
        CountedDice dice(testSeed(number));
        for (int i = 0; i < 150; ++i) {
            Json command = play.nextCommand();
            command.erase("dice");
            const int before = dice.rolls;
            const Answer answer = play.session().execute(command, dice);
            if (!answer.ok) {
                ++refused;
                EXPECT_EQ(dice.rolls, before) << command << answer.refusal.message;
            }
        }
    }
    EXPECT_GT(refused, 4 * battles);
}

} // namespace
} // namespace umpire::test::record_audit_test

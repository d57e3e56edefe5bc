// The program's dice, drawn once more from what the records say of them.

#include "umpire/battle/dice_audit.h"

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::dice_audit_test {
namespace {

constexpr std::uint64_t seed = 1917;

/// A battle in which the program throws for the players, and whose records somebody may have changed.
class Audit : public testing::Test {
  protected:
    Audit() {
        roll({{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}});
        roll({{"do", "check"}, {"check", "air-support"}, {"side", "empire"}});
        done(*session, shoot("squadron", "battalion", {2}));
        roll({{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}});
    }

    void roll(const Json& command) { EXPECT_TRUE(session->execute(command, dice).ok); }

    Json file() const { return Json::parse(BattleFiles::write(*session)); }

    static DiceAudit auditOf(const Json& file) {
        const auto loaded = sessionOf(file);
        return loaded ? auditDice(*loaded) : DiceAudit();
    }

    std::unique_ptr<Session> session = Field()
                                           .ours("squadron", "cavalry", "british", 4)
                                           .theirs("battalion", "infantry", "turkish", 9)
                                           .open();
    RandomDice dice{seed};
};

/// Puts another face where a die shows this one, in the command and in the rolls.
void change(Json& record, std::size_t die, const Json& face) {
    record["command"]["dice"][die] = face;
    for (Json& step : record["steps"]) {
        if (die < step["dice"].size()) {
            step["dice"][die] = face;
            return;
        }
        die -= step["dice"].size();
    }
}

/// Without what older programs did not write.
Json asOfOlderPrograms(Json file) {
    file["history"].erase("seal");
    for (Json& record : file["history"]["records"]) {
        for (const char* key : {"chain", "rules", "replaced"}) {
            record.erase(key);
        }
    }
    return file;
}

/// A number of a D8 that is not this one.
int another(const Json& face) {
    return face.get<int>() % 8 + 1;
}

TEST_F(Audit, WhatWasPlayedIsAsDrawn) {
    const DiceAudit audit = auditOf(file());
    EXPECT_TRUE(audit.problems.empty()) << audit.problems.front();
    EXPECT_TRUE(audit.remarks.empty()) << audit.remarks.front();
    ASSERT_EQ(audit.records.size(), 3U) << "the dice of record 3 were thrown by the players";
    EXPECT_EQ(audit.records[1].record, 2);
    EXPECT_EQ(audit.records[1].draws.first, 1U);
    EXPECT_EQ(audit.dice, static_cast<std::int64_t>(dice.position()));
}

TEST_F(Audit, AChangedDieIsNamedWithItsRecord) {
    Json changed = file();
    Json& record = changed["history"]["records"][0];
    const int was = record["command"]["dice"][0].get<int>();
    change(record, 0, another(was));
    const DiceAudit audit = auditOf(changed);
    ASSERT_EQ(audit.problems.size(), 1U);
    EXPECT_NE(audit.problems.front().find("record 1: Morale"), std::string::npos) << audit.problems.front();
    EXPECT_TRUE(audit.problems.front().ends_with(": the record has " + std::to_string(another(was)) +
                                                 ", but draw 1 of seed 1917 is " + std::to_string(was)))
        << audit.problems.front();
}

TEST_F(Audit, AnotherSeedOrPositionIsFound) {
    for (const char* key : {"seed", "first"}) {
        Json changed = file();
        Json& draws = changed["history"]["records"][3]["draws"];
        const Json& now = changed["history"]["records"][3]["command"]["dice"][0];
        // As far on as it takes to meet another face.
        do {
            draws[key] = draws[key].get<std::uint64_t>() + 1;
        } while (
            toJson(
                RandomDice(draws["seed"], draws["first"]).roll(*session->rules().die("d8"), 1, "").front()) ==
            now);
        EXPECT_EQ(auditOf(asOfOlderPrograms(changed)).problems.size(), 1U) << key;
        EXPECT_GT(auditOf(changed).problems.size(), 1U) << "and it leaves a gap";
    }
}

TEST_F(Audit, AnUnknownGeneratorIsNoProof) {
    Json changed = file();
    changed["history"]["records"][0]["draws"]["generator"] = "loaded";
    EXPECT_EQ(
        auditOf(asOfOlderPrograms(changed)).problems,
        std::vector<std::string>{"record 1: it was drawn with \"loaded\"; this program knows \"pcg32\" and "
                                 "\"sealed\""});
    EXPECT_EQ(auditOf(changed).problems.size(), 2U) << "and it leaves a gap";
}

TEST_F(Audit, ARollThatShowsOtherDiceThanItsCommandIsFound) {
    Json changed = file();
    changed["history"]["records"][2]["command"]["dice"][0] = 7;
    EXPECT_EQ(auditOf(changed).problems,
              std::vector<std::string>{"record 3: its rolls show other dice than its command"});
}

TEST_F(Audit, DiceCorrectedByHandAreToldApartFromChangedOnes) {
    const Json was = session->records()[0].command["dice"];
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {another(was[0])}}, {"reason", "misread"}});
    const DiceAudit audit = auditOf(file());
    EXPECT_TRUE(audit.problems.empty()) << audit.problems.front();
    ASSERT_EQ(audit.records.size(), 3U);
    EXPECT_EQ(audit.records[0].correctedBy, 5);
    EXPECT_EQ(audit.records[1].correctedBy, 0);
    EXPECT_EQ(toJson(audit.records[0].faces.front()), was[0]) << "the record keeps what was drawn";
}

TEST_F(Audit, ACorrectionThatSlipsInOtherDiceIsFound) {
    done(*session, {{"do", "correct"}, {"record", 1}, {"facts", {{"in-cover", true}}}});
    EXPECT_TRUE(auditOf(file()).problems.empty());
    Json changed = file();
    const Json& written = changed["history"]["records"][3];
    Json later{{"record", 4}, {"dropped", false}};
    for (const char* key : {"command", "steps", "events"}) {
        later[key] = written[key];
    }
    change(later, 0, another(later["command"]["dice"][0]));
    changed["history"]["records"][4]["amendments"].push_back(later);
    EXPECT_EQ(auditOf(changed).problems,
              std::vector<std::string>{"record 5: it changes the dice of record 4 without saying so"});
}

/// Takes the last throw back and throws anew.
class AuditOfStrays : public Audit {
  protected:
    AuditOfStrays() {
        done(*session, {{"do", "undo"}});
        EXPECT_TRUE(auditOf(file()).records.back().undone);
        roll({{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}});
    }
};

TEST_F(AuditOfStrays, AThrowThatWasTakenBackIsDrawnAnewToo) {
    const DiceAudit audit = auditOf(file());
    EXPECT_TRUE(audit.problems.empty()) << audit.problems.front();
    EXPECT_TRUE(audit.remarks.empty()) << audit.remarks.front();
    EXPECT_EQ(audit.dice, static_cast<std::int64_t>(dice.position()));
}

TEST_F(AuditOfStrays, AChangedFaceIsFound) {
    Json changed = file();
    Json& die = changed["history"]["stray-throws"][0]["dice"][0];
    const Json was = die["face"];
    die["face"] = another(was);
    EXPECT_EQ(auditOf(changed).problems,
              std::vector<std::string>{
                  "the throw taken back before record 4: it has " + dumpLine(die["face"]) + ", but draw " +
                  std::to_string(dice.position() - 1) + " of seed 1917 is " + dumpLine(was)});
}

TEST_F(AuditOfStrays, AnUnknownDieOrGeneratorIsNoProof) {
    Json changed = file();
    changed["history"]["stray-throws"][0]["dice"][0]["die"] = "d20";
    EXPECT_EQ(auditOf(changed).problems,
              std::vector<std::string>{
                  "the throw taken back before record 4: the rules have no die \"d20\" to draw it again"});
    changed["history"]["stray-throws"][0]["generator"] = "loaded";
    EXPECT_EQ(auditOf(asOfOlderPrograms(changed)).problems,
              std::vector<std::string>{"the throw taken back before record 4: it was drawn with \"loaded\"; "
                                       "this program knows \"pcg32\" and "
                                       "\"sealed\""});
    EXPECT_EQ(auditOf(changed).problems.size(), 2U) << "and it leaves a gap";
}

TEST_F(AuditOfStrays, OneTakenOutOfTheFileLeavesAGap) {
    Json changed = file();
    changed["history"].erase("stray-throws");
    const std::string gap = "seed 1917: draw " + std::to_string(dice.position() - 1) +
                            " stands in no record, and nothing says why: ";
    EXPECT_EQ(auditOf(changed).problems,
              std::vector<std::string>{gap + "the records that had them were lost or taken out of the file"});
    EXPECT_EQ(auditOf(asOfOlderPrograms(changed)).remarks,
              std::vector<std::string>{gap +
                                       "thrown for a command that was refused, by an older program, or taken "
                                       "out of the file"});
    EXPECT_TRUE(auditOf(asOfOlderPrograms(changed)).problems.empty());
}

TEST_F(Audit, TheSameDrawsTwiceAreFound) {
    dice = RandomDice(seed);
    roll({{"do", "check"}, {"check", "morale"}, {"unit", "squadron"}});
    EXPECT_EQ(
        auditOf(file()).problems,
        (std::vector<std::string>{"seed 1917: draws of record 1 stand in record 5 once more",
                                  "record 5: its draw 1 of seed 1917 was thrown before those of record 4"}));
    EXPECT_EQ(auditOf(asOfOlderPrograms(file())).remarks,
              std::vector<std::string>{"seed 1917: draws of record 1 stand in record 5 once more"});
}

TEST_F(Audit, SingleDiceDrawnBeforehandAreDrawnAnew) {
    const Die& d8 = *session->rules().die("d8");
    session->throwDie(d8, dice); // shown, and not used
    const Json first = session->throwDie(d8, dice);
    session->throwDie(d8, dice);
    const Json second = session->throwDie(d8, dice);
    roll({{"do", "melee"},
          {"a", {{"unit", "squadron"}}},
          {"b", {{"unit", "battalion"}}},
          {"dice", {first, second}}});
    ASSERT_EQ(session->records().back().draws->at, (std::vector<std::uint64_t>{first["at"], second["at"]}));
    const DiceAudit audit = auditOf(file());
    EXPECT_TRUE(audit.problems.empty()) << audit.problems.front();
    Json changed = file();
    change(changed["history"]["records"][4], 1,
           another(changed["history"]["records"][4]["command"]["dice"][1]));
    EXPECT_FALSE(auditOf(changed).problems.empty());
}

/// A refused command leaves the dice where they were: what nobody saw leaves no gap.
TEST_F(Audit, DiceOfARefusedCommandAreThrownByTheNext) {
    const std::uint64_t before = dice.position();
    const Answer refused =
        session->execute({{"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "nobody"}}}}, dice);
    EXPECT_FALSE(refused.ok);
    EXPECT_EQ(dice.position(), before);
}

} // namespace
} // namespace umpire::test::dice_audit_test

// Corrections after which later records can no longer happen: reported, dropped or kept as the umpire says.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::correction_conflicts_test {
namespace {

Json correct(int record, const Json& more) {
    Json command{{"do", "correct"}, {"record", record}, {"reason", "seen again"}};
    command.update(more);
    return command;
}

const Json undo{{"do", "undo"}};

/// Record 1 leaves the last element alive; record 2 shoots with it.
std::unique_ptr<Session> lastStand() {
    auto session =
        Field().ours("squadron", "cavalry", "british", 4).theirs("last", "infantry", "turkish", 1).open();
    done(*session, shoot("squadron", "last", {6}));
    done(*session, shoot("last", "squadron", {2}));
    done(*session, shoot("squadron", "last", {7}));
    return session;
}

const Json destroyed{{"dice", {3}}};
const Json destroyedKeeping{{"dice", {3}}, {"keep", {2}}};

TEST(Conflict, IsReportedAndDropped) {
    const auto session = lastStand();
    EXPECT_EQ(shown(*session, "squadron", "lost"), Json(1));
    const Json answer = done(*session, correct(1, destroyed));
    ASSERT_EQ(answer["conflicts"].size(), 2U);
    EXPECT_EQ(answer["conflicts"][0]["record"], Json(2));
    EXPECT_EQ(answer["conflicts"][0]["kept"], Json(false));
    EXPECT_NE(answer["conflicts"][0]["reason"].get<std::string>().find("last"), std::string::npos);
    EXPECT_EQ(answer["conflicts"][1]["record"], Json(3));
    EXPECT_TRUE(warns(answer, "Record 2 can no longer happen and was dropped"));
    EXPECT_EQ(shown(*session, "squadron", "lost"), Json(0));
    EXPECT_EQ(shown(*session, "last", "state"), Json("gone"));
}

TEST(Conflict, IsKeptWhenTheUmpireSaysSo) {
    const auto session = lastStand();
    const Json answer = done(*session, correct(1, destroyedKeeping));
    EXPECT_EQ(answer["conflicts"][0]["kept"], Json(true));
    EXPECT_EQ(answer["conflicts"][1]["kept"], Json(false));
    EXPECT_EQ(shown(*session, "squadron", "lost"), Json(1));
    EXPECT_EQ(shown(*session, "squadron", "state"), Json("spittin-the-dummy"));
    EXPECT_EQ(shown(*session, "last", "state"), Json("gone"));
}

TEST(Conflict, OneUndoBringsEverythingBack) {
    for (const Json& correction : {destroyed, destroyedKeeping}) {
        const auto session = lastStand();
        const Battle before = session->battle();
        done(*session, correct(1, correction));
        done(*session, undo);
        EXPECT_TRUE(session->battle() == before);
    }
}

TEST(Conflict, WhatWasDroppedCannotBeCorrected) {
    const auto session = lastStand();
    done(*session, correct(1, destroyed));
    EXPECT_EQ(refusal(*session, correct(2, {{"dice", {5}}})), "not-possible");
}

TEST(Conflict, WhatWasDroppedHappensAgainWhenItCan) {
    const auto session = lastStand();
    const Battle before = session->battle();
    done(*session, correct(1, destroyed));
    const Json answer = done(*session, correct(1, {{"dice", {6}}}));
    EXPECT_TRUE(session->battle() == before);
    EXPECT_EQ(answer["conflicts"], Json::array());
    EXPECT_EQ(answer["notes"].size(), 2U) << "records 2 and 3 are back";
    EXPECT_EQ(answer["notes"][0]["record"], Json(2));
}

TEST(Conflict, WhatWasDroppedIsNotReportedAgain) {
    const auto session = lastStand();
    done(*session, correct(1, destroyed));
    const Json answer = done(*session, correct(1, {{"dice", {2}}}));
    EXPECT_EQ(answer["conflicts"], Json::array()) << "it was dropped before";
    EXPECT_EQ(shown(*session, "squadron", "lost"), Json(0));
}

TEST(Conflict, WhatWasKeptStaysKept) {
    const auto session = lastStand();
    done(*session, correct(1, destroyedKeeping));
    done(*session, correct(1, {{"dice", {2}}}));
    EXPECT_EQ(shown(*session, "squadron", "lost"), Json(1)) << "the umpire need not say it twice";
}

TEST(Conflict, DiceNoLongerNeededAreNoted) {
    const auto session =
        Field().ours("plane", "plane", "british", 1).theirs("battalion", "infantry", "turkish", 5).open();
    done(*session, checkOf("morale", "unit", "battalion", {6}));
    done(*session, {{"do", "ruling"}, {"ruling", "s-routcheck"}, {"reading", "no-checks"}});
    Json attack = shoot("plane", "battalion", {4, 6});
    attack["attack"] = "bombing";
    done(*session, attack);
    const Json answer = done(*session, correct(1, {{"dice", {1}}}));
    EXPECT_EQ(answer["conflicts"], Json::array());
    ASSERT_EQ(answer["notes"].size(), 1U);
    EXPECT_EQ(answer["notes"][0]["record"], Json(3));
}

TEST(Conflict, DiceThatWereNeverThrownAreMissing) {
    const auto session = Field()
                             .ours("squadron", "cavalry", "british", 4)
                             .theirs("battalion", "infantry", "turkish", 5)
                             .ruling("s-routcheck", "no-checks")
                             .open();
    done(*session, shoot("squadron", "battalion", {1}));
    done(*session, shoot("squadron", "battalion", Json::array()));
    const Json answer = done(*session, correct(1, {{"dice", {6}}}));
    ASSERT_EQ(answer["conflicts"].size(), 1U);
    EXPECT_EQ(answer["conflicts"][0]["record"], Json(2));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(0));
}

Json support(const Id& side, const Json& dice) {
    return checkOf("air-support", "side", side, dice);
}

std::unique_ptr<Session> squadrons() {
    auto session = Field().theirs("battalion", "infantry", "turkish", 5).open();
    done(*session, support("empire", {3, 1}));
    done(*session, support("ottoman", {2, 1}));
    Json attack = shoot("empire-plane-3", "battalion", {4, 5});
    attack["attack"] = "strafing";
    done(*session, attack);
    return session;
}

TEST(CorrectionOfPlanes, TakesAwayThoseThatNeverCame) {
    const auto session = squadrons();
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1));
    const Json answer = done(*session, correct(1, {{"dice", {1, 1}}}));
    EXPECT_TRUE(session->show("empire-plane-2").is_null());
    EXPECT_FALSE(session->show("empire-plane-1").is_null());
    EXPECT_FALSE(session->show("ottoman-plane-2").is_null());
    EXPECT_EQ(answer["conflicts"][0]["record"], Json(3)) << "its plane is no more";
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(0));
}

TEST(CorrectionOfPlanes, UndoPutsThemBackWhereTheyStood) {
    const auto session = squadrons();
    const Battle before = session->battle();
    done(*session, correct(1, {{"dice", {1, 1}}}));
    const Battle after = session->battle();
    done(*session, undo);
    EXPECT_TRUE(session->battle() == before) << "in file order";
    done(*session, {{"do", "redo"}});
    EXPECT_TRUE(session->battle() == after);
}

TEST(CorrectionOfPlanes, BringsThoseThatHadNotCome) {
    const auto session = Field().theirs("battalion", "infantry", "turkish", 5).open();
    done(*session, support("empire", {"jam"}));
    done(*session, support("ottoman", {1, 1}));
    const Battle before = session->battle();
    done(*session, correct(1, {{"dice", {2, 1}}}));
    EXPECT_FALSE(session->show("empire-plane-2").is_null());
    const LoadedBattle loaded = battleFiles().parse(BattleFiles::write(*session), "saved");
    ASSERT_TRUE(loaded.session) << loaded.issues.front().line();
    EXPECT_TRUE(loaded.session->battle() == session->battle());
    done(*session, undo);
    EXPECT_TRUE(session->battle() == before);
}

TEST(CorrectionOfPlanes, KeptAttackOfAPlaneThatNeverCame) {
    const auto session = squadrons();
    done(*session, correct(1, {{"dice", {1, 1}}, {"keep", {3}}}));
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1));
    EXPECT_TRUE(session->show("empire-plane-3").is_null());
}

} // namespace
} // namespace umpire::test::correction_conflicts_test

// What the umpire puts in place of a computed line, and dice the program threw for him.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test {
namespace {

std::unique_ptr<Session> brawl() {
    return Field()
        .ours("squadron", "cavalry", "british", 4)
        .theirs("battalion", "infantry", "turkish", 6)
        .open();
}

Json meleeOf(const Json& a, const Json& b, const Json& dice) {
    Json command{
        {"do", "melee"}, {"a", {{"unit", "squadron"}}}, {"b", {{"unit", "battalion"}}}, {"dice", dice}};
    command["a"].update(a);
    command["b"].update(b);
    return command;
}

TEST(Overrides, OfOnePartyLeaveTheOtherAlone) {
    const auto session = brawl();
    const Json answer = done(*session, meleeOf({{"overrides", {{"supported", 3}}}}, Json::object(), {4, 4}));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"supported", 3}}));
    EXPECT_EQ(linesOf(answer["steps"][1]), Lines{});
}

TEST(Overrides, OfTheWholeCommandReachBothPartiesUnlessOneHasItsOwn) {
    const auto session = brawl();
    Json command = meleeOf(Json::object(), {{"overrides", {{"supported", -1}}}}, {4, 4});
    command["overrides"] = {{"supported", 2}};
    const Json answer = done(*session, command);
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"supported", 2}}));
    EXPECT_EQ(linesOf(answer["steps"][1]), (Lines{{"supported", -1}}));
}

TEST(Overrides, OfAPartyMustNameAModifier) {
    const auto session = brawl();
    const Json command = meleeOf({{"overrides", {{"suported", 1}}}}, Json::object(), {4, 4});
    RandomDice dice(1);
    const Answer answer = session->execute(command, dice);
    EXPECT_EQ(answer.refusal.code, "bad-value");
    EXPECT_NE(answer.refusal.message.find("supported"), std::string::npos) << answer.refusal.message;
}

TEST(Overrides, CanBeGivenAfterwards) {
    const auto session = brawl();
    done(*session, shoot("squadron", "battalion", {5}));
    const Json answer = done(*session, {{"do", "correct"},
                                        {"record", 1},
                                        {"overrides", {{"in-cover", -4}}},
                                        {"reason", "stood in the open"}});
    EXPECT_EQ(answer["steps"][0]["outcome"], Json("lets-bugger-off"));
    EXPECT_EQ(linesOf(answer["steps"][0]), (Lines{{"in-cover", -4}}));
}

TEST(DrawnDice, AreRecordedWithTheirPlaceAmongTheDraws) {
    const auto session = brawl();
    RandomDice dice(7);
    const Die& d8 = *session->rules().die("d8");
    dice.roll(d8, 2, "");
    const Face drawn = dice.roll(d8, 1, "").front();
    const Json entry{{"drawn", toJson(drawn)}, {"at", std::uint64_t{2}}};
    const Answer answer = session->execute(meleeOf(Json::object(), Json::object(), {4, entry}), dice);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    const Record& record = session->records().back();
    EXPECT_EQ(record.command["dice"], Json::array({4, toJson(drawn)}));
    EXPECT_EQ(record.draws, (Draws{RandomDice::generator, 7, 2, 1, {1}, {2}}));
}

TEST(DrawnDice, ThatWereNeverDrawnAreNotTakenForTheProgrammesOwn) {
    const auto session = brawl();
    RandomDice dice(7);
    const Json entry{{"drawn", 4}, {"at", std::uint64_t{0}}};
    const Answer answer = session->execute(shoot("squadron", "battalion", Json::array({entry})), dice);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    EXPECT_FALSE(session->records().back().draws.has_value());
}

TEST(DrawnDice, MustBeFacesOfTheDie) {
    const auto session = brawl();
    const Json entry{{"drawn", 9}, {"at", std::uint64_t{0}}};
    EXPECT_EQ(refusal(*session, shoot("squadron", "battalion", Json::array({entry}))), "bad-dice");
}

} // namespace
} // namespace umpire::test

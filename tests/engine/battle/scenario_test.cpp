// What a battle says of itself: title, date, notes, turn limit, the side that begins.

#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test::scenario_test {
namespace {

std::unique_ptr<Session> newSession() {
    return Field()
        .ours("foot", "infantry", "british", 5)
        .theirs("guard", "infantry", "turkish", 4)
        .noFirstSide()
        .open();
}

TEST(Scenario, SetsWhatTheBattleSaysOfItself) {
    const auto session = newSession();
    edited(
        *session,
        scenarioOf(
            {{"title", "Romani"}, {"date", "1916-08-04"}, {"notes", "Hot.\n\"Very.\""}, {"turn-limit", 12}}));
    EXPECT_EQ(session->battle().title, "Romani");
    EXPECT_EQ(session->battle().date, "1916-08-04");
    EXPECT_EQ(session->battle().notes, "Hot.\n\"Very.\"");
    EXPECT_EQ(session->battle().turnLimit, 12);
    edited(*session, scenarioOf({{"title", ""}, {"turn-limit", nullptr}}));
    EXPECT_EQ(session->battle().turnLimit, 0);
    EXPECT_EQ(session->battle().date, "1916-08-04");
    edited(*session, scenarioOf({{"turn-limit", 1000}}));
}

TEST(Scenario, TheFirstSideAndWhatIsOwedGoTogether) {
    const auto session = newSession();
    EXPECT_EQ(owed(*session), std::vector<std::string>{"initiative"});
    edited(*session, scenarioOf({{"first-side", "ottoman"}}));
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
    EXPECT_EQ(session->battle().clock.side, "ottoman");
    for (const Json& none : {Json(nullptr), Json("")}) {
        edited(*session, scenarioOf({{"first-side", none}}));
        EXPECT_EQ(owed(*session), std::vector<std::string>{"initiative"});
        EXPECT_EQ(session->battle().clock.side, "empire");
    }
}

TEST(Scenario, TheFirstMoveThatWasThrownForIsNotOwedAgain) {
    const auto session = newSession();
    done(*session, checkOf("initiative", "side", "empire", {3, 7}));
    EXPECT_EQ(session->battle().clock.side, "ottoman");
    edited(*session, scenarioOf({{"title", "Romani"}}));
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
    EXPECT_EQ(session->battle().clock.side, "ottoman");
}

TEST(Scenario, InMidBattleTheClockGoesOn) {
    const auto session = newSession();
    done(*session, {{"do", "end-turn"}});
    const Clock clock = session->battle().clock;
    edited(*session, scenarioOf({{"first-side", "ottoman"}, {"title", "Romani"}}));
    EXPECT_TRUE(session->battle().clock == clock);
    EXPECT_EQ(session->battle().firstSide, "ottoman");
}

TEST(Scenario, WhatIsSoAlreadyChangesNothing) {
    const auto session = newSession();
    edited(*session, scenarioOf({{"title", "Test"}, {"first-side", nullptr}}));
    EXPECT_TRUE(session->records().back().events.empty());
}

constexpr Refusing refusals[] = {
    {"NothingToSet", R"({"do": "scenario"})",
     R"(bad-value: "scenario" needs "set": an object of keys and their new values, such as {"title": "At the ford"})"},
    {"AnUnknownKey", R"({"do": "scenario", "set": {"titel": "Romani"}})",
     R"(bad-value: a battle has no "titel"; did you mean "title"?)"},
    {"ATitleThatIsNone", R"({"do": "scenario", "set": {"title": 3}})",
     R"(bad-value: "title" is the number 3 where a text is expected)"},
    {"NoDate", R"({"do": "scenario", "set": {"date": null}})",
     R"(bad-value: "date" is null where a text is expected)"},
    {"ALimitBelowNone", R"({"do": "scenario", "set": {"turn-limit": -1}})",
     R"(bad-value: "turn-limit" is -1; it cannot be less than 0)"},
    {"ALimitTooFar", R"({"do": "scenario", "set": {"turn-limit": 1001}})",
     R"(bad-value: "turn-limit" is 1001; it goes from 1 to 1000, or 0 for none)"},
    {"ALimitThatIsNone", R"({"do": "scenario", "set": {"turn-limit": "12"}})",
     R"(bad-value: "turn-limit" is the text "12" where a whole number is expected)"},
    {"AnUnknownSide", R"({"do": "scenario", "set": {"first-side": "empir"}})",
     R"(unknown-id: there is no side "empir"; did you mean "empire"?)"},
    {"AUnitAsSide", R"({"do": "scenario", "set": {"first-side": "foot"}})",
     R"(unknown-id: "foot" is a unit, but "first-side" names a side)"},
    {"OneOfSeveral", R"({"do": "scenario", "set": {"date": "1916", "title": 3}})",
     R"(bad-value: "title" is the number 3 where a text is expected)"},
    {"AnUnknownField", R"({"do": "scenario", "sett": {}})",
     R"(bad-value: the field "sett" means nothing to "scenario"; did you mean "set"?)"},
};

TEST(Scenario, RefusesWithTheReason) {
    const auto session = newSession();
    for (const Refusing& bad : refusals) {
        EXPECT_EQ(refused(*session, Json::parse(bad.command)), bad.refusal) << bad.name;
    }
}

} // namespace
} // namespace umpire::test::scenario_test

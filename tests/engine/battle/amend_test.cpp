// Changing what the roster says of a subject.

#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test::amend_test {
namespace {

std::unique_ptr<Session> newSession() {
    return Field()
        .ours("foot", "infantry", "british", 5)
        .ours("raw", "infantry", "british", 5, {{"quality", "green"}, {"order", "shes-mine"}})
        .theirs("guard", "infantry", "turkish", 4)
        .open();
}

TEST(Amend, SetsKeysOfTheRoster) {
    const auto session = newSession();
    const Json answer = edited(*session, amended({"foot"}, {{"name", "Fusiliers"},
                                                            {"elements", 6},
                                                            {"machine-gun", true},
                                                            {"objective", "the wells"},
                                                            {"order", "shes-mine"}}));
    EXPECT_EQ(session->battle().find("foot")->name, "Fusiliers");
    EXPECT_EQ(answer["changes"]["foot"]["elements"], 6) << answer;
    EXPECT_EQ(answer["changes"]["foot"]["machine-gun"], true) << answer;
    EXPECT_EQ(shown(*session, "foot", "objective"), "the wells");
}

TEST(Amend, SetsTheSameForSeveral) {
    const auto session = newSession();
    edited(*session, amended({"guard", "foot", "raw", "foot"}, {{"elements", 3}}));
    for (const char* unit : {"foot", "raw", "guard"}) {
        EXPECT_EQ(shown(*session, unit, "elements"), 3) << unit;
    }
}

TEST(Amend, SetsFormationsOfficersAndSidesToo) {
    const auto session = newSession();
    edited(*session, amended({"brigade"}, {{"kind", "division"}, {"composition", "green"}}));
    edited(*session, amended({"brigadier"}, {{"kind", "chieftain"}}));
    edited(*session, amended({"empire"}, {{"edge", "south"}, {"attacker", true}, {"name", "EEF"}}));
    EXPECT_EQ(valueOf(*session, "brigade", "composition"), "green");
    EXPECT_EQ(valueOf(*session, "brigadier", "kind"), "chieftain");
    EXPECT_EQ(valueOf(*session, "empire", "attacker"), true);
    EXPECT_EQ(session->battle().find("empire")->name, "EEF");
}

TEST(Amend, LetsDefaultsFollow) {
    const auto session = newSession();
    edited(*session, amended({"foot", "raw"}, {{"type", "camelry"}}));
    EXPECT_EQ(valueOf(*session, "foot", "quality"), "veteran") << "it had the default";
    EXPECT_EQ(valueOf(*session, "raw", "quality"), "green") << "the umpire had chosen";
    EXPECT_EQ(valueOf(*session, "foot", "mounted"), true);
    edited(*session, amended({"foot", "raw"}, {{"type", "infantry"}, {"nation", "anzac"}}));
    EXPECT_EQ(shown(*session, "foot", "mounted"), false);
    EXPECT_EQ(valueOf(*session, "raw", "quality"), "green");
}

TEST(Amend, NothingStandsForTheDefault) {
    const auto session = newSession();
    edited(*session, amended({"raw"}, {{"quality", nullptr}, {"nation", "turkish"}, {"order", nullptr}}));
    EXPECT_EQ(valueOf(*session, "raw", "quality"), "mixed") << "that of the new nation";
    EXPECT_EQ(valueOf(*session, "raw", "order"), Json());
    edited(*session, amended({"raw"}, {{"nation", "german"}}));
    EXPECT_EQ(valueOf(*session, "raw", "quality"), "veteran") << "it follows from now on";
}

TEST(Amend, AnEmptyTextIsADefaultThatIsSaved) {
    const auto session = newSession();
    edited(*session, amended({"foot"}, {{"objective", "the wells"}}));
    edited(*session, amended({"foot"}, {{"objective", nullptr}}));
    EXPECT_EQ(valueOf(*session, "foot", "objective"), "");
}

TEST(Amend, IndependentArabsBecomeMadAndOweACharge) {
    const auto session = newSession();
    edited(*session, amended({"foot"}, {{"nation", "arab-independent"}}));
    EXPECT_EQ(valueOf(*session, "foot", "state"), "mad-as-a-cut-snake");
    EXPECT_EQ(owed(*session), std::vector<std::string>{"charge-foot"});
    edited(*session, amended({"foot"}, {{"nation", "british"}}));
    EXPECT_EQ(valueOf(*session, "foot", "state"), "steady");
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
}

TEST(Amend, ANewNameIsInWhatIsOwed) {
    const auto session = newSession();
    done(*session, amended({"foot"}, {{"nation", "arab-independent"}}));
    edited(*session, amended({"guard"}, {{"name", "Guard of the Sultan"}}));
    EXPECT_NE(session->battle().due.front().text.find("Guard of the Sultan"), std::string::npos)
        << session->battle().due.front().text;
}

TEST(Amend, RespectsWhatTheUmpireHasWaived) {
    const auto session = newSession();
    done(*session, amended({"foot", "raw"}, {{"nation", "arab-independent"}}));
    done(*session, {{"do", "waive"}, {"due", "charge-foot"}, {"reason", "bribed"}});
    edited(*session, amended({"guard"}, {{"name", "Guard of the Sultan"}}));
    edited(*session, amended({"foot"}, {{"name", "Tribe"}, {"elements", 4}}));
    EXPECT_EQ(owed(*session), std::vector<std::string>{"charge-raw"});
}

TEST(Amend, InMidBattleKeepsWhatHappened) {
    const auto session = newSession();
    adjusted(*session, "foot", {{"lost", 2}, {"state", "spittin-the-dummy"}});
    done(*session, {{"do", "end-turn"}});
    edited(*session, amended({"foot"}, {{"elements", 6}, {"nation", "arab-independent"}}));
    EXPECT_EQ(shown(*session, "foot", "elements"), 4);
    EXPECT_EQ(shown(*session, "foot", "state"), "spittin-the-dummy") << "that is its default no more";
}

TEST(Amend, APlaneThatArrivesLaterIsNotOnTheTable) {
    const auto session = Field().ours("plane", "plane", "british", 1).open();
    EXPECT_EQ(shown(*session, "plane", "on-table"), true);
    edited(*session, amended({"plane"}, {{"arrives", 2}}));
    EXPECT_EQ(shown(*session, "plane", "on-table"), false);
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    EXPECT_EQ(shown(*session, "plane", "on-table"), true);
}

TEST(Amend, ANumberMayBeGivenAndLeftToTheProgram) {
    const auto session = newSession();
    edited(*session, amended({"foot"}, {{"number", 12}, {"arrives", 3}, {"secret", true}}));
    EXPECT_EQ(valueOf(*session, "foot", "number"), 12);
    edited(*session, amended({"foot"}, {{"number", nullptr}, {"arrives", nullptr}, {"secret", nullptr}}));
    EXPECT_EQ(valueOf(*session, "foot", "number"), Json());
}

constexpr Refusing refusals[] = {
    {"Nobody", R"({"do": "amend", "set": {"elements": 3}})",
     R"(bad-value: "amend" needs "subjects": a list of ids)"},
    {"NothingToSet", R"({"do": "amend", "subjects": ["foot"]})",
     R"(bad-value: "amend" needs "set": an object of keys and their new values, such as {"name": "1st Company"})"},
    {"AnEmptySet", R"({"do": "amend", "subjects": ["foot"], "set": {}})",
     R"(bad-value: "amend" needs "set": an object of keys and their new values, such as {"name": "1st Company"})"},
    {"ASetThatIsNone", R"({"do": "amend", "subjects": ["foot"], "set": 3})",
     R"(bad-value: "amend" needs "set": an object of keys and their new values, such as {"name": "1st Company"})"},
    {"AnUnknownKey", R"({"do": "amend", "subjects": ["foot"], "set": {"element": 3}})",
     R"(bad-value: the roster entry of a unit has no "element"; did you mean "elements"?)"},
    {"AnAttributeOfPlay", R"({"do": "amend", "subjects": ["foot"], "set": {"lost": 1}})",
     R"(bad-value: the roster entry of a unit has no "lost")"},
    {"AnId", R"({"do": "amend", "subjects": ["foot"], "set": {"id": "feet"}})",
     R"(bad-value: the roster entry of a unit has no "id")"},
    {"AKeyOfAnotherKind", R"({"do": "amend", "subjects": ["brigade"], "set": {"elements": 3}})",
     R"(bad-value: the roster entry of a formation has no "elements")"},
    {"AnEmptyName", R"({"do": "amend", "subjects": ["foot"], "set": {"name": ""}})",
     "bad-value: foot needs a name"},
    {"ANameThatIsNone", R"({"do": "amend", "subjects": ["foot"], "set": {"name": null}})",
     R"(bad-value: "name" is null where a text is expected)"},
    {"TooFewElements", R"({"do": "amend", "subjects": ["foot"], "set": {"elements": 0}})",
     R"(bad-value: "elements" of foot is 0; it goes from 1 to 1000)"},
    {"TooManyElements", R"({"do": "amend", "subjects": ["foot"], "set": {"elements": 1001}})",
     R"(bad-value: "elements" of foot is 1001; it goes from 1 to 1000)"},
    {"FewerThanNone", R"({"do": "amend", "subjects": ["foot"], "set": {"elements": -1}})",
     R"(bad-value: "elements" of foot is -1; it cannot be less than 0)"},
    {"HalfAnElement", R"({"do": "amend", "subjects": ["foot"], "set": {"elements": 1.5}})",
     R"(bad-value: "elements" of foot is the number 1.5 where a whole number is expected)"},
    {"NothingWhereSomethingMustBe", R"({"do": "amend", "subjects": ["foot"], "set": {"type": null}})",
     R"(bad-value: "type" of foot cannot be left out)"},
    {"AMisspeltWord", R"({"do": "amend", "subjects": ["foot"], "set": {"quality": "veterun"}})",
     R"(bad-value: "quality" of foot is "veterun", which is none of veteran, mixed, green and militia; did you mean "veteran"?)"},
    {"OneOfSeveral", R"({"do": "amend", "subjects": ["foot", "brigade"], "set": {"composition": "green"}})",
     R"(bad-value: the roster entry of a unit has no "composition")"},
};

TEST(Amend, RefusesWithTheReason) {
    const auto session = newSession();
    for (const Refusing& bad : refusals) {
        EXPECT_EQ(refused(*session, Json::parse(bad.command)), bad.refusal) << bad.name;
    }
}

} // namespace
} // namespace umpire::test::amend_test

// The umpire's word: `adjust` sets exactly the named fields, and refuses what they cannot hold.

#include "support/field.h"

#include <gtest/gtest.h>

#include <utility>

namespace umpire::test::adjust_test {
namespace {

std::unique_ptr<Session> smallBattle() {
    return Field()
        .ours("squadron", "cavalry", "british", 4, {{"machine-gun", true}})
        .ours("plane", "plane", "british", 1)
        .theirs("battalion", "infantry", "turkish", 5)
        .open();
}

struct Settable {
    const char* subject;
    const char* field;
    Json value;
};

void PrintTo(const Settable& s, std::ostream* out) {
    *out << s.field << " of " << s.subject;
}

class Adjust : public testing::TestWithParam<Settable> {};

/// Everything shown before and after but the fields that follow from the one that was set.
Json without(Json shown, std::initializer_list<const char*> fields) {
    for (const char* field : fields) {
        shown.erase(field);
    }
    return shown;
}

TEST_P(Adjust, SetsTheFieldAndNothingElse) {
    const auto& [subject, field, value] = GetParam();
    const auto session = smallBattle();
    const auto follows = {field,  "elements",  "gone-as",     "range",       "range-moving",
                          "move", "move-road", "machine-gun", "turns-flown", "notes"};
    const Json before = without(session->show(subject), follows);
    ASSERT_NE(shown(*session, subject, field), value) << "the case would prove nothing";
    const Json answer = done(*session, adjustment(subject, {{field, value}}));
    EXPECT_EQ(shown(*session, subject, field), value);
    EXPECT_EQ(answer["changes"][subject][field], value);
    EXPECT_EQ(answer["steps"], Json::array());
    EXPECT_EQ(without(session->show(subject), follows), before);
    done(*session, {{"do", "undo"}});
    EXPECT_NE(shown(*session, subject, field), value);
}

const Settable settable[] = {
    {"squadron", "lost", 2},
    {"squadron", "captured", 3},
    {"squadron", "state", "spittin-the-dummy"},
    {"squadron", "state", "buggering-off"},
    {"squadron", "state", "mad-as-a-cut-snake"},
    {"squadron", "state", "gone"},
    {"squadron", "machine-gun", false},
    {"squadron", "unreformed", true},
    {"squadron", "last-attack-told", true},
    {"squadron", "gun-jammed", true},
    {"squadron", "stunned", true},
    {"squadron", "bogged", true},
    {"squadron", "in-melee", true},
    {"squadron", "mounted", false},
    {"squadron", "order", "shes-mine"},
    {"squadron", "objective", "the wells"},
    {"squadron", "quality", "green"},
    {"plane", "on-table", false},
    {"plane", "arrives-turn", 4},
    {"regiment", "state", "goin-walkabout"},
    {"regiment", "composition", "green"},
    {"colonel", "state", "lost"},
    {"colonel", "returns-turn", 5},
    {"turn", "turn", 3},
    {"turn", "side", "ottoman"},
    {"turn", "phase", "close-combat"},
};

INSTANTIATE_TEST_SUITE_P(Fields, Adjust, testing::ValuesIn(settable));

struct Refusable {
    const char* name;
    const char* subject;
    Json set;
    const char* code;
};

void PrintTo(const Refusable& r, std::ostream* out) {
    *out << r.name;
}

class AdjustRefused : public testing::TestWithParam<Refusable> {};

TEST_P(AdjustRefused, ChangesNothing) {
    const auto session = smallBattle();
    EXPECT_EQ(refusal(*session, adjustment(GetParam().subject, GetParam().set)), GetParam().code);
    EXPECT_EQ(session->cursor(), 0);
}

const Refusable refusable[] = {
    {"UnknownSubject", "nobody", {{"lost", 1}}, "unknown-id"},
    {"DueIsNoSubject", "due", {{"lost", 1}}, "unknown-id"},
    {"UnknownField", "squadron", {{"losst", 1}}, "bad-value"},
    {"FieldOfAnotherKind", "squadron", {{"returns-turn", 1}}, "bad-value"},
    {"ElementsAreWorkedOut", "squadron", {{"elements", 1}}, "bad-value"},
    {"SumsAreWorkedOut", "regiment", {{"lost", 1}}, "bad-value"},
    {"MoreThanItHas", "squadron", {{"lost", 5}}, "bad-value"},
    {"MoreThanIsLeft", "squadron", {{"lost", 3}, {"captured", 2}}, "bad-value"},
    {"Negative", "squadron", {{"lost", -1}}, "bad-value"},
    {"Fraction", "squadron", {{"lost", 1.5}}, "bad-value"},
    {"Huge", "squadron", {{"lost", 18446744073709551615U}}, "bad-value"},
    {"TextForNumber", "squadron", {{"lost", "2"}}, "bad-value"},
    {"NumberForFlag", "squadron", {{"stunned", 1}}, "bad-value"},
    {"NullForFlag", "squadron", {{"state", nullptr}}, "bad-value"},
    {"UnknownState", "squadron", {{"state", "tired"}}, "bad-value"},
    {"UnknownPhase", "turn", {{"phase", "lunch"}}, "bad-value"},
    {"UnknownSide", "turn", {{"side", "nobody"}}, "unknown-id"},
    {"UnitAsSide", "turn", {{"side", "squadron"}}, "unknown-id"},
    {"TurnZero", "turn", {{"turn", 0}}, "bad-value"},
    {"UnknownFieldOfTheTurn", "turn", {{"half", 1}}, "bad-value"},
    {"SetIsNoObject", "squadron", Json::array({1}), "bad-value"},
    {"OneGoodOneBad", "squadron", {{"lost", 1}, {"state", "tired"}}, "bad-value"},
    {"HiddenField", "squadron", {{"stunned-since", 1}}, "bad-value"},
};

INSTANTIATE_TEST_SUITE_P(Table, AdjustRefused, testing::ValuesIn(refusable),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(AdjustRally, OfAVeteranIsTwoFieldsAtOnce) {
    const auto session = smallBattle();
    adjusted(*session, "battalion", {{"state", "buggering-off"}});
    adjusted(*session, "battalion", {{"state", "steady"}, {"unreformed", true}});
    EXPECT_EQ(shown(*session, "battalion", "state"), Json("steady"));
    EXPECT_EQ(shown(*session, "battalion", "unreformed"), Json(true));
    EXPECT_EQ(session->cursor(), 2) << "one action, one undo";
}

TEST(AdjustBounds, AreThoseAfterTheWholeChange) {
    const auto session = smallBattle();
    adjusted(*session, "squadron", {{"lost", 4}});
    adjusted(*session, "squadron", {{"captured", 4}, {"lost", 0}});
    EXPECT_EQ(shown(*session, "squadron", "captured"), Json(4));
}

const Json strikeOff{{"do", "strike-off"}, {"unit", "battalion"}};

TEST(AdjustToNothing, OffersToStrikeTheUnitOff) {
    const auto session = smallBattle();
    adjusted(*session, "battalion", {{"lost", 5}});
    const Due* due = session->battle().findDue("strike-off-battalion");
    ASSERT_TRUE(due);
    EXPECT_EQ(due->command.json(), strikeOff);
    EXPECT_TRUE(due->optional) << "nobody is made to";
    done(*session, strikeOff);
    EXPECT_FALSE(session->battle().findDue("strike-off-battalion"));
    EXPECT_EQ(shown(*session, "battalion", "gone-as"), Json("destroyed"));
    done(*session, {{"do", "undo"}});
    adjusted(*session, "battalion", {{"lost", 4}});
    EXPECT_FALSE(session->battle().findDue("strike-off-battalion")) << "it has an element again";
}

TEST(AdjustToGone, CountsWhatTheUnitHadLeft) {
    const auto session = smallBattle();
    adjusted(*session, "battalion", {{"lost", 1}});
    adjusted(*session, "battalion", {{"state", "gone"}});
    EXPECT_EQ(shown(*session, "battalion", "lost"), Json(1)) << "nothing but the field is set";
    EXPECT_EQ(shown(*session, "battalion", "gone-as"), Json("removed"));
    EXPECT_EQ(shown(*session, "regiment", "lost"), Json(5));
    PhysicalDice none({});
    const std::string why = session->execute(morale("battalion", 6), none).refusal.message;
    EXPECT_EQ(why.find("()"), std::string::npos) << why;
    Json asPrisoners = strikeOff;
    asPrisoners["as"] = "surrendered";
    done(*session, asPrisoners);
    EXPECT_EQ(shown(*session, "battalion", "captured"), Json(4));
    EXPECT_EQ(shown(*session, "battalion", "gone-as"), Json("surrendered"));
    EXPECT_EQ(shown(*session, "regiment", "lost"), Json(1));
    EXPECT_EQ(refusal(*session, strikeOff), "not-possible") << "all is counted";
}

TEST(AdjustToGone, StrikesOffNobodyWhoFights) {
    const auto session = smallBattle();
    EXPECT_EQ(refusal(*session, strikeOff), "not-possible");
    EXPECT_FALSE(session->battle().findDue("strike-off-battalion"));
}

TEST(AdjustClears, WhatMayBeEmpty) {
    const auto session = smallBattle();
    adjusted(*session, "colonel", {{"returns-turn", 5}});
    adjusted(*session, "colonel", {{"returns-turn", nullptr}});
    EXPECT_EQ(shown(*session, "colonel", "returns-turn"), Json(nullptr));
}

/// A unit of an example with so many left, of which some may go.
Id unitWithMany(const Session& session, const std::string& left) {
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        const Json value = shown(session, unit->id, left);
        if (value.is_number() && value.get<int>() >= 4) {
            return unit->id;
        }
    }
    return {};
}

/// What is left is worked out from what is lost, and set by setting that.
TEST(AdjustWhatIsLeft, LeavesAsManyAsAreNamed) {
    for (const auto& [example, left] :
         {std::pair("bir-zellaf", "figures"), std::pair("marrow-ridge", "hits")}) {
        const auto session = exampleBattle(example);
        const Id unit = unitWithMany(*session, left);
        ASSERT_FALSE(unit.empty()) << example;
        const int whole = shown(*session, unit, left).get<int>();
        const int lost = shown(*session, unit, "lost").get<int>();
        for (const int wanted : {1, whole - 1, whole}) {
            done(*session, adjustment(unit, {{left, wanted}}));
            EXPECT_EQ(shown(*session, unit, left), wanted) << example;
            EXPECT_EQ(shown(*session, unit, "lost"), lost + whole - wanted) << example;
        }
        EXPECT_EQ(refusal(*session, adjustment(unit, {{left, whole + 100}})), "bad-value");
        EXPECT_EQ(refusal(*session, adjustment(unit, {{left, 1}, {"lost", lost}})), "bad-value")
            << "both cannot be";
        EXPECT_EQ(shown(*session, unit, left), whole) << "a refused command changes nothing";
        done(*session, adjustment(unit, {{left, whole - 1}, {"lost", lost + 1}}));
        EXPECT_EQ(shown(*session, unit, left), whole - 1) << "both can be";
    }
}

TEST(AdjustWhatIsLeft, RefusalsNameTheFieldToSet) {
    const auto session = exampleBattle("marrow-ridge");
    const Id unit = unitWithMany(*session, "hits");
    PhysicalDice none({});
    const Json answer = session->execute(adjustment(unit, {{"hits", 1000}}), none).toJson();
    const std::string message = answer["error"]["message"];
    EXPECT_NE(message.find("cannot be 1000 as things stand; set \"lost\" instead"), std::string::npos)
        << message;
}

TEST(AdjustWhatIsLeft, AGunThatItIsTooFewToServeIsRefused) {
    const auto session = smallBattle();
    done(*session, adjustment("squadron", {{"lost", 3}}));
    EXPECT_EQ(refusal(*session, adjustment("squadron", {{"machine-gun", true}})), "bad-value");
    done(*session, adjustment("squadron", {{"lost", 0}, {"machine-gun", true}}));
    EXPECT_EQ(shown(*session, "squadron", "machine-gun"), true);
}

} // namespace
} // namespace umpire::test::adjust_test

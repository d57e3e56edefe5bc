// Every event: applied it changes one thing, reverted it is as if it had not been, and from a file it must
// fit.

#include "umpire/state/event.h"

#include <gtest/gtest.h>

namespace umpire::test::event_test {
namespace {

Due due(const Id& id) {
    Due result;
    result.id = id;
    result.check = "some-check";
    result.subject = "unit";
    return result;
}

Battle small() {
    Battle battle;
    battle.add({"red", SubjectKind::Side, "Red", "", "red", {}});
    battle.add({"unit", SubjectKind::Unit, "Unit", "red", "red", {{"lost", 1}}});
    battle.add({"other", SubjectKind::Unit, "Other", "red", "red", {}});
    battle.clock = {1, "red", "first", 0};
    battle.due = {due("one"), due("two"), due("three")};
    battle.objectives = {{"wells", "The wells", 3, "red"}};
    battle.times = {{{1, "red", "first"}, 60}};
    return battle;
}

struct EventCase {
    const char* name;
    Event fits;
    Event misfits;
};

void PrintTo(const EventCase& c, std::ostream* out) {
    *out << c.name;
}

const Subject plane{"plane", SubjectKind::Unit, "Plane", "red", "red", {{"lost", 0}}};

const EventCase cases[] = {
    {"Set", FieldSet{"unit", "lost", 1, 2}, FieldSet{"unit", "lost", 0, 2}},
    {"SetForTheFirstTime", FieldSet{"unit", "state", {}, "gone"}, FieldSet{"nobody", "state", {}, "gone"}},
    {"Cleared", FieldSet{"unit", "lost", 1, {}}, FieldSet{"other", "lost", 1, {}}},
    {"Added", SubjectAdded{plane}, SubjectAdded{*small().find("unit")}},
    {"Removed", SubjectRemoved{*small().find("other"), 2}, SubjectRemoved{plane, 1}},
    {"Renamed", StationSet{"unit", {"Unit", "red", "red", 1}, {"Guard", "red", "red", 1}},
     StationSet{"unit", {"Guard", "red", "red", 1}, {"Unit", "red", "red", 1}}},
    {"Placed", StationSet{"unit", {"Unit", "red", "red", 1}, {"Unit", "blue", "blue", 2}},
     StationSet{"unit", {"Unit", "red", "red", 2}, {"Unit", "red", "red", 1}}},
    {"PlacedForward", StationSet{"other", {"Other", "red", "red", 2}, {"Other", "red", "red", 1}},
     StationSet{"plane", {"Plane", "red", "red", 2}, {"Plane", "red", "red", 1}}},
    {"Title", DetailSet{"title", "", "Romani"}, DetailSet{"title", "Gaza", "Romani"}},
    {"TurnLimit", DetailSet{"turn-limit", 0, 12}, DetailSet{"turn-limit", 9, 12}},
    {"Notes", DetailSet{"notes", "", "Hot."}, DetailSet{"weather", "", "Hot."}},
    {"ClockMoved", ClockMoved{{1, "red", "first", 0}, {2, "red", "last", 1}},
     ClockMoved{{2, "red", "first", 0}, {2, "red", "last", 1}}},
    {"FirstSide", FirstSideSet{"", "red"}, FirstSideSet{"blue", "red"}},
    {"Ruling", RulingSet{"switch", "", "reading"}, RulingSet{"switch", "other", "reading"}},
    {"Owed", DueRaised{due("four")}, DueRaised{due("one")}},
    {"Objectives", ObjectivesSet{{{"wells", "The wells", 3, "red"}}, {}},
     ObjectivesSet{{{"wells", "The wells", 2, "red"}}, {}}},
    {"Held", ObjectiveHeld{"wells", "red", ""}, ObjectiveHeld{"wells", "", "red"}},
    {"Noted", SubjectNoted{{"unit", 0}, "", "tired"}, SubjectNoted{{"unit", 0}, "fresh", "tired"}},
    {"TurnNoted", SubjectNoted{{"", 1}, "", "dust"}, SubjectNoted{{"", 1}, "sun", "dust"}},
    {"Spent", TimeSpent{{1, "red", "first"}, 61}, TimeSpent{{1, "red", "first"}, -61}},
    {"SpentForTheFirstTime", TimeSpent{{2, "red", "first"}, 30},
     TimeSpent{{2, "red", "first"}, 2'000'000'000}},
    {"Settled", DueSettled{due("two"), 1, ""}, DueSettled{due("four"), 1, ""}},
};

class EachEvent : public testing::TestWithParam<EventCase> {};

TEST_P(EachEvent, RevertedAreAsIfTheyHadNotBeen) {
    const Battle before = small();
    Battle battle = before;
    EXPECT_EQ(applyChecked(battle, {GetParam().fits}), "");
    EXPECT_FALSE(battle == before) << "it must change something";
    revertEvent(battle, GetParam().fits);
    EXPECT_TRUE(battle == before);
}

TEST_P(EachEvent, ThatDoNotFitAreToldInWords) {
    const Battle before = small();
    Battle battle = before;
    EXPECT_NE(applyChecked(battle, {GetParam().misfits}), "");
    EXPECT_TRUE(battle == before);
}

TEST_P(EachEvent, AreTakenBackOnlyWhereTheyHappened) {
    const Battle before = small();
    Battle battle = before;
    applyEvent(battle, GetParam().fits);
    EXPECT_EQ(revertChecked(battle, {GetParam().fits}), "");
    EXPECT_TRUE(battle == before);
    EXPECT_NE(revertChecked(battle, {GetParam().fits}), "") << "it has not happened";
    EXPECT_TRUE(battle == before);
}

INSTANTIATE_TEST_SUITE_P(Table, EachEvent, testing::ValuesIn(cases),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(EventLists, AreRevertedFromTheEnd) {
    const Events events{
        FieldSet{"unit", "lost", 1, 2},  FieldSet{"unit", "lost", 2, 3}, SubjectAdded{plane},
        FieldSet{"plane", "lost", 0, 1}, DueSettled{due("one"), 0, ""},  DueSettled{due("three"), 1, ""}};
    const Battle before = small();
    Battle battle = before;
    applyEvents(battle, events);
    EXPECT_EQ(battle.find("unit")->value("lost"), Value(3));
    revertEvents(battle, events);
    EXPECT_TRUE(battle == before);
}

TEST(EventLists, StopAtTheFirstMisfit) {
    Battle battle = small();
    EXPECT_NE(applyChecked(battle, {FieldSet{"unit", "lost", 1, 2}, FieldSet{"unit", "lost", 1, 3}}), "");
}

TEST(EventLists, AreTakenBackFromTheEnd) {
    const Events events{FieldSet{"unit", "lost", 1, 2}, SubjectAdded{plane},
                        StationSet{"plane", {"Plane", "red", "red", 3}, {"Plane", "red", "red", 1}},
                        DetailSet{"title", "", "Romani"}, FieldSet{"unit", "lost", 2, 3}};
    const Battle before = small();
    Battle battle = before;
    EXPECT_EQ(applyChecked(battle, events), "");
    EXPECT_EQ(revertChecked(battle, events), "");
    EXPECT_TRUE(battle == before);
}

TEST(MisfitsOfTheRoster, AreToldInWords) {
    Battle battle = small();
    const std::pair<Event, const char*> misfits[] = {
        {StationSet{"plane", {}, {}}, "there is no \"plane\""},
        {StationSet{"unit", {"Unit", "red", "red", 2}, {}}, "\"unit\" stood elsewhere"},
        {DetailSet{"weather", "", "Hot."}, "a battle has no \"weather\""},
        {DetailSet{"turn-limit", 3, 4}, "its turn-limit was another"}};
    for (const auto& [event, words] : misfits) {
        EXPECT_EQ(applyChecked(battle, {event}), words);
        EXPECT_NE(revertChecked(battle, {event}), "");
    }
    EXPECT_TRUE(battle == small());
}

TEST(RemovedSubjects, ComeBackWhereTheyStood) {
    const Battle before = small();
    Battle battle = before;
    const SubjectRemoved first{*before.find("unit"), 1};
    applyEvent(battle, first);
    revertEvent(battle, first);
    EXPECT_TRUE(battle == before) << "\"unit\" stood before \"other\"";
}

} // namespace
} // namespace umpire::test::event_test

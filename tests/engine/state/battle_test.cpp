// The state by itself: subjects in order, the lines of command, values shared until one changes.

#include "umpire/state/battle.h"

#include <gtest/gtest.h>

namespace umpire::test::battle_test {
namespace {

Subject subject(const Id& id, SubjectKind kind, const Id& parent, const Id& side) {
    return {id, kind, id, parent, side, {}};
}

Battle small() {
    Battle battle;
    battle.add(subject("unit", SubjectKind::Unit, "brigade", "red"));
    battle.add(subject("head", SubjectKind::Officer, "brigade", "red"));
    battle.add(subject("chief", SubjectKind::Officer, "red", "red"));
    battle.add(subject("brigade", SubjectKind::Formation, "division", "red"));
    battle.add(subject("division", SubjectKind::Formation, "red", "red"));
    battle.add(subject("red", SubjectKind::Side, "", "red"));
    battle.add(subject("blue", SubjectKind::Side, "", "blue"));
    battle.add(subject("gunner", SubjectKind::Unit, "division", "red"));
    return battle;
}

TEST(Battle, KeepsKindsTogetherAndTheirOrder) {
    const Battle battle = small();
    Ids ids;
    for (const Subject* one : battle.all()) {
        ids.push_back(one->id);
    }
    EXPECT_EQ(ids, (Ids{"red", "blue", "brigade", "division", "head", "chief", "unit", "gunner"}));
}

TEST(Battle, LineOfCommandIsNearestFirst) {
    const Battle battle = small();
    EXPECT_EQ(battle.line(*battle.find("unit")), (Ids{"brigade", "division", "red"}));
    EXPECT_EQ(battle.line(*battle.find("gunner")), (Ids{"division", "red"}));
    EXPECT_EQ(battle.line(*battle.find("red")), Ids{});
}

TEST(Battle, ALoopOfCommandEnds) {
    Battle battle;
    battle.add(subject("a", SubjectKind::Formation, "b", ""));
    battle.add(subject("b", SubjectKind::Formation, "a", ""));
    EXPECT_EQ(battle.line(*battle.find("a")), (Ids{"b", "a"}));
}

TEST(Battle, OfficersAreThoseOfTheWholeLine) {
    const Battle battle = small();
    EXPECT_EQ(battle.officersOf(*battle.find("unit")), (Ids{"head", "chief"}));
    EXPECT_EQ(battle.officersOf(*battle.find("gunner")), Ids{"chief"});
    EXPECT_EQ(battle.officersOf(*battle.find("brigade")), (Ids{"head", "chief"}));
    EXPECT_EQ(battle.officersOf(*battle.find("blue")), Ids{});
}

TEST(Battle, UnitsOfAFormationAreItsOwnAndOfASideAll) {
    const Battle battle = small();
    EXPECT_EQ(battle.unitsOf(*battle.find("division")), Ids{"gunner"});
    EXPECT_EQ(battle.unitsOf(*battle.find("red")), (Ids{"unit", "gunner"}));
}

TEST(Battle, SidesMoveFromTheFirst) {
    Battle battle = small();
    EXPECT_EQ(battle.sideOrder(), (Ids{"red", "blue"}));
    battle.firstSide = "blue";
    EXPECT_EQ(battle.sideOrder(), (Ids{"blue", "red"}));
    battle.firstSide = "nobody";
    EXPECT_EQ(battle.sideOrder(), (Ids{"red", "blue"}));
}

TEST(Battle, ACopyDoesNotFollowTheOriginal) {
    Battle battle = small();
    const Battle copy = battle;
    battle.set("unit", "lost", 2);
    EXPECT_EQ(battle.find("unit")->value("lost"), Value(2));
    EXPECT_TRUE(copy.find("unit")->value("lost").isNone());
    EXPECT_FALSE(battle == copy);
    battle.set("unit", "lost", Value());
    EXPECT_TRUE(battle == copy) << "no value is as if it had never been set";
}

TEST(Battle, RemovedIsNotFoundAndTheOthersAre) {
    Battle battle = small();
    battle.remove("brigade");
    EXPECT_EQ(battle.find("brigade"), nullptr);
    for (const char* id : {"red", "blue", "division", "head", "chief", "unit", "gunner"}) {
        ASSERT_NE(battle.find(id), nullptr) << id;
        EXPECT_EQ(battle.find(id)->id, id);
    }
}

} // namespace
} // namespace umpire::test::battle_test

// What a unit has done in this phase, and what stands between two units.

#include "umpire/battle/turn_actions.h"

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::turn_actions_test {
namespace {

using Names = std::vector<std::string>;

std::unique_ptr<Session> field() {
    return Field()
        .ours("squadron", "cavalry", "british", 4, {{"order", "lets-get-the-buggers"}})
        .ours("car", "armoured-car", "british", 1)
        .ours("tank", "tank", "british", 1)
        .theirs("battalion", "infantry", "turkish", 6)
        .theirs("reserve", "infantry", "turkish", 6)
        .open();
}

Names deeds(const Session& session, const Id& subject) {
    Names ids;
    for (const TurnAction& deed : turnActionsOf(session.rules(), session.battle(), subject)) {
        EXPECT_FALSE(deed.name.empty());
        ids.push_back(deed.id);
    }
    return ids;
}

TEST(Deeds, NothingIsDoneAtFirstAndNothingByNobody) {
    const auto session = field();
    EXPECT_EQ(deeds(*session, "squadron"), Names{});
    EXPECT_EQ(deeds(*session, "brigade"), Names{});
    EXPECT_EQ(deeds(*session, "nobody"), Names{});
}

TEST(Deeds, EachCommandIsRemembered) {
    const auto session = field();
    done(*session, charge("squadron", "battalion", {6}));
    done(*session, shoot("squadron", "battalion", {8}));
    EXPECT_EQ(deeds(*session, "squadron"), (Names{"shot", "charged"}));
    EXPECT_EQ(deeds(*session, "battalion"), Names{}) << "being shot at is no deed";
    done(*session, melee("squadron", "reserve", 7, 7));
    EXPECT_EQ(deeds(*session, "reserve"), Names{"fought"});
    done(*session, checkOf("tank-move", "unit", "tank", {2}));
    EXPECT_EQ(deeds(*session, "tank"), Names{"moved"});
    adjusted(*session, "car", {{"gun-jammed", true}});
    done(*session, checkOf("repair", "unit", "car", {1, 1}));
    EXPECT_EQ(deeds(*session, "car"), Names{"tried-repair"});
    done(*session, {{"do", "reform"}, {"unit", "battalion"}});
    EXPECT_EQ(deeds(*session, "battalion"), Names{"reformed"});
}

TEST(Deeds, EndWithThePhaseAndComeBackWithUndo) {
    const auto session = field();
    done(*session, shoot("squadron", "battalion", {8}));
    const Json answer = done(*session, {{"do", "next-phase"}});
    EXPECT_EQ(deeds(*session, "squadron"), Names{});
    EXPECT_FALSE(answer["changes"].contains("squadron")) << "they only advise";
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(deeds(*session, "squadron"), Names{"shot"});
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(deeds(*session, "squadron"), Names{});
}

TEST(Deeds, EndWithAPhaseSetByHand) {
    const auto session = field();
    done(*session, shoot("squadron", "battalion", {8}));
    adjusted(*session, "turn", {{"phase", "close-combat"}});
    EXPECT_EQ(deeds(*session, "squadron"), Names{});
}

TEST(Deeds, AreNeitherShownNorAmongTheChanges) {
    const auto session = field();
    const Json before = session->show("squadron");
    const Json answer = done(*session, shoot("squadron", "reserve", {6}));
    EXPECT_FALSE(answer["changes"].contains("squadron"));
    EXPECT_EQ(session->show("squadron"), before);
}

TEST(Ties, ADeclaredChargeAndItsCountercharge) {
    const auto session = field();
    EXPECT_TRUE(tiesOf(session->rules(), session->battle()).empty());
    done(*session, charge("squadron", "battalion", {8}));
    const std::vector<Tie> ties = tiesOf(session->rules(), session->battle());
    ASSERT_EQ(ties.size(), 2U);
    EXPECT_EQ(ties[0], (Tie{"charges-at", "squadron", "battalion", "Charge declared"}));
    EXPECT_EQ(ties[1], (Tie{"countercharges", "battalion", "squadron", "Countercharge"}));
}

} // namespace
} // namespace umpire::test::turn_actions_test

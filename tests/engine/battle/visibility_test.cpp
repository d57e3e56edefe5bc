// A battle as one of its sides may know it.

#include "support/battles.h"
#include "umpire/battle/visibility.h"

#include <gtest/gtest.h>

namespace umpire::test::visibility_test {
namespace {

Battle seenBy(const Session& session, const Id& side) {
    return seenBattle(session.rules(), session.battle(), Viewer::of(side));
}

TEST(SeenBattle, HasNeitherHiddenUnitsNorWhatIsOwedByThem) {
    const auto session = exampleBattle("beersheba-1917");
    done(*session, {{"do", "adjust"}, {"subject", "i-67"}, {"set", {{"secret", true}}}, {"reason", "-"}});
    Battle battle = session->battle();
    battle.due = std::vector<Due>{
        {.id = "own", .subject = "i-67"},
        {.id = "of-it", .subject = "12lhr", .command = Json{{"do", "check"}, {"against", "i-67"}}},
        {.id = "other", .subject = "12lhr"}};
    const Battle seen = seenBattle(session->rules(), battle, Viewer::of("empire"));
    EXPECT_EQ(seen.find("i-67"), nullptr);
    EXPECT_NE(seen.find("ii-67"), nullptr);
    ASSERT_EQ(seen.due.size(), 1U);
    EXPECT_EQ(seen.due.front().id, "other");
    EXPECT_EQ(seenBattle(session->rules(), battle, Viewer::of("ottoman")).due.size(), 3U)
        << "its own side knows";
}

TEST(SeenBattle, HasNoOrdersOfOthersAndNothingThatTheUmpireWrote) {
    const auto session = exampleBattle("beersheba-1917");
    done(*session, {{"do", "note"}, {"subject", "12lhr"}, {"text", "late"}});
    ASSERT_FALSE(session->battle().find("auckland-mr")->value("order").isNone());
    EXPECT_TRUE(seenBy(*session, "ottoman").find("auckland-mr")->value("order").isNone());
    EXPECT_FALSE(seenBy(*session, "empire").find("auckland-mr")->value("order").isNone());
    EXPECT_TRUE(seenBy(*session, "empire").remarks.empty());
    EXPECT_EQ(seenBattle(session->rules(), session->battle(), Viewer::ofUmpire()), session->battle());
}

TEST(SeenBattle, DoesNotTellWhereMaskedUnitsStand) {
    const auto session = exampleBattle("megiddo-1918");
    const Id place = "hex";
    const Battle turkish = seenBy(*session, "turkish");
    const Battle british = seenBy(*session, "british");
    int masked = 0;
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        const bool placed = !unit->value(place).isNone();
        const Subject* theirs = turkish.find(unit->id);
        EXPECT_TRUE(!placed || unit->side != "british" || !theirs || theirs->value(place).isNone())
            << unit->id;
        masked += placed && theirs && theirs->value(place).isNone();
        EXPECT_EQ(british.find(unit->id)->value(place), unit->value(place)) << unit->id;
    }
    EXPECT_GT(masked, 0);
}

} // namespace
} // namespace umpire::test::visibility_test

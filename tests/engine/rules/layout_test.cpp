// Where a battle that is played with a pack keeps what it stores.

#include "small_pack.h"

#include <gtest/gtest.h>

namespace umpire::test::layout_test {
namespace {

TEST(Layout, HasTheStoredAttributesInThePacksOrder) {
    const LoadedPack loaded = SmallPack().load();
    ASSERT_TRUE(loaded.pack);
    const Layout& layout = *loaded.pack->layout;
    std::size_t next = 0;
    for (const Attribute& attribute : loaded.pack->attributes) {
        if (attribute.of != SubjectKind::Unit) {
            continue;
        }
        const auto slot = layout.slotOf(SubjectKind::Unit, attribute.id);
        EXPECT_EQ(slot.has_value(), !attribute.derived) << attribute.id;
        EXPECT_EQ(slot.value_or(next), next) << attribute.id;
        next += attribute.derived ? 0 : 1;
    }
    EXPECT_GT(next, 3U);
    EXPECT_EQ(layout.of(SubjectKind::Unit).size(), next);
    EXPECT_EQ(layout.slotOf(SubjectKind::Unit, "no such attribute"), std::nullopt);
}

TEST(Layout, PutsWhatABattleStoresIntoItsSlots) {
    const LoadedPack loaded = SmallPack().load();
    ASSERT_TRUE(loaded.pack);
    Battle battle = smallBattle();
    const Battle before = battle;
    battle.adopt(loaded.pack->layout);
    EXPECT_EQ(battle, before);
    const std::size_t lost = *battle.layout()->slotOf(SubjectKind::Unit, "lost");
    EXPECT_EQ(battle.find("fox")->values.slot(lost), Value(2));
    battle.set("fox", "lost", 3);
    EXPECT_EQ(battle.find("fox")->values.slot(lost), Value(3));
    EXPECT_EQ(battle.find("fox")->symbol, Symbol("fox"));
}

TEST(Layout, NumbersTheReadingsThatABattleSets) {
    const LoadedPack loaded = SmallPack().load();
    ASSERT_TRUE(loaded.pack);
    ASSERT_FALSE(loaded.pack->rulings.empty());
    const Ruling& last = loaded.pack->rulings.back();
    const std::size_t number = *loaded.pack->layout->rulingOf(last.id);
    Battle battle = smallBattle();
    battle.rulings.set(last.id, "set beforehand");
    battle.adopt(loaded.pack->layout);
    ASSERT_EQ(battle.readings().size(), loaded.pack->rulings.size());
    EXPECT_EQ(battle.readings()[number].text(), "set beforehand");
    const Battle before = battle;
    battle.rulings.set(last.id, "");
    EXPECT_EQ(battle.readings()[number], Symbol());
    EXPECT_EQ(before.readings()[number].text(), "set beforehand");
}

} // namespace
} // namespace umpire::test::layout_test

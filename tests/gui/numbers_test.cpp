// The short numbers of units.

#include "test_window.h"

#include "document/text.h"

#include <QSet>

namespace umpire::gui::test::numbers_test {

TEST(Numbers, AreUniqueShortAndTheSameEveryTime) {
    for (const char* name : {"beersheba-1917", "ford-at-holm", "marrow-ridge", "romani-1916",
                             "second-gaza-1917", "semakh-1918", "tafileh-1918"}) {
        StoredBattle document(battleFiles());
        document.open(example(QLatin1String(name)));
        ASSERT_TRUE(document.isOpen()) << name;
        QSet<QString> seen;
        for (const Subject* unit : document.battle().all(SubjectKind::Unit)) {
            const QString number = document.number(unit->id);
            EXPECT_EQ(number.size(), 2) << name << ' ' << unit->id;
            EXPECT_FALSE(seen.contains(number)) << name << ' ' << unit->id;
            EXPECT_EQ(document.numbers().unit(fromText(number)), unit->id);
            seen << number;
        }
        const sheets::UnitNumbers again(document.session().start(), document.battle(), document.rules());
        EXPECT_EQ(toText(again.of("12lhr")), document.number("12lhr"));
    }
}

TEST(Numbers, TheFirstSideStartsAt11AndTheSecondAt51) {
    StoredBattle document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    const auto sides = document.battle().all(SubjectKind::Side);
    QStringList first;
    QStringList second;
    for (const Subject* unit : document.battle().all(SubjectKind::Unit)) {
        (unit->side == sides[0]->id ? first : second) << document.number(unit->id);
    }
    first.sort();
    second.sort();
    EXPECT_EQ(first.first(), QStringLiteral("11"));
    EXPECT_EQ(second.first(), QStringLiteral("51"));
}

TEST(Numbers, EverySideHasARangeOfItsOwn) {
    Battle battle;
    for (const char* side : {"a", "b", "c"}) {
        battle.add({side, SubjectKind::Side, side, "", side, {}});
        for (int i = 0; i < 5; ++i) {
            const Id id = side + std::to_string(i);
            battle.add({id, SubjectKind::Unit, id, side, side, {}});
        }
    }
    const sheets::UnitNumbers numbers(battle, battle, RulePack());
    EXPECT_EQ(numbers.of("a0"), "11");
    EXPECT_EQ(numbers.of("b0"), "41");
    EXPECT_EQ(numbers.of("c4"), "75");
}

TEST(Numbers, AHugeBattleTakesThreeDigits) {
    Battle battle;
    for (const char* side : {"a", "b"}) {
        battle.add({side, SubjectKind::Side, side, "", side, {}});
        for (int i = 0; i < 100; ++i) {
            const Id id = side + std::to_string(i);
            battle.add({id, SubjectKind::Unit, id, side, side, {}});
        }
    }
    const sheets::UnitNumbers numbers(battle, battle, RulePack());
    QSet<QString> seen;
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        EXPECT_EQ(numbers.of(unit->id).size(), 3U);
        seen << toText(numbers.of(unit->id));
    }
    EXPECT_EQ(seen.size(), 200);
}

} // namespace umpire::gui::test::numbers_test

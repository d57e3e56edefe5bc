// The models under Qt's checker, through changes, undo and other battles.

#include "test_window.h"

#include "document/text.h"
#include "models/battle_reader.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace umpire::gui::test::models_test {

namespace {

constexpr auto failHard = QAbstractItemModelTester::FailureReportingMode::Fatal;

Json shot(const char* unit, const char* target, int die) {
    return {{"do", "shoot"}, {"unit", unit}, {"target", target}, {"dice", {die}}};
}

} // namespace

TEST(Models, KeepTheirPromisesThroughABattle) {
    StoredBattle document(battleFiles());
    OrderOfBattleModel order(document);
    RecordModel record(document);
    QAbstractItemModelTester orderTester(&order, failHard);
    QAbstractItemModelTester recordTester(&record, failHard);
    document.open(example(QStringLiteral("beersheba-1917")));
    ASSERT_EQ(order.rowCount(), 2);
    ASSERT_TRUE(document.execute(shot("12lhr", "i-67", 1)).ok);
    ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    document.undo();
    document.undo();
    document.redo();
    EXPECT_EQ(record.rowCount(), 1);
    ASSERT_TRUE(document.execute(shot("11lhr", "ii-67", 2)).ok);
    EXPECT_EQ(record.rowCount(), 2);
    document.open(example(QStringLiteral("tafileh-1918")));
    EXPECT_EQ(record.rowCount(), 0);
    document.close();
    EXPECT_EQ(order.rowCount(), 0);
}

TEST(Models, TellOnlyOfWhatChanged) {
    StoredBattle document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    OrderOfBattleModel order(document);
    QSignalSpy changed(&order, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&order, &QAbstractItemModel::modelReset);
    ASSERT_TRUE(document.execute(shot("12lhr", "i-67", 1)).ok);
    EXPECT_EQ(reset.count(), 0);
    QStringList names;
    for (const auto& call : changed) {
        names << call[0].toModelIndex().data(OrderOfBattleModel::IdRole).toString();
    }
    EXPECT_TRUE(names.contains(QStringLiteral("i-67")));
    EXPECT_TRUE(names.contains(QStringLiteral("67r")));
    EXPECT_FALSE(names.contains(QStringLiteral("ii-67")));
}

TEST(Models, GiveEverythingATileShows) {
    StoredBattle document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    OrderOfBattleModel order(document);
    document.execute(shot("12lhr", "i-67", 1));
    const auto unit = order.indexOf("i-67").data(OrderOfBattleModel::UnitRole).value<UnitFacts>();
    EXPECT_EQ(unit.start, 4);
    EXPECT_EQ(unit.silhouette, QStringLiteral("infantry"));
    EXPECT_EQ(unit.order, QStringLiteral("N"));
    EXPECT_EQ(unit.side, 1);
    EXPECT_FALSE(unit.tone.isEmpty());
    const auto brigade = order.indexOf("4lh").data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
    ASSERT_EQ(brigade.commanders.size(), 1);
    EXPECT_TRUE(brigade.commanders.first().present);
    document.execute({{"do", "adjust"},
                      {"subject", "grant"},
                      {"set", {{"state", "lost"}, {"returns-turn", 4}}},
                      {"reason", "test"}});
    const auto without = order.indexOf("4lh").data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
    EXPECT_FALSE(without.commanders.first().present);
    EXPECT_EQ(without.commanders.first().returnsTurn, 4);
}

} // namespace umpire::gui::test::models_test

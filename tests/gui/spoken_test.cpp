// What a screen reader meets: every unit and every record, each with its name.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/tile_list.h"
#include "look/spoken_rows.h"
#include "record/record_table.h"
#include "record/record_view.h"

#include <QAccessible>
#include <QTest>

namespace umpire::gui::test::spoken_test {

namespace {

QStringList heard;

/// Keeps what gets the focus, as a screen reader would say it.
void listen(QAccessibleEvent* event) {
    if (event->type() == QAccessible::Focus && event->accessibleInterface()) {
        heard << event->accessibleInterface()->text(QAccessible::Name);
    }
}

class Spoken : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        SpokenRows::sayTo(listen);
        heard.clear();
    }
    void TearDown() override { SpokenRows::sayTo(nullptr); }
    QStringList itemsOf(QWidget* view) {
        QStringList names;
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(view);
        EXPECT_EQ(list->role(), QAccessible::List);
        for (int i = 0; i < list->childCount(); ++i) {
            QAccessibleInterface* item = list->child(i);
            EXPECT_NE(item, nullptr);
            if (!item) {
                continue;
            }
            EXPECT_EQ(item->role(), QAccessible::ListItem);
            EXPECT_EQ(item->parent(), list);
            EXPECT_EQ(list->indexOfChild(item), i);
            EXPECT_EQ(list->child(i), item) << "the same one when asked again";
            names << item->text(QAccessible::Name);
        }
        return names;
    }
};

} // namespace

TEST_F(Spoken, EveryUnitIsAnItemWithNumberNameStrengthAndState) {
    QStringList all;
    for (TileList* list : window->field().findChildren<TileList*>()) {
        all << itemsOf(list);
    }
    for (const Subject* unit : battle().all(SubjectKind::Unit)) {
        const auto left = number(unit->id, "elements");
        const QString begins = document.number(unit->id) + QLatin1Char(' ') + toText(unit->name) +
                               QStringLiteral(", %1 of %1 %2")
                                   .arg(left)
                                   .arg(left == 1 ? QStringLiteral("element") : QStringLiteral("elements"));
        const QStringList found = all.filter(begins);
        EXPECT_EQ(found.size(), 1) << unit->id;
        all.removeOne(found.value(0));
    }
    EXPECT_TRUE(all.isEmpty()) << "and nothing else";
}

TEST_F(Spoken, AFilteredFieldSpeaksOnlyOfWhatItShows) {
    FieldFilter filter;
    filter.text = QStringLiteral("12th");
    window->field().setFilter(filter);
    int items = 0;
    for (TileList* list : window->field().findChildren<TileList*>()) {
        items += QAccessible::queryAccessibleInterface(list)->childCount();
    }
    EXPECT_EQ(items, window->field().matchingUnits());
}

TEST_F(Spoken, AUnitIsAnnouncedWhenItBecomesCurrent) {
    window->field().goTo("12lhr");
    ASSERT_FALSE(heard.isEmpty());
    EXPECT_TRUE(heard.last().startsWith(document.number("12lhr") + QStringLiteral(" 12th Light Horse")))
        << fromText(heard.last());
    heard.clear();
    press(Qt::Key_Left);
    ASSERT_FALSE(heard.isEmpty());
    EXPECT_TRUE(heard.last().startsWith(document.number("4lhr") + QLatin1Char(' ')))
        << fromText(heard.last());
    heard.clear();
    type(document.number("i-67"));
    ASSERT_FALSE(heard.isEmpty());
    EXPECT_TRUE(heard.last().contains(QStringLiteral("I/67th"))) << fromText(heard.last());
}

TEST_F(Spoken, AnItemIsPressedAsATileIs) {
    TileList* list = window->field().listOf(window->orderOfBattle().indexOf("12lhr"));
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(list);
    for (int i = 0; i < access->childCount(); ++i) {
        if (access->child(i)->text(QAccessible::Name).contains(QStringLiteral("12th Light"))) {
            access->child(i)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        }
    }
    EXPECT_EQ(state().subject(), "12lhr");
}

TEST_F(Spoken, EveryRecordIsAnItemAndAnnounced) {
    leaveOwed();
    trigger("actionNextPhase");
    trigger("actionNextPhase");
    click("12lhr");
    click("i-67");
    type(QStringLiteral("o5"));
    window->table().recordView(); // made when it is first wanted
    auto* table = window->findChild<RecordTable*>();
    const QStringList items = itemsOf(table);
    ASSERT_EQ(items.size(), 3);
    EXPECT_TRUE(items[0].contains(QStringLiteral("12th Light Horse"))) << fromText(items[0]);
    window->table().showRecord();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 1));
    heard.clear();
    QTest::keyClick(table, Qt::Key_Up);
    ASSERT_FALSE(heard.isEmpty());
    EXPECT_EQ(heard.last(), items[0]);
}

} // namespace umpire::gui::test::spoken_test

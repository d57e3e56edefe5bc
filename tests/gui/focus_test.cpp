// Where the keyboard is, and what a key means there.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/number_entry.h"
#include "field/tile_delegate.h"
#include "field/tile_list.h"
#include "table/notice_bar.h"

#include <QApplication>
#include <QDockWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace umpire::gui::test::focus_test {

namespace {

class Focus : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        leaveOwed();
        trigger("actionNextPhase");
        trigger("actionNextPhase");
    }
    void push(const char* button) { QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton); }
    void clickWith(const Id& unit, Qt::KeyboardModifiers modifiers) {
        const QModelIndex tile = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(tile);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, list->visualRect(tile).center());
    }
    /// How much of a tile is drawn in this colour, of 1.
    double partIn(const Id& unit, const QColor& colour) {
        const QModelIndex tile = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(tile);
        const QImage image = list->viewport()->grab(list->visualRect(tile)).toImage();
        int hits = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                hits += image.pixelColor(x, y) == colour ? 1 : 0;
            }
        }
        return double(hits) / (image.width() * image.height());
    }
};

} // namespace

TEST_F(Focus, OfAUnitPickedOutTheTileStaysReadable) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    EXPECT_EQ(window->field().current(), "11lhr") << "the keyboard is on it";
    EXPECT_LT(partIn("11lhr", look.theme().accent), 0.1);
    EXPECT_GT(partIn("11lhr", look.theme().tile), 0.4) << "its ground is that of a tile";
}

TEST_F(Focus, EscLetsGoOfThosePickedOutAndALaterClickIsOneClaim) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    clickWith("4lhr", Qt::ControlModifier);
    press(Qt::Key_Escape);
    EXPECT_TRUE(window->field().selection().isEmpty());
    click("12lhr");
    click("i-67");
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_TRUE(window->table().claims().empty());
}

TEST_F(Focus, ATargetCalledByItsNumberLetsGoOfThosePickedOutToo) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    type(document.number("i-67"));
    EXPECT_EQ(window->table().claims().claims().size(), 1U);
    EXPECT_TRUE(window->field().selection().isEmpty());
}

TEST_F(Focus, AfterACardIsTakenUpTheKeyboardIsOnTheField) {
    click("12lhr");
    click("i-67");
    press(Qt::Key_P);
    auto* card = find<QPushButton>("claim-0");
    card->setFocus(Qt::TabFocusReason);
    QTest::keyClick(card, Qt::Key_Space);
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_EQ(window->field().current(), "12lhr");
    EXPECT_TRUE(qobject_cast<TileList*>(window->focusWidget()))
        << window->focusWidget()->objectName().toStdString();
    const Clock clock = battle().clock;
    press(Qt::Key_Space);
    EXPECT_EQ(battle().clock, clock);
}

TEST_F(Focus, EnterPressesTheButtonItIsOn) {
    click("12lhr");
    click("i-67");
    type(QStringLiteral("ow5"));
    ASSERT_FALSE(battle().due.empty());
    state().clear();
    window->field().goTo("4lhr");
    trigger("show-dueDock");
    auto* resolve =
        find<QPushButton>(fromText(QStringLiteral("resolve-") + toText(battle().due[0].id)).c_str());
    resolve->setFocus(Qt::TabFocusReason);
    QTest::keyClick(resolve, Qt::Key_Return);
    EXPECT_NE(state().subject(), "4lhr");
    EXPECT_FALSE(state().idle());
    EXPECT_TRUE(qobject_cast<TileList*>(window->focusWidget())) << "on the field, for its die";
}

TEST_F(Focus, AButtonClickedWithTheMouseDoesNotKeepTheKeyboard) {
    // A dogfight is owed, and tests that are owed would be shown first.
    while (!battle().due.empty()) {
        ASSERT_TRUE(document.execute({{"do", "waive"}, {"due", battle().due[0].id}, {"reason", "mist"}}).ok);
    }
    window->field().goTo("12lhr");
    push("nextPhaseButton");
    EXPECT_EQ(battle().clock.phase, "close-combat");
    press(Qt::Key_Space);
    EXPECT_EQ(battle().clock.phase, "close-combat");
    EXPECT_EQ(state().subject(), "12lhr") << "Space still means the tile";
}

TEST_F(Focus, TheTabKeyNeverStopsOutOfSight) {
    window->field().goTo("12lhr");
    const auto* start = window->focusWidget();
    int stops = 0;
    do {
        press(Qt::Key_Tab);
        const QWidget* now = window->focusWidget();
        ASSERT_NE(now, nullptr);
        for (const QWidget* up = now; up; up = up->parentWidget()) {
            if (qobject_cast<const QDockWidget*>(up)) {
                EXPECT_FALSE(up->visibleRegion().isEmpty()) << now->objectName().toStdString();
            }
        }
    } while (window->focusWidget() != start && ++stops < 300);
    EXPECT_LT(stops, 300) << "and comes round";
}

TEST_F(Focus, ADigitTooManyAfterANumberIsNoDie) {
    type(document.number("12lhr"));
    type(document.number("i-67"));
    ASSERT_TRUE(state().wantsDie());
    const int before = document.session().cursor();
    type(QStringLiteral("5115"));
    EXPECT_EQ(document.session().cursor(), before);
    EXPECT_TRUE(state().command()["dice"].empty());
    EXPECT_EQ(state().target(), "i-67");
    EXPECT_TRUE(window->table().notices().text().contains(QStringLiteral("not taken for a die")));
    QTRY_VERIFY(!window->table().numbers().settling());
    type(QStringLiteral("5"));
    EXPECT_EQ(document.session().cursor(), before + 1);
    EXPECT_TRUE(window->table().notices().text().isEmpty()) << "said no longer than it is of use";
}

TEST_F(Focus, ATickOrEnterEndsANumberAtOnce) {
    type(document.number("12lhr"));
    type(document.number("i-67"));
    const int before = document.session().cursor();
    press(Qt::Key_Return);
    EXPECT_EQ(state().target(), "i-67");
    type(QStringLiteral("5"));
    EXPECT_EQ(document.session().cursor(), before + 1);
    type(document.number("11lhr"));
    type(document.number("i-67"));
    type(QStringLiteral("c4"));
    EXPECT_EQ(document.session().cursor(), before + 2);
}

} // namespace umpire::gui::test::focus_test

// The same without a mouse.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"

#include <QTest>

namespace umpire::gui::test::keyboard_test {

TEST_F(TestWindow, NumbersChooseUnitsThenThrowDice) {
    waiveAll();
    type(document.number("12lhr"));
    EXPECT_EQ(state().subject(), "12lhr");
    type(document.number("i-67"));
    EXPECT_EQ(state().target(), "i-67");
    type(QStringLiteral("s"));
    type(QStringLiteral("3"));
    // Green −1 and no support: 3 − 1 = 2.
    EXPECT_TRUE(resultText().contains(QStringLiteral("modifiers −1: 2"))) << fromText(resultText());
    press(Qt::Key_Return);
    EXPECT_EQ(number("i-67", "lost"), 1);
    EXPECT_TRUE(state().done());
    type(document.number("11lhr"));
    EXPECT_EQ(state().subject(), "11lhr") << "after the result a number chooses again";
}

TEST_F(TestWindow, ArrowsWalkFromTileToTileAcrossCards) {
    window->field().goTo("12lhr");
    EXPECT_EQ(window->field().current(), "12lhr");
    press(Qt::Key_Left);
    EXPECT_EQ(window->field().current(), "4lhr");
    press(Qt::Key_Up);
    const Id above = window->field().current();
    EXPECT_NE(above, "4lhr");
    EXPECT_NE(battle().find(above)->parent, battle().find("4lhr")->parent) << "into the card above";
    press(Qt::Key_Down);
    EXPECT_EQ(window->field().current(), "4lhr");
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_Right);
    }
    EXPECT_EQ(battle().find(window->field().current())->side, "ottoman") << "into the other side";
}

TEST_F(TestWindow, EnterAndSpaceChooseTheUnitTheKeyboardIsOn) {
    waiveAll();
    const int before = document.session().cursor();
    window->field().goTo("12lhr");
    press(Qt::Key_Space);
    EXPECT_EQ(state().subject(), "12lhr");
    window->field().goTo("i-67");
    press(Qt::Key_Return);
    EXPECT_EQ(state().target(), "i-67");
    press(Qt::Key_8);
    press(Qt::Key_Return);
    EXPECT_TRUE(state().done());
    EXPECT_EQ(document.session().cursor(), before + 1);
}

TEST_F(TestWindow, EveryUnitIsReachedByItsNumber) {
    for (const Subject* unit : battle().all(SubjectKind::Unit)) {
        state().clear();
        type(document.number(unit->id));
        EXPECT_EQ(state().subject(), unit->id) << fromText(document.number(unit->id));
    }
}

} // namespace umpire::gui::test::keyboard_test

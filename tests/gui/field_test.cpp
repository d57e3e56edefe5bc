// A whole check with the mouse, its undo, its saving.

#include "test_window.h"

#include "document/text.h"

#include <QApplication>
#include <QTest>

namespace umpire::gui::test::field_test {

TEST_F(TestWindow, AFirerATargetATickAndADieMakeACheck) {
    leaveOwed();
    trigger("actionNextPhase");
    trigger("actionNextPhase");
    events = 0;
    const Battle before = battle();
    click("12lhr");
    click("i-67");
    ASSERT_NE(state().offer(), nullptr);
    EXPECT_EQ(state().offer()->id, "shoot");
    type(QStringLiteral("c"));
    type(QStringLiteral("1"));
    // Green −1, supported +1, in cover +1: 1 + 1 = 2.
    EXPECT_TRUE(resultText().contains(QStringLiteral("Spittin' the dummy"))) << fromText(resultText());
    EXPECT_TRUE(resultText().contains(QStringLiteral("threw 1, modifiers +1: 2"))) << fromText(resultText());
    EXPECT_EQ(events, 4) << "click, click, tick, die";

    EXPECT_EQ(word("i-67", "state"), "spittin-the-dummy");
    EXPECT_EQ(number("i-67", "lost"), 1);
    EXPECT_TRUE(state().done());
    const RecordModel& record = window->record();
    EXPECT_EQ(record.index(0, RecordModel::Who).data().toString(),
              QStringLiteral("12th Light Horse Regiment fires on I/67th"));
    EXPECT_TRUE(record.index(0, RecordModel::How)
                    .data()
                    .toString()
                    .startsWith(QStringLiteral("Spittin' the dummy: threw 1, Green troops −1")));
    EXPECT_TRUE(
        record.index(0, RecordModel::Follows).data().toString().contains(QStringLiteral("I/67th: loses 1")));

    const Battle after = battle();
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(battle() == before);
    EXPECT_EQ(record.rowCount(), 2);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(battle() == after);
    EXPECT_EQ(record.rowCount(), 3);
}

TEST_F(TestWindow, WhatWasPlayedIsSavedAndOpensAsItWas) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    click("12lhr");
    click("i-67");
    type(QStringLiteral("5"));
    press(Qt::Key_Return);
    EXPECT_TRUE(window->isWindowModified());
    prompts.save = folder.filePath(QStringLiteral("copy.battle.json"));
    trigger("actionSaveAs");
    EXPECT_FALSE(window->isWindowModified());
    const Battle played = battle();
    const int records = document.session().cursor();
    ASSERT_TRUE(window->openFile(file));
    EXPECT_EQ(window->record().rowCount(), 0);
    ASSERT_TRUE(window->openFile(prompts.save));
    EXPECT_TRUE(battle() == played);
    EXPECT_EQ(window->record().rowCount(), records);
}

TEST_F(TestWindow, FaceButtonsAndTheRollButtonWorkWithTheMouse) {
    trigger("actionApplyAtOnce");
    click("12lhr");
    click("i-67");
    const Battle before = battle();
    QTest::mouseClick(find<QAbstractButton>("face-7"), Qt::LeftButton);
    EXPECT_TRUE(state().ready());
    EXPECT_TRUE(battle() == before) << "nothing happens before Apply";
    QTest::mouseClick(find<QAbstractButton>("face-2"), Qt::LeftButton);
    EXPECT_TRUE(resultText().contains(QStringLiteral("threw 2"))) << fromText(resultText());
    QTest::mouseClick(find<QAbstractButton>("applyButton"), Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), 1);
    click("11lhr");
    click("ii-67");
    document.setDice(std::make_unique<RandomDice>(7));
    QTest::mouseClick(find<QAbstractButton>("rollButton"), Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), 2);
    EXPECT_TRUE(state().done());
    EXPECT_TRUE(document.session().records().back().draws.has_value()) << "the program's dice can be audited";
}

TEST_F(TestWindow, ClickingAFriendActsAnewAndEscapeLetsGo) {
    click("12lhr");
    click("11lhr");
    EXPECT_EQ(state().subject(), "11lhr");
    EXPECT_EQ(state().target(), "");
    click("i-67");
    EXPECT_EQ(state().target(), "i-67");
    trigger("actionApplyAtOnce");
    type(QStringLiteral("4"));
    EXPECT_TRUE(state().ready());
    press(Qt::Key_Escape);
    EXPECT_FALSE(state().ready()) << "first the die";
    EXPECT_EQ(state().target(), "i-67");
    press(Qt::Key_Escape);
    EXPECT_TRUE(state().idle());
}

TEST_F(TestWindow, CtrlAndTheWheelChangeTheSizeOfText) {
    trigger("actionZoomIn");
    QTest::qWait(1);
    EXPECT_EQ(look.percent(), 110);
    trigger("actionZoomReset");
    QTest::qWait(1);
    EXPECT_EQ(look.percent(), 100);
    for (int i = 0; i < 20; ++i) {
        trigger("actionZoomIn");
    }
    QTest::qWait(1);
    EXPECT_EQ(look.percent(), Look::mostPercent);
    trigger("actionZoomReset");
    QTest::qWait(1);
    EXPECT_EQ(settings.value(Settings::Key::TextPercent).toInt(), 100);
}

} // namespace umpire::gui::test::field_test

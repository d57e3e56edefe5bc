// The window around the field: files, unsaved changes, turn bar, start page.

#include "test_window.h"

#include "document/text.h"
#include "look/widgets.h"
#include "table/notice_bar.h"
#include "window/export_sheet.h"

#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::window_test {

TEST_F(TestWindow, AsksBeforeABattleWithoutAFileIsLost) {
    leaveOwed();
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    trigger("actionNextPhase");
    EXPECT_FALSE(window->close());
    EXPECT_EQ(prompts.unsavedAsked, 1);
    prompts.unsaved = Prompts::Unsaved::Save;
    prompts.save = folder.filePath(QStringLiteral("mine.battle.json"));
    EXPECT_TRUE(window->close());
    EXPECT_FALSE(document.isModified());
    EXPECT_TRUE(QFile::exists(prompts.save));
}

TEST_F(TestWindow, ABattleWithAFileIsKeptWithoutAsking) {
    leaveOwed();
    trigger("actionNextPhase");
    EXPECT_FALSE(document.isModified());
    EXPECT_TRUE(window->close());
    EXPECT_EQ(prompts.unsavedAsked, 0);
    EXPECT_EQ(battleFiles().load(fromText(file)).session->cursor(), 1);
}

TEST_F(TestWindow, ClosesWithoutAskingWhenNothingChanged) {
    EXPECT_TRUE(window->close());
    EXPECT_EQ(prompts.unsavedAsked, 0);
}

TEST_F(TestWindow, AFileThatCannotBeReadIsExplained) {
    const QString bad = folder.filePath(QStringLiteral("bad.battle.json"));
    QFile broken(bad);
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{ \"format\": \"desert-umpire-battle\", ");
    broken.close();
    EXPECT_FALSE(window->openFile(bad));
    EXPECT_TRUE(hasErrors(prompts.issues));
    EXPECT_EQ(document.title(), QStringLiteral("Beersheba"));
}

TEST_F(TestWindow, SavingWhereItIsForbiddenSaysSo) {
    prompts.save = QStringLiteral("/proc/no/such.battle.json");
    prompts.timesToGoOn = 2;
    trigger("actionSaveAs");
    EXPECT_EQ(prompts.confirmed, 3) << "it was offered to save elsewhere each time";
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("/proc/no/such.battle.json")))
        << fromText(prompts.asked);
    EXPECT_EQ(document.path(), file);
}

TEST_F(TestWindow, TheTurnBarFollowsTheTurn) {
    EXPECT_EQ(find<QLabel>("turnLabel")->text(), QStringLiteral("Turn 1 of 12"));
    auto* undo = find<QPushButton>("undoButton");
    EXPECT_FALSE(undo->isEnabled());
    waiveAll();
    QTest::mouseClick(find<QPushButton>("nextPhaseButton"), Qt::LeftButton);
    EXPECT_EQ(battle().clock.phase, "normal-moves");
    EXPECT_TRUE(undo->toolTip().contains(QStringLiteral("End of Charge declarations: British Empire")));
    QTest::mouseClick(undo, Qt::LeftButton);
    EXPECT_EQ(battle().clock.phase, "charge-declarations");
    for (std::size_t i = 0; i < document.rules().phases.size(); ++i) {
        waiveAll();
        trigger("actionNextPhase");
    }
    EXPECT_EQ(find<ElidedLabel>("sideLabel")->whole(), QStringLiteral("III Corps"));
}

TEST_F(TestWindow, TheLastTurnBeingOverIsSaid) {
    document.execute(Json{{"do", "scenario"}, {"set", {{"turn-limit", 0}}}});
    EXPECT_EQ(find<QLabel>("turnLabel")->text(), QStringLiteral("Turn 1"));
    document.execute(Json{{"do", "scenario"}, {"set", {{"turn-limit", 1}}}});
    EXPECT_EQ(find<QLabel>("turnLabel")->text(), QStringLiteral("Turn 1 of 1"));
    document.execute(Json{{"do", "end-turn"}});
    for (std::size_t i = 0; i < document.rules().phases.size(); ++i) {
        EXPECT_FALSE(find<NoticeBar>("noticeBar")->text().contains(QStringLiteral("limit")));
        waiveAll();
        trigger("actionNextPhase");
    }
    EXPECT_EQ(battle().clock.turn, 2);
    EXPECT_TRUE(find<NoticeBar>("noticeBar")
                    ->text()
                    .contains(QStringLiteral(
                        "▸ Turn 1 was the last of the scenario: the game is over, unless you play on")));
    EXPECT_EQ(find<QLabel>("turnLabel")->text(), QStringLiteral("Over after turn 1"));
}

TEST_F(TestWindow, WhatHappensByItselfIsSaid) {
    waiveAll();
    document.execute(Json{{"do", "adjust"}, {"subject", "4lhr"}, {"set", {{"state", "buggering-off"}}}});
    trigger("actionNextPhase");
    EXPECT_EQ(find<NoticeBar>("noticeBar")->text(),
              QStringLiteral("▸ 4th Light Horse Regiment keeps running."));
}

/// Each side with planes rolls for them before the first turn goes on, or the umpire waives it.
TEST_F(TestWindow, WhatPlanesOweAtTheStartIsSaid) {
    ASSERT_EQ(battle().due.size(), 2U);
    auto* due = find<QPushButton>("dueButton");
    ASSERT_TRUE(due->isEnabled());
    const QList<QAction*> entries = due->menu()->actions();
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(battle().due[i].check, "air-support");
        EXPECT_TRUE(entries.at(static_cast<int>(i))->text().contains(toText(battle().due[i].text)));
    }
    trigger("actionNextPhase");
    EXPECT_EQ(battle().clock.phase, "charge-declarations") << "asked first";
    EXPECT_TRUE(find<NoticeBar>("noticeBar")->text().contains(QStringLiteral("2 tests are still owed")));
    const Id first = battle().due.front().subject;
    entries.first()->trigger();
    EXPECT_EQ(state().subject(), first);
    type(QStringLiteral("1"));
    EXPECT_TRUE(state().wantsDie()) << "planes there are, and come in a turn that is thrown for";
    type(QStringLiteral("4"));
    EXPECT_TRUE(state().done());
    ASSERT_EQ(battle().due.size(), 1U);
    EXPECT_NE(battle().due.front().subject, first) << "the other side's is still owed";
    waiveAll();
    trigger("actionNextPhase");
    EXPECT_EQ(battle().clock.phase, "normal-moves");
}

TEST_F(TestWindow, WhatIsDueIsOneClickAway) {
    waiveAll();
    click("12lhr");
    click("i-67");
    state().setOffer("shoot");
    type(QStringLiteral("ow5"));
    auto* due = find<QPushButton>("dueButton");
    ASSERT_TRUE(due->isEnabled());
    ASSERT_FALSE(due->menu()->actions().isEmpty());
    due->menu()->actions().first()->trigger();
    EXPECT_TRUE(state().wantsDie());
    type(QStringLiteral("8"));
    EXPECT_TRUE(state().done());
}

TEST_F(TestWindow, TheStartPageOffersTheExamples) {
    trigger("actionClose");
    EXPECT_FALSE(document.isOpen());
    bool found = false;
    for (QPushButton* button : window->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Beersheba 1917")) {
            found = true;
            button->click();
        }
    }
    EXPECT_TRUE(found);
    EXPECT_TRUE(document.isOpen());
    EXPECT_EQ(document.path(), QString()) << "an example is not written over";
}

TEST_F(TestWindow, TheStartPageSaysWhatIsUncertain) {
    trigger("actionClose");
    const auto doubts = window->findChildren<QLabel*>(QStringLiteral("startUncertain"));
    EXPECT_EQ(doubts.size(), 5) << "each example has its own";
    for (const QPushButton* button : window->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Beersheba 1917")) {
            EXPECT_TRUE(
                button->toolTip().simplified().contains(QStringLiteral("which battalion held Tel el Saba")))
                << "whole, in lines that can be read";
            EXPECT_TRUE(button->accessibleDescription().contains(QStringLiteral("Uncertain: how many")));
        }
    }
}

TEST_F(TestWindow, RecentFilesAreOffered) {
    auto* menu = find<QMenu>("menuRecent");
    Q_EMIT menu->aboutToShow();
    ASSERT_FALSE(menu->actions().isEmpty());
    EXPECT_TRUE(menu->actions().first()->text().startsWith(QStringLiteral("Beersheba – Not begun · ")));
    EXPECT_EQ(menu->actions().first()->objectName(), QStringLiteral("recent-beersheba.battle.json"));
}

TEST_F(TestWindow, TheThemeIsSwitchedAndRemembered) {
    trigger("actionThemeDark");
    EXPECT_TRUE(look.theme().dark);
    EXPECT_EQ(settings.value(Settings::Key::Theme).toString(), QStringLiteral("dark"));
    trigger("actionThemeLight");
    EXPECT_FALSE(look.theme().dark);
}

TEST_F(TestWindow, FitsSmallAndLargeScreensAtEverySizeOfText) {
    for (const QSize& size : {QSize(1280, 800), QSize(1600, 1000), QSize(1920, 1080)}) {
        for (const int percent : {80, 100, 150, 200}) {
            look.setPercent(percent);
            window->resize(size);
            QTest::qWait(1);
            EXPECT_LE(window->minimumSizeHint().width(), size.width()) << percent;
            EXPECT_LE(window->minimumSizeHint().height(), size.height()) << percent;
        }
    }
    look.setPercent(100);
}

TEST_F(TestWindow, TakesAPictureOfACheck) {
    const QString picture = folder.filePath(QStringLiteral("picture.png"));
    EXPECT_TRUE(takePicture(*window,
                            {picture, QStringLiteral("12lhr"), QStringLiteral("i-67"), QStringLiteral("5")}));
    EXPECT_GT(QFileInfo(picture).size(), 20000);
    EXPECT_TRUE(state().done());
}

} // namespace umpire::gui::test::window_test

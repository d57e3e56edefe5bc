// The rules at hand: F1 opens them where they belong, a section's letter shows its rule.

#include "help/help_windows.h"

#include "help/reading_pane.h"
#include "record/explanation_pane.h"
#include "record/record_view.h"
#include "resolve/odds_bars.h"
#include "resolve/panel_rows.h"
#include "test_window.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTextBrowser>
#include <QWindow>

namespace umpire::gui::test::reference_test {

namespace {

class RulesAtHandWindow : public TestWindow {
  protected:
    ReferenceWindow& reference() {
        auto* found = find<ReferenceWindow>("referenceWindow");
        EXPECT_TRUE(found && found->isVisible());
        return *found;
    }
    QString marked() { return reference().pane().markedText(); }
    void pressF1() { QTest::keyClick(window.get(), Qt::Key_F1); }
    void beginShot() {
        click("12lhr");
        click("i-67");
        QTest::qWait(20); // until the panel is there
        ASSERT_FALSE(state().sheet().rolls.empty());
    }
    /// Somebody of whom the program knows what counts.
    void beginLines() {
        click("i-67");
        click("12lhr");
        QTest::qWait(20); // until the panel is there
        ASSERT_FALSE(state().sheet().rolls.empty());
    }
    /// A line of the panel that has a letter.
    LineRow* lineWithLetter() {
        for (LineRow* row : window->findChildren<LineRow*>()) {
            if (row->isVisible() && !row->line().section.empty()) {
                return row;
            }
        }
        ADD_FAILURE() << "no line has a section";
        return nullptr;
    }
    QString text() { return reference().pane().text().toPlainText(); }
};

} // namespace

TEST_F(RulesAtHandWindow, OpenWhileADialogWaitsForAnAnswer) {
    trigger("actionCatchUp");
    QWidget* waiting = QApplication::activeModalWidget();
    ASSERT_NE(waiting, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowActive(waiting));
    QTest::keyClick(waiting->focusWidget() ? waiting->focusWidget() : waiting, Qt::Key_F1);
    EXPECT_EQ(reference().windowHandle()->transientParent(), waiting->windowHandle()) << "else it is blocked";
    EXPECT_TRUE(waiting->isVisible());
    waiting->close();
    pressF1();
    EXPECT_EQ(reference().windowHandle()->transientParent(), window->windowHandle());
}

TEST_F(RulesAtHandWindow, OpenWhileANoteIsWritten) {
    trigger("actionFieldNote");
    auto* note = find<QDialog>("noteDialog");
    ASSERT_TRUE(QTest::qWaitForWindowActive(note));
    QTest::keyClick(note->focusWidget(), Qt::Key_F1);
    EXPECT_TRUE(reference().isVisible());
    EXPECT_TRUE(note->isVisible());
}

TEST_F(RulesAtHandWindow, OpenAtThePhaseWhileNothingIsDone) {
    pressF1();
    EXPECT_TRUE(marked().startsWith(QStringLiteral("Charge declarations"))) << marked().toStdString();
    EXPECT_TRUE(text().contains(QStringLiteral("Mad as a cut snake")));
}

TEST_F(RulesAtHandWindow, OpenAtTheRollThatIsAskedFor) {
    beginShot();
    pressF1();
    EXPECT_TRUE(marked().startsWith(QStringLiteral("Morale"))) << marked().toStdString();
    type(QStringLiteral("5"));
    ASSERT_TRUE(state().done());
    QTest::keyClick(&reference(), Qt::Key_F1);
    const QString outcome = state().sheet().result.rolls.back().outcome;
    EXPECT_TRUE(marked().contains(outcome)) << marked().toStdString() << " / " << outcome.toStdString();
}

TEST_F(RulesAtHandWindow, ShowTheRuleOfAResult) {
    beginShot();
    type(QStringLiteral("5"));
    Q_EMIT find<QLabel>("resultText")->linkActivated(QStringLiteral("rule"));
    EXPECT_TRUE(marked().contains(state().sheet().result.rolls.back().outcome)) << marked().toStdString();
}

TEST_F(RulesAtHandWindow, ShowTheRuleOfALetterThatIsClicked) {
    beginLines();
    LineRow* row = lineWithLetter();
    const int left = QFontMetrics(look.font(15)).horizontalAdvance(toText(row->line().reason));
    QTest::mouseClick(row, Qt::LeftButton, Qt::NoModifier, QPoint(left + look.px(8) + 3, row->height() / 2));
    const QString shown = marked();
    EXPECT_TRUE(shown.endsWith(QLatin1Char('(') + toText(row->line().section) + QLatin1Char(')')))
        << shown.toStdString();
    EXPECT_FALSE(find<QWidget>("overrideEditor")->isVisible()) << "the letter is no value";
    QTest::mouseClick(row, Qt::LeftButton, Qt::NoModifier, QPoint(4, row->height() / 2));
    EXPECT_TRUE(find<QWidget>("overrideEditor")->isVisible());
}

TEST_F(RulesAtHandWindow, ShowTheRuleOfTheLineTheKeyboardIsOn) {
    beginLines();
    LineRow* row = lineWithLetter();
    row->setFocus();
    pressF1();
    EXPECT_TRUE(marked().endsWith(QLatin1Char('(') + toText(row->line().section) + QLatin1Char(')')))
        << marked().toStdString();
}

TEST_F(RulesAtHandWindow, ShowWhatAnOutcomeMeans) {
    beginShot();
    auto* odds = window->findChild<OddsBars*>();
    ASSERT_NE(odds, nullptr);
    QTest::mouseClick(odds, Qt::LeftButton, Qt::NoModifier, QPoint(8, look.px(32)));
    EXPECT_TRUE(marked().contains(toText(state().sheet().odds.front().name))) << marked().toStdString();
}

TEST_F(RulesAtHandWindow, ShowTheRuleOfARecord) {
    beginShot();
    type(QStringLiteral("5"));
    window->table().recordView().openRecord(document.session().cursor());
    auto* record = find<QTextBrowser>("explanationText");
    ASSERT_TRUE(record->toHtml().contains(QStringLiteral("rule:check-")));
    Q_EMIT record->anchorClicked(QUrl(QStringLiteral("rule:check-morale")));
    EXPECT_TRUE(marked().startsWith(QStringLiteral("Morale"))) << marked().toStdString();
}

TEST_F(RulesAtHandWindow, AreSearched) {
    pressF1();
    auto* words = reference().findChild<QLineEdit*>(QStringLiteral("readingFind"));
    auto* count = reference().findChild<QLabel*>(QStringLiteral("readingCount"));
    QTest::keyClicks(words, QStringLiteral("tank"));
    const QString first = count->text();
    EXPECT_GT(reference().pane().text().extraSelections().size(), 5);
    QTest::keyClick(words, Qt::Key_Return);
    EXPECT_NE(count->text(), first);
    QTest::keyClick(words, Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(count->text(), first);
    QTest::keyClicks(words, QStringLiteral("xyz"));
    EXPECT_EQ(count->text(), QStringLiteral("Not found"));
    QTest::keyClick(words, Qt::Key_Escape);
    EXPECT_TRUE(words->text().isEmpty());
    EXPECT_TRUE(reference().isVisible()) << "Escape cleared the words and no more";
}

TEST_F(RulesAtHandWindow, HaveAChapterForEachPart) {
    pressF1();
    auto* chapters = reference().findChild<QListWidget*>(QStringLiteral("readingChapters"));
    ASSERT_GT(chapters->count(), 10);
    EXPECT_EQ(chapters->item(0)->text(), QStringLiteral("The half-turn"));
    chapters->setCurrentRow(3);
    Q_EMIT chapters->itemClicked(chapters->item(3));
    EXPECT_EQ(marked(), chapters->item(3)->text()) << "the head of that chapter";
}

TEST_F(RulesAtHandWindow, TellAtOnceWhatTheBattlePlaysOtherwise) {
    pressF1();
    EXPECT_FALSE(text().contains(QLatin1Char('*')));
    ASSERT_TRUE(
        document.execute(Json{{"do", "ruling"}, {"ruling", "s-tankroll"}, {"reading", "every-turn"}}).ok);
    EXPECT_TRUE(text().contains(QStringLiteral("House rules of this battle")));
    EXPECT_TRUE(text().contains(QStringLiteral("every* tank rolls.")));
    document.undo();
    EXPECT_FALSE(text().contains(QLatin1Char('*')));
}

TEST_F(RulesAtHandWindow, AreGoneWithTheBattle) {
    pressF1();
    ReferenceWindow& shown = reference();
    document.close();
    EXPECT_FALSE(shown.isVisible());
    EXPECT_FALSE(window->findChild<QAction*>(QStringLiteral("actionReference"))->isEnabled());
}

} // namespace umpire::gui::test::reference_test

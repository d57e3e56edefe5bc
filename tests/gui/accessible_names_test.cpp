// Whoever listens instead of looking finds a name on everything that can be worked.

#include "desk.h"

#include "prompts/issue_dialog.h"
#include "record/record_view.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>

namespace umpire::gui::test::accessible_names_test {

namespace {

bool interactive(const QWidget& widget) {
    const bool kind =
        qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget) ||
        qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget) ||
        qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget);
    // Parts that Qt makes of a spin box or a menu bar's extension carry their owner's name.
    const bool part =
        widget.objectName().startsWith(QLatin1String("qt_")) || widget.inherits("QComboBoxListView");
    return kind && !part && !qobject_cast<const QHeaderView*>(&widget) &&
           widget.isVisibleTo(widget.window()) && widget.focusPolicy() != Qt::NoFocus;
}

void expectNames(const QWidget& window) {
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (interactive(*widget)) {
            EXPECT_FALSE(widget->accessibleName().isEmpty())
                << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
        }
    }
}

} // namespace

TEST_F(Desk, EverythingThatCanBeWorkedHasAName) {
    expectNames(*window);
    click("rfc");
    click("i-67");
    expectNames(*window);
    state().clear();
    click("12lhr");
    click("i-67");
    state().setOffer("melee");
    expectNames(*window);
    state().clear();
    window->table().showSheet({QStringLiteral("12lhr")});
    window->table().showSheet({QStringLiteral("nzmr")});
    window->table().showRulings();
    window->table().openFilter();
    trigger("actionNextPhase");
    click("12lhr");
    click("i-67");
    state().setOffer("shoot");
    type(QStringLiteral("o5"));
    window->table().recordView().openFilter();
    window->table().recordView().openRecord(2);
    trigger("actionPlayers");
    trigger("actionPalette");
    trigger("actionTour");
    for (const char* panel : {"show-dueDock", "show-specialsDock", "show-recordDock"}) {
        trigger(panel);
        QTest::qWait(1);
        for (const QWidget* top : QApplication::topLevelWidgets()) {
            expectNames(*top);
        }
    }
    document.close();
    expectNames(*window);
}

TEST_F(Desk, EverythingOfTheRosterHasAName) {
    click("12lhr");
    document.execute(Json{{"do", "amend"}, {"subjects", Json{"12lhr"}}, {"set", Json{{"elements", 9}}}});
    for (const char* place : {"actionRoster", "actionScenario", "actionBalance"}) {
        trigger(place);
        QTest::qWait(300); // the comparison is worked out beside the window
        expectNames(*window);
    }
}

TEST_F(Desk, EverythingOfPaperHasAName) {
    trigger("actionPrintTonight");
    for (const char* dialog : {"actionReport", "actionCatchUp"}) {
        trigger(dialog);
        QTest::qWait(1);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            expectNames(*top);
        }
        QApplication::activeModalWidget()->close();
    }
}

TEST_F(Desk, EveryActionHasAnObjectName) {
    click("12lhr");
    click("i-67");
    for (const QAction* action : window->findChildren<QAction*>()) {
        const bool ofQt = action->isSeparator() || action->menu() || action->text().isEmpty();
        EXPECT_TRUE(ofQt || !action->objectName().isEmpty()) << action->text().toStdString();
    }
}

TEST_F(Desk, TilesSayWhatTheyShow) {
    const QModelIndex tile = window->orderOfBattle().indexOf("12lhr");
    EXPECT_EQ(tile.data(Qt::AccessibleTextRole).toString(), QStringLiteral("12th Light Horse Regiment"));
    const QString said = tile.data(Qt::AccessibleDescriptionRole).toString();
    for (const char* part : {"12th Light Horse Regiment", "Cavalry", "6 of 6 elements", "Steady"}) {
        EXPECT_TRUE(said.contains(QLatin1String(part))) << said.toStdString();
    }
}

TEST(IssueDialogs, NameTheirParts) {
    const IssueDialog dialog(QStringLiteral("x"), {{Severity::Error, "a.json", {3, 7}, "sides[0]", "wrong"}});
    expectNames(dialog);
    EXPECT_TRUE(IssueDialog::text({{Severity::Error, "a.json", {3, 7}, "", "wrong"}})
                    .contains(QStringLiteral("a.json:3:7")));
}

} // namespace umpire::gui::test::accessible_names_test

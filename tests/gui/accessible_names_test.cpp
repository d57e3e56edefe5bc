// Whoever listens instead of looking finds a name on everything that can be worked.

#include "window_walk.h"

#include "settings/prompts.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>

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

TEST_F(WindowWalk, EverythingThatCanBeWorkedHasAName) {
    walkTable(expectNames);
}

TEST_F(WindowWalk, EverythingOfTheRosterHasAName) {
    walkRoster(expectNames);
}

TEST_F(WindowWalk, EverythingOfPaperHasAName) {
    walkPaper(expectNames);
}

TEST_F(TestWindow, EveryActionHasAnObjectName) {
    click("12lhr");
    click("i-67");
    for (const QAction* action : window->findChildren<QAction*>()) {
        const bool ofQt = action->isSeparator() || action->menu() || action->text().isEmpty();
        EXPECT_TRUE(ofQt || !action->objectName().isEmpty()) << action->text().toStdString();
    }
}

TEST_F(TestWindow, TilesSayWhatTheyShow) {
    const QModelIndex tile = window->orderOfBattle().indexOf("12lhr");
    EXPECT_EQ(tile.data(Qt::AccessibleTextRole).toString(), QStringLiteral("12th Light Horse Regiment"));
    const QString said = tile.data(Qt::AccessibleDescriptionRole).toString();
    for (const char* part : {"12th Light Horse Regiment", "Cavalry", "6 of 6 elements"}) {
        EXPECT_TRUE(said.contains(QLatin1String(part))) << said.toStdString();
    }
    EXPECT_FALSE(said.contains(QStringLiteral("Steady"))) << "all begin so: " << said.toStdString();
}

TEST(IssueDialogs, NameTheirParts) {
    const IssueDialog dialog(QStringLiteral("x"), {{Severity::Error, "a.json", {3, 7}, "sides[0]", "wrong"}});
    expectNames(dialog);
    EXPECT_TRUE(IssueDialog::text({{Severity::Error, "a.json", {3, 7}, "", "wrong"}})
                    .contains(QStringLiteral("a.json:3:7")));
}

} // namespace umpire::gui::test::accessible_names_test

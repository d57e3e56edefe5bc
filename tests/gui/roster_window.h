#pragma once

#include "roster/roster_page.h"
#include "roster/roster_screen.h"
#include "roster/roster_tree.h"
#include "test_window.h"

#include <QTest>

namespace umpire::gui::test {

/// A real window on a battle with nothing in it, at its roster.
class RosterWindow : public TestWindow {
  protected:
    void SetUp() override;

    RosterTree& tree() { return window->roster().page().tree(); }
    RosterModel& model() { return window->roster().page().model(); }
    /// A key to whatever has the focus, the editor of a cell included.
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void keys(const QString& text);
    void clickButton(const QString& name);
    void clickRow(const QString& subject, int column = 0, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void doubleClickRow(const QString& subject, int column = 0);
    /// Puts the cursor on a cell, as arrows would.
    void goTo(const QString& subject, int column = 0);
    int column(const char* rosterKey);
    QStringList findings();
    QString idOf(const char* name);
};

} // namespace umpire::gui::test

#pragma once

#include <QObject>

class QAction;

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class RosterScreen;

/// Joins the menu of the roster with its workspace.
class RosterMenu : public QObject {
    Q_OBJECT

  public:
    RosterMenu(Ui::MainWindow& ui, RosterScreen& screen, QObject* parent = nullptr);

    /// What can be done depends on whether a battle is open, and whether its roster is shown.
    void refresh(bool open, bool shown);

  private:
    void setShortcuts();
    void join();

    Ui::MainWindow& m_ui;
    RosterScreen& m_screen;
};

} // namespace umpire::gui

#pragma once

#include <QObject>

#include <functional>

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
    /// `screen` gives the workspace, and makes it when nobody has seen it yet.
    RosterMenu(Ui::MainWindow& ui, std::function<RosterScreen&()> screen, QObject* parent = nullptr);

    /// What can be done depends on whether a battle is open, and whether its roster is shown.
    void refresh(bool open, bool shown);

  private:
    void setShortcuts();
    void join();

    Ui::MainWindow& m_ui;
    std::function<RosterScreen&()> m_screen;
};

} // namespace umpire::gui

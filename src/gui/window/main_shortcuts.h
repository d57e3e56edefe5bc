#pragma once

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

/// Gives the entries of the menus their keys; those that desks of their own look after have theirs from them.
void setShortcuts(Ui::MainWindow& ui);

} // namespace umpire::gui

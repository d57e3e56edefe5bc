#pragma once

class QMainWindow;

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class BattleDocument;
class Look;
class Prompts;
class ResolveState;

/// Joins the entries of the help menu that show something to read with their windows, and shows the rules
/// wherever in the window somebody asks for one.
void joinHelpMenu(Ui::MainWindow& ui, const Look& look, const BattleDocument& document,
                  const ResolveState& state, Prompts& prompts, QMainWindow& window);

} // namespace umpire::gui

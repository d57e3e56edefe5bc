#include "window/main_shortcuts.h"

#include "players/players_window.h"
#include "ui_main_window.h"

namespace umpire::gui {

void setShortcuts(Ui::MainWindow& ui) {
    const std::pair<QAction*, QKeySequence> keys[] = {
        {ui.actionNew, QKeySequence::New},
        {ui.actionOpen, QKeySequence::Open},
        {ui.actionSave, QKeySequence::Save},
        {ui.actionQuit, QKeySequence::Quit},
        {ui.actionUndo, QKeySequence::Undo},
        {ui.actionZoomOut, QKeySequence::ZoomOut},
        {ui.actionWhatsThis, QKeySequence::WhatsThis},
    };
    for (const auto& [action, key] : keys) {
        action->setShortcut(key);
    }
    // Some desktops bind nothing to it.
    QList<QKeySequence> saveAs = QKeySequence::keyBindings(QKeySequence::SaveAs);
    ui.actionSaveAs->setShortcuts(saveAs.isEmpty() ? QList<QKeySequence>{Qt::CTRL | Qt::SHIFT | Qt::Key_S}
                                                   : saveAs);
    ui.actionRedo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    ui.actionZoomIn->setShortcuts({QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal});
    ui.actionZoomReset->setShortcut(Qt::CTRL | Qt::Key_0);
    ui.actionNextPhase->setShortcut(Qt::CTRL | Qt::Key_Return);
    ui.actionLastPhase->setShortcut(Qt::CTRL | Qt::Key_Backspace);
    ui.actionEndTurn->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Return);
    ui.actionPalette->setShortcut(Qt::CTRL | Qt::Key_K);
    ui.actionFind->setShortcut(QKeySequence::Find);
    ui.actionFilter->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    ui.actionBookmark->setShortcut(Qt::CTRL | Qt::Key_B);
    ui.actionNextBookmark->setShortcut(Qt::CTRL | Qt::Key_PageDown);
    ui.actionLastBookmark->setShortcut(Qt::CTRL | Qt::Key_PageUp);
    ui.actionCorrect->setShortcut(Qt::CTRL | Qt::Key_E);
    ui.actionNote->setShortcut(Qt::CTRL | Qt::Key_M);
    ui.actionRulings->setShortcut(Qt::CTRL | Qt::Key_R);
    ui.actionFieldNote->setShortcut(Qt::CTRL | Qt::Key_J);
    ui.actionObjectives->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    ui.actionClock->setShortcut(Qt::CTRL | Qt::Key_T);
    ui.actionPlayers->setShortcut(PlayersWindow::ownKey);
    ui.actionReplay->setShortcut(Qt::Key_F10);
    ui.actionFullScreen->setShortcut(Qt::Key_F11);
    ui.actionClose->setShortcut(QKeySequence::Close);
}

} // namespace umpire::gui

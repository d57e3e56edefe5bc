#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "prompts/prompts.h"

#include <QObject>

class QMainWindow;

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class KeyWindow;
class ManualWindow;

/// Joins the entries of the help menu that show something to read with their windows, which are made when
/// they are first seen.
class HelpMenu : public QObject {
    Q_OBJECT

  public:
    HelpMenu(Ui::MainWindow& ui, const Look& look, const BattleDocument& document, Prompts& prompts,
             QMainWindow& window);

  private:
    void showManual();
    void showKeys();

    Ui::MainWindow& m_ui;
    const Look& m_look;
    const BattleDocument& m_document;
    Prompts& m_prompts;
    QMainWindow& m_window;
    ManualWindow* m_manual = nullptr;
    KeyWindow* m_keys = nullptr;
};

} // namespace umpire::gui

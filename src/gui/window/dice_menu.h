#pragma once

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace umpire::gui {

class StoredBattle;
class Prompts;

/// What the menu of play has about the program's dice and the record: a number called by the players, the
/// dice revealed, the record checked.
class DiceMenu : public QObject {
    Q_OBJECT

  public:
    DiceMenu(StoredBattle& document, Prompts& prompts, QMenu& menu, QWidget& window);

    void checkRecord();
    void callNumber();
    void reveal();

  private:
    void refresh();

    StoredBattle& m_document;
    Prompts& m_prompts;
    QWidget& m_window;
    QAction* m_check = nullptr;
    QAction* m_call = nullptr;
    QAction* m_reveal = nullptr;
};

} // namespace umpire::gui

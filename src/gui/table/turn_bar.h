#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QLabel;
class QMenu;
class QPushButton;

namespace umpire::gui {

class ElidedLabel;
class PhaseBar;

/// The head of the window: turn, side, phases, what is due, and what undo would undo.
class TurnBar : public QFrame {
    Q_OBJECT

  public:
    TurnBar(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();

  Q_SIGNALS:
    void nextPhaseAsked();
    void lastPhaseAsked();
    void dueListAsked();
    void filterAsked();
    void undoAsked();
    void dueAsked(const QString& due);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QPushButton* addButton(const QString& name);
    bool brief() const;
    bool medium() const;
    void fillDue();
    void showUndo();

    const Look& m_look;
    const BattleDocument& m_document;
    QLabel* m_turn;
    ElidedLabel* m_side;
    PhaseBar* m_phases;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_due;
    QPushButton* m_filter;
    QPushButton* m_undo;
    QMenu* m_dueMenu;
};

} // namespace umpire::gui

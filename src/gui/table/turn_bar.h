#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace umpire::gui {

class ClockButton;
class ElidedLabel;
class PhaseBar;
class ScoreButton;
class TableClock;

/// The head of the window: turn, side, phases, what is due, and what undo would undo. Turn, side and phases
/// are whole before anything else gets room; the words of undo take what is left.
class TurnBar : public QFrame {
    Q_OBJECT

  public:
    TurnBar(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    /// How long the game takes at the table.
    TableClock& clock() { return *m_clock; }
    /// Who holds which objective, to be set.
    void showObjectives();
    void refresh();
    /// Shows what changed.
    void follow(const ChangeEvent& event);
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void nextPhaseAsked();
    void lastPhaseAsked();
    void dueListAsked();
    void filterAsked();
    void undoAsked();
    void dueAsked(const QString& due);
    /// A command without dice.
    void commandAsked(const umpire::Json& command);
    /// Something to be told once.
    void noticed(const QString& text);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// How much is said where there is not room for everything.
    enum class Words { All, NoFilter, Short, Signs };

    QPushButton* addButton(const QString& name);
    void build();
    void join();
    void explain();
    void showClock();
    void fillDue();
    void showUndo();
    void arrange();
    void arrangeWithin();
    void write(Words words);
    void stack(bool stacked);
    int roomLeft() const;
    int roomForPhases() const;
    int widthOf(const QHBoxLayout& row) const;

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
    TableClock* m_clock;
    ClockButton* m_clockButton;
    ScoreButton* m_score;
    QMenu* m_dueMenu;
    QHBoxLayout* m_first;
    QHBoxLayout* m_second; ///< the phases, where one row is too short for them
    bool m_stacked = false;
    bool m_arranging = false;
};

} // namespace umpire::gui

#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "table/table_clock.h"

#include <QFrame>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;

namespace umpire::gui {

class ElidedLabel;

/// The phases of a half-turn as a row: done ones ticked, the present one filled.
class PhaseBar : public QWidget {
    Q_OBJECT

  public:
    PhaseBar(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();
    /// Names phases in full as far as that takes no more than so much room.
    void spellOut(int room);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Step {
        QString brief;
        QString whole;
        QString text; ///< one of them
        bool past = false;
        bool now = false;
    };

    int widthOf(const QString& text) const;
    void paintStep(QPainter& painter, const QRectF& pill, const Step& step) const;

    const Look& m_look;
    const BattleDocument& m_document;
    std::vector<Step> m_steps;
};

/// Whole minutes of the turn, and of how many; a click starts and stops the clock. It looks at the time once
/// a minute, and not at all where nobody sees it. Hidden until there is something to show.
class ClockButton : public QPushButton {
    Q_OBJECT

  public:
    ClockButton(const BattleDocument& document, TableClock& clock, QWidget* parent = nullptr);

    void refresh();
    /// Whether it waits for the next minute, for tests.
    bool waits() const { return m_next.isActive(); }

  Q_SIGNALS:
    /// The turn has taken the time that it was meant to take: said once a turn.
    void over(const QString& text);
    /// It came or went.
    void roomWanted();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void waitForNext();
    void sayOver();
    QString spoken() const;

    const BattleDocument& m_document;
    TableClock& m_clock;
    QTimer m_next;
    std::pair<qint64, Id> m_saidOf; ///< the turn and side of which it was said that the time is over
};

/// The points of the sides, for the objectives they hold; its menu says who holds which, and is where that is
/// set. Hidden where the scenario lists none.
class ScoreButton : public QPushButton {
    Q_OBJECT

  public:
    ScoreButton(const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();
    /// Whether the sides are named, or told by their order alone.
    void write(bool names);
    bool counts() const;

  Q_SIGNALS:
    void commandAsked(const umpire::Json& command);

  private:
    void fillMenu();
    void addHolders(QMenu& menu, const Objective& objective);

    const BattleDocument& m_document;
    QMenu* m_menu;
    QString m_named;  ///< the points with the names of the sides
    QString m_points; ///< the points alone
};

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
    /// A command of the game that is about nobody, such as to draw the next card.
    void actionAsked(const QString& action);
    /// A command without dice.
    void commandAsked(const umpire::Json& command);
    /// Something to be told once.
    void noticed(const QString& text);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// How much is said where there is not room for everything.
    enum class Words { All, NoFilter, Short, Signs };

    void build();
    void join();
    void explain();
    void offerActions();
    void judgeActions();
    void writeActions(Words words);
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
    std::vector<QPushButton*> m_actions; ///< of the game, each under its id
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

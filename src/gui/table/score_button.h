#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "table/table_clock.h"

#include <QPushButton>
#include <QTimer>

class QMenu;

namespace umpire::gui {

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

} // namespace umpire::gui

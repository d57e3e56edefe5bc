#pragma once

#include "look/look.h"
#include "table/table_clock.h"

#include <QPushButton>
#include <QTimer>

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

} // namespace umpire::gui

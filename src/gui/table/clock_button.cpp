#include "table/clock_button.h"

#include "document/counted.h"
#include "document/text.h"

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr qint64 minute = 60;

} // namespace

ClockButton::ClockButton(const BattleDocument& document, TableClock& clock, QWidget* parent)
    : QPushButton(parent), m_document(document), m_clock(clock) {
    setObjectName(QStringLiteral("clockButton"));
    setAccessibleName(tr("Clock"));
    setFocusPolicy(Qt::TabFocus);
    hide();
    m_next.setSingleShot(true);
    m_next.setTimerType(Qt::CoarseTimer);
    connect(&m_next, &QTimer::timeout, this, &ClockButton::refresh);
    connect(&clock, &TableClock::changed, this, &ClockButton::refresh);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened && !m_clock.isRunning()) {
            m_saidOf = {}; // another battle has turns and sides of the same names
        }
    });
    connect(this, &QPushButton::clicked, &clock, &TableClock::toggle);
}

void ClockButton::refresh() {
    const bool shown = m_clock.counts();
    if (shown != !isHidden()) {
        setVisible(shown);
        Q_EMIT roomWanted();
    }
    m_next.stop();
    if (!shown) {
        return;
    }
    const qint64 minutes = m_clock.ofTurn() / minute;
    const qint64 limit = m_clock.limit() / minute;
    const QString time = limit > 0 ? tr("%1 of %2 min").arg(minutes).arg(limit) : tr("%1 min").arg(minutes);
    // The sign says whether it runs; an exclamation mark, and not colour alone, that the time is over.
    const QString sign = m_clock.isRunning() ? QStringLiteral("▸ ") : QStringLiteral("‖ ");
    setText(sign + time + (m_clock.isOver() ? QStringLiteral(" !") : QString()));
    setProperty("kind", m_clock.isOver() ? QStringLiteral("due") : QString());
    setAccessibleName(spoken());
    setToolTip(tr("%1\nStarts and stops the clock (Ctrl+T)").arg(spoken()));
    sayOver();
    waitForNext();
}

QString ClockButton::spoken() const {
    const QString turn =
        sayCounted("ClockButton", "%n minute this turn", "%n minutes this turn", m_clock.ofTurn() / minute);
    const QString phase = sayCounted("ClockButton", "%n minute this phase", "%n minutes this phase",
                                     m_clock.ofPhase() / minute);
    const QString game =
        sayCounted("ClockButton", "%n minute in all", "%n minutes in all", m_clock.ofGame() / minute);
    const QString state = m_clock.isRunning() ? tr("The clock runs") : tr("The clock is stopped");
    return tr("%1: %2, %3, %4").arg(state, turn, phase, game);
}

/// A hint, no more: the game goes on.
void ClockButton::sayOver() {
    const Clock& now = m_document.battle().clock;
    const std::pair<qint64, Id> turn{static_cast<qint64>(now.turn), now.side};
    if (m_saidOf == turn && !m_clock.isOver()) {
        m_saidOf = {}; // it begins anew, or has more time now
    } else if (m_clock.isRunning() && m_clock.isOver() && m_saidOf != turn) {
        m_saidOf = turn;
        Q_EMIT over(sayCounted("ClockButton", "This turn has taken the one minute meant for it",
                               "This turn has taken the %n minutes meant for it", m_clock.limit() / minute));
    }
}

void ClockButton::waitForNext() {
    if (m_clock.isRunning() && isVisible()) {
        constexpr int second = 1000;
        const qint64 left = minute - m_clock.ofTurn() % minute;
        m_next.start(static_cast<int>(left) * second);
    }
}

void ClockButton::showEvent(QShowEvent* event) {
    QPushButton::showEvent(event);
    if (m_clock.counts()) {
        refresh();
    }
}

void ClockButton::hideEvent(QHideEvent* event) {
    QPushButton::hideEvent(event);
    m_next.stop();
}

} // namespace umpire::gui

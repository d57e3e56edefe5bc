#include "table/table_clock.h"

#include "umpire/rules/commands.h"
#include "umpire/state/objectives.h"

#include <QElapsedTimer>

#include <algorithm>
#include <memory>

namespace umpire::gui {

namespace {

TableClock::Ticks computersTicks() {
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return [timer] { return timer->elapsed(); };
}

} // namespace

TableClock::TableClock(const BattleDocument& document, QObject* parent)
    : QObject(parent), m_document(document), m_ticks(computersTicks()) {
    connect(&document, &BattleDocument::changed, this, &TableClock::follow);
    follow({ChangeEvent::Kind::Opened, {}, true});
}

void TableClock::setTicks(Ticks ticks) {
    m_ticks = std::move(ticks);
    m_since = m_ticks();
}

qint64 TableClock::recorded() const {
    return m_document.isOpen() ? static_cast<qint64>(secondsOfAll(m_document.battle())) : 0;
}

qint64 TableClock::counted() const {
    constexpr qint64 second = 1000;
    return (m_before + (m_running ? m_ticks() - m_since : 0)) / second;
}

void TableClock::begin(qint64 recorded) {
    m_running = false;
    m_stopped = false;
    m_before = 0;
    m_opening = recorded;
}

/// Whether a record is of dice: a roster is laid out, and notes are written, without a clock.
bool TableClock::isThrow(int record) const {
    return !m_document.session().records()[static_cast<std::size_t>(record - 1)].steps.empty();
}

/// Undo takes time out of the record, but it has passed all the same: it is counted until it is told again. A
/// battle that begins anew begins with none; one that is only read anew, such as one that is taken over, goes
/// on.
void TableClock::follow(const ChangeEvent& event) {
    const int cursor = m_document.isOpen() ? m_document.session().cursor() : 0;
    const qint64 now = recorded();
    const bool opened = event.kind == ChangeEvent::Kind::Opened;
    const bool same = !m_path.isEmpty() && m_path == m_document.path();
    if (opened && !same) {
        begin(now);
    } else if (now < m_recorded && (opened || cursor >= m_cursor || (!m_running && m_before == 0))) {
        m_opening -= m_recorded - now;
    }
    const bool more = event.kind == ChangeEvent::Kind::State && cursor > m_cursor;
    const bool played =
        more && !event.everything && (event.parts.testFlag(ChangeEvent::Clock) || isThrow(cursor));
    m_recorded = now;
    m_cursor = cursor;
    m_path = m_document.path();
    if (played && m_startsItself && !m_stopped) {
        start();
    }
    if (event.kind == ChangeEvent::Kind::Opened ||
        event.concerns(ChangeEvent::Parts(ChangeEvent::Clock) | ChangeEvent::Times | ChangeEvent::Details)) {
        Q_EMIT changed();
    }
}

void TableClock::setShown(bool shown) {
    if (shown != m_shown) {
        m_shown = shown;
        Q_EMIT changed();
    }
}

void TableClock::start() {
    if (!m_running && m_document.isOpen()) {
        m_since = m_ticks();
        m_running = true;
        Q_EMIT changed();
    }
}

void TableClock::stop() {
    if (m_running) {
        m_before += m_ticks() - m_since;
        m_running = false;
        m_stopped = true;
        keep();
        Q_EMIT changed();
    }
}

void TableClock::keep() {
    if (const Json command = timed(commandOf(Verb::Time)); command.contains("seconds")) {
        Q_EMIT commandAsked(command);
    }
}

Json TableClock::timed(Json command) const {
    constexpr qint64 day = 86'400;
    if (const qint64 seconds = std::min(pending(), day); seconds > 0) {
        command["seconds"] = static_cast<std::int64_t>(seconds);
    }
    return command;
}

qint64 TableClock::pending() const {
    return std::max<qint64>(0, m_opening + counted() - recorded());
}

qint64 TableClock::ofPhase() const {
    const auto& battle = m_document.battle();
    const auto told =
        battle.times.find(PhasePlayed{battle.clock.turn, battle.clock.side, battle.clock.phase});
    return pending() + (told == battle.times.end() ? 0 : static_cast<qint64>(told->second));
}

qint64 TableClock::ofTurn() const {
    const auto& battle = m_document.battle();
    const Id* side = m_document.rules().halves ? &battle.clock.side : nullptr;
    return pending() + static_cast<qint64>(secondsOf(battle, battle.clock.turn, side));
}

qint64 TableClock::ofSide() const {
    return pending() +
           static_cast<qint64>(secondsOfAll(m_document.battle(), &m_document.battle().clock.side));
}

qint64 TableClock::ofGame() const {
    return pending() + recorded();
}

qint64 TableClock::limit() const {
    constexpr qint64 minute = 60;
    return static_cast<qint64>(m_document.battle().turnMinutes) * minute;
}

bool TableClock::counts() const {
    return m_shown && m_document.isOpen() && (m_running || ofGame() > 0 || limit() > 0);
}

} // namespace umpire::gui

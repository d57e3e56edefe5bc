#include "replay/replay_walk.h"

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int usualPace = 2000;

} // namespace

ReplayWalk::ReplayWalk(BattleDocument& past, QObject* parent)
    : QObject(parent), m_past(past), m_turns(past.session()), m_first(past.session().setUpRecords()) {
    m_timer.setInterval(usualPace);
    connect(&m_timer, &QTimer::timeout, this, &ReplayWalk::goOn);
}

const Record* ReplayWalk::record() const {
    return at() > m_first ? &m_past.session().records()[static_cast<std::size_t>(at() - 1)] : nullptr;
}

void ReplayWalk::goTo(int record) {
    const int wanted = std::clamp(record, m_first, last());
    if (wanted != at()) {
        m_past.goTo(wanted);
        Q_EMIT moved();
    }
}

void ReplayWalk::stepTurn(bool forward) {
    goTo(forward ? m_turns.after(at()) : m_turns.before(at()));
}

void ReplayWalk::setPlaying(bool playing) {
    if (playing == isPlaying()) {
        return;
    }
    if (playing) {
        if (at() == last()) {
            goTo(m_first);
        }
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT playingChanged(playing);
}

void ReplayWalk::goOn() {
    step(1);
    if (at() == last()) {
        setPlaying(false);
    }
}

ReplayTurns::ReplayTurns(const Session& session) : m_last(session.cursor()) {
    const auto& records = session.records();
    // A record's clock is that of the moment before it.
    const auto turnAt = [&](int record) {
        return record < m_last ? records[static_cast<std::size_t>(record)].clock.turn
                               : session.battle().clock.turn;
    };
    m_begins.push_back(session.setUpRecords());
    for (int record = m_begins.front() + 1; record <= m_last; ++record) {
        if (turnAt(record) != turnAt(record - 1)) {
            m_begins.push_back(record);
        }
    }
}

int ReplayTurns::after(int record) const {
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), record);
    return next == m_begins.end() ? m_last : *next;
}

int ReplayTurns::before(int record) const {
    const auto here = std::lower_bound(m_begins.begin(), m_begins.end(), record);
    return here == m_begins.begin() ? record : *std::prev(here);
}

} // namespace umpire::gui

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

} // namespace umpire::gui

#include "replay/replay_turns.h"

#include <algorithm>

namespace umpire::gui {

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

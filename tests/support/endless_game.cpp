#include "support/endless_game.h"

#include "support/test_scale.h"

#include <gtest/gtest.h>

namespace umpire::test {

int EndlessGame::kills() {
    return scaled(250);
}

void EndlessGame::playUpTo(int number) {
    for (; m_played < number; ++m_played) {
        PhysicalDice none({});
        ASSERT_TRUE(m_replay->execute(m_commands(m_played), none).ok) << m_played;
    }
}

bool EndlessGame::isReplayOf(const Session& session) const {
    return session.cursor() == m_replay->cursor() && session.records().size() == m_replay->records().size() &&
           session.battle() == m_replay->battle();
}

void EndlessGame::expectAllOf(int answered, const Session& session) {
    playUpTo(m_played + answered);
    if (!isReplayOf(session)) {
        playUpTo(m_played + 1);
    }
    ASSERT_TRUE(isReplayOf(session)) << "after " << m_played << " commands";
}

} // namespace umpire::test

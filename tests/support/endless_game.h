#pragma once

#include "umpire/battle/session.h"

#include <functional>
#include <memory>

namespace umpire::test {

/// A game whose every command is known beforehand by its number, so that what a killed program left can be
/// compared with a replay of it. No command throws dice.
class EndlessGame {
  public:
    using Commands = std::function<Json(int)>;

    EndlessGame(std::unique_ptr<Session> begin, Commands commands)
        : m_replay(std::move(begin)), m_commands(std::move(commands)) {}

    /// How many commands were played for certain.
    int played() const { return m_played; }
    /// After `answered` more commands were answered: fails unless the session holds all of them, and at most
    /// the one that was just being carried out.
    void expectAllOf(int answered, const Session& session);

    /// How often tests kill: 31 times in a usual run (test_scale.h).
    static int kills();

  private:
    void playUpTo(int number);
    bool isReplayOf(const Session& session) const;

    std::unique_ptr<Session> m_replay;
    Commands m_commands;
    int m_played = 0;
};

} // namespace umpire::test

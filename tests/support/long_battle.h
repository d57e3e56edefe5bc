#pragma once

#include "umpire/battle/session.h"

#include <cstdint>
#include <random>

namespace umpire::test {

/// The file of a battle of Sand, Sweat and Camels far larger than anybody plays, before its first turn: two
/// sides of 30 brigades with their officers, 1,000 units in all.
Json largeRoster();

/// Plays such a battle on and on: every kind of command as an umpire gives them, owed tests among them, and
/// reinforcements for what is worn down. The same seed gives the same battle.
class LongPlay {
  public:
    explicit LongPlay(Session& session, std::uint64_t seed = 1)
        : m_session(session), m_random(seed), m_dice(seed) {}

    /// Gives commands until so many records are in force.
    void playTo(int records);
    /// A command that makes sense now; it may still be refused.
    Json nextCommand();
    Answer execute(const Json& command) { return m_session.execute(command, m_dice); }

  private:
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(m_random() % bound); }
    Id unitOf(const Id& side);
    Json fight();
    Json shot();
    Json check();
    Json melee();
    Json reinforcement();
    Json note();
    Json facts();
    Json owed();

    Session& m_session;
    std::mt19937_64 m_random;
    RandomDice m_dice;
};

} // namespace umpire::test

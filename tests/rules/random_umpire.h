#pragma once

#include "umpire/battle/session.h"

#include <random>
#include <string>
#include <vector>

namespace umpire::test {

/// Gives commands to a battle of any game, with whom, what and which facts drawn by lot from what its rules
/// name. Many have no meaning and are refused.
class RandomUmpire {
  public:
    RandomUmpire(Session& session, unsigned seed) : m_session(session), m_draws(seed), m_dice(seed) {}

    Json nextCommand();
    Answer execute(const Json& command) { return m_session.execute(command, m_dice); }

  private:
    std::size_t below(std::size_t n) { return m_draws() % n; }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    Json anyOf(SubjectKind kind);
    Json anyWord(const ActionField& field);
    Json facts(const std::vector<Id>& checks);
    Json valueFor(const Action& action, const ActionField& field);
    Json action();
    Json check();
    Json owed();

    Session& m_session;
    std::mt19937 m_draws;
    RandomDice m_dice;
};

} // namespace umpire::test

#pragma once

#include "random_battles.h"
#include "support/battles.h"

#include <memory>

namespace umpire::test {

/// A random battle and an endless supply of commands for it, most of them possible. The plain model only
/// proposes commands; what they do is for the engine to say.
class RandomPlay {
  public:
    explicit RandomPlay(std::uint64_t seed);

    Session& session() { return *m_session; }
    /// The battle as it began, untouched.
    std::unique_ptr<Session> fresh() const { return sessionOf(m_battle); }

    Json nextCommand();
    Answer execute(const Json& command) { return m_session->execute(command, m_dice); }

    plain::Rng& rng() { return m_rng; }

  private:
    Json correction();
    Json waiver();

    plain::Rng m_rng;
    std::string m_battle;
    std::unique_ptr<plain::PlainModel> m_model;
    std::unique_ptr<Session> m_session;
    RandomDice m_dice;
};

} // namespace umpire::test

#pragma once

#include "umpire/battle/session.h"

namespace umpire {

/// The dice that a command was given; none where it has no list of them.
std::vector<Json> givenSoFar(const Json& command);

/// Gives the dice there are and stops the resolution at the first that is missing.
class DiceSoFar : public DiceSource {
  public:
    struct Missing {};

    explicit DiceSoFar(std::vector<Json> dice) : m_given(std::move(dice)) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    int left() const override { return m_given.left(); }
    const DiceWanted& wanted() const { return m_wanted; }

  private:
    PhysicalDice m_given;
    DiceWanted m_wanted;
};

/// What the rules say of a command before the dice that it still wants: the odds of a combat.
std::vector<std::string> saidBefore(const Session& session, const Battle& battle, const Json& command);

} // namespace umpire

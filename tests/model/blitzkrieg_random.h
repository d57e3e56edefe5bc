#pragma once
/// Seeded random games and orders of Allenby's Blitzkrieg, to compare the plain model with the engine:
///
///     Seeded random(seed);
///     Game game = randomGame(random);
///     RandomThrows dice(random);
///     while (!over(game)) { play(game, randomOrder(random, game, haste), dice); compare }
///
/// All strengths, tables, ground and hexes are made up. Never generated, as the rules leave them open:
/// results with an R for attackers.

#include "blitzkrieg_game.h"
#include "seeded.h"

namespace umpire::blitzkrieg {

using model::Seeded;

/// Throws at random and keeps what it threw.
class RandomThrows : public Dice {
  public:
    explicit RandomThrows(Seeded& random) : m_random(random) {}
    int roll(int faces) override;
    const std::vector<int>& thrown() const { return m_thrown; }

  private:
    Seeded& m_random;
    std::vector<int> m_thrown;
};

/// Both armies close together on a part of the map; nobody has acted.
Game randomGame(Seeded& random);

/// An order without dice, most often one that the phase asks for; about `haste` in a hundred end the phase.
Order randomOrder(Seeded& random, const Game& game, int haste);

/// Most games are slow, so that much happens in a phase; some come to their last turn.
int randomHaste(Seeded& random);

} // namespace umpire::blitzkrieg

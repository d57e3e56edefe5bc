#pragma once
/// Seeded random games of the Palestine card game, to compare the plain model with the engine:
///
///     Seeded random(seed);
///     Game game = randomGame(random);
///     RandomLots lots(random);
///     while (!game.over()) { play(game, randomOrder(random, game), lots); compare }

#include "cards_game.h"
#include "seeded.h"

namespace umpire::cards {

using model::Seeded;

/// Draws at random and keeps what it drew.
class RandomLots : public Lots {
  public:
    explicit RandomLots(Seeded& random) : m_random(random) {}
    int draw(int count) override;
    const std::vector<int>& drawn() const { return m_drawn; }

  private:
    Seeded& m_random;
    std::vector<int> m_drawn;
};

/// Some rulings, nothing drawn.
Game randomGame(Seeded& random);

/// About `faults` in a hundred are most often refused, or out of time.
Order randomOrder(Seeded& random, const Game& game, int faults = 8);

// For the files of the generator

std::vector<int> cardsIn(const Player& player);
std::vector<int> freeLeaders(const Player& player);
std::vector<int> freeHosts(const Player& player);

/// Each with that chance.
Pile someOf(Seeded& random, const std::vector<int>& cards, int percent);

/// An order that is likely to have no meaning.
Order randomFault(Seeded& random, const Game& game);

} // namespace umpire::cards

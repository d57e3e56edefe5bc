#pragma once
/// Seeded random battles and orders of Death in the Desert, to compare the plain model with the engine:
///
///     Seeded random(seed);
///     Battlefield field = randomField(random);
///     RandomThrows dice(random);
///     while (!over(field)) { play(field, randomOrder(random, field), dice); compare }
///
/// Never generated, as the rules leave them open: fire or melee among friends, a figure wounded lightly and
/// seriously at once, a gun that mans itself.

#include "desert_battle.h"
#include "seeded.h"

namespace umpire::desert {

using model::Seeded;

/// Throws at random and keeps what it threw. Some throws lean to the highest face, or to one face after the
/// other, so that guns jam and break, leaders fall and tribes run in every hundred battles.
class RandomThrows : public Dice {
  public:
    explicit RandomThrows(Seeded& random);
    int roll(int faces) override;
    const std::vector<int>& thrown() const { return m_thrown; }

  private:
    Seeded& m_random;
    int m_high = 0; ///< percent of dice that show their highest face
    int m_low = 0;  ///< their lowest
    std::vector<int> m_thrown;
};

/// A fort's garrison against tribes, or tribes among themselves; nobody has played.
Battlefield randomField(Seeded& random);

/// An order without dice; about `faults` in a hundred of those that are most often refused.
Order randomOrder(Seeded& random, const Battlefield& field, int faults = 6);

/// A side has nobody left who can act or come back.
bool over(const Battlefield& field);

// For the files of the generator

/// Units for which it holds.
template <class Wanted>
std::vector<int> unitsWhere(const Battlefield& field, Wanted wanted) {
    std::vector<int> found;
    for (int i = 0; i < static_cast<int>(field.units.size()); ++i)
        if (wanted(field.unitAt(i)))
            found.push_back(i);
    return found;
}

/// An order of the walls: ladders, grapples, doors. `unit` acts already.
Order randomWallOrder(Seeded& random, const Battlefield& field, Order order);

/// An order that is likely to have no meaning.
Order randomFault(Seeded& random, const Battlefield& field);

} // namespace umpire::desert

#pragma once
/// Seeded random battles and orders under Morschauser's rules, to compare the plain model with the engine:
///
///     Seeded random(seed);
///     Battlefield field = randomField(random);
///     while (!over(field)) { const Order order = randomOrder(random, field); play(field, order); compare }
///
/// Never generated, as the rules leave them open: a rally of a whole unit, a leader with a distance to
/// himself, a quality rolled after the first turn began, Guard or poor troops in Mark 1.

#include "morschauser_battle.h"
#include "seeded.h"

namespace umpire::morschauser {

using model::Seeded;

/// Two armies of 2 to 4 commands, each a leader and 3 to 6 units; nobody has played.
Battlefield randomField(Seeded& random, Mark mark);
/// Of either mark.
Battlefield randomField(Seeded& random);

/// An order with its dice. About `faults` in a hundred are spoilt in one way; most of those are refused.
Order randomOrder(Seeded& random, const Battlefield& field, int faults = 10);

/// An army has conceded, or has only leaders left.
bool over(const Battlefield& field);

/// `order` spoilt in one way that fits its verb, without its dice.
Order withFault(Seeded& random, const Battlefield& field, Order order);

/// `order` with the dice it needs; none when it is refused.
Order withDice(Seeded& random, const Battlefield& field, Order order);

} // namespace umpire::morschauser

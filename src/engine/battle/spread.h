#pragma once

#include "umpire/base/natural.h"

#include <cstdint>
#include <vector>

namespace umpire {

/// Ways to come to something, and what is at stake in all of them together.
struct WaysAndStake {
    Natural ways = 0;
    double stake = 0;
};

/// Ways by the number that they come to.
class Spread {
  public:
    void add(std::int64_t number, const Natural& ways, double stake);
    std::int64_t low() const { return m_low; }
    /// By the number less `low`.
    const std::vector<WaysAndStake>& all() const { return m_all; }

  private:
    std::int64_t m_low = 0;
    std::vector<WaysAndStake> m_all;
};

/// Spreads by how many cards are taken.
using Spreads = std::vector<Spread>;

/// In how many ways so many of so many can be taken.
Natural choose(std::int64_t all, std::int64_t taken);

/// Cards that count the same.
struct AlikeCards {
    std::int64_t copies = 0;
    std::int64_t worth = 0;
    std::int64_t bound = 0; ///< the same when it is bound to another card
    double stake = 0;

    auto operator<=>(const AlikeCards&) const = default;
};

/// Of none of any cards, as long as `most` and one.
Spreads noCards(std::int64_t most);
/// With any number of further cards, none of them bound.
Spreads withCards(const Spreads& spreads, const AlikeCards& cards);
/// Of just so many cards, those that gain most by it bound, as many as there are others to be bound to.
Spread boundCards(std::vector<AlikeCards> kinds, std::int64_t taken, std::int64_t hosts);
/// Adds all pairs of both.
void addPairs(const Spread& a, const Spread& b, std::int64_t number, const Natural& ways, double stake,
              Spread& into);

} // namespace umpire

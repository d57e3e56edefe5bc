#pragma once

#include "umpire/base/natural.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace umpire {

/// So many of all ways in which some dice fall, dice of a kind told apart. Which dice they are is told by
/// their numbers of sides, and how many there are of each.
struct Weight {
    using Dice = std::vector<std::pair<std::uint32_t, std::uint32_t>>; ///< sides, rising, and how many

    Natural ways = 1;
    Dice dice = {};

    /// Takes further dice, which fall as they did in so many ways.
    void take(std::size_t sides, std::size_t count, const Natural& fallen);
    /// The same dice in as many ways for each of these.
    Weight times(const Natural& more) const;
};

/// Weights added up exactly, of whatever dice.
class WeightSum {
  public:
    /// What no dice are needed for.
    static WeightSum certain();

    void add(const Weight& weight) { add(weight.dice, weight.ways); }
    void add(const Weight::Dice& dice, const Natural& ways);
    void add(const WeightSum& other);
    /// Takes further dice, which fall as they did in so many ways.
    void take(std::size_t sides, std::size_t count, const Natural& fallen);
    /// The same dice in as many ways for each of these.
    WeightSum times(const Natural& more) const;

    /// The double nearest to the share that this is of `whole`.
    double shareOf(const WeightSum& whole) const;
    /// The double nearest to the chance it stands for.
    double chance() const;

  private:
    static void widen(Weight::Dice& common, const WeightSum& sum);
    Natural over(const Weight::Dice& common) const;

    std::vector<std::pair<Weight::Dice, Natural>> m_sums;
};

} // namespace umpire

#pragma once

#include "../base/natural.h"
#include "umpire/dice/dice_source.h"

#include <map>

namespace umpire {

/// So many of all ways in which some dice fall, dice of a kind told apart. Which dice they are is told by
/// their numbers of sides, and how many there are of each.
struct Weight {
    Natural ways = 1;
    std::map<std::uint32_t, std::uint32_t> dice = {};

    /// Takes further dice, which fall as they did in so many ways.
    void take(const Die& die, int count, const Natural& fallen);
};

/// Weights added up exactly, of whatever dice.
class WeightSum {
  public:
    void add(const Weight& weight) { m_sums[weight.dice] += weight.ways; }

    /// The double nearest to the share that this is of `whole`.
    double shareOf(const WeightSum& whole) const;
    /// The double nearest to the chance it stands for.
    double chance() const;

  private:
    using Dice = std::map<std::uint32_t, std::uint32_t>;

    static void widen(Dice& common, const WeightSum& sum);
    Natural over(const Dice& common) const;

    std::map<Dice, Natural> m_sums;
};

/// Every way the dice can fall, each with its exact weight.
class WeighedDice : public DiceSource {
  public:
    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                              const DiceMeasures& measures) override;
    void again() override { m_dice.again(); }

    /// The weight of the run that just ended.
    const Weight& weight() const { return m_weight; }
    /// Goes on to the next way; false when all were walked.
    bool advance();

  private:
    EnumeratedDice m_dice;
    Weight m_weight;
};

} // namespace umpire

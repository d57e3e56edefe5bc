#pragma once

#include "outcome_search.h"
#include "trial_dice.h"

#include <map>
#include <span>

namespace umpire {

/// What one roll comes to on one way in which the dice may fall, or on several ways together.
struct RollOnPath {
    const Step* step = nullptr;
    /// Its lines that count on all of these ways alike, where they are less than those of the step.
    std::optional<std::vector<Line>> lines = {};
    WeightSum reached = {};
    std::vector<std::pair<Id, WeightSum>> outcomes = {};
    std::vector<std::pair<std::int64_t, WeightSum>> totals = {};

    /// Takes all that a roll can come to, on ways of that weight up to it; its totals where they are asked
    /// for.
    void take(const Distribution& distribution, const WeightSum& before, bool withTotals);
};

/// What the roll of a step came to on the way that the dice just went; nothing but the step where a way
/// before went the same way up to it.
RollOnPath rollOn(const TrialDice& dice, const Step& step, std::size_t place);

/// Whether its total is what a check of several dice comes to, so that people ask for its chances: not where
/// a symbol among them decides, such as a jam.
bool totalMatters(const Check& check);

/// Each roll that was made, or may be, over all ways in which the dice can fall.
class GatheredRolls {
  public:
    /// Adds a way: its rolls in their order.
    void add(const std::vector<RollOnPath>& way);

    /// In the order in which they may come. Nothing is left here.
    std::vector<PossibleRoll> take(const RulePack& rules);

  private:
    struct Gathered {
        PossibleRoll roll;
        WeightSum reached = {};
        std::map<Id, WeightSum> outcomes = {};
        std::map<std::int64_t, WeightSum> totals = {};
    };

    static RollOdds oddsFrom(const Gathered& roll, const RulePack& rules);
    /// Of the last roll of this way.
    Gathered& at(std::span<const RollOnPath> way, int occurrence, std::size_t& place);

    std::vector<Gathered> m_rolls;
};

/// Each roll that may come, once, and which is the last of the longest way.
class MetRolls {
  public:
    void add(const std::vector<RollOnPath>& way);
    /// The last of the longest way stands at the end.
    std::vector<Step> take();

  private:
    std::vector<Step> m_met;
    std::optional<Step> m_last;
    std::size_t m_longest = 0;
};

} // namespace umpire

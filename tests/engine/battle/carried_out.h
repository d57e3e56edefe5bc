#pragma once

// What a command comes to when it is carried out for every way in which its dice can fall.

#include "../../../src/engine/battle/odds/outcome_tree.h"
#include "umpire/battle/session.h"
#include "umpire/worksheet/odds.h"

#include <map>
#include <tuple>

namespace umpire::test {

struct Counted {
    WeightSum reached;
    std::map<Id, WeightSum> outcomes;
    std::map<std::int64_t, WeightSum> totals;
    std::map<ContestResult, WeightSum> results; ///< of the second roll of a contest
};
using Which = std::tuple<Id, Id, int>; ///< check, subject, which time

/// A command carried out on copies of the battle.
class CarriedOut {
  public:
    /// Which falls are told apart: all, or those only that differ in what the rules ask of the dice.
    enum class Falls { All, AsAsked };

    /// Gives up after `most` ways.
    CarriedOut(const Session& session, const Json& command, Falls falls = Falls::All, int most = 1'000'000);

    const std::string& refused() const { return m_refused; }
    bool gaveUp() const { return m_gaveUp; }
    const std::map<Which, Counted>& rolls() const { return m_rolls; }
    /// The last roll of the longest row of rolls.
    const Which& last() const { return m_last; }

  private:
    void gather(const std::vector<Step>& steps, const WeightSum& weight);

    std::string m_refused;
    bool m_gaveUp = false;
    std::map<Which, Counted> m_rolls;
    Which m_last;
    std::size_t m_longest = 0;
};

/// What an action comes to that is owed once a command is carried out, over all the ways in which the dice of
/// both can fall that the rules tell apart. Its weights are of all those ways.
std::map<Which, Counted> carriedOutWhatIsOwed(const Session& session, const Json& command, const Id& owed);

/// The odds of each roll are those counted, to the last bit.
void expectOutcomes(const std::vector<std::pair<Id, double>>& odds, const Counted& counted);
void expectRolls(const Odds& odds, const CarriedOut& expected);

} // namespace umpire::test

#pragma once

#include "../../checks/setting.h"
#include "gathered_rolls.h"
#include "umpire/battle/resolution.h"

#include <optional>
#include <vector>

namespace umpire {

/// The roll with which a branch ends, as it was about to be made: enough to compute its odds. Where it is
/// given facts that hang on the roll from which it follows at once, it stands for each of that roll's falls.
class FinalRoll {
  public:
    /// Is made while the dice are about to be thrown. It may be asked for as long as `resolution` is there.
    FinalRoll(const Resolution& resolution, const RollAtHand& hand, std::vector<Face> given,
              const TrialDice& dice);

    /// What it comes to, all its falls together, for each number and kind of dice that it may be made with.
    /// Throws Refused, and BadDice.
    std::vector<Distribution> distributions(bool withTotals);
    /// The weight of the ways that end with it, but for the falls that it stands for.
    const WeightSum& weight() const { return m_weight; }
    /// Its lines that count alike for all its falls; nothing where it has but one.
    std::optional<std::vector<Line>> commonLines();

  private:
    /// Falls of the roll before that hand on the same.
    struct Alike {
        std::vector<Value> facts; ///< those that hang on the fall, in the order of the pack
        bool blank = false;       ///< a cell was needed for them that nobody has filled in
        Natural ways = 0;
    };

    void takeFalls(const RollBefore& before, const std::vector<Fall>& falls);
    static Alike handedOn(const FollowUp& follow, Setting& setting, const Fall& fall);
    void handOn(const Alike& fall);
    void take(std::vector<Distribution>& sums, const Alike& fall, bool withTotals);

    const Resolution& m_resolution;
    RollRequest m_request;
    std::vector<Face> m_given;
    WeightSum m_weight;
    const FollowUp* m_follow =
        nullptr; ///< what hands on facts to it, each of `m_falls` others; null: nothing
    std::vector<Alike> m_falls;
};

} // namespace umpire

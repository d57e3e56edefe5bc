#pragma once

#include "../steps.h"
#include "umpire/battle/game_module.h"
#include "umpire/battle/resolution.h"
#include "umpire/battle/roll_odds.h"

#include <memory>
#include <optional>

namespace umpire {

/// A decision that stopped at a roll, before its dice. It is resumed there without deciding again what came
/// before.
struct ResumePoint {
    std::unique_ptr<const Resolution> resolution;
    std::shared_ptr<const StepsAt> at;
};

/// Nothing where the decision holds what cannot be kept.
inline std::shared_ptr<const ResumePoint> resumePoint(const Resolution& resolution) {
    auto at = resolution.liveReads() ? resolution.stepsAt() : nullptr;
    return at ? std::make_shared<const ResumePoint>(ResumePoint{resolution.standing(), std::move(at)})
              : nullptr;
}

/// A roll that is made on some branches.
struct PossibleRoll {
    Step step;               ///< as it was first met, before its dice: what it came to is no part of it
    int occurrence = 0;      ///< the same check of the same subject may come several times
    std::vector<Line> lines; ///< those that count the same, however the dice before it fall
    std::vector<Json> dice;  ///< such before its own as it was first met with
    RollOdds odds;
    std::optional<ContestOdds> contest; ///< of the two rolls of one: what both come to
};

/// The line of a modifier among these, or null.
const Line* lineIn(const std::vector<Line>& lines, const Id& id);

/// What the search found.
struct OutcomeSearch {
    std::vector<PossibleRoll> rolls; ///< in the order in which they may come
    /// Each check of each subject once, as it was first met; the last of the longest way at the end.
    std::vector<Step> met;
    /// The odds of what is owed afterwards (`foretells`), over all branches.
    std::vector<PossibleRoll> foretold;
    int decisions = 0; ///< how often the command was decided: a measure of work that no clock blurs
    bool all = true; ///< false: the dice can fall in too many ways; only two were looked at, and no odds hold
};

struct SearchLimit {
    /// Nobody waits for more: what follows from two rows of dice may come to some thousand ways, those of a
    /// hundred sides to no end.
    static constexpr int mostEver = 50'000;

    int most = mostEver;
    bool words = true;     ///< lines and their reasons are asked for
    bool refuse = true;    ///< beyond it the command is refused; else a few ways must do
    bool foretell = false; ///< what is owed afterwards is looked at too, where the pack foretells it
    GoOn goOn;
};

/// Searches all outcomes of the dice that a command was not given. The command is decided once for each
/// branch that the rules tell apart before its last roll; the odds of that one are computed without throwing
/// it. Throws Refused, such as BadDice, also when it may not go on.
OutcomeSearch searchOutcomes(const Json& command, const RulePack& rules, const Battle& battle,
                             const GameModule* module, const SearchLimit& limit = {});

} // namespace umpire

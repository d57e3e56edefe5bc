#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/battle/roll_odds.h"

namespace umpire {

/// A roll that was made, or may come, on some of the ways in which the dice can fall.
struct RollAhead {
    Step step;               ///< as it was first met
    int occurrence = 0;      ///< the same check of the same subject may come several times
    std::vector<Line> lines; ///< those that count the same, however the dice before it fall
    std::vector<Json> dice;  ///< those before its own, as they fell where it was first met
    RollOdds odds;
};

/// The line of a modifier among these, or null.
const Line* lineIn(const std::vector<Line>& lines, const Id& id);

/// All of them.
struct Ways {
    std::vector<RollAhead> rolls; ///< in the order in which they may come
    /// Each check of each subject once, as it was first met; the last of the longest way at the end.
    std::vector<Step> met;
    bool all = true; ///< false: the dice can fall in too many ways; only two were looked at, and no odds hold
};

struct WaysLimit {
    /// Nobody waits for more: two rows of dice come to some thousand ways, those of a hundred sides to no
    /// end.
    static constexpr int mostEver = 50'000;

    int most = mostEver;
    bool refuse = true; ///< beyond it the command is refused; else a few ways must do
    GoOn goOn;
};

/// Plays a command once for every way in which the dice can fall that it was not given. Throws Refused, also
/// when it may not go on, and BadDice.
Ways waysOf(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module,
            const WaysLimit& limit = {});

} // namespace umpire

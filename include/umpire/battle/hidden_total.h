#pragma once

#include "umpire/base/natural.h"
#include "umpire/battle/game_module.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <string>
#include <vector>

namespace umpire {

/// In how many ways covered cards come to a total, and what these cards would cost their side in all of
/// these ways together were they lost, by the measure of the pack's `strength` (balance.json).
struct WaysToTotal {
    std::int64_t total = 0;
    Natural ways;
    double stake = 0;
};

/// What the cards of a side come to once they are turned over (roles.json `cards.covered`), when all that is
/// known of some is how many they are: every set of cards that might be these, and might be laid there
/// together, is equally likely. Those that the pack lets its side bind to others (`bound`) count as bound as
/// well as they can be, one to each card.
struct HiddenTotal {
    std::int64_t count = 0;          ///< cards that are not known
    std::int64_t from = 0;           ///< cards that might be these
    std::vector<WaysToTotal> totals; ///< rising
    /// In words why nothing can be said; "": all is there.
    std::string why;
};

/// How many are hidden.
struct HiddenWish {
    std::int64_t count = 0;
    /// They are drawn from all cards that are not seen, and those that may not be laid there come to nothing:
    /// what a whole hand would come to.
    bool idleToo = false;
};

/// No set of cards is looked at twice that comes to the same: cards that are alike are one kind, and the
/// kinds that have no say in what others count are put together like numbers (a convolution), so that only
/// the sets of the other kinds are gone through, at most `mostCoveredSets`. `seen` is the battle as the one
/// who asks knows it (`asSeenBy`), `side` the one whose total it is. Where a side may lay cards together it
/// may lay fewer of them as well: that is taken for granted.
HiddenTotal hiddenTotal(const Id& side, const HiddenWish& wish, const RulePack& rules,
                        const GameModule* module, const Battle& seen);
inline constexpr std::size_t mostCoveredSets = 20'000;

/// The battle once all cards of a side that it sees lying covered are turned over.
Battle turnedOver(const Id& side, const RulePack& rules, Battle battle);
/// The battle once a command was carried out that needs no dice; nothing where it is refused, or needs some.
std::optional<Battle> carriedOut(const Json& command, const RulePack& rules, const GameModule* module,
                                 const Battle& battle);

/// What is stored of a subject but for one attribute, as a text: that of others which are alike is the same.
std::string storedOf(const Subject& subject, std::string_view but = {});

/// The measure that units are weighed by (`strength` of balance.json); null where the pack has none.
const Balance::Measure* strengthMeasure(const RulePack& rules);

/// What a unit counts in the measure of `strength` (balance.json); 0 where the pack has none.
std::int64_t strengthOf(const Id& unit, const RulePack& rules, const Battle& battle);
/// The pile that a card of a beaten side goes to; where it lies, where the pack says nothing of that.
Id lostTo(const Id& unit, const RulePack& rules, const Battle& battle);
/// What the loss of a card would cost its side: what it counts in its hand less what it counts when lost.
std::int64_t stakeOf(const Id& unit, const RulePack& rules, const Battle& battle);

/// How the total of a side stands against that of another whose cards it does not all see (roles.json
/// `cards.covered`): were all cards that lie covered turned over now.
struct CoveredOdds {
    Id side;
    Id other;
    std::int64_t count = 0; ///< cards of the other that are a secret; 0: all is certain
    std::int64_t from = 0;  ///< cards that might be these
    std::int64_t total = 0; ///< of the side itself, as the pack counts it
    double beats = 0;       ///< the doubles nearest to the exact chances
    double equal = 0;
    double loses = 0;
    std::string why; ///< in words why there are no chances; "": there are

    /// {"count": 4, "from": 40, "beats": 0.5, "equal": 0.125, "loses": 0.375}, or {"why": ...}.
    Json toJson() const;
};

/// What a side may know of its chance, see `hiddenTotal`: it never depends on which cards really lie there.
/// Its own total is as it lies. `side` has to be one of two sides; `why` says so otherwise, and where the
/// pack has no covered cards. Never throws; it holds nothing of the battle, so another thread may ask of a
/// copy.
CoveredOdds coveredOdds(const Id& side, const RulePack& rules, const GameModule* module,
                        const Battle& battle);

/// How many covered cards of a side another may not see.
std::int64_t coveredOf(const Id& side, const Id& viewer, const RulePack& rules, const Battle& battle);
/// The other of two sides; "" where there are more, or fewer.
Id opponentOf(const Id& side, const Battle& battle);

} // namespace umpire

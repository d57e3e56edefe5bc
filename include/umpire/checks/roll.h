#pragma once

#include "umpire/checks/scope.h"
#include "umpire/dice/dice_source.h"
#include "umpire/dice/dice_throw.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// One modifier that counts in a roll, with its reason.
struct Line {
    Id id;
    std::string label; ///< the reason, filled in: "3 elements lost"
    std::int64_t value = 0;
    std::string section; ///< rulebook section
    bool overridden = false;
    std::vector<Id> asks; ///< questions to the umpire that it depends on

    bool operator==(const Line&) const = default;
};

/// A line that no rule knows, in the umpire's own words.
struct FreeLine {
    std::string text;
    std::int64_t value = 0;
    Id check; ///< the only check it counts in; "" for all that have modifiers

    bool operator==(const FreeLine&) const = default;
};

/// What the umpire gives by hand for the lines of a roll.
struct Overrides {
    std::map<Id, std::int64_t, std::less<>> values; ///< in place of computed lines, by modifier id
    std::vector<FreeLine> lines;                    ///< behind those of the rules
};

/// The lines of a check that count, in the order of the pack, none of value 0.
std::vector<Line> linesOf(const Check& check, const Scope& scope, const Overrides& overrides = {});

/// What those lines come to, without their words.
std::int64_t modifiersOf(const Check& check, const Scope& scope, const Overrides& overrides = {});
/// What lines come to.
std::int64_t sumOf(const std::vector<Line>& lines);

/// How many dice the check throws at once.
int diceCount(const Check& check, const Scope& scope);

/// All that it throws with that die for its own, where it throws dice of several kinds or throws some again.
std::optional<DiceThrow> throwOf(const Check& check, const Die& die, std::int64_t modifiers,
                                 const Scope& scope);

/// The die that the check throws; null when the rules name none, and where none is thrown.
const Die* dieOf(const Check& check, const Scope& scope);

/// The numbers in which the dice of the check matter: what makes its total and outcome, and what the rules
/// ask about them besides. Nothing when only the dice themselves will do. `set`: the check's own dice, or
/// which of the others.
std::optional<DiceMeasures> measuresOf(const Check& check, const AskedOfDice& asked, const Die& die,
                                       std::int64_t modifiers, const Scope& scope, std::size_t set = 0);
/// Which of the measures of `measuresOf` says how many dice count; nothing where none does.
std::optional<std::size_t> measureOfSuccesses(const Check& check);

/// What dice say by themselves: their sum, how many there are, the highest ...
RollSoFar asThrown(std::vector<Face> faces);

/// The total and outcome of dice and what the lines come to. The outcome is "" when no table of the check
/// applies. `ahead`: the table that applies, where it hangs on no dice and was found already.
RollSoFar judge(const Check& check, std::vector<Face> faces, std::int64_t modifiers, Scope scope,
                const BandTable* ahead = nullptr);

/// The table of bands that applies now, or null.
const BandTable* tableOf(const Check& check, const Scope& scope);
/// The same before the dice are thrown; null too where they may have a say in it.
const BandTable* tableAheadOf(const Check& check, const Scope& scope);
/// The outcome of the band that holds a total; "" outside all of them.
const Id& outcomeIn(const BandTable& table, std::int64_t total);
/// What a die of a pool has to show, once the lines have moved the threshold, or the dice.
std::int64_t movedThreshold(const Check& check, std::int64_t threshold, std::int64_t modifiers);
/// Whether a die of a pool counts against a threshold.
bool countsIn(const Check& check, const Face& face, std::int64_t threshold);

/// The id of the n-th line by hand in a command, counted from 1: "by-hand-1", unless the pack has a modifier
/// of that name.
Id freeLineId(std::size_t number, const RulePack& rules);

} // namespace umpire

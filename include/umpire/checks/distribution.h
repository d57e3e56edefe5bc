#pragma once

#include "umpire/base/natural.h"
#include "umpire/checks/roll.h"
#include "umpire/dice/dice_throw.h"

#include <utility>
#include <vector>

namespace umpire {

/// Dice of one check that fell, or may fall, in ways that come to the same by all that the rules ask of them.
struct Fall {
    RollSoFar roll; ///< judged; its faces are those of the first of these ways
    Natural ways = 1;
    /// All that were thrown, in their order, where some count no longer; empty: the faces of the roll.
    std::vector<Face> dice = {};

    const std::vector<Face>& thrown() const { return dice.empty() ? roll.faces : dice; }
};

/// Dice that a check throws at once. Those that are on the table already come first.
struct DiceToThrow {
    const Die& die;
    int open = 1; ///< still to be thrown
    std::vector<Face> given = {};
    const BandTable* table = nullptr;   ///< that applies, where it hangs on no dice and was found already
    const AskedOfDice* asked = nullptr; ///< of them, where that is less than the rules ever ask
    /// The whole throw, where it is of several kinds of dice or goes on; `given` are its first ones.
    std::optional<DiceThrow> whole = std::nullopt;

    /// Sides of each die that is still to be thrown, as if all had as many, and how many these are at most.
    std::pair<std::uint32_t, std::uint32_t> openDice() const;
};

/// What a roll can come to, without carrying anything out. It is exact: chances are whole numbers of ways in
/// which the dice can fall, dice of a kind told apart, out of all ways.
struct Distribution {
    std::uint32_t sides = 0;                              ///< of each die that is still to be thrown
    std::uint32_t dice = 0;                               ///< how many these are
    Natural all = 1;                                      ///< in how many ways they can fall
    std::vector<std::pair<Id, Natural>> outcomes;         ///< each that can come, once
    std::vector<std::pair<std::int64_t, Natural>> totals; ///< rising

    /// Adds so many ways that come to it.
    void addOutcome(const Id& outcome, const Natural& ways);
    void addTotal(std::int64_t total, const Natural& ways);
};

/// The ways in which the dice of a check can fall, as far as they must be told apart to make its total and
/// for what the rules ask of them afterwards. Dice are added one by one to the values of these, so that their
/// number costs little. Throws BadDice where they come to too many different values.
std::vector<Fall> fallsOf(const Check& check, const DiceToThrow& dice, std::int64_t modifiers,
                          const Scope& scope);

/// The chances of one roll. `scope` is that of the moment before it is thrown. Throws BadDice where its dice
/// come to too many different values.
Distribution distributionOf(const Check& check, const DiceToThrow& dice, std::int64_t modifiers,
                            const Scope& scope);

} // namespace umpire

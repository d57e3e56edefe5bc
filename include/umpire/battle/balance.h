#pragma once

#include "umpire/battle/game_module.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// What the two sides of a battle bring, in the numbers that a pack's balance names (`rules/README.md`,
/// balance.json). Of a pack without a balance the lists are empty.
struct BalanceReading {
    /// How much of a row's strength is of one word of the mix, such as a quality.
    struct Share {
        Id word;
        std::int64_t strength = 0;
        double share = 0; ///< of 1
        bool operator==(const Share&) const = default;
    };

    /// A mark of the count that wears a formation out, as on its bar.
    struct Mark {
        std::int64_t percent = 0;
        bool above = false;       ///< only a larger share reaches it
        std::int64_t further = 0; ///< losses to come that reach it; 0: it is reached
        bool operator==(const Mark&) const = default;
    };

    /// A side or formation. Its units are those directly in it and those of all formations below it.
    struct Row {
        Id subject;
        int depth = 0;                      ///< 0 for a side, 1 for a formation under it ...
        std::vector<std::int64_t> measures; ///< in the order of the pack
        std::int64_t strength = 0;          ///< the measure that units are weighed by
        std::vector<Share> mix;             ///< in the order of the vocabulary, words nobody has left out
        /// Whether it takes the rehearsal's check; what follows is empty of one that does not.
        bool tires = false;
        Id column; ///< word of the pack: the column of the check's table
        std::vector<Mark> marks;
        /// For each example the mean chance that a unit holds, weighed by strength; nothing when no unit of
        /// any strength takes it.
        std::vector<std::optional<double>> holds;
        std::vector<std::optional<double>> loses; ///< of examples that are contests
    };

    /// The chances of one unit in each example; nothing where it does not take that check. In a contest those
    /// to win and to lose against the enemies that it may meet, weighed by their strength.
    struct UnitRow {
        Id unit;
        std::int64_t strength = 0;
        std::vector<std::optional<double>> holds;
        std::vector<std::optional<double>> loses;
    };

    std::vector<Row> rows;      ///< each side, then its formations as they hang in the tree, in file order
    std::vector<UnitRow> units; ///< every unit, in file order
};

/// The sheet of a battle as it stands. `module` may be null: then checks are taken by the pack alone. Chances
/// are exact, from every face of the dice; the battle is not changed.
BalanceReading balanceOf(const RulePack& rules, const GameModule* module, const Battle& battle);

/// What a formation comes to as its units lose elements: the chance of each of its states.
struct Rehearsal {
    /// After so many losses more than it has now.
    struct Point {
        std::int64_t losses = 0;
        std::int64_t counted = 0; ///< what the check counts then, of `whole`
        std::vector<double> once; ///< chance of each state when only now a test is taken
        std::vector<double> each; ///< chance of each state when a test followed every one of the losses
    };

    Id formation;
    std::int64_t whole = 0;    ///< what the count is a share of, such as the starting strength
    std::vector<Id> states;    ///< in the order of their vocabulary
    std::vector<Point> points; ///< the first for no further loss, then one more each
};

/// Rehearses up to `most` further losses, or as many as the formation can have. They fall on its units of
/// some strength in file order, each as far as it can go. No test is taken below the first mark, nor where
/// the rules refuse it, as after a final result. Tests are carried out on copies of the battle, so rulings
/// and house rules count; where a test does nothing that another depends on but set the state, once for each
/// state and outcome. Nothing when the pack has no rehearsal or this formation takes no such test.
std::optional<Rehearsal> rehearse(const RulePack& rules, const GameModule* module, const Battle& battle,
                                  const Id& formation, std::int64_t most);

} // namespace umpire

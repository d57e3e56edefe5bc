#pragma once
/// The tables that the rulebook names and does not print, as an umpire fills them from a copy of the game.

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace umpire::blitzkrieg {

/// What a bombardment or a combat comes to; with an R behind it who is left must retreat.
enum class Result { none, d, e, all, r, dAndR, eAndR };

bool disruptsStrongest(Result result);
bool eliminatesStrongest(Result result);
bool retreats(Result result);

/// Whole numbers from one to another; `to` is huge where it has no end.
struct Band {
    int from = 0;
    int to = 0;
};

/// Strength in rows, the die with the number of units in columns.
struct BombardmentTable {
    std::vector<Band> strengths;
    std::vector<Band> totals;
    std::vector<std::vector<Result>> cells;

    bool filled() const { return !cells.empty(); }
    /// Whether a band holds that strength.
    bool holds(int strength) const;
    /// Nothing comes of a total that no band holds.
    Result at(int strength, int total) const;
};

/// Printed ratios in columns, the lowest first; rows are the faces of the die.
struct CombatTable {
    std::vector<std::pair<int, int>> ratios;
    std::array<std::vector<Result>, 6> defender;
    std::array<std::vector<Result>, 6> attacker;

    bool filled() const { return !ratios.empty(); }
    /// The printed ratio that attack to defence is rounded down to, by its place; none below the first.
    /// A defence of nothing is the last one.
    std::optional<int> columnOf(int attack, int defence) const;
    /// The column so many to the right; never beyond the first or last.
    int shifted(int column, int by) const;
};

/// Air units by the die: British, Turkish.
struct AirTable {
    std::vector<std::pair<int, int>> counts; ///< of the faces 1 to 6; empty where it is blank

    bool filled() const { return !counts.empty(); }
};

struct Tables {
    AirTable air;
    BombardmentTable bombardment;
    CombatTable combat;
};

} // namespace umpire::blitzkrieg

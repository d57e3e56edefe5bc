#include "blitzkrieg_units.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace umpire::blitzkrieg {

namespace {

/// 4.9.1
int statusRank(const Unit& unit) {
    if (unit.arm == Arm::fragment)
        return 1;
    if (unit.arm == Arm::garrison)
        return 2;
    return unit.disrupted() ? 3 : 4;
}

/// 4.9.2
int armRank(Arm arm) {
    switch (arm) {
    case Arm::cavalry:
        return 4;
    case Arm::artillery:
        return 3;
    case Arm::headquarters:
        return 1;
    case Arm::armouredCar:
        return 0;
    default:
        return 2;
    }
}

/// 4.9.3; a headquarters that lies on its blank side comes behind both.
int rearRank(const Game& game, const Unit& unit) {
    const Rear rear = counterOf(game, unit).rear;
    if (!unit.disrupted() || (rear != Rear::a && rear != Rear::b))
        return 0;
    return rear == Rear::a ? 2 : 1;
}

using Rank = std::tuple<int, int, int, int>;

Rank rankOf(const Game& game, const Unit& unit, int strength) {
    const int status = statusRank(unit);
    const int arm = armRank(unit.arm);
    const int rear = rearRank(game, unit);
    return game.rulings.statusFirst ? Rank(status, strength, arm, rear) : Rank(strength, status, arm, rear);
}

} // namespace

int strongestOf(const Game& game, const std::vector<int>& units, const std::vector<int>& strengths,
                int favourite) {
    int best = -1;
    Rank highest;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Rank rank = rankOf(game, game.unitAt(units[i]), strengths.at(i));
        if (best < 0 || rank > highest || (rank == highest && units[i] == favourite)) {
            best = units[i];
            highest = rank;
        }
    }
    return best;
}

bool undecided(const Game& game, const std::vector<int>& units, const std::vector<int>& strengths,
               int favourite) {
    const int best = strongestOf(game, units, strengths, favourite);
    std::vector<int> left = units;
    std::vector<int> worth = strengths;
    if (best < 0 || best == favourite)
        return false;
    const auto place = std::find(left.begin(), left.end(), best) - left.begin();
    const Rank highest = rankOf(game, game.unitAt(best), worth.at(static_cast<std::size_t>(place)));
    int equals = 0;
    for (std::size_t i = 0; i < left.size(); ++i)
        equals += rankOf(game, game.unitAt(left[i]), worth.at(i)) == highest ? 1 : 0;
    return equals > 1;
}

namespace {

/// One formation and one unrelated unit, or one formation and all its Group's own units.
bool formationAllows(const Game& game, const std::vector<int>& units, int formation) {
    const Formation& own = game.formationAt(formation);
    int strangers = 0;
    int unrelated = 0;
    for (const int index : units) {
        const Unit& unit = game.unitAt(index);
        if (unit.formation == formation)
            continue;
        ++strangers;
        unrelated += unit.formation == own.parent ? 0 : 1;
    }
    return strangers <= 1 || unrelated == 0;
}

} // namespace

bool withinLimits(const Game& game, const std::vector<int>& units, const std::vector<int>& strengths) {
    const int sum = std::accumulate(strengths.begin(), strengths.end(), 0);
    if (units.size() <= 1 || sum <= 5)
        return true;
    return std::any_of(units.begin(), units.end(), [&](int index) {
        const Unit& unit = game.unitAt(index);
        const bool alone = std::all_of(units.begin(), units.end(), [&](int other) {
            return game.unitAt(other).formation == unit.formation;
        });
        return levelOf(game, unit) == Level::group
                   ? alone
                   : levelOf(game, unit) == Level::formation && formationAllows(game, units, unit.formation);
    });
}

} // namespace umpire::blitzkrieg

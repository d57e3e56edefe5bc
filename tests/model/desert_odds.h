#pragma once
/// Chances in Death in the Desert, found by laying out every throw there is: slow, and plain to see.

#include "desert_rules.h"

#include <functional>
#include <map>

namespace umpire::desert {

/// How likely each number is.
using Chances = std::map<int, double>;

/// Calls `visit` with every throw of so many dice of so many faces.
void everyThrow(int dice, int faces, const std::function<void(const std::vector<int>&)>& visit);

/// Of the sum of two independent numbers.
Chances sumOf(const Chances& a, const Chances& b);

/// Hits of a volley: die by die, each with all its ten faces.
Chances hitsOfVolley(int dice, int neededFace);

/// Targets on which so many hits fall, group by group, each with all its throws.
Chances targetsOfHits(int hits);

/// Arabs that a volley kills: the targets of its hits.
Chances killedByVolley(int dice, int neededFace);

/// Figures that are dead after each of so many hits on unhurt figures of their own was saved against.
Chances deadOfSingles(int figures);

/// A machine gun, by GunState.
std::map<GunState, double> gunChances();

/// A round of the k-th attacker.
std::map<Duel, double> duelChances(int number, const Fighter& attacker, const Fighter& defender);

/// That a tribe stands.
double standingChance(int faces, const Nerve& nerve, int casualties);

} // namespace umpire::desert

#pragma once
/// The odds of an order by playing it with every way the dice can fall.

#include "desert_battle.h"

namespace umpire::desert {

/// One throw over all the ways to come to it.
struct Share {
    std::string check;
    std::string subject;
    int occurrence = 0;                     ///< of that check and subject within the order, from 0
    double reached = 0;                     ///< how likely it is made at all
    std::map<std::string, double> outcomes; ///< each, given that it is made
    std::map<int, double> totals;           ///< the same, where the rules have a total
};

/// Nothing where there are more than `most` ways. The order is not refused.
std::optional<std::vector<Share>> everyThrow(const Battlefield& field, const Order& order, int most);

} // namespace umpire::desert

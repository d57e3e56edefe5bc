#include "blitzkrieg_tables.h"

#include <algorithm>

namespace umpire::blitzkrieg {

namespace {

std::optional<std::size_t> bandOf(const std::vector<Band>& bands, int number) {
    for (std::size_t i = 0; i < bands.size(); ++i)
        if (bands[i].from <= number && number <= bands[i].to)
            return i;
    return std::nullopt;
}

} // namespace

bool disruptsStrongest(Result result) {
    return result == Result::d || result == Result::dAndR;
}

bool eliminatesStrongest(Result result) {
    return result == Result::e || result == Result::eAndR;
}

bool retreats(Result result) {
    return result == Result::r || result == Result::dAndR || result == Result::eAndR;
}

bool BombardmentTable::holds(int strength) const {
    return bandOf(strengths, strength).has_value();
}

Result BombardmentTable::at(int strength, int total) const {
    const auto row = bandOf(strengths, strength);
    const auto column = bandOf(totals, total);
    return row && column ? cells.at(*row).at(*column) : Result::none;
}

std::optional<int> CombatTable::columnOf(int attack, int defence) const {
    std::optional<int> found;
    for (std::size_t i = 0; i < ratios.size(); ++i)
        if (attack > 0 && attack * ratios[i].second >= ratios[i].first * defence)
            found = static_cast<int>(i);
    return found;
}

int CombatTable::shifted(int column, int by) const {
    return std::clamp(column + by, 0, static_cast<int>(ratios.size()) - 1);
}

} // namespace umpire::blitzkrieg

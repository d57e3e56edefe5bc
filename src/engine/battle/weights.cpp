#include "weights.h"

#include <algorithm>

namespace umpire {

namespace {

/// How many dice of so many sides there are among these.
std::uint32_t& countOf(Weight::Dice& dice, std::uint32_t sides) {
    auto place = std::lower_bound(dice.begin(), dice.end(), sides,
                                  [](const auto& each, std::uint32_t wanted) { return each.first < wanted; });
    if (place == dice.end() || place->first != sides) {
        place = dice.emplace(place, sides, 0);
    }
    return place->second;
}

} // namespace

void Weight::take(std::size_t sides, std::size_t count, const Natural& fallen) {
    ways *= fallen;
    if (count > 0) {
        countOf(dice, static_cast<std::uint32_t>(sides)) += static_cast<std::uint32_t>(count);
    }
}

Weight Weight::times(const Natural& more) const {
    Weight weight = *this;
    weight.ways *= more;
    return weight;
}

void WeightSum::add(const Weight::Dice& dice, const Natural& ways) {
    const auto known =
        std::find_if(m_sums.begin(), m_sums.end(), [&dice](const auto& sum) { return sum.first == dice; });
    if (known == m_sums.end()) {
        m_sums.emplace_back(dice, ways);
    } else {
        known->second += ways;
    }
}

WeightSum WeightSum::certain() {
    WeightSum certain;
    certain.add(Weight{});
    return certain;
}

void WeightSum::add(const WeightSum& other) {
    for (const auto& [dice, ways] : other.m_sums) {
        add(dice, ways);
    }
}

/// The same dice on top keep different dice different.
void WeightSum::take(std::size_t sides, std::size_t count, const Natural& fallen) {
    for (auto& [dice, ways] : m_sums) {
        ways *= fallen;
        if (count > 0) {
            countOf(dice, static_cast<std::uint32_t>(sides)) += static_cast<std::uint32_t>(count);
        }
    }
}

WeightSum WeightSum::times(const Natural& more) const {
    WeightSum sum = *this;
    sum.take(0, 0, more);
    return sum;
}

void WeightSum::widen(Weight::Dice& common, const WeightSum& sum) {
    for (const auto& [dice, ways] : sum.m_sums) {
        for (const auto& [sides, count] : dice) {
            std::uint32_t& known = countOf(common, sides);
            known = std::max(known, count);
        }
    }
}

/// All of it counted in the ways in which the same dice fall.
Natural WeightSum::over(const Weight::Dice& common) const {
    Natural total;
    for (const auto& [dice, ways] : m_sums) {
        Natural part = ways;
        Weight::Dice thrown = dice;
        for (const auto& [sides, count] : common) {
            for (std::uint32_t i = countOf(thrown, sides); i < count; ++i) {
                part *= sides;
            }
        }
        total += part;
    }
    return total;
}

double WeightSum::shareOf(const WeightSum& whole) const {
    if (m_sums.size() == 1 && whole.m_sums.size() == 1 && m_sums[0].first == whole.m_sums[0].first) {
        return Natural::ratio(m_sums[0].second, whole.m_sums[0].second);
    }
    Weight::Dice common;
    widen(common, *this);
    widen(common, whole);
    return Natural::ratio(over(common), whole.over(common));
}

double WeightSum::chance() const {
    return shareOf(certain());
}

} // namespace umpire

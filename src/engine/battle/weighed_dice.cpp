#include "weighed_dice.h"

#include <algorithm>

namespace umpire {

void Weight::take(const Die& die, int count, const Natural& fallen) {
    ways *= fallen;
    if (count > 0) {
        dice[static_cast<std::uint32_t>(die.faces.size())] += static_cast<std::uint32_t>(count);
    }
}

void WeightSum::widen(Dice& common, const WeightSum& sum) {
    for (const auto& [dice, ways] : sum.m_sums) {
        for (const auto& [sides, count] : dice) {
            common[sides] = std::max(common[sides], count);
        }
    }
}

/// All of it counted in the ways in which the same dice fall.
Natural WeightSum::over(const Dice& common) const {
    Natural total;
    for (const auto& [dice, ways] : m_sums) {
        Natural part = ways;
        for (const auto& [sides, count] : common) {
            const auto thrown = dice.find(sides);
            for (std::uint32_t i = thrown == dice.end() ? 0 : thrown->second; i < count; ++i) {
                part *= sides;
            }
        }
        total += part;
    }
    return total;
}

double WeightSum::shareOf(const WeightSum& whole) const {
    Dice common;
    widen(common, *this);
    widen(common, whole);
    return Natural::ratio(over(common), whole.over(common));
}

double WeightSum::chance() const {
    WeightSum certain;
    certain.add({});
    return shareOf(certain);
}

std::vector<Face> WeighedDice::roll(const Die& die, int count, const std::string& purpose) {
    std::vector<Face> faces = m_dice.roll(die, count, purpose);
    m_weight.take(die, count, m_dice.waysOfLast());
    return faces;
}

std::vector<Face> WeighedDice::rollFor(const Die& die, int count, const std::string& purpose,
                                       const DiceMeasures& measures) {
    std::vector<Face> faces = m_dice.rollFor(die, count, purpose, measures);
    m_weight.take(die, count, m_dice.waysOfLast());
    return faces;
}

bool WeighedDice::advance() {
    m_weight = {};
    return m_dice.advance();
}

} // namespace umpire

#include "weighed_dice.h"

#include <algorithm>

namespace umpire {

namespace {

/// In how many ways `part` of `whole` dice can be chosen.
Natural chosen(std::uint32_t whole, std::uint32_t part) {
    Natural ways = 1;
    for (std::uint32_t i = 1; i <= part; ++i) {
        ways *= whole - part + i;
        ways /= i;
    }
    return ways;
}

} // namespace

void Weight::take(const Die& die, const std::vector<Face>& faces) {
    auto open = static_cast<std::uint32_t>(faces.size());
    for (const Face& face : die.distinct()) {
        const auto sides = static_cast<std::uint32_t>(std::count(die.faces.begin(), die.faces.end(), face));
        const auto taken = static_cast<std::uint32_t>(std::count(faces.begin(), faces.end(), face));
        ways *= chosen(open, taken);
        for (std::uint32_t i = 0; sides > 1 && i < taken; ++i) {
            ways *= sides;
        }
        open -= taken;
    }
    if (!faces.empty()) {
        dice[static_cast<std::uint32_t>(die.faces.size())] += static_cast<std::uint32_t>(faces.size());
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
    m_weight.take(die, faces);
    return faces;
}

bool WeighedDice::advance() {
    m_weight = {};
    return m_dice.advance();
}

} // namespace umpire

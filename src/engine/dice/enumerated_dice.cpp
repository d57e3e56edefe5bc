#include "throw_ways.h"

#include <algorithm>

namespace umpire {

struct EnumeratedDice::Choice {
    std::vector<ThrowWay> ways;
    Natural all;
    std::size_t at = 0;

    const ThrowWay& now() const { return ways[at]; }
};

EnumeratedDice::EnumeratedDice() = default;
EnumeratedDice::EnumeratedDice(EnumeratedDice&&) noexcept = default;
EnumeratedDice& EnumeratedDice::operator=(EnumeratedDice&&) noexcept = default;
EnumeratedDice::~EnumeratedDice() = default;

/// A single die is walked face by face, whatever it matters by.
const EnumeratedDice::Choice& EnumeratedDice::next(const Die& die, int count, const DiceMeasures* measures) {
    if (m_depth == m_choices.size()) {
        m_choices.push_back(
            {measures && count > 1 ? waysByMeasures(die, count, *measures) : everyWay(die, count),
             allWays(die, count), 0});
    }
    return m_choices[m_depth++];
}

std::vector<Face> EnumeratedDice::roll(const Die& die, int count, const std::string&) {
    return next(die, count, nullptr).now().faces;
}

std::vector<Face> EnumeratedDice::rollFor(const Die& die, int count, const std::string&,
                                          const DiceMeasures& measures) {
    return next(die, count, &measures).now().faces;
}

const Natural& EnumeratedDice::waysOfLast() const {
    return m_choices[m_depth - 1].now().ways;
}

double EnumeratedDice::probability() const {
    return probabilityUpTo(m_depth);
}

double EnumeratedDice::probabilityUpTo(std::size_t rolls) const {
    double result = 1;
    for (std::size_t i = 0; i < std::min(rolls, m_choices.size()); ++i) {
        result *= Natural::ratio(m_choices[i].now().ways, m_choices[i].all);
    }
    return result;
}

bool EnumeratedDice::advance() {
    m_depth = 0;
    while (!m_choices.empty()) {
        Choice& last = m_choices.back();
        if (++last.at < last.ways.size()) {
            return true;
        }
        m_choices.pop_back();
    }
    return false;
}

} // namespace umpire

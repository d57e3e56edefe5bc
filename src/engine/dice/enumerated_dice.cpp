#include "throw_outcomes.h"
#include "umpire/dice/dice_source.h"

#include <algorithm>

#include <pcg_random.hpp>

namespace umpire {

struct EnumeratedDice::Choice {
    std::vector<ThrowOutcome> ways;
    Natural all;
    std::size_t at = 0;

    const ThrowOutcome& now() const { return ways[at]; }
};

EnumeratedDice::EnumeratedDice() = default;
EnumeratedDice::EnumeratedDice(EnumeratedDice&&) noexcept = default;
EnumeratedDice& EnumeratedDice::operator=(EnumeratedDice&&) noexcept = default;
EnumeratedDice::~EnumeratedDice() = default;

/// A single die is walked face by face, whatever it matters by.
const EnumeratedDice::Choice& EnumeratedDice::next(const Die& die, int count, const DiceMeasures* measures) {
    if (m_depth == m_choices.size()) {
        m_choices.push_back(
            {measures && count > 1 ? throwsByMeasures(die, count, *measures) : everyThrow(die, count),
             countOfThrows(die, count), 0});
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

struct RandomDice::Generator {
    pcg32 draws;
};

RandomDice::RandomDice(std::uint64_t seed, std::uint64_t position)
    : m_seed(seed), m_position(position), m_generator(std::make_unique<Generator>(Generator{pcg32(seed)})) {
    m_generator->draws.advance(position);
}

RandomDice::RandomDice(RandomDice&&) noexcept = default;
RandomDice& RandomDice::operator=(RandomDice&&) noexcept = default;
RandomDice::~RandomDice() = default;

void RandomDice::moveTo(std::uint64_t position) {
    *this = RandomDice(m_seed, position);
}

/// Numbers below 2^32 mod n are drawn again: without them every face stands for as many numbers as the next.
std::uint32_t RandomDice::drawBelow(std::uint32_t n) {
    const std::uint32_t leastFair = (0U - n) % n;
    while (true) {
        const std::uint32_t number = m_generator->draws();
        ++m_position;
        if (number >= leastFair) {
            return number % n;
        }
    }
}

std::vector<Face> RandomDice::roll(const Die& die, int count, const std::string&) {
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i) {
        faces.push_back(die.faces[drawBelow(static_cast<std::uint32_t>(die.faces.size()))]);
    }
    return faces;
}

} // namespace umpire

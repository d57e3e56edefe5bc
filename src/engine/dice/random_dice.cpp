#include "umpire/dice/dice_source.h"

#include <pcg_random.hpp>

namespace umpire {

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

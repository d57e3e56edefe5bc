#include "umpire/dice/dice_source.h"

#include <pcg_random.hpp>

#include <random>

namespace umpire {

struct RandomDice::Generator {
    pcg32 draws;
};

RandomDice::RandomDice(std::uint64_t seed)
    : m_seed(seed), m_generator(std::make_unique<Generator>(Generator{pcg32(seed)})) {}

RandomDice::RandomDice(RandomDice&&) noexcept = default;
RandomDice& RandomDice::operator=(RandomDice&&) noexcept = default;
RandomDice::~RandomDice() = default;

RandomDice RandomDice::fromSystem() {
    std::random_device device;
    const std::uint64_t high = device();
    return RandomDice((high << 32U) | device());
}

std::vector<Face> RandomDice::roll(const Die& die, int count, const std::string&) {
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i) {
        // The bounded draw rejects what would make some faces likelier than others.
        faces.push_back(die.faces[m_generator->draws(static_cast<std::uint32_t>(die.faces.size()))]);
        ++m_position;
    }
    return faces;
}

} // namespace umpire

#include "seeded.h"

namespace umpire::model {

std::uint64_t Seeded::next() {
    m_state += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

int Seeded::between(int least, int most) {
    const auto count = static_cast<std::uint64_t>(most - least) + 1;
    // The bias of the remainder is below one in 2^58 for the small counts of a battle.
    return least + static_cast<int>(next() % count);
}

} // namespace umpire::model

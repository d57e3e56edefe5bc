#pragma once
/// How much the random suites play, and what they begin with. Both can be chosen by who starts the tests:
///
///     UMPIRE_TEST_SCALE=1          the full size of every suite; without it an eighth
///     UMPIRE_TEST_SEED=20261124    the battles of that day; without it those of today

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>

namespace umpire::test {

inline double testScale() {
    const char* wanted = std::getenv("UMPIRE_TEST_SCALE");
    return wanted ? std::strtod(wanted, nullptr) : 0.125;
}

/// A suite of this full size at the scale of this run, one round at the least.
inline int scaled(int full) {
    return std::max(1, static_cast<int>(full * testScale()));
}

/// One step of a walk in so many is looked at; each at the full size.
inline int every(int full = 1) {
    return std::max(1, static_cast<int>(full / std::min(1.0, testScale())));
}

/// Today as 20261124, so that every day plays other battles. Told once by every program that asks.
inline std::uint64_t testSeed() {
    static const std::uint64_t seed = [] {
        const char* wanted = std::getenv("UMPIRE_TEST_SEED");
        char today[9] = "";
        const std::time_t now = std::time(nullptr);
        std::tm day{};
        std::strftime(today, sizeof today, "%Y%m%d", gmtime_r(&now, &day));
        const std::string text = wanted ? wanted : today;
        std::cout << "random tests: UMPIRE_TEST_SEED=" << text << " UMPIRE_TEST_SCALE=" << testScale()
                  << std::endl;
        return std::strtoull(text.c_str(), nullptr, 10);
    }();
    return seed;
}

/// The seed of the battle of that number; no two days share one.
inline std::uint64_t testSeed(int number) {
    return testSeed() * 100'000 + static_cast<std::uint64_t>(number);
}

/// The same for generators that take 32 bits.
inline std::uint32_t testSeed32(int number = 0) {
    return static_cast<std::uint32_t>(testSeed(number) ^ (testSeed(number) >> 32U));
}

} // namespace umpire::test

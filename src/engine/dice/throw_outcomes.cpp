#include "throw_outcomes.h"

#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire {

namespace {

constexpr double mostSets = 50'000;

double choose(int n, int k) {
    double result = 1;
    for (int i = 1; i <= k; ++i) {
        result = result * (n - k + i) / i;
    }
    return result;
}

/// In how many ways `part` of `whole` dice can be chosen.
Natural chosen(int whole, int part) {
    Natural ways = 1;
    for (int i = 1; i <= part; ++i) {
        ways *= static_cast<std::uint32_t>(whole - part + i);
        ways /= static_cast<std::uint32_t>(i);
    }
    return ways;
}

Natural power(std::uint32_t base, int exponent) {
    Natural result = 1;
    for (int i = 0; base > 1 && i < exponent; ++i) {
        result *= base;
    }
    return result;
}

} // namespace

Natural countOfThrows(const Die& die, int count) {
    return power(static_cast<std::uint32_t>(die.faces.size()), count);
}

namespace {

/// Of a single die, in the order of all sets: the sets rise by how many dice show the first face, then the
/// next.
std::vector<ThrowOutcome> everySide(const Die& die) {
    std::vector<Face> faces = die.distinct();
    std::vector<ThrowOutcome> ways;
    ways.reserve(faces.size());
    for (auto face = faces.rbegin(); face != faces.rend(); ++face) {
        const auto sides = static_cast<std::uint64_t>(std::count(die.faces.begin(), die.faces.end(), *face));
        ways.push_back({{std::move(*face)}, sides});
    }
    return ways;
}

} // namespace

/// Every multiset of `count` faces with its multinomial number of ways.
std::vector<ThrowOutcome> everyThrow(const Die& die, int count) {
    const int faces = static_cast<int>(die.distinct().size());
    if (choose(count + faces - 1, faces - 1) > mostSets) {
        throw BadDice(say("dice", "so many dice can fall in more ways than are worked out"));
    }
    if (count == 1) {
        return everySide(die);
    }
    std::vector<ThrowOutcome> ways(1);
    auto sidesLeft = static_cast<std::ptrdiff_t>(die.faces.size());
    for (const Face& face : die.distinct()) {
        const auto number = std::count(die.faces.begin(), die.faces.end(), face);
        sidesLeft -= number;
        std::vector<ThrowOutcome> longer;
        for (const ThrowOutcome& way : ways) {
            const int open = count - static_cast<int>(way.faces.size());
            // The last face takes all dice that are still open.
            for (int taken = sidesLeft == 0 ? open : 0; taken <= open; ++taken) {
                ThrowOutcome next = way;
                next.faces.insert(next.faces.end(), static_cast<std::size_t>(taken), face);
                next.ways *= chosen(open, taken);
                next.ways *= power(static_cast<std::uint32_t>(number), taken);
                longer.push_back(std::move(next));
            }
        }
        ways = std::move(longer);
    }
    return ways;
}

} // namespace umpire

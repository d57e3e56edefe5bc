// Dice that matter by some numbers only: one way for each value of these, however many dice there are.

#include "throw_ways.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>

namespace umpire {

namespace {

using Kind = DiceMeasure::Kind;

constexpr std::size_t mostWays = 50'000;
/// A thousand dice of six sides that are added up take 15 million steps.
constexpr std::size_t mostSteps = 60'000'000;

[[noreturn]] void tooMany() {
    throw BadDice(say("dice", "so many dice can fall in more ways than are worked out"));
}

/// Faces that are worth the same by every measure.
struct Group {
    std::vector<std::int64_t> worth;
    std::size_t face = 0;    ///< the last of them among the different faces
    std::uint32_t sides = 0; ///< of the die
};

std::vector<Group> groupsOf(const Die& die, const DiceMeasures& measures) {
    std::vector<Group> groups;
    const std::vector<Face> faces = die.distinct();
    for (std::size_t i = 0; i < faces.size(); ++i) {
        Group group{
            {}, i, static_cast<std::uint32_t>(std::count(die.faces.begin(), die.faces.end(), faces[i]))};
        for (const DiceMeasure& measure : measures) {
            group.worth.push_back(measure.worth[i]);
        }
        const auto same = std::find_if(groups.begin(), groups.end(),
                                       [&group](const Group& each) { return each.worth == group.worth; });
        if (same != groups.end()) {
            group.sides += same->sides;
            groups.erase(same);
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

/// One measure as a digit of a number that tells all of them.
struct Digit {
    Kind kind = Kind::Sum;
    std::int64_t stride = 1;
    std::int64_t values = 1;
    std::int64_t first = 0;          ///< while no die lies
    std::vector<std::int64_t> worth; ///< of each group: a sum grows by it, else the value it stands for

    std::int64_t of(std::int64_t key) const { return key / stride % values; }
};

/// A sum counts up from its smallest value.
void fillSum(Digit& digit, int dice) {
    const auto [least, most] = std::minmax_element(digit.worth.begin(), digit.worth.end());
    const std::int64_t lowest = std::min<std::int64_t>(0, *least * dice);
    digit.first = -lowest;
    digit.values = std::max<std::int64_t>(0, *most * dice) - lowest + 1;
}

/// The values there are, in their order; before the first of them for the largest, and behind the last for
/// the smallest, that of no die.
void fillRanks(Digit& digit) {
    std::vector<std::int64_t> ranks = digit.worth;
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    const std::int64_t behindNone = digit.kind == Kind::Largest ? 1 : 0;
    for (std::int64_t& worth : digit.worth) {
        worth = std::lower_bound(ranks.begin(), ranks.end(), worth) - ranks.begin() + behindNone;
    }
    digit.values = static_cast<std::int64_t>(ranks.size()) + 1;
    digit.first = digit.kind == Kind::Largest ? 0 : digit.values - 1;
}

/// Nothing when the values are more than a number can tell.
std::optional<std::vector<Digit>> digitsOf(const std::vector<Group>& groups, const DiceMeasures& measures,
                                           int dice) {
    std::vector<Digit> digits;
    std::int64_t stride = 1;
    for (std::size_t i = 0; i < measures.size(); ++i) {
        Digit digit{measures[i].kind, stride, 1, 0, {}};
        for (const Group& group : groups) {
            digit.worth.push_back(group.worth[i]);
        }
        digit.kind == Kind::Sum ? fillSum(digit, dice) : fillRanks(digit);
        if (digit.values > std::numeric_limits<std::int64_t>::max() / 2 / stride) {
            return std::nullopt;
        }
        stride *= digit.values;
        digits.push_back(std::move(digit));
    }
    return digits;
}

std::int64_t withOneMore(std::int64_t key, std::size_t group, const std::vector<Digit>& digits) {
    for (const Digit& digit : digits) {
        const std::int64_t now = digit.of(key);
        const std::int64_t worth = digit.worth[group];
        const std::int64_t next = digit.kind == Kind::Sum       ? now + worth
                                  : digit.kind == Kind::Largest ? std::max(now, worth)
                                                                : std::min(now, worth);
        key += (next - now) * digit.stride;
    }
    return key;
}

/// How many dice show a face of each group.
using Counts = std::vector<std::uint16_t>;

/// All ways that come to the same values; the counts are those of the first.
struct Class {
    Natural ways;
    Counts counts;
};
using Classes = std::unordered_map<std::int64_t, Class>;

/// The sets of faces rise by their counts, so that the first with one die more is the first with one die less
/// and that die.
void addTo(Classes& classes, std::int64_t key, const Class& from, std::size_t group, std::uint32_t sides) {
    const auto [found, fresh] = classes.try_emplace(key);
    Counts counts = from.counts;
    ++counts[group];
    if (fresh || counts < found->second.counts) {
        found->second.counts = std::move(counts);
    }
    if (sides == 1) {
        found->second.ways += from.ways;
    } else {
        Natural ways = from.ways;
        found->second.ways += ways *= sides;
    }
}

std::vector<Class> classesOf(const std::vector<Group>& groups, const std::vector<Digit>& digits, int dice) {
    std::int64_t first = 0;
    for (const Digit& digit : digits) {
        first += digit.first * digit.stride;
    }
    Classes classes{{first, {1, Counts(groups.size())}}};
    std::size_t steps = 0;
    for (int i = 0; i < dice; ++i) {
        Classes longer;
        for (const auto& [key, each] : classes) {
            for (std::size_t group = 0; group < groups.size(); ++group) {
                addTo(longer, withOneMore(key, group, digits), each, group, groups[group].sides);
            }
        }
        steps += classes.size() * groups.size();
        if (longer.size() > mostWays || steps > mostSteps) {
            tooMany();
        }
        classes = std::move(longer);
    }
    std::vector<Class> list;
    for (auto& [key, each] : classes) {
        list.push_back(std::move(each));
    }
    std::sort(list.begin(), list.end(), [](const Class& a, const Class& b) { return a.counts < b.counts; });
    return list;
}

} // namespace

std::vector<ThrowWay> waysByMeasures(const Die& die, int count, const DiceMeasures& measures) {
    const std::vector<Group> groups = groupsOf(die, measures);
    const auto digits = digitsOf(groups, measures, count);
    if (!digits) {
        return everyWay(die, count);
    }
    const std::vector<Face> faces = die.distinct();
    Natural all = 1;
    for (int i = 0; i < count; ++i) {
        all *= static_cast<std::uint32_t>(die.faces.size());
    }
    std::vector<ThrowWay> ways;
    for (Class& each : classesOf(groups, *digits, count)) {
        ThrowWay way;
        for (std::size_t group = 0; group < groups.size(); ++group) {
            way.faces.insert(way.faces.end(), each.counts[group], faces[groups[group].face]);
        }
        way.probability = Natural::ratio(each.ways, all);
        way.ways = std::move(each.ways);
        ways.push_back(std::move(way));
    }
    return ways;
}

} // namespace umpire

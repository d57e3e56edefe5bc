#include "throw_outcomes.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>

namespace umpire {

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

using Kind = DiceMeasure::Kind;

constexpr std::size_t mostWays = 50'000;
/// A thousand dice of six sides that are added up take 15 million steps.
constexpr std::size_t mostSteps = 60'000'000;

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

// Dice that matter by some numbers only: one way for each value of these, however many dice there are.

/// Dice that come to the same values: in how many ways they do, and how many of them show a face of each
/// group in the first of these.
struct AlikeThrows {
    Natural ways = 0;
    std::vector<int> counts;
};

/// By the number that tells their values.
using ThrowsByValues = std::unordered_map<std::int64_t, AlikeThrows>;

/// The sets of faces rise by their counts, so that the first with one die more is the first with one die less
/// and that die.
ThrowsByValues withOneDie(ThrowsByValues throws, const std::vector<Group>& groups,
                          const std::vector<Digit>& digits) {
    ThrowsByValues longer;
    for (auto& [key, alike] : throws) {
        for (std::size_t group = 0; group < groups.size(); ++group) {
            AlikeThrows& next = longer[withOneMore(key, group, digits)];
            next.ways += alike.ways * groups[group].sides;
            ++alike.counts[group];
            if (next.counts.empty() || alike.counts < next.counts) {
                next.counts = alike.counts;
            }
            --alike.counts[group];
        }
    }
    return longer;
}

/// In the order in which they first come up among the sets of faces.
std::vector<ThrowOutcome> inOrder(const ThrowsByValues& throws, const std::vector<Group>& groups,
                                  const Die& die) {
    std::vector<AlikeThrows> sorted;
    for (const auto& [key, alike] : throws) {
        sorted.push_back(alike);
    }
    std::ranges::sort(sorted, {}, &AlikeThrows::counts);
    const std::vector<Face> faces = die.distinct();
    std::vector<ThrowOutcome> outcomes;
    for (const AlikeThrows& alike : sorted) {
        ThrowOutcome& outcome = outcomes.emplace_back(ThrowOutcome{{}, alike.ways});
        for (std::size_t group = 0; group < groups.size(); ++group) {
            outcome.faces.insert(outcome.faces.end(), static_cast<std::size_t>(alike.counts[group]),
                                 faces[groups[group].face]);
        }
    }
    return outcomes;
}

} // namespace

void refuseSoManyDice() {
    throw BadDice(say("dice", "so many dice can fall in more ways than are worked out"));
}

Natural countOfThrows(const Die& die, int count) {
    return pow(Natural(die.faces.size()), static_cast<unsigned>(count));
}

/// Every multiset of `count` faces with its multinomial number of ways.
std::vector<ThrowOutcome> everyThrow(const Die& die, int count) {
    const int faces = static_cast<int>(die.distinct().size());
    if (combinations(count + faces - 1, faces - 1) > mostWays) {
        refuseSoManyDice();
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
                next.ways *= combinations(open, taken);
                next.ways *= pow(Natural(number), static_cast<unsigned>(taken));
                longer.push_back(std::move(next));
            }
        }
        ways = std::move(longer);
    }
    return ways;
}

std::vector<ThrowOutcome> throwsByMeasures(const Die& die, int count, const DiceMeasures& measures) {
    const std::vector<Group> groups = groupsOf(die, measures);
    const auto digits = digitsOf(groups, measures, count);
    if (!digits) {
        return everyThrow(die, count);
    }
    std::int64_t none = 0;
    for (const Digit& digit : *digits) {
        none += digit.first * digit.stride;
    }
    ThrowsByValues throws{{none, {1, std::vector<int>(groups.size())}}};
    std::size_t steps = 0;
    for (int i = 0; i < count; ++i) {
        steps += throws.size() * groups.size();
        throws = withOneDie(std::move(throws), groups, *digits);
        if (throws.size() > mostWays || steps > mostSteps) {
            refuseSoManyDice();
        }
    }
    return inOrder(throws, groups, die);
}

} // namespace umpire

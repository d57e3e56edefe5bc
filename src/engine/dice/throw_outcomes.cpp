#include "throw_outcomes.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <unordered_map>

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

// Dice that matter by some numbers only: one way for each value of these, however many dice there are.

/// All ways that dice can fall, by the values they come to: one die after the other is added, and each value
/// is known by a number of its own from when it first comes up, so that a die costs no more than additions.
class Classes {
  public:
    Classes(const std::vector<Group>& groups, const std::vector<Digit>& digits, int dice)
        : m_groups(groups), m_digits(digits),
          m_width(static_cast<std::size_t>(dice) * sidesIn(groups) / 64 + 1), m_now(m_width, groups.size()),
          m_then(m_width, groups.size()) {
        std::int64_t first = 0;
        for (const Digit& digit : digits) {
            first += digit.first * digit.stride;
        }
        m_now.reach(numberOf(first));
        m_now.searchOutcomes(0)[0] = 1;
    }

    void addDie() {
        for (const std::uint32_t from : m_now.reached()) {
            for (std::size_t group = 0; group < m_groups.size(); ++group) {
                add(from, group);
            }
        }
        m_steps += m_now.reached().size() * m_groups.size();
        if (m_then.reached().size() > mostWays || m_steps > mostSteps) {
            tooMany();
        }
        m_now.clear();
        std::swap(m_now, m_then);
    }

    /// In the order in which they first come up among the sets of faces.
    std::vector<ThrowOutcome> ways(const Die& die) const {
        std::vector<std::uint32_t> order = m_now.reached();
        std::sort(order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) {
            return std::lexicographical_compare(m_now.countsOf(a), m_now.countsOf(a) + m_groups.size(),
                                                m_now.countsOf(b), m_now.countsOf(b) + m_groups.size());
        });
        const std::vector<Face> faces = die.distinct();
        std::vector<ThrowOutcome> ways;
        ways.reserve(order.size());
        for (const std::uint32_t number : order) {
            ThrowOutcome& way = ways.emplace_back();
            const std::uint64_t* digits = m_now.searchOutcomes(number);
            import_bits(way.ways, digits, digits + m_width, 64, false);
            for (std::size_t group = 0; group < m_groups.size(); ++group) {
                way.faces.insert(way.faces.end(), m_now.countsOf(number)[group], faces[m_groups[group].face]);
            }
        }
        return ways;
    }

  private:
    /// Values that so many dice come to: in how many ways, and how many dice show a face of each group in the
    /// first of these.
    class Row {
      public:
        Row(std::size_t width, std::size_t groups) : m_width(width), m_groups(groups) {}

        const std::vector<std::uint32_t>& reached() const { return m_reached; }
        std::uint64_t* searchOutcomes(std::uint32_t number) { return &m_ways[number * m_width]; }
        const std::uint64_t* searchOutcomes(std::uint32_t number) const { return &m_ways[number * m_width]; }
        std::uint16_t* countsOf(std::uint32_t number) { return &m_counts[number * m_groups]; }
        const std::uint16_t* countsOf(std::uint32_t number) const { return &m_counts[number * m_groups]; }

        /// False when it is there already.
        bool reach(std::uint32_t number) {
            if (number >= m_there.size()) {
                m_there.resize(number + 1, false);
                m_ways.resize((number + 1) * m_width);
                m_counts.resize((number + 1) * m_groups);
            }
            if (m_there[number]) {
                return false;
            }
            m_there[number] = true;
            m_reached.push_back(number);
            return true;
        }

        void clear() {
            for (const std::uint32_t number : m_reached) {
                m_there[number] = false;
                std::fill_n(searchOutcomes(number), m_width, 0);
                std::fill_n(countsOf(number), m_groups, std::uint16_t{0});
            }
            m_reached.clear();
        }

      private:
        std::size_t m_width;
        std::size_t m_groups;
        std::vector<std::uint32_t> m_reached;
        std::vector<bool> m_there;
        std::vector<std::uint64_t> m_ways;
        std::vector<std::uint16_t> m_counts;
    };

    /// Bits of the sides of one die.
    static std::size_t sidesIn(const std::vector<Group>& groups) {
        std::uint32_t sides = 0;
        for (const Group& group : groups) {
            sides += group.sides;
        }
        return static_cast<std::size_t>(std::bit_width(sides));
    }

    std::uint32_t numberOf(std::int64_t key) {
        const auto [found, fresh] = m_numbers.try_emplace(key, static_cast<std::uint32_t>(m_keys.size()));
        if (fresh) {
            m_keys.push_back(key);
            m_next.insert(m_next.end(), m_groups.size(), unknown);
        }
        return found->second;
    }

    std::uint32_t after(std::uint32_t from, std::size_t group) {
        const std::size_t place = from * m_groups.size() + group;
        if (m_next[place] == unknown) {
            const std::uint32_t next = numberOf(withOneMore(m_keys[from], group, m_digits));
            m_next[place] = next;
        }
        return m_next[place];
    }

    /// The sets of faces rise by their counts, so that the first with one die more is the first with one die
    /// less and that die.
    void add(std::uint32_t from, std::size_t group) {
        const std::uint32_t to = after(from, group);
        const bool fresh = m_then.reach(to);
        addWays(m_then.searchOutcomes(to), m_now.searchOutcomes(from), m_groups[group].sides);
        std::uint16_t* counts = m_now.countsOf(from);
        std::uint16_t* known = m_then.countsOf(to);
        ++counts[group];
        if (fresh ||
            std::lexicographical_compare(counts, counts + m_groups.size(), known, known + m_groups.size())) {
            std::copy_n(counts, m_groups.size(), known);
        }
        --counts[group];
    }

    void addWays(std::uint64_t* to, const std::uint64_t* from, std::uint32_t sides) const {
        __extension__ using Wide = unsigned __int128;
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < m_width; ++i) {
            const Wide sum = Wide{from[i]} * sides + to[i] + carry;
            to[i] = static_cast<std::uint64_t>(sum);
            carry = static_cast<std::uint64_t>(sum >> 64);
        }
    }

    static constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

    const std::vector<Group>& m_groups;
    const std::vector<Digit>& m_digits;
    std::size_t m_width; ///< digits of a number of ways
    std::unordered_map<std::int64_t, std::uint32_t> m_numbers;
    std::vector<std::int64_t> m_keys;
    std::vector<std::uint32_t> m_next; ///< for each value and group: which it becomes with such a die
    Row m_now;
    Row m_then;
    std::size_t m_steps = 0;
};

} // namespace

Natural countOfThrows(const Die& die, int count) {
    return power(static_cast<std::uint32_t>(die.faces.size()), count);
}

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

std::vector<ThrowOutcome> throwsByMeasures(const Die& die, int count, const DiceMeasures& measures) {
    const std::vector<Group> groups = groupsOf(die, measures);
    const auto digits = digitsOf(groups, measures, count);
    if (!digits) {
        return everyThrow(die, count);
    }
    Classes classes(groups, *digits, count);
    for (int i = 0; i < count; ++i) {
        classes.addDie();
    }
    return classes.ways(die);
}

} // namespace umpire

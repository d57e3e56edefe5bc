#include "spread.h"

#include <algorithm>

namespace umpire {

namespace {

double asDouble(const Natural& natural) {
    return Natural::ratio(natural, Natural(1));
}

/// What so many of these come to when others came before them, so many of which are bound at most.
std::int64_t worthOf(const AlikeCards& cards, std::int64_t taken, std::int64_t free) {
    const std::int64_t bound = std::clamp<std::int64_t>(free, 0, taken);
    return bound * cards.bound + (taken - bound) * cards.worth;
}

} // namespace

void Spread::add(std::int64_t number, const Natural& ways, double stake) {
    if (m_all.empty()) {
        m_low = number;
    }
    if (number < m_low) {
        m_all.insert(m_all.begin(), static_cast<std::size_t>(m_low - number), {});
        m_low = number;
    }
    const auto place = static_cast<std::size_t>(number - m_low);
    if (place >= m_all.size()) {
        m_all.resize(place + 1);
    }
    m_all[place].ways += ways;
    m_all[place].stake += stake;
}

Natural choose(std::int64_t all, std::int64_t taken) {
    if (taken < 0 || taken > all) {
        return 0;
    }
    Natural ways = 1;
    for (std::int64_t i = 0; i < taken; ++i) {
        ways *= static_cast<std::uint32_t>(all - i);
        ways /= static_cast<std::uint32_t>(i + 1);
    }
    return ways;
}

Spreads noCards(std::int64_t most) {
    Spreads spreads(static_cast<std::size_t>(most) + 1);
    spreads.front().add(0, 1, 0);
    return spreads;
}

namespace {

/// With so many further cards that come to a number.
void addMore(const Spread& from, std::int64_t number, const Natural& ways, double stake, Spread& into) {
    for (std::size_t i = 0; i < from.all().size(); ++i) {
        const WaysAndStake& before = from.all()[i];
        if (before.ways.isZero()) {
            continue;
        }
        Natural both = before.ways;
        both *= ways;
        const double more = before.stake * asDouble(ways) + stake * asDouble(both);
        into.add(from.low() + static_cast<std::int64_t>(i) + number, both, more);
    }
}

Spreads withMore(const Spreads& spreads, const AlikeCards& cards, std::int64_t hosts) {
    Spreads next(spreads.size());
    for (std::size_t before = 0; before < spreads.size(); ++before) {
        const auto room = static_cast<std::int64_t>(spreads.size() - 1 - before);
        for (std::int64_t more = 0; more <= std::min(cards.copies, room); ++more) {
            const std::int64_t worth = worthOf(cards, more, hosts - static_cast<std::int64_t>(before));
            addMore(spreads[before], worth, choose(cards.copies, more),
                    cards.stake * static_cast<double>(more), next[before + static_cast<std::size_t>(more)]);
        }
    }
    return next;
}

} // namespace

Spreads withCards(const Spreads& spreads, const AlikeCards& cards) {
    return withMore(spreads, cards, 0);
}

Spread boundCards(std::vector<AlikeCards> kinds, std::int64_t taken, std::int64_t hosts) {
    std::sort(kinds.begin(), kinds.end(),
              [](const AlikeCards& a, const AlikeCards& b) { return a.bound - a.worth > b.bound - b.worth; });
    Spreads spreads = noCards(taken);
    for (const AlikeCards& kind : kinds) {
        spreads = withMore(spreads, kind, hosts);
    }
    return std::move(spreads.back());
}

void addPairs(const Spread& a, const Spread& b, std::int64_t number, const Natural& ways, double stake,
              Spread& into) {
    for (std::size_t i = 0; i < b.all().size(); ++i) {
        const WaysAndStake& own = b.all()[i];
        if (own.ways.isZero()) {
            continue;
        }
        Natural all = own.ways;
        all *= ways;
        const double each = own.stake / asDouble(own.ways) + stake;
        addMore(a, b.low() + static_cast<std::int64_t>(i) + number, all, each, into);
    }
}

} // namespace umpire

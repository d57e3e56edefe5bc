// Cards that may lie covered are put together kind by kind. Those that others' parts or the command that lays
// them hang on are gone through set by set; the parts of all others do not depend on each other then.

#include "umpire/battle/hidden_total.h"
#include "covered_kinds.h"
#include "umpire/base/natural.h"
#include "umpire/base/speech.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/scope.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace umpire {

/// In how many ways something comes about, and what is at stake in all of them together.
struct WaysAndStake {
    Natural ways = 0;
    double stake = 0;
};

/// In how many ways each number comes about.
class Spread {
  public:
    void add(std::int64_t number, const Natural& ways, double stake);
    std::int64_t low() const { return m_low; }
    /// By the number less `low`.
    const std::vector<WaysAndStake>& all() const { return m_all; }

  private:
    std::int64_t m_low = 0;
    std::vector<WaysAndStake> m_all;
};

/// Spreads by how many cards are taken.
using Spreads = std::vector<Spread>;

/// In how many ways so many of so many can be taken.
Natural choose(std::int64_t all, std::int64_t taken);

/// Cards that count the same.
struct AlikeCards {
    std::int64_t copies = 0;
    std::int64_t worth = 0;
    std::int64_t bound = 0; ///< the same when it is bound to another card
    double stake = 0;

    auto operator<=>(const AlikeCards&) const = default;
};

/// Of none of any cards, as long as `most` and one.
Spreads noCards(std::int64_t most);
/// With any number of further cards, none of them bound.
Spreads withCards(const Spreads& spreads, const AlikeCards& cards);
/// Of just so many cards, those that gain most by it bound, as many as there are others to be bound to.
Spread boundCards(std::vector<AlikeCards> kinds, std::int64_t taken, std::int64_t hosts);
/// Adds all pairs of both.
void addPairs(const Spread& a, const Spread& b, std::int64_t number, const Natural& ways, double stake,
              Spread& into);

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

namespace {

using Covered = PackRoles::Covered;

/// What is the same for all sets of those gone through that come to the same.
struct Ground {
    std::int64_t cards = 0;
    std::int64_t number = 0; ///< of the cards gone through, and of those that are seen
    double stake = 0;
    std::vector<AlikeCards> plain;
    std::vector<AlikeCards> binding;

    auto operator<=>(const Ground&) const = default;
};

void join(std::vector<AlikeCards>& alike, const AlikeCards& cards) {
    const auto same = std::find_if(alike.begin(), alike.end(), [&cards](const AlikeCards& each) {
        return each.worth == cards.worth && each.bound == cards.bound && each.stake == cards.stake;
    });
    if (same == alike.end()) {
        alike.push_back(cards);
    } else {
        same->copies += cards.copies;
    }
}

class Totals {
  public:
    Totals(const Id& side, const HiddenWish& wish, const RulePack& rules, const GameModule* module,
           const Battle& seen, const PartsOfTotal& parts)
        : m_side(side), m_wish(wish), m_rules(rules), m_covered(rules.roles.cards.covered), m_seen(seen),
          m_parts(parts), m_kinds(side, parts, rules, module, seen), m_plain(m_kinds.plain()) {
        for (const CardKind& kind : m_kinds.kinds()) {
            m_stakes.push_back(static_cast<double>(stakeOf(kind.cards.front(), rules, seen)));
        }
    }

    HiddenTotal work() {
        HiddenTotal total{m_wish.count, m_kinds.layable() + (m_wish.idleToo ? m_kinds.idle() : 0), {}, {}};
        if (m_kinds.oddBonds()) {
            total.why = say("odds", "what cards are bound to hangs on too much to be told ahead");
            return total;
        }
        goThrough(0, {}, 0, 1);
        total.why = m_why;
        if (!m_why.empty()) {
            return total; // a part of them tells nothing
        }
        const Spread sum = added();
        for (std::size_t i = 0; i < sum.all().size(); ++i) {
            const WaysAndStake& ways = sum.all()[i];
            if (!ways.ways.isZero()) {
                total.totals.push_back({sum.low() + static_cast<std::int64_t>(i), ways.ways, ways.stake});
            }
        }
        if (total.why.empty() && total.totals.empty()) {
            total.why = say("odds", "no cards that are not seen could lie there together");
        }
        return total;
    }

  private:
    const std::vector<CardKind>& kinds() const { return m_kinds.kinds(); }

    /// All sets of the kinds that stand apart, as long as they may be laid together.
    void goThrough(std::size_t place, const Ids& taken, double stake, const Natural& ways) {
        if (!m_why.empty()) {
            return;
        }
        if (place == kinds().size()) {
            keep(taken, stake, ways);
            return;
        }
        const CardKind& kind = kinds()[place];
        goThrough(place + 1, taken, stake, ways);
        Ids more = taken;
        for (std::size_t i = 0; kind.apart && i < kind.cards.size(); ++i) {
            more.push_back(kind.cards[i]);
            if (static_cast<std::int64_t>(more.size()) > m_wish.count || !m_kinds.accepts(more)) {
                break;
            }
            const auto copies = static_cast<std::int64_t>(i + 1);
            Natural all = ways;
            all *= choose(static_cast<std::int64_t>(kind.cards.size()), copies);
            goThrough(place + 1, more, stake + static_cast<double>(copies) * m_stakes[place], all);
        }
    }

    void keep(const Ids& taken, double stake, const Natural& ways) {
        if (++m_sets > mostCoveredSets) {
            m_why = fill(say("odds", "the cards that are not seen may lie there in too many ways; more than "
                                     "{count} are not gone through"),
                         {{"count", std::to_string(mostCoveredSets)}});
            return;
        }
        Ids all = m_plain;
        all.insert(all.end(), taken.begin(), taken.end());
        if (!m_kinds.accepts(all)) {
            m_why = say("odds", "which cards may lie there together hangs on too much to be told ahead");
            return;
        }
        Ground ground = groundOf(taken);
        ground.stake = stake;
        m_grounds[ground] += ways;
    }

    /// One card of each plain kind stands there, so that it can be asked what it counts.
    Ground groundOf(const Ids& taken) const {
        Battle battle = turnedOver(m_side, m_rules, m_seen);
        const auto turn = [&](const Id& id) { battle.set(id, m_rules.roles.cards.pile, m_covered.turned); };
        std::for_each(taken.begin(), taken.end(), turn);
        for (const CardKind& kind : kinds()) {
            if (!kind.apart) {
                turn(kind.cards.front());
            }
        }
        Ground ground;
        ground.cards = static_cast<std::int64_t>(taken.size());
        ground.number = attributeValue(m_side, m_covered.total, Scope{m_rules, battle}).number();
        for (std::size_t i = 0; i < kinds().size(); ++i) {
            if (!kinds()[i].apart) {
                addKind(i, battle, ground);
            }
        }
        return ground;
    }

    void addKind(std::size_t place, Battle& battle, Ground& ground) const {
        const CardKind& kind = kinds()[place];
        const Id& card = kind.cards.front();
        const auto part = [&] { return attributeValue(card, m_parts.part, Scope{m_rules, battle}).number(); };
        AlikeCards cards{static_cast<std::int64_t>(kind.cards.size()), part(), 0, m_stakes[place]};
        ground.number -= cards.worth;
        cards.bound = cards.worth;
        for (const auto& [name, value] : kind.bond) {
            battle.set(card, name, value);
        }
        if (!kind.bond.empty()) {
            cards.bound = std::max(cards.worth, part());
        }
        join(kind.bond.empty() ? ground.plain : ground.binding, cards);
    }

    Spread added() const {
        Spread sum;
        for (const auto& [ground, ways] : m_grounds) {
            const std::int64_t room = m_wish.count - ground.cards;
            Spreads plain = noCards(room);
            for (const AlikeCards& cards : ground.plain) {
                plain = withCards(plain, cards);
            }
            const std::int64_t idle = m_wish.idleToo ? std::min(m_kinds.idle(), room) : 0;
            for (std::int64_t none = 0; none <= idle; ++none) {
                Natural all = ways;
                all *= choose(m_kinds.idle(), none);
                addBinding(ground, plain, room - none, all, sum);
            }
        }
        return sum;
    }

    /// Together with so many that may be bound.
    void addBinding(const Ground& ground, const Spreads& plain, std::int64_t room, const Natural& ways,
                    Spread& sum) const {
        std::int64_t most = 0;
        for (const AlikeCards& cards : ground.binding) {
            most += cards.copies;
        }
        for (std::int64_t bound = 0; bound <= std::min(most, room); ++bound) {
            const std::int64_t hosts = ground.cards + room - bound + m_kinds.seenHosts();
            addPairs(plain[static_cast<std::size_t>(room - bound)], boundCards(ground.binding, bound, hosts),
                     ground.number, ways, ground.stake, sum);
        }
    }

    const Id& m_side;
    const HiddenWish& m_wish;
    const RulePack& m_rules;
    const Covered& m_covered;
    const Battle& m_seen;
    const PartsOfTotal& m_parts;
    CoveredKinds m_kinds;
    Ids m_plain;
    std::vector<double> m_stakes;
    std::map<Ground, Natural> m_grounds;
    std::size_t m_sets = 0;
    std::string m_why;
};

} // namespace

Battle turnedOver(const Id& side, const RulePack& rules, Battle battle) {
    const PackRoles::Cards& cards = rules.roles.cards;
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        if (unit->side == side && unit->value(cards.pile).text() == cards.covered.pile) {
            battle.set(Id(unit->id), cards.pile, cards.covered.turned);
        }
    }
    return battle;
}

std::int64_t strengthOf(const Id& unit, const RulePack& rules, const Battle& battle) {
    const Balance& balance = rules.balance;
    const auto measure = std::find_if(balance.measures.begin(), balance.measures.end(),
                                      [&balance](const auto& each) { return each.id == balance.strength; });
    return measure == balance.measures.end()
               ? 0
               : evaluate(measure->value, Scope{rules, battle, Somebody(unit)}).number();
}

Id lostTo(const Id& unit, const RulePack& rules, const Battle& battle) {
    const PackRoles::Cards& cards = rules.roles.cards;
    return cards.covered.lost ? evaluate(*cards.covered.lost, Scope{rules, battle, Somebody(unit)}).text()
                              : battle.find(unit)->value(cards.pile).text();
}

std::int64_t stakeOf(const Id& unit, const RulePack& rules, const Battle& battle) {
    const PackRoles::Cards& cards = rules.roles.cards;
    Battle there = battle;
    there.set(unit, cards.pile, cards.covered.from);
    const std::int64_t kept = strengthOf(unit, rules, there);
    there.set(unit, cards.pile, lostTo(unit, rules, battle));
    return kept - strengthOf(unit, rules, there);
}

HiddenTotal hiddenTotal(const Id& side, const HiddenWish& wish, const RulePack& rules,
                        const GameModule* module, const Battle& seen) {
    const Covered& covered = rules.roles.cards.covered;
    if (wish.count == 0) {
        const Battle turned = turnedOver(side, rules, seen);
        return {0, 0, {{attributeValue(side, covered.total, Scope{rules, turned}).number(), 1, 0}}, {}};
    }
    const auto parts = partsOf(covered.total, rules, seen);
    if (!parts) {
        return {wish.count, 0, {}, say("odds", "the rules do not count the total card by card")};
    }
    return Totals(side, wish, rules, module, seen, *parts).work();
}

Json CoveredOdds::toJson() const {
    if (!why.empty()) {
        return {{"why", why}};
    }
    return {{"count", count}, {"from", from}, {"beats", beats}, {"equal", equal}, {"loses", loses}};
}

Id opponentOf(const Id& side, const Battle& battle) {
    const auto sides = battle.all(SubjectKind::Side);
    const bool two = sides.size() == 2 && (sides[0]->id == side || sides[1]->id == side);
    return two ? sides[sides[0]->id == side ? 1 : 0]->id : Id();
}

std::int64_t coveredOf(const Id& side, const Id& viewer, const RulePack& rules, const Battle& battle) {
    const PackRoles::Cards& cards = rules.roles.cards;
    std::int64_t count = 0;
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        const bool lies = unit->side == side && unit->value(cards.pile).text() == cards.covered.pile;
        count += lies && !sees(rules, battle, *unit, Viewer::of(viewer)) ? 1 : 0;
    }
    return count;
}

namespace {

void addChances(CoveredOdds& odds, const HiddenTotal& hidden) {
    Natural less;
    Natural same;
    Natural all;
    for (const WaysToTotal& each : hidden.totals) {
        all += each.ways;
        if (each.total <= odds.total) {
            (each.total < odds.total ? less : same) += each.ways;
        }
    }
    Natural more;
    for (const WaysToTotal& each : hidden.totals) {
        if (each.total > odds.total) {
            more += each.ways;
        }
    }
    odds.beats = Natural::ratio(less, all);
    odds.equal = Natural::ratio(same, all);
    odds.loses = Natural::ratio(more, all);
}

} // namespace

CoveredOdds coveredOdds(const Id& side, const RulePack& rules, const GameModule* module,
                        const Battle& battle) {
    CoveredOdds odds;
    odds.side = side;
    odds.other = opponentOf(side, battle);
    const PackRoles::Covered& covered = rules.roles.cards.covered;
    if (covered.pile.empty()) {
        odds.why = say("odds", "no cards lie covered in this game");
    } else if (odds.other.empty()) {
        odds.why = say("odds", "there are not two sides");
    }
    if (!odds.why.empty()) {
        return odds;
    }
    const Battle seen = asSeenBy(side, rules, battle);
    const Battle turned = turnedOver(side, rules, seen);
    odds.total = attributeValue(side, covered.total, Scope{rules, turned}).number();
    const HiddenWish wish{coveredOf(odds.other, side, rules, battle)};
    const HiddenTotal hidden = hiddenTotal(odds.other, wish, rules, module, seen);
    odds.count = hidden.count;
    odds.from = hidden.from;
    odds.why = hidden.why;
    if (odds.why.empty()) {
        addChances(odds, hidden);
    }
    return odds;
}

} // namespace umpire

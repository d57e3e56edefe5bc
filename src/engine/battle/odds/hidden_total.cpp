#include "umpire/battle/hidden_total.h"

#include "../../rules/expression_reader.h"
#include "umpire/base/natural.h"
#include "umpire/base/speech.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/game_module.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

namespace {

/// A number of a side to which each of its units adds a part: that comes from the unit itself and from other
/// numbers of the side, each of which is counted or added up over its units as well, of each for itself. So
/// nothing else of other units has a say in a part.
struct PartsOfTotal {
    Id part;             ///< count of units
    std::set<Id> shared; ///< counts of the side
};

/// Cards that are alike but for their ids.
struct CardKind {
    Ids cards;
    /// Others have a say in whether it may be laid, or it has one in what others count.
    bool apart = false;
    /// What binding one to another card makes of it; empty: it is bound to none.
    std::vector<std::pair<Id, Value>> bond;
};

using FieldKind = ActionField::Kind;

Id fieldOf(const Action& action, FieldKind kind, const std::string& party) {
    const auto found = std::find_if(action.fields.begin(), action.fields.end(), [&](const ActionField& each) {
        return each.kind == kind && each.party == party;
    });
    return found == action.fields.end() ? Id() : found->id;
}

/// The cards of a side that might lie covered, by kinds, as the pack's own command takes them.
class CoveredKinds {
  public:
    CoveredKinds(const Id& side, const PartsOfTotal& parts, const RulePack& rules, const GameModule* module,
                 const Battle& seen)
        : m_side(side), m_rules(rules), m_module(module), m_seen(seen) {
        gather();
        findApart(parts);
        findCrossed();
        if (!rules.roles.cards.covered.bound.empty()) {
            findBonds();
        }
    }

    const std::vector<CardKind>& kinds() const { return m_kinds; }
    /// Cards that might be laid; others that are not seen.
    std::int64_t layable() const { return m_layable; }
    std::int64_t idle() const { return m_idle; }
    /// Seen cards that a hidden one may be bound to.
    std::int64_t seenHosts() const { return m_seenHosts; }
    /// Bonds that are not one to any card that is not bound itself: nothing is worked out with these.
    bool oddBonds() const { return m_oddBonds; }
    /// Whether the side may lay just these.
    bool accepts(const Ids& cards) const {
        const Action& action = *m_rules.action(m_rules.roles.cards.covered.by);
        PhysicalDice none({});
        Resolution resolution(m_rules, m_seen, none);
        try {
            decide(Json{{"do", action.id},
                        {fieldOf(action, FieldKind::Subject, "self"), m_side},
                        {fieldOf(action, FieldKind::Subjects, "none"), cards}},
                   resolution, m_module);
        } catch (const BadDice&) {
            return true;
        } catch (const Refused&) {
            return false;
        }
        return true;
    }

    /// All cards of the kinds that do not stand apart.
    Ids plain() const {
        Ids all;
        for (const CardKind& kind : m_kinds) {
            if (!kind.apart) {
                all.insert(all.end(), kind.cards.begin(), kind.cards.end());
            }
        }
        return all;
    }

  private:
    /// In the order of the file.
    void gather() {
        const PackRoles::Cards& cards = m_rules.roles.cards;
        std::map<std::string, std::size_t> known;
        std::vector<CardKind> all;
        for (const Subject* card : m_seen.all(SubjectKind::Unit)) {
            if (card->side == m_side && card->value(cards.pile).text() == cards.covered.from) {
                const auto [found, isNew] = known.emplace(storedOf(*card, cards.pile), all.size());
                if (isNew) {
                    all.push_back({});
                }
                all[found->second].cards.push_back(card->id);
            }
        }
        for (CardKind& kind : all) {
            const bool may = accepts({kind.cards.front()});
            (may ? m_layable : m_idle) += static_cast<std::int64_t>(kind.cards.size());
            if (may) {
                m_kinds.push_back(std::move(kind));
            }
        }
    }

    /// Kinds that make numbers of the side that others look at, and those that may not all be laid with the
    /// others.
    void findApart(const PartsOfTotal& parts) {
        Ids together;
        for (CardKind& kind : m_kinds) {
            Ids with = together;
            with.insert(with.end(), kind.cards.begin(), kind.cards.end());
            const bool fits = accepts(with);
            kind.apart = !fits || hasShare(kind, parts);
            if (fits) {
                together = std::move(with);
            }
        }
    }

    bool hasShare(const CardKind& kind, const PartsOfTotal& parts) const {
        Battle with = m_seen;
        with.set(kind.cards.front(), m_rules.roles.cards.pile, m_rules.roles.cards.covered.turned);
        return std::any_of(parts.shared.begin(), parts.shared.end(), [&](const Id& number) {
            return attributeValue(m_side, number, Scope{m_rules, with}) !=
                   attributeValue(m_side, number, Scope{m_rules, m_seen});
        });
    }

    /// Those which one that does not fit would fit without.
    void findCrossed() {
        const Ids all = plain();
        for (const CardKind& odd : m_kinds) {
            if (!odd.apart) {
                continue;
            }
            Ids with = all;
            with.push_back(odd.cards.front());
            if (accepts(with)) {
                continue;
            }
            for (CardKind& kind : m_kinds) {
                Ids both = kind.cards;
                both.push_back(odd.cards.front());
                kind.apart = kind.apart || !accepts(both);
            }
        }
    }

    void findBonds() {
        const Ids may = mayBind(allTurned());
        const auto mayBe = [&may](const CardKind& kind) {
            return std::find(may.begin(), may.end(), kind.cards.front()) != may.end();
        };
        const auto host = std::ranges::find_if(
            m_kinds, [&mayBe](const CardKind& kind) { return !kind.apart && !mayBe(kind); });
        if (host == m_kinds.end()) {
            m_oddBonds = !may.empty();
            return;
        }
        CardKind* bound = nullptr;
        for (CardKind& kind : m_kinds) {
            if (mayBe(kind) && binds(kind, host->cards.front())) {
                bound = &kind;
                m_oddBonds = m_oddBonds || kind.apart;
            }
        }
        if (!bound) {
            return;
        }
        for (const CardKind& kind : m_kinds) {
            CardKind tried = *bound;
            m_oddBonds = m_oddBonds || binds(tried, kind.cards.front()) != kind.bond.empty();
        }
        for (const Subject* card : m_seen.all(SubjectKind::Unit)) {
            CardKind tried = *bound;
            const bool there = card->side == m_side && card->value(m_rules.roles.cards.pile).text() ==
                                                           m_rules.roles.cards.covered.turned;
            m_seenHosts += there && binds(tried, card->id) ? 1 : 0;
        }
    }

    /// Keeps what becomes of the card, if the pack allows it.
    bool binds(CardKind& kind, const Id& to) {
        const Action& action = *m_rules.action(m_rules.roles.cards.covered.bound);
        const Battle turned = allTurned();
        const auto bound = carriedOut({{"do", action.id},
                                       {fieldOf(action, FieldKind::Subject, "self"), kind.cards.front()},
                                       {fieldOf(action, FieldKind::Subject, "other"), to}},
                                      m_rules, m_module, turned);
        if (!bound) {
            return false;
        }
        kind.bond.clear();
        const Subject& before = *turned.find(kind.cards.front());
        for (const auto& [name, value] : bound->find(kind.cards.front())->values.entries()) {
            if (before.value(name.text()) != value) {
                kind.bond.emplace_back(name.text(), value);
            }
        }
        return !kind.bond.empty();
    }

    Ids mayBind(const Battle& turned) const {
        const Action& action = *m_rules.action(m_rules.roles.cards.covered.bound);
        const ActionField& field = *action.field(fieldOf(action, FieldKind::Subject, "self"));
        return amongOf(field.among, SubjectKind::Unit, Scope{m_rules, turned});
    }

    Battle allTurned() const {
        Battle battle = m_seen;
        for (const CardKind& kind : m_kinds) {
            battle.set(kind.cards.front(), m_rules.roles.cards.pile, m_rules.roles.cards.covered.turned);
        }
        return battle;
    }

    const Id& m_side;
    const RulePack& m_rules;
    const GameModule* m_module;
    const Battle& m_seen;
    std::vector<CardKind> m_kinds;
    std::int64_t m_layable = 0;
    std::int64_t m_idle = 0;
    std::int64_t m_seenHosts = 0;
    bool m_oddBonds = false;
};

using Op = Expression::Op;

/// Operators that only put together what their operands give, or give the same everywhere.
bool putsTogether(Op op) {
    return reckons(op) || op == Op::Literal || op == Op::Ruling || op == Op::Context || op == Op::Constant ||
           op == Op::Trait || op == Op::In;
}

/// The same for all subjects.
bool isFixed(const Expression& expression) {
    return putsTogether(expression.op) &&
           std::all_of(expression.operands.begin(), expression.operands.end(), isFixed);
}

bool isUnitsOfSelf(const Expression& list) {
    return list.op == Op::Of && list.word == "units" && list.operands.front().op == Op::Self;
}

bool isAlways(const Expression& condition) {
    return condition.op == Op::Literal && condition.literal.flag();
}

/// Goes through the formulas behind a total.
class Finder {
  public:
    Finder(const RulePack& rules, const Battle& battle) : m_rules(rules), m_battle(battle) {}

    /// Nothing where the formula of the pack has another form, as far as the readings in force let it be
    /// told.
    std::optional<PartsOfTotal> find(const Id& total) {
        const Attribute* attribute = m_rules.attribute(SubjectKind::Side, total);
        if (!attribute || !attribute->derived) {
            return std::nullopt;
        }
        const Expression& sum = chosen(*attribute->derived);
        const bool adds = sum.op == Op::Sum && sum.operands.size() == 3 && isUnitsOfSelf(sum.operands[0]) &&
                          isAlways(sum.operands[1]) && sum.operands[2].op == Op::Of &&
                          sum.operands[2].operands.front().op == Op::Each;
        if (!adds || !ofUnit(sum.operands[2].word)) {
            return std::nullopt;
        }
        return PartsOfTotal{sum.operands[2].word, m_shared};
    }

  private:
    /// What is left of choices that hang on readings only.
    const Expression& chosen(const Expression& expression) const {
        if (expression.op != Op::If || !isFixed(expression.operands[0])) {
            return expression;
        }
        const bool yes = evaluate(expression.operands[0], Scope{m_rules, m_battle}).flag();
        return chosen(expression.operands[yes ? 1 : 2]);
    }

    const Attribute* derived(SubjectKind kind, const Id& word) const {
        const Attribute* attribute = m_rules.attribute(kind, word);
        return attribute && attribute->derived ? attribute : nullptr;
    }

    bool ofUnit(const Id& word) {
        const Attribute* attribute = derived(SubjectKind::Unit, word);
        return !attribute || partOf(*attribute->derived);
    }

    /// In the formula of a unit's number, $self being that unit.
    bool partOf(const Expression& expression) {
        if (expression.op == Op::Self) {
            return true;
        }
        if (expression.op == Op::Of) {
            return lookUp(expression);
        }
        return putsTogether(expression.op) &&
               std::all_of(expression.operands.begin(), expression.operands.end(),
                           [this](const Expression& operand) { return partOf(operand); });
    }

    bool lookUp(const Expression& of) {
        const Expression& whose = of.operands.front();
        if (whose.op == Op::Self) {
            return ofUnit(of.word);
        }
        const bool own = whose.op == Op::Of && whose.operands.front().op == Op::Self;
        if (own && whose.word == "side") {
            return ofSide(of.word);
        }
        // Of a card that it is bound to, only where that lies: beside it.
        return own && whose.type.subject == SubjectKind::Unit && of.word == m_rules.roles.cards.pile;
    }

    bool ofSide(const Id& word) {
        const Attribute* attribute = derived(SubjectKind::Side, word);
        if (!attribute) {
            return m_rules.attribute(SubjectKind::Side, word) != nullptr;
        }
        const Expression& formula = *attribute->derived;
        const bool adds = (formula.op == Op::Count || formula.op == Op::Sum) &&
                          isUnitsOfSelf(formula.operands[0]) &&
                          std::all_of(formula.operands.begin() + 1, formula.operands.end(),
                                      [this](const Expression& operand) { return plain(operand, Op::Each); });
        if (adds) {
            m_shared.insert(word);
        }
        return adds;
    }

    /// Of one unit and nothing else.
    bool plain(const Expression& expression, Op whose) const {
        if (expression.op == Op::Of && expression.operands.front().op == whose) {
            const Attribute* attribute = derived(SubjectKind::Unit, expression.word);
            return attribute ? plain(*attribute->derived, Op::Self)
                             : m_rules.attribute(SubjectKind::Unit, expression.word) != nullptr;
        }
        return putsTogether(expression.op) &&
               std::all_of(expression.operands.begin(), expression.operands.end(),
                           [&](const Expression& operand) { return plain(operand, whose); });
    }

    const RulePack& m_rules;
    const Battle& m_battle;
    std::set<Id> m_shared;
};

// Cards that may lie covered are put together kind by kind. Those that others' parts or the command that lays
// them hang on are gone through set by set; the parts of all others do not depend on each other then.

/// In how many ways something comes about, and what is at stake in all of them together.
struct WaysAndStake {
    Natural ways = 0;
    double stake = 0;
};

/// In how many ways each number comes about.
using Spread = std::map<std::int64_t, WaysAndStake>;

/// Spreads by how many cards are taken.
using Spreads = std::vector<Spread>;

/// Cards that count the same.
struct AlikeCards {
    std::int64_t copies = 0;
    std::int64_t worth = 0;
    std::int64_t bound = 0; ///< the same when it is bound to another card
    double stake = 0;

    auto operator<=>(const AlikeCards&) const = default;
};

double asDouble(const Natural& natural) {
    return ratioOf(natural, 1);
}

/// What so many of these come to when others came before them, so many of which are bound at most.
std::int64_t worthOf(const AlikeCards& cards, std::int64_t taken, std::int64_t free) {
    const std::int64_t bound = std::clamp<std::int64_t>(free, 0, taken);
    return bound * cards.bound + (taken - bound) * cards.worth;
}

/// Of none of any cards, as long as `most` and one.
Spreads noCards(std::int64_t most) {
    Spreads spreads(static_cast<std::size_t>(most) + 1);
    spreads.front()[0].ways = 1;
    return spreads;
}

/// With so many further cards that come to a number.
void addMore(const Spread& from, std::int64_t number, const Natural& ways, double stake, Spread& into) {
    for (const auto& [total, before] : from) {
        const Natural both = before.ways * ways;
        WaysAndStake& sum = into[total + number];
        sum.stake += before.stake * asDouble(ways) + stake * asDouble(both);
        sum.ways += both;
    }
}

/// With any number of further cards; `hosts`: how many may be bound.
Spreads withMore(const Spreads& spreads, const AlikeCards& cards, std::int64_t hosts) {
    Spreads next(spreads.size());
    for (std::size_t before = 0; before < spreads.size(); ++before) {
        const auto room = static_cast<std::int64_t>(spreads.size() - 1 - before);
        for (std::int64_t more = 0; more <= std::min(cards.copies, room); ++more) {
            const std::int64_t worth = worthOf(cards, more, hosts - static_cast<std::int64_t>(before));
            addMore(spreads[before], worth, combinations(cards.copies, more),
                    cards.stake * static_cast<double>(more), next[before + static_cast<std::size_t>(more)]);
        }
    }
    return next;
}

/// Of just so many cards, those that gain most by it bound, as many as there are others to be bound to.
Spread boundCards(std::vector<AlikeCards> kinds, std::int64_t taken, std::int64_t hosts) {
    std::sort(kinds.begin(), kinds.end(),
              [](const AlikeCards& a, const AlikeCards& b) { return a.bound - a.worth > b.bound - b.worth; });
    Spreads spreads = noCards(taken);
    for (const AlikeCards& kind : kinds) {
        spreads = withMore(spreads, kind, hosts);
    }
    return std::move(spreads.back());
}

/// Adds all pairs of both.
void addPairs(const Spread& a, const Spread& b, std::int64_t number, const Natural& ways, double stake,
              Spread& into) {
    for (const auto& [total, own] : b) {
        addMore(a, total + number, own.ways * ways, own.stake / asDouble(own.ways) + stake, into);
    }
}

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
        for (const auto& [number, ways] : added()) {
            total.totals.push_back({number, ways.ways, ways.stake});
        }
        if (total.totals.empty()) {
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
            const Natural all = ways * combinations(static_cast<std::int64_t>(kind.cards.size()), copies);
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
                plain = withMore(plain, cards, 0);
            }
            const std::int64_t idle = m_wish.idleToo ? std::min(m_kinds.idle(), room) : 0;
            for (std::int64_t none = 0; none <= idle; ++none) {
                addBinding(ground, plain, room - none, ways * combinations(m_kinds.idle(), none), sum);
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

std::optional<Battle> carriedOut(const Json& command, const RulePack& rules, const GameModule* module,
                                 const Battle& battle) {
    PhysicalDice none({});
    Resolution resolution(rules, battle, none);
    try {
        decide(command, resolution, module);
    } catch (const Refused&) {
        return std::nullopt;
    }
    return resolution.battle();
}

std::string storedOf(const Subject& subject, std::string_view but) {
    std::string stored;
    for (const auto& [name, value] : subject.values.entries()) {
        if (name.text() != but) {
            stored +=
                name.text() + '=' + (value.isText() ? value.text() : std::to_string(value.payload())) + ';';
        }
    }
    return stored;
}

const Balance::Measure* strengthMeasure(const RulePack& rules) {
    const Balance& balance = rules.balance;
    const auto measure = std::find_if(balance.measures.begin(), balance.measures.end(),
                                      [&balance](const auto& each) { return each.id == balance.strength; });
    return measure == balance.measures.end() ? nullptr : &*measure;
}

std::int64_t strengthOf(const Id& unit, const RulePack& rules, const Battle& battle) {
    const Balance::Measure* measure = strengthMeasure(rules);
    return measure ? evaluate(measure->value, Scope{rules, battle, Somebody(unit)}).number() : 0;
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
    const auto parts = Finder(rules, seen).find(covered.total);
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
    Natural more;
    Natural all;
    for (const WaysToTotal& each : hidden.totals) {
        all += each.ways;
        (each.total < odds.total ? less : each.total == odds.total ? same : more) += each.ways;
    }
    odds.beats = ratioOf(less, all);
    odds.equal = ratioOf(same, all);
    odds.loses = ratioOf(more, all);
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

#include "covered_kinds.h"

#include "../../rules/expression_names.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/scope.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

Id fieldOf(const Action& action, FieldKind kind, const std::string& party) {
    const auto found = std::find_if(action.fields.begin(), action.fields.end(), [&](const ActionField& each) {
        return each.kind == kind && each.party == party;
    });
    return found == action.fields.end() ? Id() : found->id;
}

/// What is stored of a card but where it lies.
std::string lookOf(const Subject& card, const Id& pile) {
    std::string look;
    for (const auto& [name, value] : card.values) {
        if (name != pile) {
            look += name;
            look += '=';
            look += value.isText() ? value.text() : std::to_string(value.payload());
            look += ';';
        }
    }
    return look;
}

} // namespace

CoveredKinds::CoveredKinds(const Id& side, const PartsOfTotal& parts, const RulePack& rules,
                           const GameModule* module, const Battle& seen)
    : m_side(side), m_rules(rules), m_module(module), m_seen(seen) {
    gather();
    findApart(parts);
    findCrossed();
    if (!rules.roles.cards.covered.bound.empty()) {
        findBonds();
    }
}

bool CoveredKinds::accepts(const Ids& cards) const {
    const Action& action = *m_rules.action(m_rules.roles.cards.covered.by);
    PhysicalDice none({});
    Resolution resolution(m_rules, m_seen, none);
    try {
        decide(Json{{"do", action.id},
                    {fieldOf(action, FieldKind::Subject, "self"), m_side},
                    {fieldOf(action, FieldKind::Subjects, "none"), cards}},
               resolution, m_module);
    } catch (const Refused&) {
        return false;
    } catch (const BadDice&) {
        return true;
    }
    return true;
}

/// In the order of the file.
void CoveredKinds::gather() {
    const PackRoles::Cards& cards = m_rules.roles.cards;
    std::map<std::string, std::size_t> known;
    std::vector<CardKind> all;
    for (const Subject* card : m_seen.all(SubjectKind::Unit)) {
        if (card->side == m_side && card->value(cards.pile).text() == cards.covered.from) {
            const auto [found, isNew] = known.emplace(lookOf(*card, cards.pile), all.size());
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

bool CoveredKinds::hasShare(const CardKind& kind, const PartsOfTotal& parts) const {
    Battle with = m_seen;
    with.set(kind.cards.front(), m_rules.roles.cards.pile, m_rules.roles.cards.covered.turned);
    return std::any_of(parts.shared.begin(), parts.shared.end(), [&](const Id& number) {
        return attributeValue(m_side, number, Scope{m_rules, with}) !=
               attributeValue(m_side, number, Scope{m_rules, m_seen});
    });
}

/// Kinds that make numbers of the side that others look at, and those that may not all be laid with the
/// others.
void CoveredKinds::findApart(const PartsOfTotal& parts) {
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

/// Those which one that does not fit would fit without.
void CoveredKinds::findCrossed() {
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

Ids CoveredKinds::plain() const {
    Ids all;
    for (const CardKind& kind : m_kinds) {
        if (!kind.apart) {
            all.insert(all.end(), kind.cards.begin(), kind.cards.end());
        }
    }
    return all;
}

Battle CoveredKinds::allTurned() const {
    Battle battle = m_seen;
    for (const CardKind& kind : m_kinds) {
        battle.set(kind.cards.front(), m_rules.roles.cards.pile, m_rules.roles.cards.covered.turned);
    }
    return battle;
}

Ids CoveredKinds::mayBind(const Battle& turned) const {
    const Action& action = *m_rules.action(m_rules.roles.cards.covered.bound);
    const ActionField& field = *action.field(fieldOf(action, FieldKind::Subject, "self"));
    return amongOf(field.among, SubjectKind::Unit, Scope{m_rules, turned});
}

void CoveredKinds::findBonds() {
    const Ids may = mayBind(allTurned());
    const auto mayBe = [&may](const CardKind& kind) {
        return std::find(may.begin(), may.end(), kind.cards.front()) != may.end();
    };
    for (const CardKind& host : m_kinds) {
        m_host = m_host.empty() && !host.apart && !mayBe(host) ? host.cards.front() : m_host;
    }
    CardKind* bound = nullptr;
    for (CardKind& kind : m_kinds) {
        if (!m_host.empty() && mayBe(kind) && binds(kind, m_host)) {
            bound = &kind;
            m_oddBonds = m_oddBonds || kind.apart;
        }
    }
    if (!bound) {
        m_oddBonds = m_host.empty() && !may.empty();
        return;
    }
    for (const CardKind& kind : m_kinds) {
        CardKind tried = *bound;
        m_oddBonds = m_oddBonds || binds(tried, kind.cards.front()) != kind.bond.empty();
    }
    for (const Subject* card : m_seen.all(SubjectKind::Unit)) {
        CardKind tried = *bound;
        const bool there = card->side == m_side &&
                           card->value(m_rules.roles.cards.pile).text() == m_rules.roles.cards.covered.turned;
        m_seenHosts += there && binds(tried, card->id) ? 1 : 0;
    }
}

/// Keeps what becomes of the card, if the pack allows it.
bool CoveredKinds::binds(CardKind& kind, const Id& to) {
    const Action& action = *m_rules.action(m_rules.roles.cards.covered.bound);
    const Battle turned = allTurned();
    PhysicalDice none({});
    Resolution resolution(m_rules, turned, none);
    try {
        decide(Json{{"do", action.id},
                    {fieldOf(action, FieldKind::Subject, "self"), kind.cards.front()},
                    {fieldOf(action, FieldKind::Subject, "other"), to}},
               resolution, m_module);
    } catch (const std::runtime_error&) {
        return false;
    }
    kind.bond.clear();
    const Subject& before = *turned.find(kind.cards.front());
    for (const auto& [name, value] : resolution.battle().find(kind.cards.front())->values) {
        if (before.value(name) != value) {
            kind.bond.emplace_back(name, value);
        }
    }
    return !kind.bond.empty();
}

namespace {

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

} // namespace

std::optional<PartsOfTotal> partsOf(const Id& total, const RulePack& rules, const Battle& battle) {
    return Finder(rules, battle).find(total);
}

} // namespace umpire

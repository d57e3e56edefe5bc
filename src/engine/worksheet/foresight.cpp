#include "foresight.h"

#include "legal_commands.h"

#include "umpire/battle/covered_odds.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/seen_battle.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/candidates.h"

#include <algorithm>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

double numberOf(const Natural& natural) {
    return Natural::ratio(natural, Natural(1));
}

Id partyId(const Action& action, const std::string& party) {
    const auto found = std::find_if(action.fields.begin(), action.fields.end(), [&](const ActionField& each) {
        return each.kind == FieldKind::Subject && each.party == party;
    });
    return found == action.fields.end() ? Id() : found->id;
}

} // namespace

Foresight::Foresight(const Session& session, const Id& side)
    : m_session(session), m_side(side), m_other(opponentOf(side, session.battle())),
      m_seen(asSeenBy(side, session.rules(), session.battle())) {
    if (m_other.empty() || covered().pile.empty()) {
        return;
    }
    const auto tiesOf = [this](const Id& id) {
        return covered().ties && holds(covered().ties, Scope{rules(), m_seen, Somebody(id)});
    };
    m_tiesAreOwn = tiesOf(m_side);
    m_tiesAreTheirs = tiesOf(m_other);
    HiddenWish wish{coveredOf(m_other, m_side, rules(), session.battle())};
    if (owesCards(session)) {
        wish.idleToo = true;
        for (const PileCount& pile : pilesOf(rules(), session.battle(), Viewer::ofEverybody())) {
            wish.count += pile.side == m_other && pile.pile == covered().from ? pile.cards : 0;
        }
    }
    if (wish.count > 0) {
        m_hidden = hiddenTotal(m_other, wish, rules(), session.module(), m_seen);
        for (const WaysToTotal& each : m_hidden.totals) {
            m_all += numberOf(each.ways);
        }
    }
}

/// The other side has still to lay its cards, and may.
bool Foresight::owesCards(const Session& session) const {
    const auto& due = session.battle().due;
    return std::any_of(due.begin(), due.end(), [&](const Due& each) {
        return each.check == covered().by && each.subject == m_other && !each.optional &&
               LegalCommands(session, m_seen, m_other).move(each.command);
    });
}

double Foresight::standing(const Battle& battle) const {
    const double now = isHidden() ? 0 : strength(battle);
    const bool known = m_hidden.why.empty();
    return m_other.empty() || covered().pile.empty() || !known ? now : now + counted(battle);
}

/// Own strength less that of all others.
double Foresight::strength(const Battle& battle) const {
    const Balance& balance = rules().balance;
    const auto measure = std::find_if(balance.measures.begin(), balance.measures.end(),
                                      [&balance](const auto& each) { return each.id == balance.strength; });
    if (measure == balance.measures.end()) {
        return 0;
    }
    Known known;
    Scope scope{rules(), battle};
    scope.known = &known;
    std::int64_t sum = 0;
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        const std::int64_t own = evaluate(measure->value, scope.about(Somebody(unit->symbol))).number();
        sum += unit->side == m_side ? own : -own;
    }
    return static_cast<double>(sum);
}

double Foresight::counted(const Battle& battle) const {
    const double ownStake = stakes(battle, m_side);
    const double theirStake = stakes(battle, m_other);
    const std::int64_t own = ownTotal(battle);
    if (!isHidden()) {
        const Battle turned = turnedOver(m_other, rules(), battle);
        const std::int64_t total = attributeValue(m_other, covered().total, Scope{rules(), turned}).number();
        return brings(own, total, theirStake, ownStake);
    }
    double sum = 0;
    for (const WaysToTotal& each : m_hidden.totals) {
        const double ways = numberOf(each.ways);
        sum += ways / m_all * brings(own, each.total, theirStake + each.stake / ways, ownStake);
    }
    return sum;
}

/// What one outcome of counting brings the side.
double Foresight::brings(std::int64_t own, std::int64_t total, double stake, double ownStake) const {
    const auto prize = static_cast<double>(covered().prize);
    if (own > total || (own == total && m_tiesAreOwn)) {
        return prize + stake;
    }
    return own < total || m_tiesAreTheirs ? -prize - ownStake : 0;
}

/// What a side would lose with the cards that it has laid down.
double Foresight::stakes(const Battle& battle, const Id& side) const {
    const Id& pile = rules().roles.cards.pile;
    double sum = 0;
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        const Id& lies = unit->value(pile).text();
        if (unit->side == side && (lies == covered().pile || lies == covered().turned)) {
            const auto [found, isNew] = m_stakes.emplace(unit->id, 0);
            if (isNew) {
                found->second = static_cast<double>(stakeOf(unit->id, rules(), m_seen));
            }
            sum += found->second;
        }
    }
    return sum;
}

std::int64_t Foresight::ownTotal(const Battle& battle) const {
    return isHidden() ? laidTotal(battle) : totalOf(turnedOver(m_side, rules(), battle));
}

std::int64_t Foresight::laidTotal(const Battle& battle) const {
    Battle turned = turnedOver(m_side, rules(), battle);
    return totalOf(covered().bound.empty() ? std::move(turned) : bound(std::move(turned)));
}

std::int64_t Foresight::totalOf(const Battle& battle) const {
    return attributeValue(m_side, covered().total, Scope{rules(), battle}).number();
}

/// Each that may be bound and is not, to the first card that it may be bound to.
Battle Foresight::bound(Battle battle) const {
    const Action& action = *rules().action(covered().bound);
    const Id self = partyId(action, "self");
    const Id other = partyId(action, "other");
    for (const Id& id : amongOf(action.field(self)->among, SubjectKind::Unit, Scope{rules(), battle})) {
        const Subject& unit = *battle.find(id);
        const bool loose =
            std::none_of(rules().attributes.begin(), rules().attributes.end(), [&](const Attribute& each) {
                return each.of == SubjectKind::Unit && !each.derived &&
                       each.type.kind == Type::Kind::Subject && !unit.value(each.id).text().empty();
            });
        if (unit.side != m_side || !loose) {
            continue;
        }
        const Ids hosts =
            amongOf(action.field(other)->among, SubjectKind::Unit, Scope{rules(), battle, Somebody(id)});
        for (const Id& host : hosts) {
            PhysicalDice none({});
            Resolution resolution(rules(), battle, none);
            try {
                decide(Json{{"do", action.id}, {self, id}, {other, host}}, resolution, m_session.module());
            } catch (const std::runtime_error&) {
                continue;
            }
            battle = resolution.battle();
            break;
        }
    }
    return battle;
}

} // namespace umpire

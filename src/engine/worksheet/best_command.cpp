#include "best_command.h"

#include "legal_commands.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/draw_odds.h"
#include "umpire/battle/hidden_total.h"
#include "umpire/battle/session.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/candidates.h"

#include <algorithm>
#include <map>
#include <optional>

namespace umpire {

/// How well a side stands in a battle as it knows it, by the pack's measure of strength (balance.json), once
/// totals are counted (roles.json `cards.covered`). Nothing that it may not see has a say.
class Foresight {
  public:
    Foresight(const Session& session, const Id& side);

    const Id& side() const { return m_side; }
    const Id& other() const { return m_other; }
    /// The battle as the side knows it.
    const Battle& seen() const { return m_seen; }
    /// Cards of the other side that lie covered, or may yet be laid.
    bool isHidden() const { return !m_hidden.totals.empty(); }

    /// In a battle that began as `seen`. While something is hidden: the exact expectation of what counting
    /// brings; what is won, the cards that the loser loses. Once all is open that, which is certain then, and
    /// own strength less the other's.
    double standing(const Battle& battle) const;
    /// What the side's own cards come to once they are turned over, bound as the pack lets them be.
    std::int64_t laidTotal(const Battle& battle) const;

  private:
    /// The same, bound as they are where nothing is hidden any more.
    std::int64_t ownTotal(const Battle& battle) const;
    std::int64_t totalOf(const Battle& battle) const;
    bool owesCards(const Session& session) const;
    double counted(const Battle& battle) const;
    double brings(std::int64_t own, std::int64_t total, double stake, double ownStake) const;
    double stakes(const Battle& battle, const Id& side) const;
    double strength(const Battle& battle) const;
    Battle bound(Battle battle) const;
    const RulePack& rules() const { return m_session.rules(); }
    const PackRoles::Covered& covered() const { return rules().roles.cards.covered; }

    const Session& m_session;
    Id m_side;
    Id m_other;
    Battle m_seen;
    HiddenTotal m_hidden;
    double m_all = 0; ///< ways of all hidden totals
    bool m_tiesAreOwn = false;
    bool m_tiesAreTheirs = false;
    mutable std::map<Id, double> m_stakes;
};

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

namespace {

/// Of what a side may do, so many are played on to the other's answer: those that stand best at once.
constexpr std::size_t mostAnswered = 8;
/// A difference that is none but for rounding.
constexpr double nothing = 1e-9;

class Chooser {
  public:
    Chooser(const Session& session, const Id& side)
        : m_session(session), m_side(side), m_foresight(session, side), m_seen(m_foresight.seen()),
          m_now(m_foresight.standing(m_seen)), m_legal(session, m_seen, side),
          m_unseen(unseenBy(Viewer::of(side), session.rules(), session.battle())) {}

    std::optional<Json> choose() {
        for (const LegalCommands::Open& open : m_legal.several()) {
            chooseSome(open);
        }
        if (m_best && m_best->gain > nothing) {
            return m_best->command;
        }
        auto turn = chooseMove();
        return turn ? turn : m_plain;
    }

  private:
    struct Choice {
        Json command;
        double gain = 0;
    };

    void offer(const Json& command, double gain) {
        if (!m_best || gain > m_best->gain + nothing) {
            m_best = Choice{command, gain};
        }
    }

    /// What is owed may be done even where it changes nothing.
    bool owes(const Json& command) const {
        const auto& due = m_session.battle().due;
        return std::any_of(due.begin(), due.end(), [&](const Due& each) {
            return !each.optional && each.check == command.value("do", "") && each.subject == m_side;
        });
    }

    // Several of a list

    void chooseSome(const LegalCommands::Open& open) {
        const auto none = m_legal.move(open.command);
        if (!none || takesBack(open)) {
            return;
        }
        if (!m_plain && owes(open.command)) {
            m_plain = open.command;
        }
        const auto one = open.among.empty() ? none : with(open, {open.among.front()});
        one && one->draws ? exchange(open) : fromBothEnds(open);
    }

    /// What lies covered stays there: two who take back by turns would never end.
    bool takesBack(const LegalCommands::Open& open) const {
        return !covered().pile.empty() &&
               std::any_of(open.among.begin(), open.among.end(), [this](const Id& id) {
                   return m_seen.find(id)->value(pile()).text() == covered().pile;
               });
    }

    std::optional<Move> with(const LegalCommands::Open& open, const Ids& ids) const {
        Json command = open.command;
        command[open.field] = ids;
        return m_legal.move(command);
    }

    /// From none of them up, and from all of them down, each time the one that makes most of it.
    void fromBothEnds(const LegalCommands::Open& open) {
        Ids taken;
        while (addBest(open, taken)) {
        }
        taken.clear();
        for (const Id& id : open.among) {
            taken.push_back(id);
            if (!with(open, taken)) {
                taken.pop_back();
            }
        }
        weigh(open, taken);
        while (dropBest(open, taken)) {
        }
    }

    std::optional<double> weigh(const LegalCommands::Open& open, const Ids& ids) {
        const auto move = with(open, ids);
        if (!move || move->draws) {
            return std::nullopt;
        }
        const double stands = m_foresight.standing(move->after);
        offer(move->command, stands - m_now);
        return stands;
    }

    bool addBest(const LegalCommands::Open& open, Ids& taken) {
        std::optional<double> most;
        Ids best;
        std::set<std::string> looks;
        for (const Id& id : open.among) {
            if (std::find(taken.begin(), taken.end(), id) != taken.end() ||
                !looks.insert(kindOf(id)).second) {
                continue;
            }
            Ids more = taken;
            more.push_back(id);
            const auto stands = weigh(open, more);
            if (stands && (!most || *stands > *most + nothing)) {
                most = stands;
                best = std::move(more);
            }
        }
        taken = most ? best : taken;
        return most.has_value();
    }

    bool dropBest(const LegalCommands::Open& open, Ids& taken) {
        std::optional<double> most;
        Ids best;
        std::set<std::string> looks;
        for (std::size_t i = 0; i < taken.size() && taken.size() > 1; ++i) {
            if (!looks.insert(kindOf(taken[i])).second) {
                continue;
            }
            Ids less = taken;
            less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
            const auto stands = weigh(open, less);
            if (stands && (!most || *stands > *most + nothing)) {
                most = stands;
                best = std::move(less);
            }
        }
        taken = most ? best : taken;
        return most.has_value();
    }

    std::string kindOf(const Id& id) const {
        std::string kind;
        for (const auto& [name, value] : m_seen.find(id)->values) {
            kind += name + '=' + (value.isText() ? value.text() : std::to_string(value.payload())) + ';';
        }
        return kind;
    }

    // Cards for others that are drawn in their place

    /// What a hand promises: the total of those of it that may be laid and add to it, and what the others
    /// count.
    double promise(const Battle& battle, Ids& laid) const {
        double rest = 0;
        Battle all = battle;
        for (const Subject* unit : battle.all(SubjectKind::Unit)) {
            const Id id = unit->id;
            const bool inHand = unit->side == m_side && unit->value(pile()).text() == covered().from;
            if (inHand && !lay(all, laid, id)) {
                rest += static_cast<double>(strengthOf(id, m_session.rules(), battle));
            }
        }
        return static_cast<double>(m_foresight.laidTotal(all)) + rest;
    }

    /// Lays one more, if the pack lets it lie there with the others and it adds to the total.
    bool lay(Battle& battle, Ids& laid, const Id& id) const {
        Ids more = laid;
        more.push_back(id);
        if (!mayLay(more)) {
            return false;
        }
        Battle with = battle;
        with.set(id, pile(), covered().pile);
        if (m_foresight.laidTotal(with) < m_foresight.laidTotal(battle)) {
            return false;
        }
        battle = std::move(with);
        laid = std::move(more);
        return true;
    }

    bool mayLay(const Ids& cards) const {
        Battle hand = m_seen;
        for (const Id& card : cards) {
            hand.set(card, pile(), covered().from);
        }
        const Action& action = *m_session.rules().action(covered().by);
        Json command{{"do", action.id}};
        for (const ActionField& field : action.fields) {
            if (field.kind == ActionField::Kind::Subjects) {
                command[field.id] = cards;
            } else if (field.party == "self") {
                command[field.id] = m_side;
            }
        }
        PhysicalDice none({});
        Resolution resolution(m_session.rules(), hand, none);
        try {
            decide(command, resolution, m_session.module());
        } catch (const std::runtime_error&) {
            return false;
        }
        return true;
    }

    /// Every card that what is drawn for it can be expected to be better than.
    void exchange(const LegalCommands::Open& open) {
        if (covered().pile.empty()) {
            return;
        }
        std::vector<std::pair<double, Id>> gains;
        std::map<std::string, double> known;
        Ids laid;
        const double now = promise(m_seen, laid);
        for (const Id& id : open.among) {
            const auto [found, isNew] = known.emplace(kindOf(id), 0);
            if (isNew) {
                found->second = drawnFor(open, id) - now;
            }
            gains.emplace_back(-found->second, id);
        }
        std::stable_sort(gains.begin(), gains.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        Ids taken;
        for (const auto& [less, id] : gains) {
            Ids more = taken;
            more.push_back(id);
            if (less < -nothing && with(open, more)) {
                taken = std::move(more);
            }
        }
        if (!taken.empty()) {
            offer(with(open, taken)->command, -gains.front().first);
        }
    }

    /// What the hand promises, on an average of all cards that may be drawn for one.
    double drawnFor(const LegalCommands::Open& open, const Id& id) const {
        const auto move = with(open, {id});
        Ids among;
        for (const auto& [key, value] : move && move->next ? move->next->extra : decltype(Step::extra){}) {
            among = key == amongKey ? value.get<Ids>() : among;
        }
        if (among.empty()) {
            return -1e9;
        }
        Ids laid;
        const double without = promise(move->after, laid);
        Battle table = move->after;
        for (const Id& card : laid) {
            table.set(card, pile(), covered().pile);
        }
        const auto total = static_cast<double>(m_foresight.laidTotal(table));
        std::map<std::string, double> known;
        double sum = 0;
        for (const Id& drawn : among) {
            const auto [found, isNew] = known.emplace(kindOf(drawn), 0);
            if (isNew) {
                Battle hand = table;
                hand.set(drawn, pile(), covered().from);
                const auto rest = static_cast<double>(strengthOf(drawn, m_session.rules(), hand));
                Ids more = laid;
                const bool adds = lay(hand, more, drawn);
                found->second =
                    without + (adds ? static_cast<double>(m_foresight.laidTotal(hand)) - total : rest);
            }
            sum += found->second;
        }
        return sum / static_cast<double>(among.size());
    }

    // One thing after another, by turns

    struct Weighed {
        const Move* move = nullptr;
        double stands = 0;
    };

    std::optional<Json> chooseMove() {
        const std::vector<Move> moves = m_legal.single();
        for (const Move& move : LegalCommands(m_session, m_seen, m_foresight.other()).single(true)) {
            m_before.insert(dumpLine(move.command));
        }
        std::vector<Weighed> weighed;
        for (const Move& move : moves) {
            if (!move.draws) {
                weighed.push_back({&move, m_foresight.standing(move.after)});
            } else if (!m_plain && owes(move.command)) {
                m_plain = move.command;
            }
        }
        std::stable_sort(weighed.begin(), weighed.end(),
                         [](const Weighed& a, const Weighed& b) { return a.stands > b.stands; });
        std::optional<Choice> turn;
        std::size_t answered = 0;
        for (const Weighed& each : weighed) {
            const bool rests = each.move->self == m_side && each.move->command.size() == 2;
            if (!rests && ++answered > mostAnswered) {
                continue;
            }
            const auto answer = answeredBest(each.move->after);
            if (!answer && !rests) {
                offer(each.move->command, each.stands - m_now);
                continue;
            }
            const double stands = answer ? *answer : each.stands;
            if (!turn || stands > turn->gain + nothing || (rests && stands > turn->gain - nothing)) {
                turn = Choice{each.move->command, stands};
            }
        }
        if (m_best && m_best->gain > nothing) {
            return m_best->command;
        }
        return turn ? std::optional(turn->command) : std::nullopt;
    }

    /// How the side stands once the other has answered as well as it can: of cards that are not seen it has
    /// each as likely as any other. Nothing where the other may not answer.
    std::optional<double> answeredBest(const Battle& battle) const {
        if (covered().pile.empty()) {
            return std::nullopt;
        }
        std::vector<double> seen;
        std::map<Id, double> hidden;
        for (const Move& move : LegalCommands(m_session, battle, m_foresight.other()).single()) {
            if (m_before.contains(dumpLine(move.command))) {
                continue; // it might have done that before as well
            }
            const double stands = m_foresight.standing(move.after);
            if (!m_unseen.contains(move.self)) {
                seen.push_back(stands);
                continue;
            }
            for (const Id& id : likeIt(move.self, battle)) {
                const auto [found, isNew] = hidden.emplace(id, stands);
                found->second = std::min(found->second, stands);
            }
        }
        if (seen.empty() && hidden.empty()) {
            return std::nullopt;
        }
        double least =
            seen.empty() ? m_foresight.standing(battle) : *std::min_element(seen.begin(), seen.end());
        return expected(least, hidden);
    }

    /// Those that are not seen either and may do the same.
    Ids likeIt(const Id& self, const Battle& battle) const {
        Ids alike;
        const std::string kind = kindOf(self);
        for (const Id& id : m_unseen) {
            const Subject& unit = *battle.find(id);
            if (unit.side != m_side && m_seen.find(id) && kindOf(id) == kind) {
                alike.push_back(id);
            }
        }
        return alike;
    }

    /// Of so many cards in a hand out of all that are not seen, the worst for the side, each of them as
    /// likely.
    double expected(double least, const std::map<Id, double>& hidden) const {
        std::vector<double> rising;
        for (const auto& [id, stands] : hidden) {
            rising.push_back(stands);
        }
        std::sort(rising.begin(), rising.end());
        auto all = static_cast<double>(std::count_if(m_unseen.begin(), m_unseen.end(), [this](const Id& id) {
            return m_seen.find(id)->side != m_side;
        }));
        const auto inHand = static_cast<double>(handOfOther());
        double sum = 0;
        double none = 1;
        for (const double stands : rising) {
            if (stands >= least || all < 1) {
                break;
            }
            const double chance = std::min(1.0, inHand / all);
            sum += none * chance * stands;
            none *= 1 - chance;
            all -= 1;
        }
        return sum + none * least;
    }

    std::int64_t handOfOther() const {
        std::int64_t count = 0;
        for (const PileCount& each : pilesOf(m_session.rules(), m_session.battle(), Viewer::ofEverybody())) {
            count += each.side == m_foresight.other() && each.pile == covered().from ? each.cards : 0;
        }
        return count;
    }

    const PackRoles::Covered& covered() const { return m_session.rules().roles.cards.covered; }
    const Id& pile() const { return m_session.rules().roles.cards.pile; }

    const Session& m_session;
    const Id& m_side;
    Foresight m_foresight;
    const Battle& m_seen;
    double m_now;
    LegalCommands m_legal;
    std::set<Id> m_unseen;
    std::set<std::string> m_before; ///< what the other might do before this side does anything
    std::optional<Choice> m_best;
    std::optional<Json> m_plain;
};

} // namespace

std::optional<Json> bestCommand(const Session& session, const Id& side) {
    return Chooser(session, side).choose();
}

} // namespace umpire

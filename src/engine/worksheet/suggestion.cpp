#include "umpire/worksheet/suggestion.h"

#include "fields.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/draw_odds.h"
#include "umpire/battle/hidden_total.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/candidates.h"
#include "umpire/dice/die.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

/// A command and the battle that it leaves.
struct Move {
    Json command;
    Id self;                  ///< who acts in it; "" where only its side is named
    Battle after;             ///< where `draws` up to what is left to chance
    bool draws = false;       ///< something of it is left to dice
    std::optional<Step> next; ///< the draw it waits for
};

using Op = Expression::Op;

bool mayBeLeftOut(const ActionField& field) {
    return field.kind == FieldKind::Facts || (field.optional && field.kind != FieldKind::Subjects);
}

bool fits(const Action& action) {
    return !action.fields.empty() && std::ranges::all_of(action.fields, [](const ActionField& field) {
        return mayBeLeftOut(field) || field.kind == FieldKind::Subject || field.kind == FieldKind::Subjects;
    });
}

/// Can be asked when only who acts is known.
bool isOfSelf(const Expression& condition) {
    return !hasAny(condition, [](const Expression& each) {
        return each.op == Op::Other || each.op == Op::Field || each.op == Op::Fact;
    });
}

/// What a side may do in a battle without a refusal and without a warning, for want of a better word: looked
/// at by who knows no more than that battle.
class LegalCommands {
  public:
    LegalCommands(const Session& session, const Battle& battle, const Id& side)
        : m_session(session), m_battle(battle), m_side(side) {}

    /// Nothing where it is refused or warned of.
    std::optional<Move> move(const Json& command) const {
        PhysicalDice none({});
        Resolution resolution(rules(), m_battle, none);
        Move move{command, {}, {}, false, std::nullopt};
        try {
            decide(command, resolution, m_session.module());
        } catch (const BadDice&) {
            move.draws = true;
            move.next = resolution.pending();
        } catch (const Refused&) {
            return std::nullopt;
        }
        if (!resolution.warnings().empty()) {
            return std::nullopt;
        }
        move.after = resolution.battle();
        return move;
    }

    /// All that name single subjects; of subjects that look alike only the first, or all of them.
    std::vector<Move> single(bool alikeToo = false) const {
        std::vector<Move> moves;
        std::set<std::string> looks;
        for (const Action& action : rules().actions) {
            if (!fits(action)) {
                continue;
            }
            fillIn(action, 0, {{"do", action.id}}, {},
                   [&](const Json& command, const Id& self, const ActionField* several, const Ids&) {
                       std::string look = action.id;
                       for (const ActionField& field : action.fields) {
                           look += '|';
                           look +=
                               command.contains(field.id) ? lookOf(command[field.id].get<std::string>()) : "";
                       }
                       auto found = several || (!looks.insert(look).second && !alikeToo) ? std::nullopt
                                                                                         : move(command);
                       if (found) {
                           found->self = self;
                           moves.push_back(std::move(*found));
                       }
                   });
        }
        return moves;
    }

    /// A command that names several of a list, and that list.
    struct Open {
        Json command; ///< with an empty list
        Id field;
        Ids among;
    };
    std::vector<Open> several() const {
        std::vector<Open> open;
        for (const Action& action : rules().actions) {
            if (!fits(action)) {
                continue;
            }
            fillIn(action, 0, {{"do", action.id}}, {},
                   [&](const Json& command, const Id&, const ActionField* several, const Ids& among) {
                       if (several) {
                           Json with = command;
                           with[several->id] = Json::array();
                           open.push_back({with, several->id, among});
                       }
                   });
        }
        return open;
    }

  private:
    const RulePack& rules() const { return m_session.rules(); }
    void
    fillIn(const Action& action, std::size_t place, const Json& command, const Id& self,
           const std::function<void(const Json&, const Id&, const ActionField*, const Ids&)>& take) const {
        if (place == action.fields.size()) {
            take(command, self, nullptr, {});
            return;
        }
        const ActionField& field = action.fields[place];
        if (mayBeLeftOut(field)) {
            fillIn(action, place + 1, command, self, take);
            return;
        }
        const Ids among = namesFor(field, self);
        if (field.kind == FieldKind::Subjects) {
            take(command, self, &field, among);
            return;
        }
        for (const Id& id : among) {
            if (field.party == "self" && isUntimely(action, id)) {
                continue;
            }
            Json with = command;
            with[field.id] = id;
            fillIn(action, place + 1, with, field.party == "self" ? id : self, take);
        }
    }

    /// Who acts is of the side.
    Ids namesFor(const ActionField& field, const Id& self) const {
        Ids among = amongOf(field.among, field.subject, Scope{rules(), m_battle, Somebody(self)});
        if (field.party == "self") {
            std::erase_if(among, [this](const Id& id) {
                const Subject& subject = *m_battle.find(id);
                return (subject.kind == SubjectKind::Side ? subject.id : subject.side) != m_side;
            });
        }
        return among;
    }

    /// Spares going through all whom it might be about.
    bool isUntimely(const Action& action, const Id& self) const {
        return std::ranges::any_of(action.warns, [&](const Clause& clause) {
            return isOfSelf(clause.when) &&
                   evaluate(clause.when, Scope{rules(), m_battle, Somebody(self)}).flag();
        });
    }

    /// What is stored of a subject, and of those that name it.
    std::string lookOf(const Id& id) const {
        const Subject& subject = *m_battle.find(id);
        std::string look = subject.kind == SubjectKind::Unit ? subject.side : subject.id;
        look += storedOf(subject);
        for (const Symbol unit : m_battle.symbolsOf(SubjectKind::Unit)) {
            const Subject& other = *m_battle.find(unit);
            const bool names = std::ranges::any_of(rules().attributes, [&](const Attribute& each) {
                return each.of == SubjectKind::Unit && !each.derived &&
                       each.type.kind == Type::Kind::Subject && other.value(each.id).text() == id;
            });
            if (names) {
                look += storedOf(other);
            }
        }
        return look;
    }

    const Session& m_session;
    const Battle& m_battle;
    const Id& m_side;
};

/// How well a side stands in a battle as it knows it, by the pack's measure of strength (balance.json), once
/// totals are counted (roles.json `cards.covered`). Nothing that it may not see has a say.
class Foresight {
  public:
    Foresight(const Session& session, const Id& side)
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
                m_all += ratioOf(each.ways, 1);
            }
        }
    }

    const Id& side() const { return m_side; }
    const Id& other() const { return m_other; }
    /// The battle as the side knows it.
    const Battle& seen() const { return m_seen; }
    /// Cards of the other side that lie covered, or may yet be laid.
    bool isHidden() const { return !m_hidden.totals.empty(); }

    /// In a battle that began as `seen`. While something is hidden: the exact expectation of what counting
    /// brings; what is won, the cards that the loser loses. Once all is open that, which is certain then, and
    /// own strength less the other's.
    double standing(const Battle& battle) const {
        const double now = isHidden() ? 0 : strength(battle);
        const bool known = m_hidden.why.empty();
        return m_other.empty() || covered().pile.empty() || !known ? now : now + counted(battle);
    }

    /// What the side's own cards come to once they are turned over, bound as the pack lets them be.
    std::int64_t laidTotal(const Battle& battle) const {
        Battle turned = turnedOver(m_side, rules(), battle);
        return totalOf(covered().bound.empty() ? std::move(turned) : bound(std::move(turned)));
    }

  private:
    /// The same, bound as they are where nothing is hidden any more.
    std::int64_t ownTotal(const Battle& battle) const {
        return isHidden() ? laidTotal(battle) : totalOf(turnedOver(m_side, rules(), battle));
    }

    std::int64_t totalOf(const Battle& battle) const {
        return attributeValue(m_side, covered().total, Scope{rules(), battle}).number();
    }

    /// The other side has still to lay its cards, and may.
    bool owesCards(const Session& session) const {
        const auto& due = session.battle().due;
        return std::ranges::any_of(due, [&](const Due& each) {
            return each.check == covered().by && each.subject == m_other && !each.optional &&
                   LegalCommands(session, m_seen, m_other).move(each.command);
        });
    }

    double counted(const Battle& battle) const {
        const double ownStake = stakes(battle, m_side);
        const double theirStake = stakes(battle, m_other);
        const std::int64_t own = ownTotal(battle);
        if (!isHidden()) {
            const Battle turned = turnedOver(m_other, rules(), battle);
            const std::int64_t total =
                attributeValue(m_other, covered().total, Scope{rules(), turned}).number();
            return brings(own, total, theirStake, ownStake);
        }
        double sum = 0;
        for (const WaysToTotal& each : m_hidden.totals) {
            const double ways = ratioOf(each.ways, 1);
            sum += ways / m_all * brings(own, each.total, theirStake + each.stake / ways, ownStake);
        }
        return sum;
    }

    /// What one outcome of counting brings the side.
    double brings(std::int64_t own, std::int64_t total, double stake, double ownStake) const {
        const auto prize = static_cast<double>(covered().prize);
        if (own > total || (own == total && m_tiesAreOwn)) {
            return prize + stake;
        }
        return own < total || m_tiesAreTheirs ? -prize - ownStake : 0;
    }

    /// What a side would lose with the cards that it has laid down.
    double stakes(const Battle& battle, const Id& side) const {
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

    /// Own strength less that of all others.
    double strength(const Battle& battle) const {
        const Balance::Measure* measure = strengthMeasure(rules());
        if (!measure) {
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

    /// Each that may be bound and is not, to the first card that it may be bound to.
    Battle bound(Battle battle) const {
        const Action& action = *rules().action(covered().bound);
        const Id self = partyOf(action, "self")->id;
        const Id other = partyOf(action, "other")->id;
        for (const Id& id :
             amongOf(partyOf(action, "self")->among, SubjectKind::Unit, Scope{rules(), battle})) {
            const Subject& unit = *battle.find(id);
            const bool loose = std::ranges::none_of(rules().attributes, [&](const Attribute& each) {
                return each.of == SubjectKind::Unit && !each.derived &&
                       each.type.kind == Type::Kind::Subject && !unit.value(each.id).text().empty();
            });
            if (unit.side != m_side || !loose) {
                continue;
            }
            const Ids hosts = amongOf(partyOf(action, "other")->among, SubjectKind::Unit,
                                      Scope{rules(), battle, Somebody(id)});
            for (const Id& host : hosts) {
                const Json command{{"do", action.id}, {self, id}, {other, host}};
                if (auto after = carriedOut(command, rules(), m_session.module(), battle)) {
                    battle = std::move(*after);
                    break;
                }
            }
        }
        return battle;
    }

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

/// Of what a side may do, so many are played on to the other's answer: those that stand best at once.
constexpr std::size_t mostAnswered = 8;
/// Whether a side owes what a command does.
bool owes(const Session& session, const Id& side, const Json& command) {
    const auto& due = session.battle().due;
    return std::ranges::any_of(due, [&](const Due& each) {
        return !each.optional && each.check == command.value("do", "") && each.subject == side;
    });
}

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

    // Several of a list

    void chooseSome(const LegalCommands::Open& open) {
        const auto none = m_legal.move(open.command);
        if (!none || takesBack(open)) {
            return;
        }
        if (!m_plain && owes(m_session, m_side, open.command)) {
            m_plain = open.command;
        }
        const auto one = open.among.empty() ? none : with(open, {open.among.front()});
        one && one->draws ? exchange(open) : fromBothEnds(open);
    }

    /// What lies covered stays there: two who take back by turns would never end.
    bool takesBack(const LegalCommands::Open& open) const {
        return !covered().pile.empty() && std::ranges::any_of(open.among, [this](const Id& id) {
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
        while (takeBest(open, withOneMore(open.among, taken), taken)) {
        }
        taken.clear();
        for (const Id& id : open.among) {
            taken.push_back(id);
            if (!with(open, taken)) {
                taken.pop_back();
            }
        }
        weigh(open, taken);
        while (takeBest(open, withOneLess(taken), taken)) {
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

    /// Takes the one of these whose command leaves most; false where none of them may be. Of those that are
    /// about alike cards the first is looked at.
    bool takeBest(const LegalCommands::Open& open, const std::vector<std::pair<Id, Ids>>& about, Ids& taken) {
        std::optional<double> most;
        std::set<std::string> looks;
        for (const auto& [id, ids] : about) {
            const auto stands = looks.insert(kindOf(id)).second ? weigh(open, ids) : std::nullopt;
            if (stands && (!most || *stands > *most + nothing)) {
                most = stands;
                taken = ids;
            }
        }
        return most.has_value();
    }

    static std::vector<std::pair<Id, Ids>> withOneMore(const Ids& among, const Ids& taken) {
        std::vector<std::pair<Id, Ids>> more;
        for (const Id& id : among) {
            if (!listed(taken, id)) {
                more.emplace_back(id, taken);
                more.back().second.push_back(id);
            }
        }
        return more;
    }

    static std::vector<std::pair<Id, Ids>> withOneLess(const Ids& taken) {
        std::vector<std::pair<Id, Ids>> less;
        for (std::size_t i = 0; i < taken.size() && taken.size() > 1; ++i) {
            less.emplace_back(taken[i], taken);
            less.back().second.erase(less.back().second.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return less;
    }

    std::string kindOf(const Id& id) const { return storedOf(*m_seen.find(id)); }

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
        return carriedOut(command, m_session.rules(), m_session.module(), hand).has_value();
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
        std::ranges::stable_sort(gains, [](const auto& a, const auto& b) { return a.first < b.first; });
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
            } else if (!m_plain && owes(m_session, m_side, move.command)) {
                m_plain = move.command;
            }
        }
        std::ranges::stable_sort(weighed,
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
        double least = seen.empty() ? m_foresight.standing(battle) : *std::ranges::min_element(seen);
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
        std::ranges::sort(rising);
        auto all = static_cast<double>(std::ranges::count_if(
            m_unseen, [this](const Id& id) { return m_seen.find(id)->side != m_side; }));
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

class Suggester {
  public:
    Suggester(const Session& session, const SuggestionWish& wish)
        : m_session(session), m_wish(wish), m_chance(wish.seed),
          m_legal(session, session.battle(), wish.side) {}

    std::optional<Json> suggest() {
        if (auto owed = owedCommand()) {
            return owed;
        }
        return m_wish.best ? best() : any();
    }

  private:
    const RulePack& rules() const { return m_session.rules(); }

    /// What is owed and leaves nothing to choose.
    std::optional<Json> owedCommand() {
        for (const Due& due : m_session.battle().due) {
            const bool own = due.subject == m_wish.side || due.subject.empty();
            if (own && !due.optional && !choosesAny(due.command) && m_legal.move(due.command)) {
                return due.command;
            }
        }
        return std::nullopt;
    }

    bool choosesAny(const Json& command) const {
        const Action* action = rules().action(command.value("do", ""));
        return !action || std::ranges::any_of(action->fields, [](const auto& field) {
            return field.kind == FieldKind::Subjects;
        });
    }

    /// What seemed best to who sees less than there is may turn out to be none of the legal ones.
    std::optional<Json> best() const {
        auto command = Chooser(m_session, m_wish.side).choose();
        return command && m_legal.move(*command) ? command : std::nullopt;
    }

    /// Whoever owes nothing may as well do nothing.
    std::optional<Json> any() {
        std::vector<Json> found;
        for (const Move& move : m_legal.single(true)) {
            found.push_back(move.command);
        }
        for (const LegalCommands::Open& open : m_legal.several()) {
            auto some = someOf(open);
            if (some) {
                found.push_back(std::move(*some));
            }
        }
        const bool owesAny = std::ranges::any_of(
            found, [this](const Json& each) { return owes(m_session, m_wish.side, each); });
        const std::size_t which = chance(found.size() + (owesAny ? 0 : 1));
        return which < found.size() ? std::optional(found[which]) : std::nullopt;
    }

    /// Each of a list as likely as not, as long as it may be among the others.
    std::optional<Json> someOf(const LegalCommands::Open& open) {
        Json command = open.command;
        bool any = m_legal.move(command).has_value();
        for (const Id& id : shuffled(open.among)) {
            if (chance(2) == 0) {
                continue;
            }
            Json more = command;
            more[open.field].push_back(id);
            if (m_legal.move(more)) {
                any = true;
                command = std::move(more);
            }
        }
        return any ? std::optional(command) : std::nullopt;
    }

    std::size_t chance(std::size_t count) {
        return count < 2 ? 0 : static_cast<std::size_t>(m_chance.roll(lots(count), 1, {}).front().number - 1);
    }

    Ids shuffled(Ids ids) {
        for (std::size_t i = ids.size(); i > 1; --i) {
            std::swap(ids[i - 1], ids[chance(i)]);
        }
        return ids;
    }

    const Session& m_session;
    const SuggestionWish& m_wish;
    RandomDice m_chance;
    LegalCommands m_legal;
};

} // namespace

std::optional<Json> suggestion(const Session& session, const SuggestionWish& wish) {
    return Suggester(session, wish).suggest();
}

} // namespace umpire

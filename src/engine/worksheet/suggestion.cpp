#include "umpire/worksheet/suggestion.h"

#include "umpire/battle/decide.h"
#include "umpire/checks/candidates.h"
#include "umpire/dice/lots.h"

#include <algorithm>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

/// A command and how much better it leaves its side.
struct Candidate {
    Json command;
    std::int64_t gain = 0;
};

class Suggester {
  public:
    Suggester(const Session& session, const SuggestionWish& wish)
        : m_session(session), m_wish(wish), m_chance(wish.seed), m_now(standing(session.battle())) {}

    std::optional<Json> suggest() {
        if (auto owed = owedCommand()) {
            return owed;
        }
        for (const Action& action : m_session.rules().actions) {
            gather(action);
        }
        return m_wish.best ? best() : any();
    }

  private:
    const RulePack& rules() const { return m_session.rules(); }

    /// What is owed and leaves nothing to choose.
    std::optional<Json> owedCommand() {
        for (const Due& due : m_session.battle().due) {
            const bool own = due.subject == m_wish.side || due.subject.empty();
            if (own && !due.optional && !choosesAny(due.command) && judged(due.command)) {
                return due.command;
            }
        }
        return std::nullopt;
    }

    bool choosesAny(const Json& command) const {
        const Action* action = rules().action(command.value("do", ""));
        return !action || std::any_of(action->fields.begin(), action->fields.end(),
                                      [](const auto& field) { return field.kind == FieldKind::Subjects; });
    }

    /// Own strength less that of all others.
    std::int64_t standing(const Battle& battle) const {
        const Balance& balance = rules().balance;
        const auto measure =
            std::find_if(balance.measures.begin(), balance.measures.end(),
                         [&balance](const auto& each) { return each.id == balance.strength; });
        std::int64_t sum = 0;
        for (const Subject* unit : battle.all(SubjectKind::Unit)) {
            if (measure != balance.measures.end()) {
                const std::int64_t own = evaluate(measure->value, Scope{rules(), battle, unit->id}).number();
                sum += unit->side == m_wish.side ? own : -own;
            }
        }
        return sum;
    }

    /// Nothing where it is refused or warned of. What is left to dice is neither good nor bad.
    std::optional<Candidate> judged(const Json& command) const {
        PhysicalDice none({});
        Resolution resolution(rules(), m_session.battle(), none);
        try {
            decide(command, resolution, m_session.module());
        } catch (const Refused&) {
            return std::nullopt;
        } catch (const BadDice&) {
            return resolution.warnings().empty() ? std::optional(Candidate{command, 0}) : std::nullopt;
        }
        return resolution.warnings().empty()
                   ? std::optional(Candidate{command, standing(resolution.battle()) - m_now})
                   : std::nullopt;
    }

    static bool mayBeLeftOut(const ActionField& field) {
        return field.kind == FieldKind::Facts || (field.optional && field.kind != FieldKind::Subjects);
    }

    void gather(const Action& action) {
        const bool fits = std::all_of(action.fields.begin(), action.fields.end(), [](const auto& field) {
            return mayBeLeftOut(field) || field.kind == FieldKind::Subject ||
                   field.kind == FieldKind::Subjects;
        });
        if (fits && !action.fields.empty()) {
            fillIn(action, 0, {{"do", action.id}}, {});
        }
    }

    void fillIn(const Action& action, std::size_t place, const Json& command, const Id& self) {
        if (place == action.fields.size()) {
            take(judged(command));
            return;
        }
        const ActionField& field = action.fields[place];
        if (mayBeLeftOut(field)) {
            fillIn(action, place + 1, command, self);
            return;
        }
        const Ids among = namesFor(field, self);
        if (field.kind == FieldKind::Subjects) {
            take(severalOf(among, field.id, command));
            return;
        }
        for (const Id& id : among) {
            Json with = command;
            with[field.id] = id;
            fillIn(action, place + 1, with, field.party == "self" ? id : self);
        }
    }

    /// Who acts is of the own side.
    Ids namesFor(const ActionField& field, const Id& self) const {
        Ids among = amongOf(field.among, field.subject, Scope{rules(), m_session.battle(), self});
        if (field.party == "self") {
            std::erase_if(among, [this](const Id& id) {
                const Subject& subject = *m_session.battle().find(id);
                return (subject.kind == SubjectKind::Side ? subject.id : subject.side) != m_wish.side;
            });
        }
        return among;
    }

    /// Some of a list: those that make it better, one after the other, or any.
    std::optional<Candidate> severalOf(Ids among, const Id& field, Json command) {
        command[field] = Json::array();
        std::optional<Candidate> kept = judged(command);
        for (const Id& id : shuffled(std::move(among))) {
            if (!m_wish.best && chance(2) == 0) {
                continue;
            }
            Json more = command;
            more[field].push_back(id);
            const auto better = judged(more);
            if (better && (!m_wish.best || !kept || better->gain > kept->gain)) {
                kept = better;
                command = std::move(more);
            }
        }
        return kept;
    }

    void take(const std::optional<Candidate>& candidate) {
        if (candidate) {
            m_found.push_back(*candidate);
        }
    }

    /// What makes nothing better is done where it has nothing to choose, such as to pass.
    std::optional<Json> best() {
        const auto more = [](const Candidate& a, const Candidate& b) { return a.gain < b.gain; };
        const auto first = std::max_element(m_found.begin(), m_found.end(), more);
        if (first != m_found.end() && first->gain > 0) {
            return first->command;
        }
        const auto plain = std::find_if(m_found.begin(), m_found.end(), [this](const Candidate& each) {
            return each.gain == 0 && (owes(each.command) || each.command.size() == 2);
        });
        return plain == m_found.end() ? std::nullopt : std::optional(plain->command);
    }

    /// Whoever owes nothing may as well do nothing.
    std::optional<Json> any() {
        const bool owesAny = std::any_of(m_found.begin(), m_found.end(),
                                         [this](const Candidate& each) { return owes(each.command); });
        const std::size_t which = chance(m_found.size() + (owesAny ? 0 : 1));
        return which < m_found.size() ? std::optional(m_found[which].command) : std::nullopt;
    }

    bool owes(const Json& command) const {
        const auto& due = m_session.battle().due;
        return std::any_of(due.begin(), due.end(), [&](const Due& each) {
            return !each.optional && each.check == command.value("do", "") && each.subject == m_wish.side;
        });
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
    std::int64_t m_now;
    std::vector<Candidate> m_found;
};

} // namespace

std::optional<Json> suggestion(const Session& session, const SuggestionWish& wish) {
    return Suggester(session, wish).suggest();
}

} // namespace umpire

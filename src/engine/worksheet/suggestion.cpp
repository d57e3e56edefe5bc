#include "umpire/worksheet/suggestion.h"

#include "best_command.h"
#include "legal_commands.h"

#include "umpire/battle/decide.h"
#include "umpire/checks/candidates.h"
#include "umpire/dice/die.h"

#include <algorithm>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

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
        return !action || std::any_of(action->fields.begin(), action->fields.end(),
                                      [](const auto& field) { return field.kind == FieldKind::Subjects; });
    }

    /// What seemed best to who sees less than there is may turn out to be none of the legal ones.
    std::optional<Json> best() const {
        auto command = bestCommand(m_session, m_wish.side);
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
        const bool owesAny =
            std::any_of(found.begin(), found.end(), [this](const Json& each) { return owes(each); });
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
    LegalCommands m_legal;
};

} // namespace

std::optional<Json> suggestion(const Session& session, const SuggestionWish& wish) {
    return Suggester(session, wish).suggest();
}

} // namespace umpire

#pragma once

#include "umpire/battle/own_commands.h"
#include "umpire/battle/session.h"
#include "umpire/rules/commands.h"

#include <optional>

namespace umpire {

/// The member of that name as text, "" when there is none.
inline std::string textAt(const Json& object, const std::string& key) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>()
                                                                             : std::string();
}

/// What a draft is worked out on: the command it comes to, and the battle it would be carried out in. For a
/// correction that is the record's command put right, and the battle before the record. It refers to the
/// session.
class Ground {
  public:
    /// Throws Refused when the draft is no command at all.
    Ground(const Session& session, const Json& draft);

    const Session& session() const { return m_session; }
    const RulePack& rules() const { return m_session.rules(); }
    const GameModule* module() const { return m_session.module(); }
    const Battle& battle() const { return m_before ? *m_before : m_session.battle(); }
    const Json& command() const { return m_command; }
    /// True for a correction: what its record was told stays to be looked at.
    bool corrects() const { return m_before.has_value(); }
    Verb verb() const { return m_verb; }
    /// The action of the game, or null.
    const Action* action() const;
    /// The check that the command asks for, or null.
    const Check* check() const;

    /// Who acts, and upon whom; "" for nobody.
    Id self() const { return party("self"); }
    Id other() const { return party("other"); }
    Scope scope() const { return {rules(), battle(), self(), other()}; }

    /// The field of the command that holds what is stated about a subject, "" for the top.
    std::string placeOf(const Id& subject) const;
    /// Whether the umpire's facts about that check may stand at that place.
    bool takesFactsOf(const Id& check, const std::string& place) const;
    /// Whether the umpire may state that fact for the whole command.
    bool takesFact(const Id& fact) const;
    /// What the command says at a place: an object, empty where nothing is.
    Json said(const std::string& place, const char* key) const;
    Json withAnswer(const std::string& place, const Id& fact, const Json& value) const;
    /// The command as it would be had the umpire answered nothing.
    Json withoutAnswers() const;

  private:
    Id party(std::string_view which) const;

    const Session& m_session;
    Json m_command;
    Verb m_verb = Verb::Action;
    std::optional<Battle> m_before;
};

} // namespace umpire

#pragma once

#include "support/field.h"
#include "umpire/battle/roster.h"

#include <memory>
#include <string>

namespace umpire::test {

/// A session on a battle with nothing in it, by the shipped rules.
std::unique_ptr<Session> emptySession();
/// A session on a battle that is given as it stands.
std::unique_ptr<Session> sessionOn(Battle battle);

/// Executes a command that must succeed; checks that undo and redo are exact, and that the saved file holds
/// the same battle.
Json edited(Session& session, const Json& command);
/// Executes a command that must be refused and change nothing: "code: message".
std::string refused(Session& session, const Json& command);
/// The session as it comes back from its file.
std::unique_ptr<Session> reloaded(const Session& session);

/// Commands.
Json enlisted(const std::string& list, const Json& entries, const Json& more = Json::object());
Json struck(const Ids& subjects);
Json amended(const Ids& subjects, const Json& set);
Json regrouped(const Ids& subjects, const Json& where);
Json scenarioOf(const Json& set);
/// An entry of `units` for a battalion of four elements.
Json battalion(const std::string& name, const Id& formation = {}, const Json& more = Json::object());

/// The ids of a kind, in the order of their list.
Ids idsOf(const Session& session, SubjectKind kind);
/// Their names.
std::vector<std::string> namesOf(const Session& session, SubjectKind kind);
/// A stored value of a subject.
Json valueOf(const Session& session, const Id& subject, const std::string& attribute);

/// A command that is refused, and the whole refusal.
struct Refusing {
    const char* name;
    const char* command;
    const char* refusal;
};

} // namespace umpire::test

#include "umpire/battle/noted.h"

#include "umpire/base/breakdown.h"
#include "umpire/battle/session.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/fingerprint.h"

namespace umpire {

void noteCommand(const Session& session, const Json& command) {
    const auto name = command.is_object() ? command.find("do") : command.end();
    const std::string said =
        command.is_object() && name != command.end() && name->is_string() ? name->get<std::string>() : "";
    const bool known = *ownCommand(verbNamed(said)).name != '\0' || session.rules().action(said) != nullptr;
    noteDeed("command", known ? std::string_view(said) : "unknown");
}

void noteSession(const Session& session) {
    const Battle& battle = session.battle();
    std::int64_t subjects = 0;
    for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        subjects += static_cast<std::int64_t>(battle.count(kind));
    }
    noteStanding({session.rules().id, fingerprintOf(session.rules()), battle.clock.phase, battle.clock.turn,
                  session.cursor(), subjects});
}

} // namespace umpire

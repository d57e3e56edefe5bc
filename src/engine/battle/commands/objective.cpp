// Who holds what the sides fight for.

#include "command_fields.h"
#include "command_reader.h"
#include "objective_list.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

ObjectiveCommand ObjectiveCommand::read(const CommandReader& reader) {
    ObjectiveCommand command;
    command.objective = reader.text("objective");
    if (reader.recorded()) {
        command.holder = reader.remark("holder");
        return command;
    }
    reader.refuseUnknown({"objective", "holder"});
    knownObjective(command.objective, reader.battle());
    const Json& holder = needed(reader.command(), "holder");
    const bool nobody = holder.is_null() || holder == "";
    command.holder = nobody ? Id() : readId(holder, "\"holder\"", SubjectKind::Side, reader.battle());
    return command;
}

void ObjectiveCommand::decide(Resolution& resolution, const GameModule*) const {
    const Objective& now = knownObjective(objective, resolution.battle());
    if (now.holder == holder) {
        resolution.warn(fill(holder.empty() ? say("command", "Nobody held {objective} before")
                                            : say("command", "{side} held {objective} before"),
                             {{"objective", now.name},
                              {"side", holder.empty() ? "" : resolution.battle().find(holder)->name}}));
        return;
    }
    resolution.setHolder(objective, holder);
}

} // namespace umpire

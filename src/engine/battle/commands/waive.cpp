#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/game_module.h"

namespace umpire {

namespace {

void needDue(const Id& id, const Battle& battle) {
    std::vector<std::string> known;
    for (const Due& due : battle.due) {
        known.push_back(due.id);
    }
    if (!battle.findDue(id)) {
        throw Refused("unknown-id",
                      fill(say("command", "nothing owed is called {id}"), {{"id", inQuotes(id)}}) +
                          didYouMean(id, known));
    }
}

} // namespace

WaiveCommand WaiveCommand::read(const CommandReader& reader) {
    WaiveCommand command;
    command.due = reader.text("due");
    if (!reader.recorded()) {
        needDue(command.due, reader.battle());
    }
    command.reason = reader.optionalText("reason");
    return command;
}

void WaiveCommand::decide(Resolution& resolution, const GameModule* module) const {
    if (reason.empty()) {
        resolution.warn(say("command", "Waived without a reason."));
    }
    const Due owed = *resolution.battle().findDue(due);
    resolution.settleDue(due, reason.empty() ? "waived" : reason);
    const Action* action = resolution.rules().action(owed.check);
    if (action && !action->waived.empty()) {
        resolution.run(action->waived, resolution.scope(owed.subject));
    }
    if (module && module->waived) {
        module->waived(resolution, owed);
    }
}

} // namespace umpire

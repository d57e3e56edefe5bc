// One check, whatever led to it.

#include "command_fields.h"
#include "command_reader.h"
#include "stated_facts.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/game_module.h"

namespace umpire {

namespace {

/// What the game makes of a check that is more than one roll of one subject, or null.
const GameCheck* ofTheGame(const Id& check, const GameModule* module) {
    const auto found = module ? module->checks.find(check) : decltype(module->checks.end())();
    return module && found != module->checks.end() ? &found->second : nullptr;
}

const Check& askedFor(const Id& id, const RulePack& rules, const GameModule* module) {
    const Check* check = rules.check(id);
    if (check && (check->direct || ofTheGame(id, module))) {
        return *check;
    }
    std::vector<std::string> ids;
    for (const Check& other : rules.checks) {
        if (other.direct) {
            ids.push_back(other.id);
        }
    }
    throw Refused("bad-value",
                  fill(say("command", "there is no check {id} to ask for"), {{"id", inQuotes(id)}}) +
                      didYouMean(id, ids));
}

CheckCommand sent(CheckCommand command, const CommandReader& reader) {
    const Check& check = askedFor(command.check, reader.rules(), reader.module());
    const std::string field(name(check.subject));
    warnUnused(reader.command(), {"check", "facts", field},
               fill(say("command", "check {check}"), {{"check", check.id}}), reader.resolution());
    const GameCheck* own = ofTheGame(check.id, reader.module());
    if (!own || !own->ofEverybody) {
        command.subject = readCommandId(reader.command(), field, check.subject, reader.battle());
    }
    command.facts = readFacts(reader.command(), {check.id}, reader.resolution());
    if (!own) {
        command.overrides = readOverrides(reader.command(), reader.rules());
    }
    return command;
}

} // namespace

CheckCommand CheckCommand::read(const CommandReader& reader) {
    CheckCommand command;
    command.check = reader.text("check");
    if (!reader.recorded()) {
        return sent(std::move(command), reader);
    }
    const Check* check = reader.rules().check(command.check);
    const std::string field(name(check ? check->subject : SubjectKind::Unit));
    command.subject = reader.remark(field.c_str());
    return command;
}

void CheckCommand::decide(Resolution& resolution, const GameModule* module) const {
    if (const GameCheck* own = ofTheGame(check, module)) {
        const Resolution::Remaining remaining(resolution, StillToRoll::ByProcedure);
        own->take(resolution, *this);
    } else {
        const Resolution::MayEnd mayEnd(resolution);
        resolution.roll({resolution.rules().check(check), subject, {}, facts, overrides});
    }
}

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

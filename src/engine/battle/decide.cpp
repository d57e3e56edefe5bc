#include "umpire/battle/decide.h"
#include "adjust.h"
#include "opening.h"
#include "prose.h"
#include "roster_edits.h"
#include "turn.h"
#include "umpire/base/text.h"
#include "umpire/battle/command.h"
#include "umpire/checks/evaluation_watch.h"
#include "umpire/rules/commands.h"
#include "unused_fields.h"

#include <algorithm>

namespace umpire {

namespace {

std::vector<std::string> commandNames(const RulePack& rules) {
    std::vector<std::string> names = engineCommands();
    for (const Action& action : rules.actions) {
        names.push_back(action.id);
    }
    return names;
}

const Check& namedCheck(const Json& command, const Resolution& resolution, const GameModule* module) {
    const std::string id = readCommandText(command, "check");
    const Check* check = resolution.rules().check(id);
    const bool known = check && (check->direct || (module && module->checks.contains(id)));
    if (!known) {
        std::vector<std::string> ids;
        for (const Check& other : resolution.rules().checks) {
            if (other.direct) {
                ids.push_back(other.id);
            }
        }
        throw Refused("bad-value", "there is no check " + inQuotes(id) + " to ask for" + didYouMean(id, ids));
    }
    return *check;
}

void decideCheck(const Json& command, Resolution& resolution, const GameModule* module) {
    const Check& check = namedCheck(command, resolution, module);
    warnUnused(command, {"check", "facts", std::string(name(check.subject))}, "check " + check.id,
               resolution);
    if (module) {
        const auto own = module->checks.find(check.id);
        if (own != module->checks.end()) {
            Call call;
            call.command = command;
            own->second(resolution, call);
            return;
        }
    }
    const std::string field(name(check.subject));
    RollRequest request{
        &check, readCommandId(command, field, check.subject, resolution.battle()), {}, {}, {}};
    request.facts = readFacts(command, {check.id}, resolution);
    request.overrides = readOverrides(command, resolution.rules());
    resolution.roll(request);
}

void decideWaive(const Json& command, Resolution& resolution, const GameModule* module) {
    const std::string id = readCommandText(command, "due");
    if (!resolution.battle().findDue(id)) {
        std::vector<std::string> known;
        for (const Due& due : resolution.battle().due) {
            known.push_back(due.id);
        }
        throw Refused("unknown-id", "nothing owed is called " + inQuotes(id) + didYouMean(id, known));
    }
    const std::string reason = command.contains("reason") ? readCommandText(command, "reason") : "";
    if (reason.empty()) {
        resolution.warn("Waived without a reason.");
    }
    const Due due = *resolution.battle().findDue(id);
    resolution.settleDue(id, reason.empty() ? "waived" : reason);
    if (module && module->waived) {
        module->waived(resolution, due);
    }
}

void decideRuling(const Json& command, Resolution& resolution) {
    const std::string id = readCommandText(command, "ruling");
    const Ruling* ruling = resolution.rules().ruling(id);
    std::vector<std::string> known;
    for (const Ruling& other : resolution.rules().rulings) {
        known.push_back(other.id);
    }
    if (!ruling) {
        throw Refused("unknown-id", "there is no ruling " + inQuotes(id) + didYouMean(id, known));
    }
    const std::string reading = readCommandText(command, "reading");
    if (!ruling->find(reading)) {
        throw Refused("bad-value", inQuotes(reading) + " is no reading of " + id);
    }
    resolution.setRuling(id, reading == ruling->standard() ? Id() : reading);
}

void decideAction(const Action& action, const Json& command, Resolution& resolution,
                  const GameModule& module) {
    const Call call = readCall(action, command, resolution);
    module.actions.find(action.id)->second(resolution, call);
    resolution.run(action.effects, resolution.scope(call.party("self"), call.party("other"), &call.facts));
}

/// A note or bookmark beside an earlier record.
void decideNote(const Json& command, Resolution& resolution) {
    const auto record = command.find("record");
    if (record == command.end() || !record->is_number_integer() || record->get<std::int64_t>() < 1 ||
        record->get<std::int64_t>() > 1'000'000) {
        throw Refused("bad-value", "\"note\" needs \"record\": the number of the record it belongs to");
    }
    RecordNote note;
    note.text = command.contains("text") ? readCommandText(command, "text") : "";
    const auto bookmark = command.find("bookmark");
    if (bookmark != command.end() && !bookmark->is_boolean()) {
        throw Refused("bad-value",
                      "\"bookmark\" is " + describe(*bookmark) + " where true or false is expected");
    }
    note.bookmark = bookmark != command.end() && bookmark->get<bool>();
    resolution.note(record->get<int>(), std::move(note));
}

using Edit = void (*)(const Json&, Resolution&);

void decideRoster(Edit edit, const Json& command, Resolution& resolution, const GameModule* module) {
    const Battle before = resolution.battle();
    edit(command, resolution);
    keepOpening(before, resolution, module);
}

void needSides(Verb verb, const Battle& battle) {
    if (battle.all(SubjectKind::Side).empty()) {
        throw Refused("not-possible", "the battle has no side yet, so " + inQuotes(ownCommand(verb).name) +
                                          " means nothing; put a side on the roster first");
    }
}

void decidePackAction(const std::string& name, const Json& command, Resolution& resolution,
                      const GameModule* module) {
    const Action* action = resolution.rules().action(name);
    if (!action || !module || !module->actions.contains(name)) {
        throw Refused("unknown-command", "there is no command " + inQuotes(name) +
                                             didYouMean(name, commandNames(resolution.rules())));
    }
    decideAction(*action, command, resolution, *module);
}

/// Those about the records themselves are the session's.
void decideVerb(Verb verb, const Json& command, Resolution& resolution, const GameModule* module) {
    switch (verb) {
    case Verb::Check:
        needSides(verb, resolution.battle());
        return decideCheck(command, resolution, module);
    case Verb::NextPhase:
        needSides(verb, resolution.battle());
        return nextPhase(resolution, module);
    case Verb::EndTurn:
        needSides(verb, resolution.battle());
        return endTurn(resolution, module);
    case Verb::Adjust:
        return adjust(command, resolution);
    case Verb::CatchUp:
        return catchUp(command, resolution);
    case Verb::Waive:
        return decideWaive(command, resolution, module);
    case Verb::Note:
        return decideNote(command, resolution);
    case Verb::Prose:
        return decideProse(command, resolution);
    case Verb::Ruling:
        return decideRuling(command, resolution);
    case Verb::Enlist:
        return decideRoster(enlist, command, resolution, module);
    case Verb::Strike:
        return decideRoster(strike, command, resolution, module);
    case Verb::Amend:
        return decideRoster(amend, command, resolution, module);
    case Verb::Regroup:
        return decideRoster(regroup, command, resolution, module);
    case Verb::Scenario:
        return decideRoster(scenario, command, resolution, module);
    case Verb::Action:
    case Verb::Correct:
    case Verb::Undo:
    case Verb::Redo:
    case Verb::Reset:
    case Verb::Show:
        return decidePackAction(readCommandText(command, "do"), command, resolution, module);
    }
}

} // namespace

void decide(const Json& command, Resolution& resolution, const GameModule* module) {
    const EvaluationWatch watch;
    decideVerb(verbNamed(readCommandText(command, "do")), command, resolution, module);
    if (module && module->afterCommand) {
        module->afterCommand(resolution);
    }
    if (const std::string problem = watch.problem(); !problem.empty()) {
        throw Refused("not-possible", "the rules ask too much: " + problem);
    }
    if (const int left = resolution.dice().left(); left > 0) {
        throw Refused("bad-dice", counted(left, "die is", "dice are") + " given that nothing asks for");
    }
}

} // namespace umpire

#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire {

const std::vector<OwnCommand>& ownCommands() {
    static const std::vector<OwnCommand> commands{
        // verb, name, kind, rolls, records, sets up, needs sides, long texts, remark
        {Verb::Check, "check", CommandKind::Game, true, true, false, true},
        {Verb::Adjust, "adjust", CommandKind::Bookkeeping, false, true, false},
        {Verb::NextPhase, "next-phase", CommandKind::Turn, false, true, false, true},
        {Verb::EndTurn, "end-turn", CommandKind::Turn, false, true, false, true},
        {Verb::Draw, "draw", CommandKind::Turn, true, true, false, true},
        {Verb::Correct, "correct", CommandKind::History, false, true, false},
        {Verb::Note, "note", CommandKind::Bookkeeping, false, true, false, false, false, true},
        {Verb::Waive, "waive", CommandKind::Bookkeeping, false, true, false},
        {Verb::Undo, "undo", CommandKind::History, false, false, false},
        {Verb::Redo, "redo", CommandKind::History, false, false, false},
        {Verb::Show, "show", CommandKind::History, false, false, false},
        {Verb::Ruling, "ruling", CommandKind::Bookkeeping, false, true, true},
        {Verb::Enlist, "enlist", CommandKind::Roster, false, true, true},
        {Verb::Strike, "strike", CommandKind::Roster, false, true, true},
        {Verb::Amend, "amend", CommandKind::Roster, false, true, true},
        {Verb::Regroup, "regroup", CommandKind::Roster, false, true, true},
        {Verb::Scenario, "scenario", CommandKind::Roster, false, true, true},
        {Verb::Reset, "reset", CommandKind::History, false, true, false},
        {Verb::CatchUp, "catch-up", CommandKind::Bookkeeping, false, true, false},
        {Verb::Fill, "fill", CommandKind::Bookkeeping, false, true, true},
        {Verb::Prose, "prose", CommandKind::Bookkeeping, false, true, false, false, true, true},
        {Verb::Several, "several", CommandKind::Bookkeeping, false, true, false},
        {Verb::Objective, "objective", CommandKind::Bookkeeping, false, true, false, true},
        {Verb::Time, "time", CommandKind::Bookkeeping, false, true, false, false, false, true},
    };
    return commands;
}

const OwnCommand& ownCommand(Verb verb) {
    static const OwnCommand action{Verb::Action, "", CommandKind::Game, true, true, false};
    const auto& all = ownCommands();
    const auto found = std::ranges::find(all, verb, &OwnCommand::verb);
    return found == all.end() ? action : *found;
}

Verb verbNamed(std::string_view name) {
    const auto& all = ownCommands();
    const auto found =
        std::ranges::find_if(all, [name](const OwnCommand& each) { return each.name == name; });
    return found == all.end() ? Verb::Action : found->verb;
}

Verb verbOf(const Json& command) {
    if (!command.is_object()) {
        return Verb::Action;
    }
    const auto name = command.find("do");
    return name != command.end() && name->is_string() ? verbNamed(name->get_ref<const std::string&>())
                                                      : Verb::Action;
}

Verb verbOf(const KeptJson& command) {
    return verbNamed(command.text("do"));
}

Json commandOf(Verb verb, const Json& fields) {
    Json command{{"do", ownCommand(verb).name}};
    command.update(fields);
    return command;
}

} // namespace umpire

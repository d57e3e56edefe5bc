#pragma once

#include "umpire/base/kept_json.h"

#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// What the `do` of a command says. The engine has its own commands, whatever the game; every other word is
/// an action of the pack, or nothing.
enum class Verb {
    Action, ///< of the pack
    Check,
    Adjust,
    CatchUp,
    NextPhase,
    EndTurn,
    Draw,
    Waive,
    Ruling,
    Note,
    Prose,
    Correct,
    Undo,
    Redo,
    Reset,
    Show,
    Enlist,
    Strike,
    Amend,
    Regroup,
    Scenario,
    Fill,
    Several,
    Objective,
    Time,
};

/// What a command is about.
enum class CommandKind {
    Game,        ///< what happens on the table: actions of the pack, single checks
    Turn,        ///< phases and turns
    Bookkeeping, ///< the umpire's hand, pen and rulings
    Roster,      ///< who is there, and the scenario
    History,     ///< the records themselves
};

/// One of the engine's own commands.
struct OwnCommand {
    Verb verb = Verb::Action;
    const char* name = "";
    CommandKind kind = CommandKind::Game;
    bool rolls = false;  ///< may ask for dice
    bool records = true; ///< makes a record
    bool setsUp = false; ///< at the beginning of a history it lays out the battle before anything is played
    bool needsSides = false; ///< means nothing in a battle without a side
    bool longTexts = false;  ///< its texts have limits of their own
    bool remark = false;     ///< words beside the battle, which stays as it is

    /// Whether with it the battle begins, if nothing was played before.
    bool plays() const { return records && !setsUp && !remark && kind != CommandKind::History; }
};

/// All of them, each once.
const std::vector<OwnCommand>& ownCommands();
/// The entry of an own command; for `Action` one without a name.
const OwnCommand& ownCommand(Verb verb);

Verb verbNamed(std::string_view name);
/// By its `do`; what is no command at all counts as an action that no pack has.
Verb verbOf(const Json& command);
Verb verbOf(const KeptJson& command);
/// A command with this verb and these fields.
Json commandOf(Verb verb, const Json& fields = Json::object());

} // namespace umpire

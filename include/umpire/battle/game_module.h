#pragma once

#include "umpire/battle/command.h"
#include "umpire/rules/module_needs.h"

#include <functional>
#include <map>
#include <string>

namespace umpire {

/// A step of a game's procedure: works on the resolution, throws Refused.
using Procedure = std::function<void(Resolution&, const Call&)>;

/// A check that is more than one roll of one subject.
struct GameCheck {
    std::function<void(Resolution&, const CheckCommand&)> take;
    bool ofEverybody = false; ///< taken by all at once: the command names no subject
};

/// What one game does beyond its tables: which roll follows which for each of its commands, and what turns
/// bring. It holds no numbers and no texts; those are in the packs that name it as their `module`.
struct GameModule {
    ModuleNeeds needs; ///< its id, and what a pack must have to be played by it
    std::map<Id, Procedure, std::less<>> actions;
    /// Those of the `check` command.
    std::map<Id, GameCheck, std::less<>> checks;
    /// Puts into a new battle what it starts with, such as tests owed before the first turn.
    std::function<void(Resolution&)> setUp;
    /// Called after the effects of each moment of the turn.
    std::function<void(Resolution&, Moment::At, const Id& phase)> atMoment;
    /// Called after every command that changed something, before its record is closed. It rolls nothing.
    std::function<void(Resolution&)> afterCommand;
    /// Called when something owed was waived.
    std::function<void(Resolution&, const Due&)> waived;
};

} // namespace umpire

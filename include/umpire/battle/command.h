#pragma once

#include "umpire/battle/resolution.h"
#include "umpire/rules/commands.h"

#include <map>
#include <set>
#include <string>

namespace umpire {

class CommandReader;
struct GameModule;

/// One side of a contest as a command states it.
struct Party {
    Id unit;
    Facts facts;
    Overrides overrides; ///< its own over those of the whole command
};

/// A command of a game, its fields read and checked: every id is known, every value of the right kind.
struct Call {
    static constexpr Verb verb = Verb::Action;

    Id name;                        ///< what its "do" says
    const Action* action = nullptr; ///< of the pack; null in a record of another pack
    std::map<Id, Value, std::less<>> fields;
    std::map<Id, Party, std::less<>> parties;
    std::set<Id, std::less<>> stated; ///< the fields that were given, the others have what stands for nothing
    Facts facts;
    Overrides overrides;

    Id id(std::string_view field) const;
    std::int64_t number(std::string_view field) const;
    /// Whom expressions call $self or $other in this command, or "".
    Id party(std::string_view party) const;
    bool has(std::string_view field) const { return fields.contains(field); }

    static Call read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `check`: one roll, or what a game makes of it.
struct CheckCommand {
    static constexpr Verb verb = Verb::Check;

    Id check;
    Id subject; ///< "" for a check that is taken by everybody at once
    Facts facts;
    Overrides overrides;

    static CheckCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

} // namespace umpire

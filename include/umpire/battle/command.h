#pragma once

#include "umpire/battle/resolution.h"

#include <map>
#include <string>

namespace umpire {

/// One side of a contest as a command states it.
struct Party {
    Id unit;
    Facts facts;
    Overrides overrides; ///< its own over those of the whole command
};

/// A command of a game, its fields read and checked: every id is known, every value of the right kind.
struct Call {
    const Action* action = nullptr; ///< null for the engine's own commands
    Json command;
    std::map<Id, Value, std::less<>> fields;
    std::map<Id, Party, std::less<>> parties;
    Facts facts;
    Overrides overrides;

    Id id(std::string_view field) const;
    std::int64_t number(std::string_view field) const;
    /// Whom expressions call $self or $other in this command, or "".
    Id party(std::string_view party) const;
    bool has(std::string_view field) const { return fields.contains(field); }
};

/// Reads the fields of a command against an action of the pack. Throws Refused.
Call readCall(const Action& action, const Json& command, Resolution& resolution);

/// Reads the facts stated for some checks. Throws Refused.
Facts readFacts(const Json& command, const std::vector<Id>& checks, const Resolution& resolution);
/// Reads `overrides`: {modifier id: value}. Throws Refused.
Overrides readOverrides(const Json& command, const RulePack& rules);

/// A member of a command that must be there and be a text, an id of a subject of that kind. Throws Refused.
std::string readCommandText(const Json& command, const std::string& field);
Id readCommandId(const Json& command, const std::string& field, SubjectKind kind, const Battle& battle);

/// A name in a command, of one line and a length that can be drawn. Throws Refused, saying what it is the
/// name of.
std::string readName(const Json& command, const std::string& field, const std::string& what);

/// Refuses a command with a text beyond noteLimit anywhere in it; the words of a report have a limit of their
/// own.
void refuseLongTexts(const Json& command);

/// A JSON value as a value of an attribute or fact. Throws Refused with the field's name.
Value readTyped(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
                const Battle& battle);

} // namespace umpire

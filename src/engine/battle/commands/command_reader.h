#pragma once

#include "../effects.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/resolution.h"
#include "umpire/battle/session.h"

#include <cstdint>
#include <string>
#include <vector>

namespace umpire {

/// The longest time that a command tells of: a day.
inline constexpr std::int64_t mostTableSeconds = 86'400;

/// `seconds` of a command, 0 where it tells of none.
std::int64_t readSeconds(const CommandReader& reader);

/// Reads the fields of one command. One that is sent must say what it means: what is missing or wrong throws
/// Refused. Out of a record, what is not as it should be is left out.
class CommandReader {
  public:
    /// A command that is to be decided now.
    CommandReader(const Json& command, Resolution& resolution, const GameModule* module)
        : m_command(command), m_rules(resolution.rules()), m_resolution(&resolution), m_module(module) {}
    /// One about the records, or one out of a record.
    CommandReader(const Json& command, const RulePack& rules, bool recorded)
        : m_command(command), m_rules(rules), m_recorded(recorded) {}

    const Json& command() const { return m_command; }
    const RulePack& rules() const { return m_rules; }
    /// True out of a record. Else, but for commands about the records, there is a resolution.
    bool recorded() const { return m_recorded; }
    Resolution& resolution() const { return *m_resolution; }
    const Battle& battle() const { return m_resolution->battle(); }
    const GameModule* module() const { return m_module; }

    bool has(const char* field) const { return m_command.contains(field); }
    /// A text that must be there.
    std::string text(const char* field) const;
    /// A text that may be left out.
    std::string optionalText(const char* field) const;
    /// A text that is of no consequence: what is none counts as none.
    std::string remark(const char* field) const;
    bool flag(const char* field) const;

    /// `set`, with an entry at least; `example` shows one.
    Stated set(const std::string& example) const;
    /// `subjects`: of the battle, each once, in the order of its lists; out of a record as they stand there.
    Ids subjects() const;
    /// `before` or `after`.
    std::optional<Neighbour> neighbour() const;
    /// Refuses a field that means nothing to the command.
    void refuseUnknown(std::vector<std::string> known) const;

  private:
    const Json& m_command;
    const RulePack& m_rules;
    Resolution* m_resolution = nullptr;
    const GameModule* m_module = nullptr;
    bool m_recorded = false;
};

/// The entries of an object; none for anything else.
Stated entriesOf(const Json& object);

/// Warns of fields of a command that mean nothing to it: a misspelt optional one must not be passed over in
/// silence. `known`: its own, besides those of every command; `name`: what it is called.
void warnUnused(const Json& command, std::vector<std::string> known, const std::string& name,
                Resolution& resolution);

/// The ids among which the one that was meant is looked for: of subjects, checks, tables ...
template <typename List>
std::vector<std::string> idsIn(const List& list) {
    std::vector<std::string> ids;
    for (const auto& each : list) {
        if constexpr (requires { each->id; }) {
            ids.push_back(each->id);
        } else {
            ids.push_back(each.id);
        }
    }
    return ids;
}

/// Refuses the command for what one of its fields says.
[[noreturn]] inline void badValue(const std::string& text) {
    throw Refused("bad-value", text);
}

/// Refuses an id that is none of the known ones. `sentence`: with {id} for it.
[[noreturn]] void unknownId(const std::string& sentence, const Id& id, const std::vector<std::string>& known);

/// Refuses a number beyond its limits. `field`: in quotes.
[[noreturn]] void outOfRange(const std::string& field, const std::string& number, std::int64_t from,
                             std::int64_t to);

// What the members of a command say. All of these throw Refused; `what` is what a message calls the member.

/// Refuses a value of another kind than is expected.
[[noreturn]] void wrongKind(const std::string& what, const Json& found, const std::string& expected);

/// A member, or null when it is not there.
const Json* member(const Json& command, const std::string& field);
/// One that must be there.
const Json& needed(const Json& command, const std::string& field);

/// A member that must be there and be an id of a subject of that kind.
Id readCommandId(const Json& command, const std::string& field, SubjectKind kind, const Battle& battle);

/// A name, of one line and a length that can be drawn; `what` it is the name of.
std::string readName(const Json& command, const std::string& field, const std::string& what);

/// Refuses a command with a text beyond noteLimit anywhere in it.
void refuseLongTexts(const Json& command);

/// The id of a subject of that kind.
Id readId(const Json& json, const std::string& what, SubjectKind kind, const Battle& battle);
/// A whole number that is not beyond all reason.
std::int64_t readNumber(const Json& json, const std::string& what);
/// One of these words, or any text when there are none.
std::string readWord(const Json& json, const std::string& what, const std::vector<std::string>& words);
/// A list of words or subjects, each once.
Value readList(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
               const Battle& battle);
/// A value of an attribute or fact.
Value readTyped(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
                const Battle& battle);

/// Reads the `facts` of a command or of a party, stated for some checks. Throws Refused.
Facts readFacts(const Json& command, const std::vector<Id>& checks, const Resolution& resolution);

/// Reads `overrides`, {modifier id: value}, and `extra-lines`. Throws Refused.
Overrides readOverrides(const Json& command, const RulePack& rules);

/// A subject of the battle by an id that somebody stated. Throws Refused.
const Subject& knownSubject(const Json& json, const std::string& what, const Battle& battle);
/// Where beside its neighbour a subject of a kind goes in its list: at the end when that is of another kind.
std::size_t placeBeside(const std::optional<Neighbour>& neighbour, SubjectKind kind, const Battle& battle);
/// The value of a roster attribute within its limits; nothing for null.
Value readRosterValue(const Json& json, const Attribute& attribute, const std::string& what,
                      const RulePack& rules, const Battle& battle);

} // namespace umpire

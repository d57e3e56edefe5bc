#pragma once

#include "umpire/battle/own_commands.h"

#include <cstdint>

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

} // namespace umpire

#pragma once

#include "umpire/battle/own_commands.h"
#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// Says in plain words what a command did to the roster and the scenario.
class RosterText {
  public:
    explicit RosterText(const Session& session) : m_session(session) {}

    /// "4th Light Horse Brigade and 6 units join the roster"; "" for a command that sets up nothing.
    std::string who(const Record& record) const;
    /// What came, went, is called otherwise or stands elsewhere, and what the battle says of itself.
    std::vector<std::string> changes(const Events& events) const;
    /// The name of a subject, also of one that has left the battle; its id when nothing is known of it.
    std::string nameOf(const Id& subject) const;

  private:
    std::string told(const Record& record, const EnlistCommand& command) const;
    std::string told(const Record& record, const StrikeCommand& command) const;
    std::string told(const Record& record, const AmendCommand& command) const;
    std::string told(const Record& record, const RegroupCommand& command) const;
    std::string told(const Record& record, const ScenarioCommand& command) const;
    std::string told(const Record& record, const ResetCommand& command) const;
    /// Those that set up nothing.
    std::string told(const Record&, const auto&) const { return {}; }
    std::string named(const std::vector<const Subject*>& subjects) const;
    std::string named(const Record& record, const Ids& ids) const;
    std::string group(const Events& events, bool came) const;
    std::string enlisted(const Record& record) const;
    std::string amendment(SubjectKind kind, const std::string& key, const Json& value) const;
    std::string detail(const std::string& key, const Json& value) const;
    std::string station(const StationSet& event) const;
    const Subject* find(const Id& subject) const;

    const Session& m_session;
};

} // namespace umpire::sheets

#pragma once

#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// Says in plain words what a command did to the roster and the scenario.
class RosterWords {
  public:
    explicit RosterWords(const Session& session) : m_session(session) {}

    /// "4th Light Horse Brigade and 6 units join the roster"; "" for a command that sets up nothing.
    std::string who(const Record& record) const;
    /// What came, went, is called otherwise or stands elsewhere, and what the battle says of itself.
    std::vector<std::string> changes(const Events& events) const;
    /// The name of a subject, also of one that has left the battle; its id when nothing is known of it.
    std::string nameOf(const Id& subject) const;

  private:
    std::string named(const std::vector<const Subject*>& subjects) const;
    std::string named(const Record& record) const;
    std::string group(const Events& events, bool came) const;
    std::string enlisted(const Record& record) const;
    std::string amended(const Record& record) const;
    std::string amendment(SubjectKind kind, const std::string& key, const Json& value) const;
    std::string regrouped(const Record& record) const;
    std::string detail(const std::string& key, const Json& value) const;
    std::string scenario(const Json& set) const;
    std::string station(const StationSet& event) const;
    const Subject* find(const Id& subject) const;

    const Session& m_session;
};

} // namespace umpire::sheets

#pragma once

#include "umpire/battle/session.h"

#include <QString>
#include <QStringList>

namespace umpire::gui {

/// A text among the members of a command or step, "" when there is none.
std::string memberText(const Json& object, const char* key);

/// Says in words what a command did to the roster and the scenario.
class RosterWords {
  public:
    explicit RosterWords(const Session& session) : m_session(session) {}

    /// "4th Light Horse Brigade and 6 units join the roster"; "" for a command that sets up nothing.
    QString who(const Record& record) const;
    /// What came, went, is called otherwise or stands elsewhere, and what the battle says of itself.
    QStringList changes(const Events& events) const;
    /// The name of a subject, also of one that has left the battle.
    QString nameOf(const Id& subject) const;

  private:
    QString named(const std::vector<const Subject*>& subjects) const;
    QString named(const Record& record) const;
    QString group(const Events& events, bool came) const;
    QString enlisted(const Record& record) const;
    QString amended(const Record& record) const;
    QString amendment(SubjectKind kind, const std::string& key, const Json& value) const;
    QString regrouped(const Record& record) const;
    QString detail(const std::string& key, const Json& value) const;
    QString scenario(const Json& set) const;
    QString station(const StationSet& event) const;
    const Subject* find(const Id& subject) const;

    const Session& m_session;
};

} // namespace umpire::gui

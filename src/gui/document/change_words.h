#pragma once

#include "umpire/battle/session.h"

#include <QStringList>

#include <vector>

namespace umpire::gui {

/// Says in words what changed for the units, formations and officers of a battle.
class ChangeWords {
  public:
    explicit ChangeWords(const Session& session) : m_session(session) {}

    /// From what a preview or an answer would change, compared with the state as it is.
    QStringList of(const Json& changes) const;
    /// From what a record did, whenever that was.
    QStringList of(const Events& events) const;

  private:
    struct Change {
        std::string field;
        Json from;
        Json to;
    };
    struct Subjects {
        std::vector<std::pair<Id, std::vector<Change>>> list;
        std::vector<Change>& at(const Id& id);
    };

    QStringList sentences(const Subjects& subjects) const;
    QString phrase(const Subject& subject, const Change& change) const;
    QString counted(const std::string& field, const Change& change) const;
    QString word(const Attribute& attribute, const Json& value) const;

    const Session& m_session;
};

} // namespace umpire::gui

#pragma once

#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// Says in plain words what changed for the units, formations and officers of a battle, a sentence for each.
class ChangeText {
  public:
    explicit ChangeText(const Session& session) : m_session(session) {}

    /// From what a preview or an answer would change, compared with the state as it is.
    std::vector<std::string> of(const Json& changes) const;
    /// From what a record did, whenever that was.
    std::vector<std::string> of(const Events& events) const;

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

    std::vector<std::string> sentences(const Subjects& subjects) const;
    bool isImpliedBy(const Subject& subject, const Change& change, const std::vector<Change>& changes) const;
    bool comesBack(const Subject& subject, const std::vector<Change>& changes) const;
    std::string phrase(const Subject& subject, const Change& change) const;
    std::string counted(const Subject& subject, const Attribute& attribute, const Change& change) const;
    std::string word(const Attribute& attribute, const Json& value) const;

    const Session& m_session;
};

} // namespace umpire::sheets

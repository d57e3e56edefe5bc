#pragma once

#include "../muster.h"
#include "chronicle.h"

namespace umpire::sheets {

/// The program's words for the passages of a report, a paragraph a line.
class Story {
  public:
    Story(const Session& session, const Chronicle& chronicle, std::set<Id> hidden)
        : m_session(session), m_chronicle(chronicle), m_hidden(std::move(hidden)) {}

    /// What the sides brought, with what joined them during play.
    std::string opening() const;
    /// Half-turn by half-turn: the side, then what happened.
    std::string turn(const Chapter& chapter) const;
    std::string closing() const;

    std::string nameOf(const Id& side) const;

  private:
    std::string brought(const Subject& side) const;
    std::string lost(const Subject& side) const;
    std::vector<const Subject*> unitsOf(const Id& side) const;

    const Session& m_session;
    const Chronicle& m_chronicle;
    std::set<Id> m_hidden;
};

/// The id of a chapter's passage: "turn-2".
Id passageOf(const Chapter& chapter);

} // namespace umpire::sheets

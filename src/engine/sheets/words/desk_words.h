#pragma once

#include "umpire/battle/own_commands.h"
#include "umpire/battle/session.h"

#include <string>

namespace umpire::sheets {

/// Says in plain words what concerns the table beside the game: objectives, notes, time, how a rule is read,
/// and commands that were given to several at once.
class DeskWords {
  public:
    explicit DeskWords(const Session& session) : m_session(session) {}

    /// "Halt and reform: 11th Light Horse and 12th Light Horse".
    std::string who(const SeveralCommand& command) const;
    /// "Objective: The wells".
    std::string who(const ObjectiveCommand& command) const;
    /// "Note on 12th Light Horse"; one that names no turn is on the turn of its record.
    std::string noteOn(const NotedOn& on, std::int64_t turn) const;
    /// What an event says that is of this kind, "" for any other: "The wells held by Empire".
    std::string of(const Event& event) const;
    /// "The wells 3, The bridge 1 (Empire)".
    static std::string list(const std::vector<Objective>& objectives, const Session& session);

  private:
    std::string nameOf(const Id& id) const;
    std::string nameOfWork(const Json& command) const;

    const Session& m_session;
};

/// "1 h 05 min", "12 min", "40 s".
std::string timeInWords(std::int64_t seconds);

} // namespace umpire::sheets

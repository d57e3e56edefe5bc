#pragma once

#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// Says in plain words what the program threw and no record holds. Names are those of the battle as it is
/// now.
class StrayWords {
  public:
    explicit StrayWords(const Session& session) : m_session(session) {}

    /// "record 12 was undone after its dice were seen: 12th Light Horse fires on II/48th, D8 2 (Spittin' the
    /// dummy); thrown anew in record 12".
    std::string told(const StrayThrow& thrown) const;
    /// The same of each throw before this record and after the one before it.
    std::vector<std::string> before(int record) const;
    /// "3 dice of the program were seen and stand in no record", "" when there are none.
    std::string counted() const;

  private:
    std::string takenBack(const StrayThrow& thrown) const;
    /// The sentence around what was {undone}, with what came {next} if anything did; places not yet filled.
    std::string inItsPlace(const StrayThrow& thrown) const;
    std::string faces(const StrayThrow& thrown) const;

    const Session& m_session;
};

} // namespace umpire::sheets

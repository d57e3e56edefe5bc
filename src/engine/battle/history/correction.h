#pragma once

#include "umpire/battle/own_commands.h"
#include "umpire/battle/session.h"

namespace umpire {

/// Reads a `correct` command. Throws Refused.
CorrectCommand readCorrection(const Json& command, const RulePack& rules);

/// A record carried out anew with what the umpire now states, and all that came after it, with the dice as
/// they fell.
class Correction {
  public:
    /// Throws Refused when the command names no record that can be corrected.
    Correction(const Played& played, const CorrectCommand& command);

    /// The battle just before the record.
    Battle before() const;
    /// The record's command with what is now stated. Throws Refused.
    Json corrected() const;
    /// Puts into the correction's own record what it leads to from the battle as it stands now. Throws
    /// Refused, such as BadDice.
    void putIn(Record& record) const;

  private:
    const StandingRecord& subject() const { return m_standing[m_index]; }
    std::vector<std::int64_t> kept() const;

    const Played& m_played;
    std::vector<StandingRecord> m_standing;
    const CorrectCommand& m_command;
    std::size_t m_index; ///< of the record among those standing
};

} // namespace umpire

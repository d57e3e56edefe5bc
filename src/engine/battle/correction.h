#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/record.h"

namespace umpire {

/// What was played, as a correction looks at it.
struct Played {
    const RulePack& rules;
    const GameModule* module;
    const Battle& start;             ///< before the first record
    std::vector<Amendment> standing; ///< the records in force, each as the latest correction left it
};

/// The battle just before one of these records, by number from 1.
Battle battleBefore(int record, const Battle& start, const std::vector<Amendment>& standing);

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
    /// Refused and BadDice.
    void putIn(Record& record, const Battle& now) const;

  private:
    const Amendment& subject() const { return m_played.standing[m_index]; }
    std::vector<std::int64_t> kept() const;

    const Played& m_played;
    const CorrectCommand& m_command;
    std::size_t m_index; ///< of the record among those standing
};

} // namespace umpire

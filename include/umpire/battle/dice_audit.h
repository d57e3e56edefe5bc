#pragma once

#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire {

/// The dice of one record that the program drew.
struct DrawnRecord {
    int record = 0; ///< its number, from 1
    Draws draws;
    std::vector<Face> faces; ///< of the dice drawn, as the record has them
    /// The record in force by which the umpire later put dice of this one right; 0: none did.
    int correctedBy = 0;
    bool undone = false; ///< it can be redone, but is not in force
};

/// What became of the program's dice.
struct DiceAudit {
    std::vector<DrawnRecord> records;
    std::int64_t dice = 0; ///< how many dice were drawn, in all those records and in stray throws
    /// What is wrong, each naming its record: dice that are not those which generator, seed and position
    /// give, rolls that show other dice than their command, a correction that changes dice without saying so.
    std::vector<std::string> problems;
    /// What is no proof of anything: draws that stand nowhere, neither in a record nor among the stray
    /// throws, and draws that stand in two places.
    std::vector<std::string> remarks;
};

/// Draws every die of the program once more, with the generator, seed and position that its record names, in
/// the state the record was given in, and compares; stray throws too, each with its die. A record stays as it
/// was thrown when the umpire corrects it: the correction is a record of its own, so corrected dice are no
/// problem and changed ones are. What the players threw is taken on trust.
DiceAudit auditDice(const Session& session);

} // namespace umpire

#pragma once

#include "umpire/battle/session.h"

#include <functional>
#include <optional>
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

/// Finds the secret of a pledge where it is kept apart from the battle, or nothing.
using SecretFinder = std::function<std::optional<DiceSecret>(const std::string& pledge)>;

/// What became of the program's dice.
struct DiceAudit {
    std::vector<DrawnRecord> records;
    std::int64_t dice = 0;     ///< how many dice were drawn, in all those records and in stray throws
    std::int64_t sealed = 0;   ///< of these, how many cannot be drawn anew before their secret is revealed
    std::int64_t foretold = 0; ///< of these, how many came from a seed, so that they could be foretold
    /// What is wrong, each naming its record: dice that are not those which generator, secret or seed and
    /// position give, rolls that show other dice than their command, a correction that changes dice without
    /// saying so; dice that stand nowhere, in two places or in a wrong order, where the program keeps account
    /// of all.
    std::vector<std::string> problems;
    /// The same of battles by older programs, which kept no account: no proof of anything.
    std::vector<std::string> remarks;
};

/// Draws every die of the program once more, with the generator, secret or seed and position that its record
/// names, in the state the record was given in, and compares; stray throws too, each with its die. A record
/// stays as it was thrown when the umpire corrects it: the correction is a record of its own, so corrected
/// dice are no problem and changed ones are. What the players threw is taken on trust. `secrets`: for dice
/// not revealed yet.
DiceAudit auditDice(const Session& session, const SecretFinder& secrets = {});

/// Whether any of the program's dice came from a seed, in words; "" when none did.
std::string foretoldDice(const DiceAudit& audit);

/// "seed 1917", "sealed dice 1".
std::string nameOfSeries(const DrawSeries& series);
/// "record 12".
std::string nameOfRecord(const Record& record);
/// "the throw taken back before record 12".
std::string nameOfThrow(const StrayThrow& thrown);

} // namespace umpire

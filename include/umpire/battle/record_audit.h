#pragma once

#include "umpire/battle/dice_audit.h"

#include <string>
#include <vector>

namespace umpire {

/// Where the dice of the records in force came from, and what was put right by hand.
struct DiceOrigins {
    std::int64_t drawn = 0;     ///< thrown by the program
    std::int64_t stated = 0;    ///< thrown by the players and typed in
    std::int64_t corrected = 0; ///< changed by a correction afterwards
};

/// What came of playing a battle's records anew.
struct RecordAudit {
    DiceAudit dice;
    DiceOrigins origins;
    /// What is not as rules and dice give it, each naming its record; what of the chain does not fit; the
    /// dice's problems. None: all is as the rules and the dice give it.
    std::vector<std::string> problems;
    /// What anybody may know and is no fault: records corrected, adjusted or caught up by hand, throws in no
    /// record, secrets begun anew, dice that could be foretold, rules of another edition.
    std::vector<std::string> remarks;
    /// Of each secret that was not revealed before the dice came from another: nobody can check what fell
    /// with it. No fault by itself, and what cheating looks like.
    std::vector<std::string> lostSecrets;
    int records = 0;     ///< how many were played anew
    std::string letters; ///< of the last record in force, as people note them

    bool inOrder() const { return problems.empty(); }
};

/// Plays every record anew with the session's rules, each in the state that the records before it left, and
/// compares lines, outcome, total, facts, effects and warnings; follows the chain; draws the dice once more.
RecordAudit auditRecords(const Session& session, const SecretFinder& secrets = {});

/// What letters that somebody noted belong to: "record 12", "record 12, which was taken back and replaced
/// before record 14"; "" when they belong to nothing in the file. Spaces and capitals do not matter.
std::string whereNoted(const Session& session, const std::string& letters);

/// The whole audit as lines of plain text, problems first, then lost secrets, the last one saying how it came
/// out.
std::vector<std::string> auditLines(const Session& session, const RecordAudit& audit);

} // namespace umpire

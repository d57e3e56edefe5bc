#pragma once

#include "umpire/base/kept_json.h"
#include "umpire/battle/link.h"
#include "umpire/battle/resolution.h"
#include "umpire/dice/dice_source.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace umpire {

/// The member of a record's extra, and of an answer, that lists what the rules had to say of what happened,
/// each with its `text` and `tone`.
inline constexpr const char* saidKey = "said";

/// Which of the program's dice a record used.
struct Draws {
    DrawSeries series;
    std::uint64_t first = 0; ///< position of the first one, from 0
    std::uint64_t count = 0;
    std::vector<int> dice; ///< which of the command's dice, counted from 0; empty: all of them
    /// The position of each of those dice; empty: one after the other from `first`.
    std::vector<std::uint64_t> at;
    bool operator==(const Draws&) const = default;
};

/// How a later correction changed an earlier record.
struct Amendment {
    int record = 0;
    bool dropped = false; ///< it can no longer happen and was left out
    KeptJson command;
    KeptList steps;
    Events events;
};

/// A record that was undone and dropped for another: what somebody may have noted of it.
struct ReplacedRecord {
    int number = 0;
    Link chain; ///< the first 16 digits of its own
    bool operator==(const ReplacedRecord&) const = default;
};

/// One command that was carried out: enough to replay it, to explain it and to correct it later.
struct Record {
    int number = 0;   ///< from 1
    KeptJson command; ///< as sent, with the dice as they fell
    Clock clock;      ///< the moment it was given
    std::string when; ///< wall-clock time, ISO 8601
    KeptList steps;   ///< as answered, each with its lines' reasons
    std::vector<std::string> warnings;
    KeptMembers extra;
    Events events;
    std::vector<Id> rulings; ///< the switches that were looked at
    std::optional<Draws> draws;
    std::vector<Amendment> amendments; ///< for a correction: the records it changed
    /// Fingerprint of the rules from this record on; "": as the record before it.
    std::string rules;
    std::vector<ReplacedRecord> replaced; ///< what stood in its place before, oldest first
    /// The hash of this record and of all before it (`umpire/battle/chain.h`); "": an older program wrote it.
    std::string chain;
};

} // namespace umpire

#pragma once

#include "umpire/base/kept_json.h"
#include "umpire/battle/resolution.h"
#include "umpire/dice/dice_source.h"

#include <cstdint>
#include <memory>
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
    std::string chain; ///< the first 16 digits of its own
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

/// A record in force as the latest correction left it. It points into the list of records.
struct StandingRecord {
    int record = 0;
    bool dropped = false; ///< it can no longer happen and was left out, or is itself a correction
    const KeptJson* command = nullptr;
    const KeptList* steps = nullptr;
    const Events* events = nullptr;

    Amendment copied() const { return {record, dropped, *command, *steps, *events}; }
};

/// The records of a battle in their order: first those in force, behind them those that were undone and can
/// be redone.
class RecordList {
  public:
    RecordList() = default;
    /// Takes over records of which the first `cursor` are in force, and numbers them from 1. `lastSerial`:
    /// the last one given, which rises.
    RecordList(std::vector<Record> records, int cursor, std::uint64_t& lastSerial);

    const std::vector<Record>& all() const { return m_records; }
    /// A serial for each record, rising.
    const std::vector<std::uint64_t>& serials() const { return m_serials; }
    /// By number from 1.
    const Record& at(int number) const { return m_records[static_cast<std::size_t>(number - 1)]; }
    int size() const { return static_cast<int>(m_records.size()); }
    int cursor() const { return m_cursor; }

    /// Puts a record behind those in force and gives it its number. Nothing may be undone.
    const Record& add(Record record, std::uint64_t serial);
    /// Takes the last one in force out of it; there must be one.
    const Record& undo() { return at(m_cursor--); }
    /// Puts the first one that was undone in force again; there must be one.
    const Record& redo() { return at(++m_cursor); }

    /// Those in force, each as the latest correction left it.
    std::vector<StandingRecord> standing() const;
    /// Whether one of those in force corrects another.
    bool corrected() const;
    /// How many at the beginning set up the battle, before anything was played.
    int setUps() const;
    /// Gives up those that were undone.
    std::vector<Record> takeUndone();
    /// Fingerprint of the rules that the last one in force goes by; "": none names any.
    std::string rules() const;

    /// The records from this number on have no link yet.
    int unlinked() const { return m_unlinked; }
    /// Gives the first record without a link its own.
    void setLink(std::string link) {
        m_records[static_cast<std::size_t>(m_unlinked++ - 1)].chain = std::move(link);
    }

  private:
    std::vector<Record> m_records;
    int m_unlinked = 1;
    std::vector<std::uint64_t> m_serials;
    int m_cursor = 0;
};

} // namespace umpire

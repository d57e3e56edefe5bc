#pragma once

#include "umpire/battle/record.h"

#include <cstdint>
#include <string>
#include <vector>

namespace umpire {

/// Gives numbers, always rising and none twice.
class Serials {
  public:
    std::uint64_t next() { return ++m_last; }
    /// The last one given; 0: none was.
    std::uint64_t last() const { return m_last; }

  private:
    std::uint64_t m_last = 0;
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
    /// Takes over records of which the first `cursor` are in force, and numbers them from 1.
    RecordList(std::vector<Record> records, int cursor, Serials& serials);

    const std::vector<Record>& all() const { return m_records; }
    /// A serial for each record, rising.
    const std::vector<std::uint64_t>& serials() const { return m_serials; }
    /// By number from 1.
    const Record& at(int number) const { return m_records[static_cast<std::size_t>(number - 1)]; }
    int size() const { return static_cast<int>(m_records.size()); }
    int cursor() const { return m_cursor; }

    /// Puts a record behind those in force and gives it its number. Nothing may be undone. `names`: it names
    /// its rules, or is to name them later.
    const Record& add(Record record, Serials& serials, bool names);
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
    /// The record in force that names the rules which the last one goes by; 0: none does.
    int namingRules() const { return m_cursor > 0 ? m_naming[static_cast<std::size_t>(m_cursor - 1)] : 0; }
    /// Gives the record that was to name its rules later their fingerprint.
    void setRules(int number, std::string fingerprint) {
        m_records[static_cast<std::size_t>(number - 1)].rules = std::move(fingerprint);
    }

    /// The records from this number on have no link yet.
    int unlinked() const { return m_unlinked; }
    /// Gives the first record without a link its own.
    void setLink(std::string link) {
        m_records[static_cast<std::size_t>(m_unlinked++ - 1)].chain = std::move(link);
    }

  private:
    void noteNaming(int number, bool names);

    std::vector<Record> m_records;
    std::vector<int> m_naming; ///< for each record the last one up to it that names its rules; 0: none
    int m_unlinked = 1;
    std::vector<std::uint64_t> m_serials;
    int m_cursor = 0;
};

} // namespace umpire

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

/// The records of a battle in their order: first those in force, behind them those that were undone and can
/// be redone.
class RecordList {
  public:
    RecordList() = default;
    /// Takes over records of which the first `cursor` are in force, and numbers them from 1.
    RecordList(std::vector<Record> records, int cursor, Serials& serials);

    const std::vector<Record>& all() const { return m_records; }
    /// A serial for each record.
    const std::vector<std::uint64_t>& serials() const { return m_serials; }
    /// By number from 1.
    const Record& at(int number) const { return m_records[static_cast<std::size_t>(number - 1)]; }
    int size() const { return static_cast<int>(m_records.size()); }
    int cursor() const { return m_cursor; }

    /// Puts a record behind those in force and gives it its number. What was undone is gone.
    const Record& add(Record record, Serials& serials);
    /// Takes the last one in force out of it; there must be one.
    const Record& undo() { return at(m_cursor--); }
    /// Puts the first one that was undone in force again; there must be one.
    const Record& redo() { return at(++m_cursor); }

    /// Those in force, each as the latest correction left it.
    std::vector<Amendment> standing() const;
    /// How many at the beginning set up the battle, before anything was played.
    int setUps() const;
    /// What can be redone no more once another record is made, and what stood in its place before.
    std::vector<ReplacedRecord> toBeReplaced() const;
    /// The fingerprint of the rules that the last one in force goes by, "" when none says.
    std::string rulesNamed() const;

  private:
    std::vector<Record> m_records;
    std::vector<std::uint64_t> m_serials;
    int m_cursor = 0;
};

} // namespace umpire

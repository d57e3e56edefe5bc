#pragma once

#include "sheet_places.h"

namespace umpire {

/// Reads the rows of a roster sheet into the lists of a battle file.
class RosterSheetReader {
  public:
    RosterSheetReader(const RulePack& rules, const Battle* existing, const SheetHeader& header,
                      SheetProblems& problems)
        : m_rules(rules), m_existing(existing), m_header(header), m_problems(problems) {}

    /// Reports everything that is wrong with the row.
    void readRow(const CsvRow& row);
    /// The lists, when all rows are read. Problems with what belongs where are reported.
    Json roster();

  private:
    SubjectKind readKind(const CsvRow& row) const;
    Id readId(const CsvRow& row);
    void readValues(const CsvRow& row, SheetEntry& entry);
    void readValue(const CsvRow& row, const Attribute& attribute, SheetEntry& entry);
    void refuseValue(const CsvRow& row, const std::string& key, SubjectKind kind) const;
    void missing(const CsvRow& row, const Attribute& attribute);
    void checkSide(const SheetEntry& entry) const;

    const RulePack& m_rules;
    const Battle* m_existing;
    const SheetHeader& m_header;
    SheetProblems& m_problems;
    std::deque<SheetEntry> m_entries;
    std::map<Id, int> m_rowOfId;
    std::set<const Attribute*> m_missing;
};

} // namespace umpire

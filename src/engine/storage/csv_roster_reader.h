#pragma once

#include "csv_places.h"

namespace umpire {

/// Reads the rows of a roster sheet into the lists of a battle file.
class CsvRosterReader {
  public:
    CsvRosterReader(const RulePack& rules, const Battle* existing, const CsvHeader& header,
                    CsvProblems& problems)
        : m_rules(rules), m_existing(existing), m_header(header), m_problems(problems) {}

    /// Reports everything that is wrong with the row.
    void readRow(const CsvRow& row);
    /// The lists, when all rows are read. Problems with what belongs where are reported.
    Json roster();

  private:
    SubjectKind readKind(const CsvRow& row) const;
    Id readId(const CsvRow& row);
    void readValues(const CsvRow& row, CsvEntry& entry);
    void readValue(const CsvRow& row, const Attribute& attribute, CsvEntry& entry);
    void refuseValue(const CsvRow& row, const std::string& key, SubjectKind kind) const;
    void missing(const CsvRow& row, const Attribute& attribute);
    void checkSide(const CsvEntry& entry) const;
    void checkThing(const CsvEntry& entry) const;

    const RulePack& m_rules;
    const Battle* m_existing;
    const CsvHeader& m_header;
    CsvProblems& m_problems;
    std::deque<CsvEntry> m_entries;
    std::map<Id, int> m_rowOfId;
    std::set<const Attribute*> m_missing;
};

} // namespace umpire

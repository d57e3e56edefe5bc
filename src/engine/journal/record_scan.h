#pragma once

#include "umpire/base/issue.h"
#include "umpire/battle/record.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// The records of a battle file as the program writes them, one a line: those that cannot be read give way to
/// a record that says so.
class RecordLines {
  public:
    explicit RecordLines(std::string text);

    /// The text as it stands now.
    std::string text() const;
    /// Gives up the records that these problems are about. False when they are about something else.
    bool giveUp(const Issues& issues);
    /// The numbers of those given up.
    const std::set<int>& lost() const { return m_lost; }

  private:
    bool giveUpLine(int line);

    std::vector<std::string> m_lines;
    int m_first = 0; ///< the line of the first record, from 0
    int m_count = 0;
    std::set<int> m_lost;
};

/// A record read straight from its line, without a tree.
struct ScannedRecord {
    Record record;
    std::size_t values = 0; ///< how many JSON values stand in the line
};

/// Reads a record whose line is just as the program writes it. Nothing when it is not: then `readRecord` has
/// the words for what is wrong with it, or reads what is only written otherwise.
std::optional<ScannedRecord> scanRecord(std::string_view line);

/// A battle file whose records stand one a line, as the program writes them.
struct ScannedFile {
    std::string rest; ///< all but the records: its list of them is empty
    Position list;    ///< where that list begins, in the one text as in the other
    std::vector<Record> records;
    std::size_t values = 0; ///< how many JSON values stand in the records
};

/// Reads the records of a battle file, most of them without a tree. Nothing when something about them is not
/// in order, or they are not where the program puts them: then all of it is to be read by `parseJson`.
std::optional<ScannedFile> scanFile(std::string_view text);

} // namespace umpire

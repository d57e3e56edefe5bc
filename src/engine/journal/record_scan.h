#pragma once

#include "umpire/base/issue.h"
#include "umpire/battle/record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

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

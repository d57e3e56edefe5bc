#pragma once

#include "umpire/base/issue.h"
#include "umpire/battle/session.h"

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace umpire {

/// One line of a journal.
struct JournalChange {
    enum class Kind { Recorded, Thrown, Moved, Saved };
    Kind kind = Kind::Moved;
    int place = 0; ///< the records before the new one, or where the cursor moved
    Record record; ///< when recorded
    /// When recorded: the throws that it made stray. When thrown: a die before its command is complete.
    std::vector<StrayThrow> strays;
    std::uint64_t snapshot = 0; ///< when saved: the checksum of the battle file
};

/// A journal as far as it is whole.
struct Journal {
    std::uint64_t snapshot = 0; ///< checksum of the battle file it begins after
    std::vector<JournalChange> changes;
    std::uint64_t sum = 0; ///< of its last whole line; 0: there is none
    bool torn = false;     ///< something follows that is no whole line
    Issues issues;

    /// True when it holds anything that a battle file may not.
    bool tells() const;
};

/// Reads the journal, if there is one.
Journal readJournal(const std::filesystem::path& path);
Journal parseJournal(std::string_view text, const std::string& name);

/// Lets the session go on through what the journal holds after the battle file of this checksum. What cannot
/// be used is said in `issues`. False when the session does not hold all that the journal tells.
bool replayJournal(const Journal& journal, const std::filesystem::path& path, std::uint64_t snapshot,
                   Session& session, Issues& issues);

} // namespace umpire

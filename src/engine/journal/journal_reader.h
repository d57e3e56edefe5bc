#pragma once

#include "umpire/base/issue.h"
#include "umpire/battle/session.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// What is wrong with the journal, and how to go on without it.
std::string withoutIt(const std::string& problem);

/// One line of a journal.
struct JournalChange {
    enum class Kind { Recorded, Thrown, Moved, Sealed, Saved };
    Kind kind = Kind::Moved;
    int line = 0;
    int place = 0; ///< the records before the new one, or where the cursor moved
    Record record; ///< when recorded
    /// When recorded: the throws that it made stray. When thrown: a die before its command is complete.
    std::vector<StrayThrow> strays;
    std::vector<SealedSeries> series; ///< when sealed: all series of sealed dice as they are now
    std::uint64_t snapshot = 0;       ///< when saved: the checksum of the battle file

    bool changesHistory() const { return kind != Kind::Saved; }
};

/// Lines that are damaged.
struct JournalDamage {
    int line = 0;           ///< the first of them
    std::size_t before = 0; ///< how many changes were read before it
    int missing = 0;        ///< how many changes are, by the number of the one that was read next
};

/// A journal as far as its lines are whole.
struct Journal {
    std::uint64_t snapshot = 0; ///< checksum of the battle file it begins after; 0 when that line is damaged
    std::vector<JournalChange> changes;
    std::uint64_t sum = 0; ///< of its last whole line before any damage; 0: there is none
    std::vector<JournalDamage> damage;
    Issues issues;

    /// True when there is no line, and nothing to say of it.
    bool empty() const {
        return snapshot == 0 && changes.empty() && sum == 0 && damage.empty() && issues.empty();
    }
    /// True when it holds anything that a battle file may not.
    bool tells() const;
};

/// Reads the journal, if there is one.
Journal readJournal(const std::filesystem::path& path);
Journal parseJournal(std::string_view text, const std::string& name);

} // namespace umpire

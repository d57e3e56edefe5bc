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

/// Stands where a record was that is lost, so that all others keep their numbers: it changes nothing and says
/// so, as a note on itself. `next` lends it the moment.
Record lostRecord(int number, const Record& next, const std::string& why = {});

/// Takes a history over as `Session::restore` does, but for records that do not fit what is before them:
/// those are put down as lost, and their numbers in `misfits`. Gives "" or why it cannot be taken over all
/// the same.
std::string restoreWhatFits(Session& session, History history, std::vector<int>& misfits);

/// Lets the session go on through what the journal holds after the battle file of this checksum, up to the
/// first damage. What cannot be used is said in `issues`. False when the session does not hold all that the
/// journal tells.
bool replayJournal(const Journal& journal, const std::filesystem::path& path, std::uint64_t snapshot,
                   Session& session, Issues& issues);

/// "1, 2 and 5": the numbers of records, of more than `most` only the first.
std::string numbersOf(const std::vector<int>& records, std::size_t most);

/// What became of a journal's records past its damage.
struct SavedPastDamage {
    std::vector<int> lost;    ///< the numbers of records that stand in no line
    std::vector<int> misfits; ///< of those that do not fit without them
    int records = 0;          ///< how many records stand in it, those that were undone too
    int after = 0;            ///< how many of them behind the damage
    std::string problem;      ///< why nothing could be saved
};

/// The same past the damage: what is lost is put down as lost, and what no longer fits without it as well. A
/// journal whose battle file is not known is taken to begin with it.
SavedPastDamage savePastDamage(const Journal& journal, std::uint64_t snapshot, Session& session);

/// True when there are records past a damage that the battle file of this checksum does not hold.
bool savesMore(const Journal& journal, std::uint64_t snapshot);

/// "1 record is lost (3); 10 records after the damage can still be read".
std::string wordsOf(const SavedPastDamage& saved);

} // namespace umpire

#pragma once

#include "umpire/base/disk.h"
#include "umpire/battle/session.h"
#include "umpire/journal/journal.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace umpire {

/// What came of keeping a battle.
struct Kept {
    bool safe = true; ///< all records are on the disk, be it in the battle file or in its journal
    /// In words what could not be written, told again each time until it can; "" when all could.
    std::string problem;
};

/// Nanoseconds since some moment: tells how long the disk takes. Empty: the computer's own.
using Stopwatch = std::function<std::int64_t()>;

class JournalWriter;

/// Keeps one session on the disk while it is played: a battle file, and beside it a journal of what changed
/// since. Each change is in the journal, flushed, before `keep` returns. While the battle file is small, and
/// the disk quick, it is written whole each time as well, for those who read nothing else, or where somebody
/// waits for an answer as soon as there is time; otherwise now and then. What stood in the file before is
/// kept as five earlier generations, `NAME.1` to `NAME.5`. Nothing is thrown. After a failure the session
/// goes on in memory, and the next `keep` tries again with all that is missing. A session that is covered
/// (`Session::covered`) is so in all of these files, those that were kept before included.
class Autosave {
  public:
    /// `held`: `LoadedBattle::journal`, when the session was loaded from this very file. A journal that holds
    /// something else is put aside, never overwritten.
    explicit Autosave(const std::filesystem::path& battle, std::uint64_t held = 0, Disk& disk = realDisk(),
                      Stopwatch stopwatch = {});
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// When the battle file itself follows the journal.
    enum class WholeFile { Now, Later };

    /// Puts what changed since on the disk; the first time, the whole battle when the file does not hold it.
    /// Later: only into the journal, until it is full; whoever asks so calls again with Now when there is
    /// time.
    Kept keep(const Session& session, WholeFile when = WholeFile::Now);
    /// Writes the battle whole, what stood in the file becoming an earlier generation.
    Kept snapshot(const Session& session);
    /// At the end: the battle file holds everything, and the journal is removed.
    Kept close(const Session& session);

    /// True when the battle file is not as it was left, or at first as it was found, because another program
    /// wrote it or removed it. `keep` and `snapshot` then put the battle in its place all the same, and what
    /// stood there becomes an earlier generation: ask first.
    bool disturbed() const;
    /// True when a file is there that another program wrote.
    bool overwritten() const;

    /// True when all of the session was put on the disk here, and nobody touched the file since.
    bool holds(const Session& session) const;

    /// What the umpire should know once: which journal was put aside, which file was changed by others.
    std::vector<std::string> takeNotices();

  private:
    /// How far a history is kept.
    struct Mark {
        std::uint64_t serial = 0;
        std::size_t records = 0;
        int cursor = 0;
        bool operator==(const Mark&) const = default;
    };

    static Mark markOf(const Session& session);
    std::vector<Json> changesSince(const Mark& mark, const Session& session) const;
    Kept begin(const Session& session);
    enum class Into { Journal, FileIfQuick, File };
    Kept goOn(const Session& session, Into into);
    bool holdsOtherText() const;
    bool writesWhole() const;
    std::string replace(const std::string& text, const Mark& mark);
    Kept beginJournal(const std::string& text, bool fits);
    void putJournalAside(std::uint64_t file);

    std::filesystem::path m_battle;
    std::filesystem::path m_journalPath;
    std::uint64_t m_held;
    Disk& m_disk;
    std::unique_ptr<JournalWriter> m_journal;
    Stopwatch m_stopwatch;
    std::int64_t m_took = 0;   ///< nanoseconds, to write the file last
    int m_passedOver = 0;      ///< changes since then that the file was too slow for
    std::string m_fileProblem; ///< why the file was not written last, until it is
    bool m_begun = false;
    bool m_fileLater = false;  ///< the journal has something that the file is to hold when there is time
    bool m_covered = false;    ///< what was written last is covered, and so is all beside it
    bool m_keepEarlier = true; ///< what stands in the file becomes a generation before it is replaced
    Mark m_kept;               ///< in the journal or in the file
    Mark m_whole;              ///< in the file
    mutable FileStamp m_stamp; ///< of the file as we left it
    std::uint64_t m_sum = 0;   ///< the checksum of that
    std::size_t m_bytes = 0;   ///< of the file
    std::vector<std::string> m_notices;
};

} // namespace umpire

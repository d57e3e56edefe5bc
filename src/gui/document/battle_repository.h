#pragma once

#include "umpire/journal/battle_lock.h"
#include "umpire/storage/autosave.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace umpire::gui {

/// Whether and where a window keeps what is played.
struct AutosavePlan {
    bool on = false; ///< off for pictures and exports: then a file is only written when it is saved
    /// Where battles without a file of their own are kept, and those whose file cannot be written; empty:
    /// nowhere.
    std::filesystem::path unsaved;
    Disk* disk = nullptr;                                          ///< null: the real one
    std::chrono::milliseconds patience = std::chrono::seconds(90); ///< as `BattleLock` has it
    /// Folders of the program's own battles, which are opened as new ones and never written.
    std::vector<std::filesystem::path> examples;
    /// Tells how long the disk takes, in nanoseconds; empty: the computer's own clock.
    std::function<std::int64_t()> stopwatch;
    /// Changes go into the journal at once, and into the file once the answer to them stands on the screen.
    bool fileLater = false;
    /// Where the secrets of battles' dice are kept; empty: nowhere.
    std::filesystem::path secrets;
};

/// How safe what was played is.
struct Keeping {
    enum class Kind {
        Safe,      ///< all of it is on the disk where it belongs
        Journal,   ///< its own file cannot be written at present; the journal beside it has all
        Elsewhere, ///< its own file cannot be written; it is kept among the unsaved battles
        InMemory,  ///< it stands on no disk
        ReadOnly,  ///< somebody else writes this battle; nothing is played here
    };

    Kind kind = Kind::Safe;
    QString text;             ///< what happened, where, and what to do; "" when safe
    bool canTakeOver = false; ///< read only, and nobody writes it any more
    bool inTheWay = false;    ///< somebody else's file stands where saving would put the battle

    bool operator==(const Keeping&) const = default;
};

/// The place on the disk of the battle that is open: its file with journal and lock, or, while it has none,
/// one among the unsaved battles. When its own file cannot be written it goes on there, until it can.
class BattleRepository {
  public:
    /// Of a battle that no file holds.
    explicit BattleRepository(AutosavePlan plan) : m_plan(std::move(plan)) {}
    /// Of a battle in this file, which is locked before it is read.
    BattleRepository(AutosavePlan plan, const std::filesystem::path& own);
    /// Of a battle that goes on from an unsaved one.
    static std::unique_ptr<BattleRepository> ofUnsaved(AutosavePlan plan,
                                                       const std::filesystem::path& unsaved);

    /// The battle was read; `journal` as `LoadedBattle` has it.
    void settle(std::uint64_t journal);

    /// What changed is on the disk when this returns, or `keeping` says why not.
    void keep(const Session& session);
    /// True when the journal holds what its file is still to be written with.
    bool fileLags() const { return m_lags; }
    /// Writes it so. True when `keeping` changed.
    bool catchUp(const Session& session);
    /// Writes its own file whole. Gives "" or in words why not.
    QString save(const Session& session);
    /// Makes this its own file. On failure everything stays as it was.
    QString moveTo(const std::filesystem::path& path, const Session& session);
    /// The umpire was asked, and what no file of its own holds may go when the battle is left.
    void discard(bool sure) { m_discard = sure; }
    /// The battle is left: its file holds everything. What only the unsaved battles hold stays there, unless
    /// it was discarded.
    void leave(const Session& session);
    /// True when something that was played is in no file of its own.
    bool holdsAlone() const { return m_alone; }

    /// Looks whether others wrote the file or took its lock: to be called every few seconds. True when
    /// `keeping` changed.
    bool look(const Session& session);
    /// True when others wrote something since it was read or asked.
    bool othersWrote();
    /// Ends reading only, when nobody else writes: the battle must be read anew and settled.
    bool takeOver();
    /// Gives the lock up and takes it again, so that the same file can be opened anew.
    void unlock() {
        if (m_own) {
            m_own->lock.release();
        }
    }
    void relock() {
        if (m_own) {
            m_own->lock.take();
        }
    }

    bool isAt(const std::filesystem::path& path) const;
    /// Its own file, else the one among the unsaved battles, else nothing.
    std::filesystem::path place() const;
    bool isReadOnly() const { return m_keeping.kind == Keeping::Kind::ReadOnly; }
    const Keeping& keeping() const { return m_keeping; }
    /// What should be said once.
    QStringList takeNotices();

  private:
    /// A file, its lock and what writes it.
    struct Place {
        Place(const std::filesystem::path& file, const AutosavePlan& plan);

        std::filesystem::path path;
        BattleLock lock;
        std::optional<Autosave> autosave;
    };

    Disk& disk() const;
    void settle(Place& place, std::uint64_t journal) const;
    void keep(const Session& session, Autosave::WholeFile when);
    QString keepHere(const Session& session, Autosave::WholeFile when);
    QString keepAmongUnsaved(const Session& session, Autosave::WholeFile when = Autosave::WholeFile::Now);
    QString whyNotHere();
    bool isLostToOthers();
    void yield(const Session& session);
    void setAside(const Session& session, const QString& why);
    void setReadOnly();
    void lookAtOwn(const Session& session);
    void removeUnsaved();
    void putUnsavedDown(const Session& session);
    void closeOwn(const Session& session);
    void take(Autosave& autosave);

    AutosavePlan m_plan;
    std::unique_ptr<Place> m_own;
    std::unique_ptr<Place> m_unsaved;
    bool m_played = false; ///< something was kept since the battle was read
    Keeping m_keeping;
    FileStamp m_seenFile; ///< while read only: what was read
    FileStamp m_seenJournal;
    std::chrono::steady_clock::time_point m_beatAt;
    bool m_lags = false;
    bool m_alone = false;   ///< something that was played is in no file of its own
    bool m_discard = false; ///< the umpire said so
    QStringList m_notices;
};

} // namespace umpire::gui

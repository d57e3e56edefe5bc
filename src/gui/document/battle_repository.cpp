#include "document/battle_repository.h"

#include "document/text.h"
#include "document/unsaved_battles.h"
#include "umpire/base/file.h"
#include "umpire/storage/battle_file.h"
#include "umpire/storage/example_folders.h"

#include <QCoreApplication>

#include <system_error>
#include <utility>

namespace umpire::gui {

namespace fs = std::filesystem;

namespace {

constexpr const char* programName = "Desert Umpire";

/// Finds the translations of this file.
class BattleHomeText {
    Q_DECLARE_TR_FUNCTIONS(BattleRepository)
};

QString nameOf(const fs::path& path) {
    return toText(path.filename().string());
}

/// A sentence from what the engine says of a file: "b.battle.json cannot be written: No space left on
/// device." Only in English it may go on with a verb; in other languages a colon stands between.
QString sentence(const QString& name, const std::string& problem) {
    const bool goesOn = problem.starts_with("cannot ") || problem.starts_with("was ");
    return (goesOn ? BattleHomeText::tr("%1 %2.", "a file, and what is wrong with it")
                   : BattleHomeText::tr("%1: %2.", "a file, and what is wrong with it"))
        .arg(name, toText(problem));
}

} // namespace

BattleRepository::Place::Place(const fs::path& file, const AutosavePlan& plan)
    : path(file), lock(file, programName, plan.patience) {}

BattleRepository::BattleRepository(AutosavePlan plan, const fs::path& own) : m_plan(std::move(plan)) {
    m_own = std::make_unique<Place>(own, m_plan);
    if (m_plan.on) {
        m_own->lock.take();
        // What others write after this is not what will be read.
        m_seenFile = stampOf(own);
        m_seenJournal = stampOf(journalOf(own));
    }
}

std::unique_ptr<BattleRepository> BattleRepository::ofUnsaved(AutosavePlan plan, const fs::path& unsaved) {
    auto repository = std::make_unique<BattleRepository>(std::move(plan));
    repository->m_unsaved = std::make_unique<Place>(unsaved, repository->m_plan);
    repository->m_unsaved->lock.take();
    repository->m_alone = true;
    return repository;
}

Disk& BattleRepository::disk() const {
    return m_plan.disk ? *m_plan.disk : realDisk();
}

void BattleRepository::settle(Place& place, std::uint64_t journal) const {
    place.autosave.emplace(place.path, journal, disk(), m_plan.stopwatch);
}

void BattleRepository::settle(std::uint64_t journal) {
    if (!m_plan.on) {
        return;
    }
    m_keeping = {};
    m_played = false;
    if (!m_own) {
        if (m_unsaved) {
            settle(*m_unsaved, journal);
        }
        return;
    }
    const BattleLock::State state = m_own->lock.state();
    if (state == BattleLock::State::Others || state == BattleLock::State::Stale) {
        setReadOnly();
        return;
    }
    settle(*m_own, journal);
    if (state == BattleLock::State::Failed) {
        m_keeping = {
            Keeping::Kind::Elsewhere,
            BattleHomeText::tr(
                "Nothing can be written where %1 is (%2). You can play all the same: it will be kept "
                "among the unsaved battles. Or save it elsewhere.")
                .arg(nameOf(m_own->path), toText(m_own->lock.problem()))};
    }
}

void BattleRepository::setReadOnly() {
    const BattleLock& lock = m_own->lock;
    const bool stale = lock.state() == BattleLock::State::Stale;
    const bool free = lock.state() == BattleLock::State::NotTaken;
    const QString text =
        free ? BattleHomeText::tr(
                   "Read only: %1 has closed this battle, or was stopped. Take it over to play on here.")
        : stale
            ? BattleHomeText::tr(
                  "Read only: %1 has this battle open, and has given no sign of life for a while. Take it "
                  "over if nobody plays there any more.")
            : BattleHomeText::tr(
                  "Read only: this battle is open at %1. What is played there appears here. To play on your "
                  "own, save a copy.");
    const LockOwner& owner = lock.owner();
    m_keeping = {Keeping::Kind::ReadOnly, text.arg(toText(free || stale ? owner.name() : owner.words())),
                 free || stale};
}

/// Whether somebody else took the battle over. A lock that is only gone is taken again.
bool BattleRepository::isLostToOthers() {
    BattleLock& lock = m_own->lock;
    const BattleLock::State state = lock.state() == BattleLock::State::Ours ? lock.look() : lock.take();
    return state == BattleLock::State::Others || state == BattleLock::State::Stale;
}

QString BattleRepository::whyNotHere() {
    const QString name = nameOf(m_own->path);
    if (m_own->autosave->overwritten()) {
        return BattleHomeText::tr("%1 was changed by another program. It was left alone.").arg(name);
    }
    if (m_own->autosave->disturbed()) {
        return BattleHomeText::tr("%1 is not there any more: it was moved or removed, or its drive is gone.")
            .arg(name);
    }
    if (m_own->lock.state() == BattleLock::State::Failed) {
        return BattleHomeText::tr(
                   "%1 cannot be locked (%2), and without a lock two programs could write it at once.")
            .arg(name, toText(m_own->lock.problem()));
    }
    return {};
}

void BattleRepository::take(Autosave& autosave) {
    m_notices += toTexts(autosave.takeNotices());
}

/// Gives "" when all is on the disk where it belongs, and how so in `keeping`.
QString BattleRepository::keepHere(const Session& session, Autosave::WholeFile when) {
    if (QString why = whyNotHere(); !why.isEmpty()) {
        return why;
    }
    const Kept kept = m_own->autosave->keep(session, when);
    take(*m_own->autosave);
    const QString problem = kept.problem.empty() ? QString() : sentence(nameOf(m_own->path), kept.problem);
    if (!kept.safe) {
        return problem;
    }
    m_keeping = {};
    if (!problem.isEmpty()) {
        m_keeping = {
            Keeping::Kind::Journal,
            BattleHomeText::tr(
                "%1 Nothing is lost: its journal holds all that was played. It is tried again with each "
                "record.")
                .arg(problem)};
    }
    return {};
}

void BattleRepository::keep(const Session& session) {
    keep(session, m_plan.fileLater ? Autosave::WholeFile::Later : Autosave::WholeFile::Now);
    m_lags = m_plan.on && m_plan.fileLater && !isReadOnly();
}

bool BattleRepository::catchUp(const Session& session) {
    const Keeping before = m_keeping;
    if (std::exchange(m_lags, false)) {
        keep(session, Autosave::WholeFile::Now);
    }
    return m_keeping != before;
}

void BattleRepository::keep(const Session& session, Autosave::WholeFile when) {
    if (!m_plan.on || isReadOnly()) {
        return;
    }
    m_played = true;
    m_discard = false;
    if (!m_own) {
        m_alone = true;
        const QString problem = keepAmongUnsaved(session, when);
        m_keeping = {};
        if (!problem.isEmpty()) {
            m_keeping = {Keeping::Kind::InMemory,
                         BattleHomeText::tr(
                             "This battle has no file, and cannot be kept among the unsaved battles (%1): it "
                             "stands in memory only. Save it.")
                             .arg(problem)};
        }
        return;
    }
    if (isLostToOthers()) {
        yield(session);
        return;
    }
    const QString why = keepHere(session, when);
    if (why.isEmpty()) {
        m_alone = false;
        removeUnsaved();
    } else {
        setAside(session, why);
    }
}

/// Somebody else writes this battle now. What his file may not hold stays among the unsaved battles.
void BattleRepository::yield(const Session& session) {
    if (m_played && (m_alone || !m_own->autosave->holds(session))) {
        const QString problem = keepAmongUnsaved(session);
        m_notices
            << (problem.isEmpty()
                    ? BattleHomeText::tr(
                          "What you played last, and the file of the other may not hold, is kept among the "
                          "unsaved battles.")
                    : BattleHomeText::tr("What you played last stands in memory only (%1): save a copy.")
                          .arg(problem));
        if (m_unsaved) {
            putUnsavedDown(session);
        }
    }
    m_alone = false;
    m_own->autosave.reset();
    setReadOnly();
}

void BattleRepository::setAside(const Session& session, const QString& why) {
    m_alone = true;
    const QString problem = keepAmongUnsaved(session);
    m_keeping = {
        problem.isEmpty() ? Keeping::Kind::Elsewhere : Keeping::Kind::InMemory,
        problem.isEmpty()
            ? BattleHomeText::tr("%1 What you play is kept among the unsaved battles meanwhile.").arg(why)
            : BattleHomeText::tr("%1 What you play stands in memory only (%2): save it elsewhere.")
                  .arg(why, problem),
        false, m_own->autosave->overwritten()};
}

QString BattleRepository::keepAmongUnsaved(const Session& session, Autosave::WholeFile when) {
    if (!m_unsaved) {
        if (m_plan.unsaved.empty()) {
            return BattleHomeText::tr("there is no place for them");
        }
        std::error_code problem;
        if (fs::create_directories(m_plan.unsaved, problem)) {
            // A folder just made must outlast a power cut too.
            disk().syncFolder(m_plan.unsaved.parent_path());
        }
        if (problem) {
            return toText(m_plan.unsaved.string() + ": " + problem.message());
        }
        m_unsaved = std::make_unique<Place>(newUnsavedPlace(m_plan.unsaved, session.battle().title), m_plan);
        m_unsaved->lock.take();
        settle(*m_unsaved, 0);
    }
    const Kept kept = m_unsaved->autosave->keep(session, when);
    (void)m_unsaved->autosave->takeNotices();
    return kept.safe ? QString() : toText(m_unsaved->path.string() + ": " + kept.problem);
}

QString BattleRepository::save(const Session& session) {
    if (!m_plan.on) {
        return toText(BattleFiles::save(session, m_own->path));
    }
    if (isReadOnly()) {
        return m_keeping.text;
    }
    if (isLostToOthers()) {
        yield(session);
        return m_keeping.text;
    }
    if (m_own->lock.state() == BattleLock::State::Failed) {
        return whyNotHere();
    }
    const Kept kept = m_own->autosave->snapshot(session);
    take(*m_own->autosave);
    m_played = true;
    if (!kept.safe || !kept.problem.empty()) {
        const QString why = sentence(nameOf(m_own->path), kept.problem);
        if (!kept.safe) {
            setAside(session, why);
        }
        return why;
    }
    m_keeping = {};
    m_alone = false;
    removeUnsaved();
    return {};
}

QString BattleRepository::moveTo(const fs::path& path, const Session& session) {
    if (isAt(path) && !isReadOnly()) {
        return save(session);
    }
    if (umpire::isExample(m_plan.examples, path)) {
        return BattleHomeText::tr(
                   "%1 is among the examples of the program, which stay as they are. Choose a folder of your "
                   "own.")
            .arg(nameOf(path));
    }
    auto place = std::make_unique<Place>(path, m_plan);
    if (!m_plan.on) {
        const std::string problem = BattleFiles::save(session, path);
        if (problem.empty()) {
            m_own = std::move(place);
        }
        return toText(problem);
    }
    const BattleLock::State state = place->lock.take();
    if (state == BattleLock::State::Others || state == BattleLock::State::Stale) {
        return BattleHomeText::tr("%1 is open: %2. Choose another name, or close it there.")
            .arg(nameOf(path), toText(place->lock.owner().words()));
    }
    if (state == BattleLock::State::Failed) {
        return BattleHomeText::tr("Nothing can be written there: %1.").arg(toText(place->lock.problem()));
    }
    settle(*place, 0);
    const Kept kept = place->autosave->snapshot(session);
    if (!kept.safe) {
        return sentence(toText(path.string()), kept.problem);
    }
    take(*place->autosave);
    closeOwn(session);
    m_own = std::move(place);
    m_played = true;
    m_keeping = {};
    m_alone = false;
    removeUnsaved();
    return {};
}

/// Where it was kept well it stays as a whole file.
void BattleRepository::closeOwn(const Session& session) {
    const bool mine = m_own && m_own->autosave && m_own->lock.state() == BattleLock::State::Ours;
    const bool here = m_keeping.kind == Keeping::Kind::Safe || m_keeping.kind == Keeping::Kind::Journal;
    if (mine && m_played && here && !m_own->autosave->disturbed()) {
        m_own->autosave->close(session);
        take(*m_own->autosave);
    }
}

void BattleRepository::leave(const Session& session) {
    if (m_plan.on) {
        closeOwn(session);
        m_alone && !m_discard ? putUnsavedDown(session) : removeUnsaved();
        m_played = false;
    }
}

/// It stays where it is, and is offered again.
void BattleRepository::putUnsavedDown(const Session& session) {
    if (m_unsaved) {
        m_unsaved->autosave->close(session);
        m_unsaved.reset();
    }
}

void BattleRepository::removeUnsaved() {
    if (m_unsaved) {
        m_unsaved->autosave.reset();
        removeUnsavedBattle(m_unsaved->path);
        m_unsaved.reset();
    }
}

bool BattleRepository::look(const Session& session) {
    if (!m_plan.on) {
        return false;
    }
    const Keeping before = m_keeping;
    const auto now = std::chrono::steady_clock::now();
    if (now - m_beatAt >= m_plan.patience / 4) { // it is time for a sign of life
        m_beatAt = now;
        if (m_unsaved) {
            m_unsaved->lock.look();
        }
    }
    if (m_own && isReadOnly()) {
        m_own->lock.look();
        setReadOnly();
    } else if (m_own) {
        lookAtOwn(session);
    }
    return m_keeping != before;
}

/// First why nothing can be written here, if so: a lock that went with its drive is nobody's.
void BattleRepository::lookAtOwn(const Session& session) {
    if (isLostToOthers()) {
        yield(session);
        return;
    }
    const bool here = m_keeping.kind == Keeping::Kind::Safe || m_keeping.kind == Keeping::Kind::Journal;
    const QString why = whyNotHere();
    if (!why.isEmpty() && here) {
        setAside(session, why);
    } else if (why.isEmpty() && !here) {
        // The drive is back, or the lock can be had again.
        if (m_alone) {
            keep(session);
        } else {
            m_keeping = {};
        }
    }
}

bool BattleRepository::othersWrote() {
    if (!isReadOnly()) {
        return false;
    }
    const FileStamp file = stampOf(m_own->path);
    const FileStamp journal = stampOf(journalOf(m_own->path));
    const bool wrote = file != m_seenFile || journal != m_seenJournal;
    m_seenFile = file;
    m_seenJournal = journal;
    return wrote;
}

bool BattleRepository::takeOver() {
    const BattleLock::State state = m_own->lock.takeOver();
    if (state != BattleLock::State::Ours) {
        setReadOnly();
    }
    return state == BattleLock::State::Ours;
}

fs::path BattleRepository::place() const {
    return m_own ? m_own->path : m_unsaved ? m_unsaved->path : fs::path();
}

bool BattleRepository::isAt(const fs::path& path) const {
    std::error_code ignored;
    return m_own && (m_own->path == path || endOfLinks(m_own->path) == endOfLinks(path) ||
                     fs::equivalent(m_own->path, path, ignored));
}

QStringList BattleRepository::takeNotices() {
    return std::exchange(m_notices, {});
}

} // namespace umpire::gui

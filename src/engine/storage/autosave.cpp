#include "umpire/storage/autosave.h"

#include "../journal/journal_replay.h"
#include "../journal/journal_writer.h"
#include "covered_file.h"
#include "generations.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/storage/battle_file.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstddef>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// After so many lines or bytes a journal is begun anew.
constexpr int longJournal = 500;
constexpr std::size_t largeJournal = 16U * 1024U * 1024U;

/// A file up to this size is written whole with every change.
constexpr std::size_t smallFile = 512U * 1024U;
/// Longer than this nobody waits for a file twice in a row, in nanoseconds.
constexpr std::int64_t longestWait = 100'000'000;
/// So many changes later a slow disk is tried again.
constexpr int triedAgainAfter = 50;

std::int64_t steadyNow() {
    return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
}

/// True when the file of this checksum was written after all that the journal tells.
bool endsWith(const Journal& journal, std::uint64_t file) {
    return !journal.changes.empty() && journal.changes.back().kind == JournalChange::Kind::Saved &&
           journal.changes.back().snapshot == file;
}

/// A name beside the journal that nothing has: `.torn`, `.torn-2` ...
fs::path asideFor(const fs::path& journal) {
    fs::path aside = companionOf(journal, ".torn");
    for (int i = 2; isThere(aside) && i < 10'000; ++i) {
        aside = companionOf(journal, ".torn-" + std::to_string(i));
    }
    return aside;
}

/// Covers all that lies beside a battle file since it was plain: earlier generations, journals that were put
/// aside.
std::string coverBeside(const fs::path& battle, const fs::path& journal, Disk& disk) {
    std::string problem = coverGenerations(battle, disk);
    const fs::path end = asideFor(journal);
    fs::path aside = companionOf(journal, ".torn");
    for (int i = 2; problem.empty() && aside != end; ++i) {
        problem = coverInPlace(aside, disk);
        aside = companionOf(journal, ".torn-" + std::to_string(i));
    }
    return problem;
}

} // namespace

Autosave::Autosave(const fs::path& battle, std::uint64_t held, Disk& disk, Stopwatch stopwatch)
    : m_battle(endOfLinks(battle)), m_journalPath(journalOf(battle)), m_held(held), m_disk(disk),
      m_journal(std::make_unique<JournalWriter>(m_journalPath, disk)),
      m_stopwatch(stopwatch ? std::move(stopwatch) : steadyNow), m_stamp(stampOf(m_battle)) {
    if (const auto there = m_disk.read(m_battle)) {
        m_sum = checksum(*there);
    }
}

Autosave::~Autosave() = default;

std::vector<std::string> Autosave::takeNotices() {
    return std::exchange(m_notices, {});
}

Autosave::Mark Autosave::markOf(const Session& session) {
    return {session.lastSerial(), session.records().size(), session.cursor()};
}

std::vector<Json> Autosave::changesSince(const Mark& mark, const Session& session) const {
    // Serials rise: what is not above the last one kept is kept already.
    const auto& serials = session.serials();
    const auto fresh = std::upper_bound(serials.begin(), serials.end(), mark.serial);
    const auto& strays = session.strayThrows();
    auto stray = std::find_if(strays.begin(), strays.end(),
                              [&mark](const StrayThrow& each) { return each.serial > mark.serial; });
    std::vector<Json> changes;
    int cursor = mark.cursor;
    for (auto i = static_cast<std::size_t>(fresh - serials.begin()); i < serials.size(); ++i) {
        changes.push_back({{"do", "record"}, {"after", i}, {"record", toJson(session.records()[i])}});
        for (; stray != strays.end() && stray->serial < serials[i]; ++stray) {
            changes.back()["stray-throws"].push_back(toJson(*stray));
        }
        cursor = static_cast<int>(i) + 1;
    }
    for (; stray != strays.end(); ++stray) {
        changes.push_back({{"do", "throw"}, {"thrown", toJson(*stray)}});
    }
    if (cursor != session.cursor()) {
        changes.push_back({{"do", "cursor"}, {"to", session.cursor()}});
    }
    if (session.seriesSerial() > mark.serial) {
        changes.push_back({{"do", "dice"}, {"sealed-dice", Json::array()}});
        for (const SealedSeries& series : session.sealedSeries()) {
            changes.back()["sealed-dice"].push_back(toJson(series));
        }
    }
    return changes;
}

bool Autosave::disturbed() const {
    const FileStamp now = stampOf(m_battle);
    if (now == m_stamp) {
        return false;
    }
    // Its content tells: a drive may have been put back, permissions changed, or its time set back.
    const bool other = now.inode == 0 || now.size != m_stamp.size || holdsOtherText();
    m_stamp = other ? m_stamp : now;
    return other;
}

/// Whether somebody changed the file in place, be its size and time what they were. What cannot be read
/// cannot be judged.
bool Autosave::holdsOtherText() const {
    const auto there = m_disk.read(m_battle);
    return there && checksum(*there) != m_sum;
}

bool Autosave::holds(const Session& session) const {
    return m_begun && markOf(session) == m_kept && !disturbed();
}

bool Autosave::overwritten() const {
    return disturbed() && isThere(m_battle);
}

Kept Autosave::keep(const Session& session, WholeFile when) {
    if (!m_begun) {
        return begin(session);
    }
    if (liesCovered(session) != m_covered) {
        return goOn(session, Into::File);
    }
    const bool now = when == WholeFile::Now;
    const bool fileLags = now && m_fileLater && writesWhole();
    const bool allKept = markOf(session) == m_kept && !m_journal->tailLeft() && !disturbed();
    return allKept && !fileLags ? Kept{true, m_fileProblem}
                                : goOn(session, now ? Into::FileIfQuick : Into::Journal);
}

/// Whether a change is worth writing the battle file whole, by its size and by how long that took last: on a
/// slow disk nobody should wait for what the journal has already.
bool Autosave::writesWhole() const {
    return m_bytes <= smallFile && (m_took <= longestWait || m_passedOver >= triedAgainAfter);
}

Kept Autosave::snapshot(const Session& session) {
    m_keepEarlier = true;
    return m_begun ? goOn(session, Into::File) : begin(session);
}

Kept Autosave::close(const Session& session) {
    Kept kept = keep(session);
    if (kept.safe && (m_whole != markOf(session) || disturbed())) {
        kept = goOn(session, Into::File);
    }
    // A journal that cannot be removed holds nothing that the file does not, and is passed over.
    if (kept.safe && m_whole == markOf(session)) {
        m_journal->remove();
        m_begun = false;
    }
    return kept;
}

Kept Autosave::begin(const Session& session) {
    FileDraft::sweep(m_battle, m_disk);
    FileDraft::sweep(m_journalPath, m_disk);
    const std::string text = BattleFiles::write(session);
    const auto there = m_disk.read(m_battle);
    if (!there || *there != text) {
        if (std::string problem = replace(text, markOf(session)); !problem.empty()) {
            return {false, std::move(problem)};
        }
    }
    m_whole = m_kept = markOf(session);
    m_covered = liesCovered(session);
    m_stamp = stampOf(m_battle);
    m_sum = checksum(text);
    m_bytes = text.size();
    m_begun = true;
    putJournalAside(there ? checksum(*there) : 0);
    return beginJournal(text, false);
}

/// The journal of somebody else's game, or with a tail that could not be read, is not ours to overwrite,
/// unless the file that stood here (of checksum `file`) holds all of it.
void Autosave::putJournalAside(std::uint64_t file) {
    if (!isThere(m_journalPath)) {
        return;
    }
    const Journal journal = readJournal(m_journalPath);
    const bool held = !journal.tells() || journal.sum == m_held || endsWith(journal, file);
    if (held && journal.issues.empty()) {
        return;
    }
    const fs::path aside = asideFor(m_journalPath);
    if (m_disk.rename(m_journalPath, aside) == 0) {
        const std::string problem = m_covered ? coverInPlace(aside, m_disk) : std::string();
        if (!problem.empty()) {
            m_notices.push_back(problem);
        }
        m_notices.push_back(
            fill(say("keeping", "the journal that was here is kept as {file}"), {{"file", aside.string()}}));
    }
}

/// Begins the journal anew after a file that holds everything. `fits`: the journal that stands there tells
/// so.
Kept Autosave::beginJournal(const std::string& text, bool fits) {
    Kept kept{true, m_journal->begin(checksum(text), m_battle, m_covered)};
    if (!kept.problem.empty() && !fits) {
        // Better no journal than one that leads on from a file that looked just like this one.
        kept.safe = m_disk.remove(m_journalPath) == 0 || errno == ENOENT;
    }
    return kept;
}

/// Everything goes into the journal first; whether the file holds it too is told by its checksum there.
Kept Autosave::goOn(const Session& session, Into into) {
    const bool whole = into == Into::File;
    const bool quick = writesWhole();
    const bool full = m_journal->lines() >= longJournal || m_journal->bytes() >= largeJournal;
    const bool replaces = whole || full || (quick && into != Into::Journal);
    // Were it changed, the journal would go with nothing.
    const bool changed = disturbed() || (replaces && holdsOtherText());
    if (changed && isThere(m_battle)) {
        m_notices.push_back(fill(
            say("keeping", "the file was changed by another program; what stood in it is kept as {file}"),
            {{"file", generationOf(m_battle, 1).string()}}));
    }
    m_keepEarlier = m_keepEarlier || changed || full;
    std::vector<Json> changes = changesSince(m_kept, session);
    std::string text;
    if (replaces || changed) {
        text = BattleFiles::write(session);
        changes.push_back({{"do", "saved"}, {"snapshot", sumText(checksum(text))}});
    }
    Kept kept{true, m_journal->append(changes, m_covered)};
    const bool journaled = kept.problem.empty();
    if (journaled) {
        m_kept = markOf(session);
    } else if (text.empty()) {
        text = BattleFiles::write(session);
    }
    if (text.empty()) {
        m_fileLater = quick;
        m_passedOver += quick ? 0 : 1;
        return {true, m_fileProblem};
    }
    m_fileLater = false;
    std::string problem = replace(text, markOf(session));
    if (!problem.empty()) {
        return {journaled && !changed, std::move(problem)};
    }
    return whole || changed || full || !journaled ? beginJournal(text, journaled) : Kept{};
}

/// Swaps the battle file for this text, and keeps what stood there when it is time to.
std::string Autosave::replace(const std::string& text, const Mark& mark) {
    const std::int64_t begun = m_stopwatch();
    const bool covered = isCoveredFile(text);
    FileDraft draft(m_battle, m_disk);
    std::string problem = draft.write(text, m_battle);
    if (problem.empty()) {
        problem = draft.check(text);
    }
    if (problem.empty() && m_keepEarlier) {
        problem = keepGeneration(m_battle, covered, m_disk);
    }
    if (problem.empty() && covered && !m_covered) {
        problem = coverBeside(m_battle, m_journalPath, m_disk);
    }
    if (problem.empty()) {
        problem = draft.swapIn();
    }
    if (draft.swapped()) {
        m_stamp = stampOf(m_battle);
        m_sum = checksum(text);
        m_bytes = text.size();
        m_covered = covered;
        m_keepEarlier = false;
    }
    if (problem.empty()) {
        m_whole = m_kept = mark;
    }
    m_took = m_stopwatch() - begun;
    m_passedOver = 0;
    return m_fileProblem = problem;
}

} // namespace umpire

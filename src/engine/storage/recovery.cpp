#include "umpire/storage/recovery.h"
#include "umpire/base/speech.h"

#include "../journal/journal_line.h"
#include "../journal/journal_replay.h"
#include "file_seal.h"
#include "generations.h"
#include "umpire/base/file.h"
#include "umpire/base/text.h"
#include "umpire/storage/autosave.h"

#include <algorithm>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostNumbers = 20;

/// One text from which the battle may be saved.
struct Source {
    fs::path from;
    std::string text;
    std::string words; ///< what was done to it
    bool earlier = false;
};

std::vector<Source> sourcesOf(const fs::path& battle) {
    std::vector<Source> sources;
    if (const auto text = readFile(battle)) {
        const Seal seal = readSeal(*text);
        if (seal.state == Seal::State::Flipped) {
            std::string mended = *text;
            mended[seal.byte] = seal.was;
            const int line = positionIn(mended, seal.byte).line;
            sources.push_back({battle, std::move(mended),
                               fill(say("recovery", "One damaged bit in line {line} was put right."),
                                    {{"line", std::to_string(line)}}),
                               false});
        }
        sources.push_back({battle, *text, "", false});
    }
    for (int i = 1; i <= generationsKept; ++i) {
        if (const auto text = readFile(generationOf(endOfLinks(battle), i))) {
            sources.push_back({generationOf(endOfLinks(battle), i), *text, "", true});
        }
    }
    return sources;
}

/// Leads the session on through the journal beside the battle file, as far as it fits. False when it does not
/// go with it.
bool takeUp(const Journal& journal, std::uint64_t snapshot, Recovery& recovery) {
    if (!journal.tells()) {
        return false;
    }
    Session copy(*recovery.session);
    const SavedPastDamage saved = savePastDamage(journal, snapshot, copy);
    // One of another battle fits nowhere.
    if (!saved.problem.empty() || saved.misfits.size() * 2 > static_cast<std::size_t>(saved.records)) {
        recovery.words.push_back(say(
            "recovery", "The journal beside it goes with another state of the battle, and was not used."));
        return false;
    }
    *recovery.session = std::move(copy);
    if (saved.records > 0) {
        recovery.words.push_back(
            sayCounted("recovery", "Out of the journal: {n} record.", "Out of the journal: {n} records.")
                .of(saved.records));
    }
    if (!saved.misfits.empty()) {
        recovery.words.push_back(sayCounted("recovery", "Not fitting without what is lost: record {numbers}.",
                                            "Not fitting without what is lost: records {numbers}.")
                                     .of(static_cast<long long>(saved.misfits.size()),
                                         {{"numbers", numbersOf(saved.misfits, mostNumbers)}}));
    }
    recovery.lost.insert(recovery.lost.end(), saved.lost.begin(), saved.lost.end());
    recovery.lost.insert(recovery.lost.end(), saved.misfits.begin(), saved.misfits.end());
    return true;
}

std::string lossOf(const Recovery& recovery) {
    if (recovery.onlyEarlier) {
        return fill(say("recovery", "It is the earlier state {file}: what was played after it is lost."),
                    {{"file", recovery.from.filename().string()}});
    }
    return recovery.lost.empty()
               ? say("recovery", "No record is known to be lost.")
               : sayCounted("recovery", "Lost: record {numbers}. Each is noted in its place.",
                            "Lost: records {numbers}. Each is noted in its place.")
                     .of(static_cast<long long>(recovery.lost.size()),
                         {{"numbers", numbersOf(recovery.lost, mostNumbers)}});
}

Recovery recoverFrom(const Source& source, const Journal& journal, const BattleFiles& files,
                     const std::string& rules) {
    Recovery recovery;
    recovery.from = source.from;
    LoadedBattle loaded = files.parseWhatFits(source.text, source.from.string(), rules, recovery.lost);
    if (!loaded.session) {
        return recovery;
    }
    recovery.session = std::move(loaded.session);
    if (!source.words.empty()) {
        recovery.words.push_back(source.words);
    }
    const bool joined = takeUp(journal, checksum(source.text), recovery);
    recovery.onlyEarlier = source.earlier && !joined;
    std::sort(recovery.lost.begin(), recovery.lost.end());
    recovery.lost.erase(std::unique(recovery.lost.begin(), recovery.lost.end()), recovery.lost.end());
    recovery.words.push_back(lossOf(recovery));
    return recovery;
}

std::size_t wholeRecords(const Recovery& recovery) {
    return recovery.session ? recovery.session->records().size() + 1 - recovery.lost.size() : 0;
}

} // namespace

Recovery recoverBattle(const BattleFiles& files, const fs::path& battle, const std::string& rules) {
    const Journal journal = readJournal(journalOf(battle));
    Recovery best;
    for (const Source& source : sourcesOf(battle)) {
        Recovery found = recoverFrom(source, journal, files, rules);
        if (wholeRecords(found) > wholeRecords(best)) {
            best = std::move(found);
        }
    }
    return best;
}

std::string EarlierBattle::words() const {
    const std::string text = sayCounted("recovery", "turn {turn}, {n} record", "turn {turn}, {n} records")
                                 .of(records, {{"turn", std::to_string(turn)}});
    // 2026-11-21T20:14:05
    constexpr std::size_t minutes = 16;
    if (when.size() >= minutes && when[10] == 'T') {
        return fill(say("recovery", "{state}, the last of {date} {time}"),
                    {{"state", text}, {"date", when.substr(0, 10)}, {"time", when.substr(11, 5)}});
    }
    return text;
}

std::vector<EarlierBattle> earlierBattles(const BattleFiles& files, const fs::path& battle,
                                          const std::string& rules) {
    std::vector<EarlierBattle> found;
    for (int i = 1; i <= generationsKept; ++i) {
        const fs::path path = generationOf(endOfLinks(battle), i);
        std::error_code ignored;
        if (!fs::is_regular_file(path, ignored)) {
            continue;
        }
        const LoadedBattle loaded = files.load(path, rules);
        if (loaded.session) {
            const Session& session = *loaded.session;
            const auto& records = session.records();
            found.push_back({path, session.battle().title, session.battle().clock.turn, session.cursor(),
                             records.empty() ? "" : records.back().when});
        }
    }
    return found;
}

fs::path recoveredName(const fs::path& battle) {
    constexpr std::string_view usual = ".battle.json";
    std::string stem = battle.filename().string();
    if (stem.ends_with(usual)) {
        stem.resize(stem.size() - usual.size());
    }
    std::error_code ignored;
    const auto named = [&](const std::string& number) {
        return companionOf(battle.parent_path() / stem, "-recovered" + number + std::string(usual));
    };
    fs::path name = named("");
    for (int i = 2; fs::symlink_status(name, ignored).type() != fs::file_type::not_found && i < 10'000; ++i) {
        name = named("-" + std::to_string(i));
    }
    return name;
}

} // namespace umpire

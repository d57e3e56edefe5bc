#include "umpire/storage/battle_file.h"

#include "../journal/history_json.h"
#include "../journal/journal_line.h"
#include "../journal/journal_replay.h"
#include "covered_file.h"
#include "file_seal.h"
#include "roster_reader.h"
#include "umpire/base/file.h"
#include "umpire/base/object_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/packs_found.h"
#include "umpire/storage/autosave.h"
#include "umpire/storage/recovery.h"

#include <algorithm>
#include <future>
#include <mutex>
#include <set>
#include <sstream>
#include <string>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace umpire {

/// The rules a battle was played with, as its file tells.
struct RulesStamp {
    std::string id;
    std::string edition;
    std::string fingerprint; ///< "" in files written by hand, and in those of earlier programs
    EntryMarks marks;        ///< only where something was played

    bool fits(const RulePack& rules) const {
        return fingerprint.empty() || fingerprint == fingerprintOf(rules);
    }
};

/// The rules that a battle file names, read on a thread of their own while the program has something else to
/// do. Only what is read without a word to say is used: messages belong to the language of who asks.
class PackPrefetch {
  public:
    PackPrefetch(PackSearchPath searchPath, std::filesystem::path battle)
        : m_read(std::async(std::launch::async,
                            [searchPath = std::move(searchPath), battle = std::move(battle)] {
                                Read done = read(searchPath, battle);
#if defined(__GLIBC__)
                                // A thread has memory of its own, and nobody there will want again what
                                // reading a pack took of it.
                                malloc_trim(0);
#endif
                                return done;
                            })) {
    }

    /// The pack of that name, waited for if it is on its way; null if it is another, or has been taken: who
    /// asks again wants it as it stands on the disk by then.
    std::shared_ptr<const RulePack> take(const std::string& name) {
        const std::lock_guard taking(m_taking);
        Read read = m_read.valid() ? m_read.get() : Read();
        return read.name == name ? std::move(read.pack) : nullptr;
    }

  private:
    struct Read {
        std::string name;
        std::shared_ptr<const RulePack> pack;
    };

    static Read read(const PackSearchPath& searchPath, const std::filesystem::path& battle) {
        const auto text = readFile(battle);
        if (!text) {
            return {};
        }
        Issues told; // when the battle is opened
        const JsonNode root = parseJson(*text, battle.string(), told);
        const std::string name = root.text("rules");
        LoadedPack loaded = name.empty() ? LoadedPack() : searchPath.find(name);
        if (!loaded.pack || !loaded.issues.empty()) {
            return {};
        }
        fingerprintOf(*loaded.pack); // worked out once, and wanted soon
        return {name, std::move(loaded.pack)};
    }

    std::mutex m_taking;
    std::future<Read> m_read;
};

namespace {

/// So many differences are told one by one.
constexpr std::size_t mostTold = 12;

std::string list(const std::vector<std::string>& differences) {
    std::string text;
    for (std::size_t i = 0; i < std::min(differences.size(), mostTold); ++i) {
        text += (i == 0 ? "" : say("words", "; ")) + differences[i];
    }
    const std::size_t left = differences.size() - std::min(differences.size(), mostTold);
    return left == 0 ? text
                     : sayCounted("rules stamp", "{differences}; and {n} more", "{differences}; and {n} more")
                           .of(static_cast<long long>(left), {{"differences", text}});
}

std::string heading(const RulesStamp& stamp, const RulePack& now) {
    const auto called = [](const std::string& id, const std::string& edition) {
        return inQuotes(id) + (edition.empty() ? "" : " (" + edition + ")");
    };
    const std::string before = called(stamp.id, stamp.edition);
    const std::string here = called(now.id, now.edition);
    return before == here
               ? fill(say("rules stamp", "this battle was played with other rules of the name {rules}"),
                      {{"rules", before}})
               : fill(say("rules stamp",
                          "this battle was played with the rules {before}, and is opened with {now}"),
                      {{"before", before}, {"now", here}});
}

/// The stamp at the head of a battle file.
RulesStamp readRulesStamp(ObjectReader& file) {
    RulesStamp stamp;
    stamp.id = file.text("rules");
    stamp.edition = file.text("rules-edition", "");
    stamp.fingerprint = file.text("rules-fingerprint", "");
    return stamp;
}

EntryMarks readEntryMarks(const JsonNode* history) {
    EntryMarks marks;
    const JsonNode* node = history ? history->find("rules-entries") : nullptr;
    if (node) {
        for (const JsonNode::Member& member : node->members()) {
            if (member.value.scalar().is_string()) {
                marks[member.key] = member.value.scalar().get<std::string>();
            }
        }
    }
    return marks;
}

void writeRulesStamp(const RulePack& rules, Json& file) {
    file["rules"] = rules.id;
    file["rules-edition"] = rules.edition;
    file["rules-fingerprint"] = fingerprintOf(rules);
}

std::string entryMarksText(const RulePack& rules) {
    Json json = Json::object();
    for (const auto& [part, marks] : entryMarksOf(rules)) {
        json[part] = marks;
    }
    return dumpLine(json);
}

/// That a battle is opened with other rules than it was played with, and what differs. `then`: the rules of
/// the stamp, where they are to be had.
std::string otherRules(const RulesStamp& stamp, const RulePack* then, const RulePack& now) {
    if (!then && stamp.marks.empty()) {
        return fill(say("rules stamp",
                        "{rules}; what differs cannot be told. It goes on with the rules it is "
                        "opened with; --rules names others"),
                    {{"rules", heading(stamp, now)}});
    }
    return fill(
        say("rules stamp", "{rules}: {differences}. It goes on with the rules it is opened with; "
                           "--rules names others"),
        {{"rules", heading(stamp, now)},
         {"differences", list(then ? differencesFrom(*then, now) : differencesFrom(stamp.marks, now))}});
}

constexpr std::int64_t battleVersion = 1;
constexpr int mostTries = 5;

/// True when more was done than setting up the battle.
bool isPlayed(const History& history) {
    return history.rosterAt != history.cursor || !history.strays.empty() ||
           !std::all_of(history.records.begin(), history.records.end(),
                        [](const Record& record) { return isSetUp(record.command); });
}

/// Where several packs have the name that the battle gives, which is used is never left unsaid.
void warnOfRivals(const PackSearchPath& searchPath, const RulePack& used, const JsonNode& root,
                  const ReadContext& context) {
    const std::string words = wordsOfRivals(searchPath, used);
    const JsonNode* named = root.find("rules");
    if (!words.empty()) {
        context.warning(named ? *named : root, words);
    }
}

/// With `lost` what does not fit is put down there, instead of refused.
void readHistory(ObjectReader& file, Session& session, std::vector<int>* lost) {
    const JsonNode* node = file.want("history");
    if (!node) {
        return;
    }
    ObjectReader history(*node, file.context());
    history.skip("rules-entries");
    History read;
    history.objects("records", true,
                    [&read](ObjectReader& reader) { read.records.push_back(readRecord(reader)); });
    read.strays = readStrayThrows(history, "stray-throws");
    read.series = readSealedSeries(history, "sealed-dice");
    read.cursor = static_cast<int>(history.whole("cursor"));
    read.rosterAt = static_cast<int>(history.whole("roster-at", 0));
    read.seal = history.text("seal", "");
    if (hasErrors(file.context().issues)) {
        return;
    }
    const bool played = isPlayed(read);
    const std::string problem =
        lost ? restoreWhatFits(session, std::move(read), *lost) : session.restore(std::move(read));
    // Where nothing was played, lists that somebody edited by hand count as he wrote them.
    if (!problem.empty() && !played) {
        file.context().warning(*node,
                               say("battle file", "the roster was changed by hand since it was set up; it is "
                                                  "used as it stands, without the steps that led to it"));
    } else if (!problem.empty()) {
        file.error("history", fill(say("battle file", "the history cannot be played again: {problem}"),
                                   {{"problem", problem}}));
    }
}

void takeUpJournal(const std::filesystem::path& path, std::string_view text, LoadedBattle& loaded) {
    const Journal journal = readJournal(path);
    if (journal.empty()) {
        return;
    }
    const std::uint64_t snapshot = checksum(text);
    loaded.issues.insert(loaded.issues.end(), journal.issues.begin(), journal.issues.end());
    if (!hasErrors(loaded.issues) && replayJournal(journal, path, snapshot, *loaded.session, loaded.issues)) {
        loaded.journal = journal.sum;
    }
    loaded.damaged = loaded.damaged || savesMore(journal, snapshot);
    if (hasErrors(loaded.issues)) {
        loaded.session.reset();
    }
}

/// One bit is not as the program wrote it: before all that may come of it.
void tellOfFlipped(const Seal& seal, std::string_view text, const std::string& name, LoadedBattle& loaded) {
    if (seal.state == Seal::State::Flipped) {
        const auto letter = [](char byte) { return inQuotes(onOneLine(std::string(1, byte))); };
        loaded.damaged = true;
        loaded.issues.push_back(
            {Severity::Warning, name, positionIn(text, seal.byte), "",
             fill(say("battle file",
                      "the program wrote {was} where {now} stands now, and nothing else differs: unless you "
                      "changed it, the disk damaged it, and \"umpire recover\" puts it right"),
                  {{"was", letter(seal.was)}, {"now", letter(text[seal.byte])}})});
    }
}

/// The file is in order otherwise.
void tellOfChanged(const Seal& seal, const std::string& name, Issues& issues) {
    if (seal.state == Seal::State::Damaged) {
        issues.push_back(warningIn(
            name, say("battle file", "the checksum of this file is damaged; all else is as it was written")));
    } else if (seal.state == Seal::State::Changed) {
        issues.push_back(warningIn(name, editedSinceWritten()));
    }
}

/// What is wrong with a file around what it covers, which is in order.
void tellOfHead(const Seal& seal, const std::string& name, Issues& issues) {
    if (seal.state == Seal::State::Changed) {
        issues.push_back(
            warningIn(name, say("battle file", "this file was edited since the program wrote it; what lies "
                                               "covered in it counts as it was written")));
    } else {
        tellOfChanged(seal, name, issues);
    }
}

/// The records of a battle file as the program writes them, one a line: those that cannot be read give way to
/// a record that says so.
class RecordLines {
  public:
    explicit RecordLines(std::string text) {
        std::istringstream in(std::move(text));
        for (std::string line; std::getline(in, line);) {
            m_lines.push_back(std::move(line));
        }
        const auto start = std::find(m_lines.begin(), m_lines.end(), "  \"records\": [");
        const auto end = std::find_if(
            start, m_lines.end(), [](const std::string& line) { return line == "  ]" || line == "  ],"; });
        if (end != m_lines.end()) {
            m_first = static_cast<int>(start - m_lines.begin()) + 1;
            m_count = static_cast<int>(end - start) - 1;
        }
    }

    /// The text as it stands now.
    std::string text() const {
        std::string text;
        for (const std::string& line : m_lines) {
            text.append(line).append("\n");
        }
        return text;
    }

    /// Gives up the records that these problems are about. False when they are about something else.
    bool giveUp(const Issues& issues) {
        bool any = false;
        for (const Issue& issue : issues) {
            if (issue.severity == Severity::Error) {
                // A line that is not closed is noticed at the next one.
                any = giveUpLine(issue.at.line - 1) || (!any && giveUpLine(issue.at.line - 2)) || any;
            }
        }
        return any;
    }

    /// The numbers of those given up.
    const std::set<int>& lost() const { return m_lost; }

  private:
    /// Each is another reading of the whole file.
    static constexpr std::size_t mostLost = 100;

    bool giveUpLine(int line) {
        const int number = line - m_first + 1;
        if (number < 1 || number > m_count || m_lost.size() >= mostLost || !m_lost.insert(number).second) {
            return false;
        }
        m_lines[static_cast<std::size_t>(line)] =
            "   " + dumpLine(toJson(lostRecord(number, {}))) + (number == m_count ? "" : ",");
        return true;
    }

    std::vector<std::string> m_lines;
    int m_first = 0; ///< the line of the first record, from 0
    int m_count = 0;
    std::set<int> m_lost;
};

/// A list with one entry a line.
template <typename Entries>
std::string linesOf(const Entries& entries) {
    std::string text = "[";
    const char* before = "\n   ";
    for (const auto& entry : entries) {
        text.append(before).append(lineOf(entry));
        before = ",\n   ";
    }
    return text + "\n  ]";
}

/// One record a line: a long battle would have more spaces than words, and nobody edits its history.
std::string historyText(const Session& session) {
    std::string text = "{\n  \"cursor\": " + std::to_string(session.cursor());
    if (session.setUpRecords() > 0) {
        text += ",\n  \"roster-at\": " + std::to_string(session.setUpRecords());
    }
    text += ",\n  \"rules-entries\": " + entryMarksText(session.rules());
    text += ",\n  \"records\": " + linesOf(session.records());
    if (!session.strayThrows().empty()) {
        text += ",\n  \"stray-throws\": " + linesOf(session.strayThrows());
    }
    if (!session.sealedSeries().empty()) {
        text += ",\n  \"sealed-dice\": " + linesOf(session.sealedSeries());
    }
    text += ",\n  \"seal\": \"" + session.seal() + "\"";
    return text + "\n }";
}

} // namespace

LoadedBattle BattleFiles::load(const std::filesystem::path& path, const std::string& rules) const {
    // Somebody may be playing it: file and journal must be of one moment.
    for (int tries = 0;; ++tries) {
        const FileStamp before = stampOf(path);
        LoadedBattle loaded = loadOnce(path, rules);
        if (tries == mostTries || stampOf(path) == before) {
            if (!loaded.session) {
                offerEarlier(path, rules, loaded.issues);
            }
            return loaded;
        }
    }
}

/// A file that cannot be opened is no end: what was kept beside it is named, the newest first.
void BattleFiles::offerEarlier(const std::filesystem::path& path, const std::string& rules,
                               Issues& issues) const {
    for (const EarlierBattle& earlier : earlierBattles(*this, path, rules)) {
        issues.push_back(
            warningIn(earlier.path.string(),
                      fill(say("battle file", "this earlier state can be opened: {state}; \"umpire "
                                              "recover\" saves what else there is"),
                           {{"state", earlier.words()}})));
    }
}

LoadedBattle BattleFiles::loadOnce(const std::filesystem::path& path, const std::string& rules) const {
    const auto text = readFile(path);
    if (!text) {
        LoadedBattle none;
        none.unreadable = true;
        none.issues.push_back(errorIn(path.string(), text.error().text));
        return none;
    }
    LoadedBattle loaded = parse(*text, path.string(), rules);
    if (loaded.session) {
        takeUpJournal(journalOf(path), *text, loaded);
    }
    return loaded;
}

void BattleFiles::readRulesAhead(const std::filesystem::path& battle) {
    m_ahead = std::make_shared<PackPrefetch>(m_searchPath, battle);
}

LoadedPack BattleFiles::packFor(const RulesStamp& stamp, const std::string& rules) const {
    if (m_rules) {
        return {m_rules, {}};
    }
    if (!rules.empty()) {
        return m_searchPath.load(rules);
    }
    // A battle file may come from anybody: it names rules, it does not point into the disk.
    auto ahead = m_ahead ? m_ahead->take(stamp.id) : nullptr;
    LoadedPack named = ahead ? LoadedPack{std::move(ahead), {}} : m_searchPath.find(stamp.id);
    if (named.pack && stamp.fits(*named.pack)) {
        return named;
    }
    auto printed =
        stamp.fingerprint.empty() ? nullptr : m_searchPath.findPrinted(stamp.id, stamp.fingerprint);
    return printed ? LoadedPack{std::move(printed), {}} : named;
}

std::string BattleFiles::differenceFrom(const RulesStamp& stamp, const RulePack& rules) const {
    if (stamp.fits(rules)) {
        return {};
    }
    const auto then = m_searchPath.findPrinted(stamp.id, stamp.fingerprint);
    return otherRules(stamp, then.get(), rules);
}

std::string editedSinceWritten() {
    return say("battle file", "this file was edited since the program wrote it; it is used as it stands");
}

LoadedBattle BattleFiles::parse(std::string_view text, const std::string& name,
                                const std::string& rules) const {
    if (!isCoveredFile(text)) {
        return read(text, name, rules, nullptr);
    }
    const Seal seal = readSeal(text);
    LoadedBattle around;
    tellOfFlipped(seal, text, name, around);
    const std::string plain = uncoveredFile(text, name, around.issues);
    if (hasErrors(around.issues)) {
        return around;
    }
    tellOfHead(seal, name, around.issues);
    LoadedBattle loaded = read(plain, name, rules, nullptr);
    for (Issue& issue : loaded.issues) {
        issue.at = {}; // nobody sees these lines
    }
    loaded.issues.insert(loaded.issues.begin(), around.issues.begin(), around.issues.end());
    loaded.damaged = loaded.damaged || around.damaged;
    if (loaded.session) {
        loaded.session->cover(true);
    }
    return loaded;
}

LoadedBattle BattleFiles::parseWhatFits(std::string text, const std::string& name, const std::string& rules,
                                        std::vector<int>& lost) const {
    const bool covered = isCoveredFile(text);
    RecordLines lines(covered ? uncoveredWhatFits(text) : std::move(text));
    while (true) {
        lost.clear();
        LoadedBattle loaded = read(lines.text(), name, rules, &lost);
        if (loaded.session) {
            loaded.session->cover(covered);
        }
        if (loaded.session || !lines.giveUp(loaded.issues)) {
            lost.insert(lost.end(), lines.lost().begin(), lines.lost().end());
            std::sort(lost.begin(), lost.end());
            return loaded;
        }
    }
}

LoadedBattle BattleFiles::read(std::string_view text, const std::string& name, const std::string& rules,
                               std::vector<int>* lost) const {
    const Seal seal = lost ? Seal{} : readSeal(text);
    LoadedBattle loaded;
    tellOfFlipped(seal, text, name, loaded);
    const JsonDocument document(name, parseJson(text, name, loaded.issues));
    if (hasErrors(loaded.issues)) {
        return loaded;
    }
    const ReadContext context{document, loaded.issues};
    {
        ObjectReader file(document.root(), context);
        if (!file.valid()) {
            return loaded;
        }
        const bool known =
            readFileHeader(file, battleFormat, battleVersion, say("battle file", "battle files"));
        file.text(sealKey, "");
        RulesStamp stamp = readRulesStamp(file);
        LoadedPack pack = forBattles(packFor(stamp, rules));
        if (!known || !pack.pack) {
            for (const auto& member : document.root().members()) {
                file.skip(member.key);
            }
            if (!pack.pack) {
                file.error("rules",
                           fill(rules.empty()
                                    ? say("battle file", "the rules {rules} cannot be used; name others "
                                                         "with --rules NAME-OR-FOLDER")
                                    : say("battle file", "the rules {rules} cannot be used"),
                                {{"rules", inQuotes(rules.empty() ? stamp.id : rules)}}));
                loaded.issues.insert(loaded.issues.end(), pack.issues.begin(), pack.issues.end());
            }
            return loaded;
        }
        stamp.marks = readEntryMarks(document.root().find("history"));
        loaded.otherRules = differenceFrom(stamp, *pack.pack);
        if (!loaded.otherRules.empty()) {
            context.warning(*document.root().find("rules-fingerprint"), loaded.otherRules);
        }
        warnOfRivals(m_searchPath, *pack.pack, document.root(), context);
        Battle battle = RosterReader(*pack.pack, context).read(file);
        if (hasErrors(loaded.issues)) {
            file.skip("history");
            return loaded;
        }
        loaded.session =
            std::make_unique<Session>(pack.pack, m_modules(pack.pack->module), std::move(battle));
        readHistory(file, *loaded.session, lost);
    }
    if (hasErrors(loaded.issues)) {
        loaded.session.reset();
    } else {
        tellOfChanged(seal, name, loaded.issues);
    }
    return loaded;
}

std::unique_ptr<Session> BattleFiles::begin(std::shared_ptr<const RulePack> rules, Battle start) const {
    const GameModule* module = m_modules(rules->module);
    return std::make_unique<Session>(std::move(rules), module, std::move(start));
}

/// A session that is covered is written so, for as long as there is anything to hide.
std::string BattleFiles::write(const Session& session) {
    Json file{{"format", battleFormat}, {"version", battleVersion}};
    writeRulesStamp(session.rules(), file);
    // The roster as it was set up, so that people and other programs can read and edit it; how it came about
    // is in the history.
    writeRoster(session.rules(), session.setUp(), file);
    std::string text = file.dump(1, ' ', false, Json::error_handler_t::replace);
    if (!session.records().empty() || !session.strayThrows().empty() || !session.sealedSeries().empty()) {
        text.erase(text.rfind('\n')); // the brace that closes the file
        text += ",\n \"history\": " + historyText(session) + "\n}";
    }
    text = sealed(text + "\n");
    return liesCovered(session) ? coveredFile(file, text) : text;
}

std::string BattleFiles::save(const Session& session, const std::filesystem::path& path) {
    return writeFileAtomically(path, write(session));
}

} // namespace umpire

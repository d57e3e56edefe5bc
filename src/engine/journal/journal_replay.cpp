#include "journal_replay.h"

#include "../base/covered_text.h"
#include "../battle/history/restoring.h"
#include "history_json.h"
#include "journal_line.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/journal/journal.h"
#include "umpire/rules/commands.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace fs = std::filesystem;

// Reading -------------------------------------------------------------------------------------------

namespace {

constexpr std::int64_t mostRecords = 1'000'000;

int readNumber(ObjectReader& reader, const std::string& key) {
    const std::int64_t count = reader.whole(key);
    if (count < 0 || count > mostRecords) {
        reader.error(key, fill(say("journal", "found {found} where a number of records is expected"),
                               {{"found", std::to_string(count)}}));
        return 0;
    }
    return static_cast<int>(count);
}

std::uint64_t readSnapshot(ObjectReader& reader) {
    const std::string text = reader.text("snapshot");
    const auto sum = readSum(text);
    if (!sum) {
        reader.error("snapshot", fill(say("journal", "found {found} where a checksum is expected"),
                                      {{"found", inQuotes(text)}}));
    }
    return sum.value_or(0);
}

/// Reads the lines of a journal one after the other.
class Reader {
  public:
    Reader(Journal& journal, const std::string& name) : m_journal(journal), m_name(name) {}

    /// False when this line, or what it says, ends the reading.
    bool line(std::string_view text) {
        ++m_line;
        if (text.size() > journalLimits.lineBytes) {
            tell(Severity::Error, withoutIt(fill(say("journal", "the line is longer than {most} bytes"),
                                                 {{"most", std::to_string(journalLimits.lineBytes)}})));
            return false;
        }
        if (m_line > journalLimits.lines) {
            tell(Severity::Error, withoutIt(fill(say("journal", "more than {most} lines are not read"),
                                                 {{"most", std::to_string(journalLimits.lines)}})));
            return false;
        }
        if (!follows(text)) {
            return true;
        }
        if (m_journal.damage.empty()) {
            m_journal.sum = m_chain.sum();
        }
        read(text);
        return !hasErrors(m_journal.issues);
    }

    /// What follows the last whole line.
    void tear() {
        ++m_line;
        tell(Severity::Warning, say("journal", "the journal ends in an unfinished line, as it does when "
                                               "the program was stopped; all before it was read"));
    }

  private:
    /// Whether this is the next line. One that is damaged, or hangs on one that is, is passed over; the first
    /// after it that hangs together with its neighbour counts again.
    bool follows(std::string_view text) {
        if (m_past.empty() && m_chain.follows(text)) {
            return true;
        }
        for (const std::uint64_t sum : m_past) {
            JournalChain chain(sum);
            if (chain.follows(text)) {
                m_chain = chain;
                m_past.clear();
                m_afterDamage = true;
                return true;
            }
        }
        if (m_past.empty()) {
            m_past.push_back(m_chain.sum());
            m_journal.damage.push_back({m_line, m_journal.changes.size(), 0});
            tell(Severity::Warning, say("journal", "this line of the journal is damaged"));
        }
        m_past = JournalChain::sumsPast(text, m_past);
        return false;
    }

    void tell(Severity severity, std::string text) {
        m_journal.issues.push_back({severity, m_name, {m_line, 1}, "", std::move(text)});
    }

    template <typename Read>
    void readObject(std::string_view text, const Read& read) {
        Issues issues;
        const JsonDocument document(m_name, parseJson(text, m_name, issues));
        if (!hasErrors(issues)) {
            ObjectReader reader(document.root(), {document, issues});
            if (reader.valid()) {
                read(reader);
            }
        }
        for (Issue& issue : issues) {
            issue.at.line = m_line;
            m_journal.issues.push_back(std::move(issue));
        }
    }

    void read(std::string_view text) {
        readObject(text, [this](ObjectReader& reader) {
            reader.skip("sum");
            if (m_line == 1) {
                readHeader(reader);
            } else if (reader.has(coveredLine)) {
                readCovered(reader);
            } else {
                readChange(reader);
            }
        });
    }

    void readCovered(ObjectReader& reader) {
        if (const auto plain = uncoverText(reader.text(coveredLine))) {
            readObject(*plain, [this](ObjectReader& inner) { readChange(inner); });
        } else {
            reader.error(coveredLine, withoutIt(say("journal", "what this line covers cannot be read")));
        }
    }

    void readHeader(ObjectReader& reader) {
        reader.choice("format", {journalFormat});
        if (const auto version = reader.whole("version");
            version != plainJournal && version != coveredJournal) {
            reader.error("version",
                         withoutIt(fill(say("journal", "version {version} of journals is not known to this "
                                                       "program, which reads version {known}"),
                                        {{"version", std::to_string(version)},
                                         {"known", std::to_string(coveredJournal)}})));
        }
        m_journal.snapshot = readSnapshot(reader);
    }

    void readChange(ObjectReader& reader) {
        JournalChange change;
        const auto number = reader.whole("n");
        if (number != m_next && !(m_afterDamage && number > m_next)) {
            reader.error(
                "n", withoutIt(fill(say("journal", "found {found} where {next} is next"),
                                    {{"found", std::to_string(number)}, {"next", std::to_string(m_next)}})));
        }
        if (m_afterDamage) {
            constexpr std::int64_t most = journalLimits.lines;
            m_journal.damage.back().missing =
                static_cast<int>(std::clamp<std::int64_t>(number - m_next, 0, most));
        }
        change.line = m_line;
        m_next = number + 1;
        m_afterDamage = false;
        const std::string kind = reader.choice("do", {"record", "throw", "cursor", "dice", "saved"});
        if (kind == "record") {
            change.kind = JournalChange::Kind::Recorded;
            change.place = readNumber(reader, "after");
            if (const JsonNode* node = reader.need("record")) {
                ObjectReader inner(*node, reader.context());
                change.record = readRecord(inner);
            }
            change.strays = readStrayThrows(reader, "stray-throws");
        } else if (kind == "throw") {
            change.kind = JournalChange::Kind::Thrown;
            if (const JsonNode* node = reader.need("thrown")) {
                ObjectReader inner(*node, reader.context());
                change.strays.push_back(readStrayThrow(inner));
            }
        } else if (kind == "cursor") {
            change.place = readNumber(reader, "to");
        } else if (kind == "dice") {
            change.kind = JournalChange::Kind::Sealed;
            change.series = readSealedSeries(reader, "sealed-dice");
        } else {
            change.kind = JournalChange::Kind::Saved;
            change.snapshot = readSnapshot(reader);
        }
        m_journal.changes.push_back(std::move(change));
    }

    Journal& m_journal;
    const std::string& m_name;
    JournalChain m_chain;
    /// While a line was damaged and none was read since: what the sum after it may be.
    std::vector<std::uint64_t> m_past;
    bool m_afterDamage = false;
    std::int64_t m_next = 1; ///< the number of the next line, not counting the first of all
    int m_line = 0;
};

} // namespace

fs::path journalOf(const fs::path& battle) {
    return companionOf(endOfLinks(battle), ".journal");
}

bool Journal::tells() const {
    return std::ranges::any_of(changes, std::mem_fn(&JournalChange::changesHistory));
}

Journal parseJournal(std::string_view text, const std::string& name) {
    Journal journal;
    Reader reader(journal, name);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            reader.tear();
            break;
        }
        if (!reader.line(text.substr(0, end))) {
            break;
        }
        text.remove_prefix(end + 1);
    }
    return journal;
}

std::string withoutIt(const std::string& problem) {
    return fill(say("journal", "{problem}; move it elsewhere to open the battle as it was last saved whole"),
                {{"problem", problem}});
}

Journal readJournal(const fs::path& path) {
    Journal journal;
    std::error_code ignored;
    const auto refuse = [&](const std::string& why) {
        journal.issues.push_back(errorIn(path.string(), withoutIt(why)));
        return journal;
    };
    const fs::file_type type = fs::symlink_status(path, ignored).type();
    if (type == fs::file_type::not_found) {
        return journal;
    }
    if (type == fs::file_type::symlink) {
        return refuse(say("journal", "the journal is a symbolic link, which is not followed"));
    }
    const auto text = readFile(path, journalLimits.bytes);
    return text ? parseJournal(*text, path.string())
                : refuse(fill(say("journal", "the journal {trouble}"), {{"trouble", text.error().text}}));
}

// Playing it again -----------------------------------------------------------------------------------

namespace {

bool correctsOnlyEarlier(const Record& record, int number) {
    return std::ranges::all_of(record.amendments, [number](const Amendment& each) {
        return each.record >= 1 && each.record < number;
    });
}

/// True when the record leads the battle on; otherwise the battle is as it was.
bool leadsOn(Battle& battle, const RulePack& rules, const Record& record, int number) {
    Battle next = battle;
    if (!correctsOnlyEarlier(record, number) || !applyChecked(next, record.events).empty() ||
        !unsound(next, rules, record.events, true).empty()) {
        return false;
    }
    battle = std::move(next);
    return true;
}

/// Puts those that do not fit down as lost. The battle the session began with
/// holds the first `from` of them; they stay only when `setUp`.
std::vector<Record> withoutMisfits(const Session& session, std::vector<Record> records, std::size_t from,
                                   bool setUp, std::vector<int>& misfits) {
    misfits.clear();
    Battle battle = session.start();
    for (std::size_t i = 0; i < records.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const bool fits = i < from ? setUp : leadsOn(battle, session.rules(), records[i], number);
        if (!fits) {
            misfits.push_back(number);
            records[i] = lostRecord(number, records[i],
                                    fill(say("journal", "Record {number} does not fit without "
                                                        "what was lost before it."),
                                         {{"number", std::to_string(number)}}));
            leadsOn(battle, session.rules(), records[i], number);
        }
    }
    return records;
}

/// A lost record that nothing lent its moment stands at that of the one before
/// it.
void giveMoments(std::vector<Record>& records, const Clock& start) {
    Clock moment = start;
    for (Record& record : records) {
        if (record.clock.phase.empty()) {
            record.clock = moment;
        }
        moment = record.clock;
    }
}

std::vector<StrayThrow> within(const std::vector<StrayThrow>& strays, std::size_t records) {
    std::vector<StrayThrow> kept;
    std::ranges::copy_if(strays, std::back_inserter(kept), [records](const StrayThrow& each) {
        return each.after >= 0 && each.after <= static_cast<int>(records);
    });
    return kept;
}

/// The first change that the battle file of this checksum does not hold yet, or nothing when the journal is
/// not about that file.
std::optional<std::size_t> firstAfter(const Journal& journal, std::uint64_t snapshot) {
    for (std::size_t i = journal.changes.size(); i > 0; --i) {
        const JournalChange& change = journal.changes[i - 1];
        if (change.kind == JournalChange::Kind::Saved && change.snapshot == snapshot) {
            return i;
        }
    }
    return journal.snapshot == snapshot ? std::optional<std::size_t>(0) : std::nullopt;
}

/// Leads the list of stray throws on through a change, as the session did.
void takeStrays(const JournalChange& change, StrayThrows& strays) {
    for (const StrayThrow& thrown : change.strays) {
        strays.add(thrown);
    }
    if (change.kind == JournalChange::Kind::Recorded) {
        for (StrayThrow& unused : strays.recorded(change.record, change.place)) {
            strays.add(std::move(unused));
        }
    }
}

bool sameDice(const StrayThrow& one, const StrayThrow& other) {
    return one.series == other.series && dumpLine(toJson(one)["dice"]) == dumpLine(toJson(other)["dice"]);
}

bool holdsSeries(const std::vector<SealedSeries>& held, const std::vector<SealedSeries>& told) {
    return std::ranges::all_of(told, [&held](const SealedSeries& one) {
        return std::ranges::any_of(held, [&one](const SealedSeries& other) {
            return one.pledge == other.pledge && one.calls.size() <= other.calls.size() &&
                   (!one.revealed() || other.revealed());
        });
    });
}

/// True when the session has every record and every stray throw that the journal leaves: somebody saved it
/// whole since.
bool holdsAll(const Session& session, const Journal& journal) {
    std::map<int, const Record*> left;
    StrayThrows strays;
    const std::vector<SealedSeries>* series = nullptr;
    for (const JournalChange& change : journal.changes) {
        takeStrays(change, strays);
        series = change.kind == JournalChange::Kind::Sealed ? &change.series : series;
        if (change.kind == JournalChange::Kind::Recorded) {
            left.erase(left.lower_bound(change.place), left.end());
            left[change.place] = &change.record;
        }
    }
    const auto holdsRecord = [&session](const auto& entry) {
        const auto place = static_cast<std::size_t>(entry.first);
        return place < session.records().size() &&
               dumpLine(toJson(session.records()[place])) == dumpLine(toJson(*entry.second));
    };
    const auto holdsThrow = [&held = session.strayThrows()](const StrayThrow& thrown) {
        return std::ranges::any_of(held,
                                   [&thrown](const StrayThrow& each) { return sameDice(each, thrown); });
    };
    return std::ranges::all_of(left, holdsRecord) &&
           (!series || holdsSeries(session.sealedSeries(), *series)) &&
           std::ranges::all_of(strays.all(), holdsThrow);
}

/// A history as the changes of a journal lead it on.
class Leading {
  public:
    explicit Leading(const Session& session)
        : m_history(session.history()), m_strays(std::move(m_history.strays)) {}

    /// False when the change is about records that are not there, more of them than `missing` lines may have
    /// held.
    bool take(const JournalChange& change, int missing) {
        std::vector<Record>& records = m_history.records;
        const int gap = change.place - static_cast<int>(records.size());
        const bool beyond = gap > missing;
        if (beyond && change.kind != JournalChange::Kind::Moved) {
            m_misfit = change.line;
            return false;
        }
        // A step to a record that is not there matters only when nothing takes that record's place.
        if (beyond) {
            m_history.cursor = change.place;
            m_beyond = change.line;
            return true;
        }
        const bool steps =
            change.kind == JournalChange::Kind::Moved || change.kind == JournalChange::Kind::Recorded;
        m_beyond = steps ? 0 : m_beyond;
        for (int i = 0; i < gap; ++i) {
            m_lost.push_back(static_cast<int>(records.size()) + 1);
            records.push_back(lostRecord(m_lost.back(), records.empty() ? change.record : records.back()));
        }
        takeStrays(change, m_strays);
        if (change.kind == JournalChange::Kind::Recorded) {
            records.resize(static_cast<std::size_t>(change.place));
            // What took a lost record's place was answered; the lost one had been undone.
            while (!m_lost.empty() && m_lost.back() > change.place) {
                m_lost.pop_back();
            }
            records.push_back(change.record);
            comesBefore(change.place, m_history.series);
            m_history.cursor = change.place + 1;
        } else if (change.kind == JournalChange::Kind::Moved) {
            m_history.cursor = change.place;
        } else if (change.kind == JournalChange::Kind::Sealed) {
            m_history.series = change.series;
        }
        return true;
    }

    /// The numbers of records that stand in no line.
    const std::vector<int>& lost() const { return m_lost; }
    /// The line from which it leads no further; 0: all was taken.
    int misfit() const { return m_misfit > 0 ? m_misfit : m_beyond; }
    History history() {
        m_history.strays = m_strays.all();
        return std::move(m_history);
    }

  private:
    History m_history;
    StrayThrows m_strays;
    std::vector<int> m_lost;
    int m_misfit = 0;
    int m_beyond = 0; ///< the line of the last step, when it leads to a record that is not there
};

std::string misfitWords(const Leading& leading) {
    return fill(say("journal", "line {line} speaks of records that are not there"),
                {{"line", std::to_string(leading.misfit())}});
}

/// How many lines are missing before this change.
int missingBefore(const Journal& journal, std::size_t change) {
    int missing = 0;
    for (const JournalDamage& damage : journal.damage) {
        missing += damage.before <= change ? damage.missing : 0;
    }
    return missing;
}

/// The session's history led on by the changes from `first` up to `end`.
Leading ledOn(const Journal& journal, std::size_t first, std::size_t end, const Session& session) {
    Leading leading(session);
    for (std::size_t i = first; i < end && leading.take(journal.changes[i], missingBefore(journal, i)); ++i) {
    }
    return leading;
}

/// "" or why the changes up to `end` do not fit.
std::string replay(const Journal& journal, std::size_t first, std::size_t end, Session& session) {
    const auto at = [&journal](std::size_t i) {
        return journal.changes.begin() + static_cast<std::ptrdiff_t>(i);
    };
    if (std::none_of(at(first), at(end), std::mem_fn(&JournalChange::changesHistory))) {
        return {};
    }
    Leading leading = ledOn(journal, first, end, session);
    if (leading.misfit() == 0 && !leading.lost().empty()) {
        return fill(say("journal", "record {number} is missing"),
                    {{"number", std::to_string(leading.lost().front())}});
    }
    return leading.misfit() > 0 ? misfitWords(leading) : session.restore(leading.history());
}

/// The damage that matters: what follows it is not in the battle file.
const JournalDamage* firstDamage(const Journal& journal, std::size_t first) {
    const auto found = std::ranges::find_if(
        journal.damage, [first](const JournalDamage& each) { return each.before >= first; });
    return found == journal.damage.end() ? nullptr : &*found;
}

} // namespace

Record lostRecord(int number, const Record& next, const std::string& why) {
    const std::string text = why.empty()
                                 ? fill(say("journal", "Record {number} was lost with a damaged file."),
                                        {{"number", std::to_string(number)}})
                                 : why;
    Record record;
    record.number = number;
    record.command = commandOf(Verb::Note, {{"record", number}, {"text", text}, {"bookmark", true}});
    record.clock = next.clock;
    record.when = next.when;
    record.events.push_back(RecordNoted{number, {}, {text, true}});
    return record;
}

std::string restoreWhatFits(Session& session, History history, std::vector<int>& misfits) {
    history.cursor = std::clamp(history.cursor, 0, static_cast<int>(history.records.size()));
    history.strays = within(history.strays, history.records.size());
    giveMoments(history.records, session.start().clock);
    if (session.restore(history).empty()) {
        return {};
    }
    history.rosterAt = std::clamp(history.rosterAt, 0, history.cursor);
    const auto from = static_cast<std::size_t>(history.rosterAt);
    const std::vector<Record> records = history.records;
    history.records = withoutMisfits(session, records, from, true, misfits);
    if (session.restore(history).empty()) {
        return {};
    }
    // The roster stands in the file; without the steps that led to it there is
    // still all that was played.
    history.records = withoutMisfits(session, records, from, false, misfits);
    history.rosterAt = 0;
    return session.restore(std::move(history));
}

std::string numbersOf(const std::vector<int>& records, std::size_t most) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < std::min(records.size(), most); ++i) {
        texts.push_back(std::to_string(records[i]));
    }
    return joined(texts, "and") + (records.size() > most ? " ..." : "");
}

SavedPastDamage savePastDamage(const Journal& journal, std::uint64_t snapshot, Session& session) {
    const auto recordsFrom = [&journal](std::size_t first) {
        return static_cast<int>(std::count_if(
            journal.changes.begin() + static_cast<std::ptrdiff_t>(first), journal.changes.end(),
            [](const JournalChange& each) { return each.kind == JournalChange::Kind::Recorded; }));
    };
    const std::size_t first = firstAfter(journal, snapshot).value_or(0);
    const JournalDamage* damage = firstDamage(journal, first);
    Leading leading = ledOn(journal, first, journal.changes.size(), session);
    SavedPastDamage saved;
    saved.lost = leading.lost();
    saved.records = recordsFrom(first);
    saved.after = damage ? recordsFrom(damage->before) : 0;
    saved.problem = leading.misfit() > 0 ? misfitWords(leading)
                                         : restoreWhatFits(session, leading.history(), saved.misfits);
    return saved;
}

bool savesMore(const Journal& journal, std::uint64_t snapshot) {
    const auto first = firstAfter(journal, snapshot);
    const JournalDamage* damage = first ? firstDamage(journal, *first) : nullptr;
    return damage && damage->before < journal.changes.size();
}

std::string wordsOf(const SavedPastDamage& saved) {
    const std::string lost =
        saved.lost.empty()
            ? say("journal", "no record is missing before the next line that is whole")
            : sayCounted("journal", "{n} record is lost ({numbers})", "{n} records are lost ({numbers})")
                  .of(static_cast<long long>(saved.lost.size()), {{"numbers", numbersOf(saved.lost, 10)}});
    const std::string text = sayCounted("journal", "{damage}; {n} record after the damage can still be read",
                                        "{damage}; {n} records after the damage can still be read")
                                 .of(saved.after, {{"damage", lost}});
    return saved.misfits.empty()
               ? text
               : sayCounted("journal", "{text}, of which {n} does not fit without what is lost ({numbers})",
                            "{text}, of which {n} do not fit without what is lost ({numbers})")
                     .of(static_cast<long long>(saved.misfits.size()),
                         {{"text", text}, {"numbers", numbersOf(saved.misfits, 10)}});
}

bool replayJournal(const Journal& journal, const fs::path& path, std::uint64_t snapshot, Session& session,
                   Issues& issues) {
    const auto warn = [&](std::string text) { issues.push_back(warningIn(path.string(), std::move(text))); };
    const auto first = firstAfter(journal, snapshot);
    if (!first) {
        const bool lags = holdsAll(session, journal);
        if (!lags) {
            warn(say("journal", "the journal goes with another state of the battle file, which was replaced "
                                "or changed since; the battle is as the file has it"));
        }
        return lags;
    }
    const JournalDamage* damage = firstDamage(journal, *first);
    const std::size_t end = damage ? damage->before : journal.changes.size();
    if (damage && end < journal.changes.size()) {
        Session copy(session);
        warn(fill(say("journal", "the battle is read up to line {line} of the journal. {saved}"),
                  {{"line", std::to_string(damage->line)},
                   {"saved", wordsOf(savePastDamage(journal, snapshot, copy))}}));
    }
    const std::string problem = replay(journal, *first, end, session);
    if (!problem.empty()) {
        const std::string text =
            fill(say("journal", "the journal cannot be played again: {problem}"), {{"problem", problem}});
        issues.push_back(errorIn(path.string(), withoutIt(text)));
    }
    return problem.empty();
}

} // namespace umpire

#include "journal_reader.h"

#include "history_json.h"
#include "journal_line.h"
#include "stray_json.h"
#include "umpire/base/file.h"
#include "umpire/base/text.h"
#include "umpire/storage/battle_keeper.h"

#include <algorithm>
#include <map>
#include <optional>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t mostRecords = 1'000'000;
constexpr const char* goOnWithout = "; move it elsewhere to open the battle as it was last saved whole";

int readCount(ObjectReader& reader, const std::string& key) {
    const std::int64_t count = reader.whole(key);
    if (count < 0 || count > mostRecords) {
        reader.error(key, "found " + std::to_string(count) + " where a number of records is expected");
        return 0;
    }
    return static_cast<int>(count);
}

std::uint64_t readSnapshot(ObjectReader& reader) {
    const std::string text = reader.text("snapshot");
    const auto sum = readSum(text);
    if (!sum) {
        reader.error("snapshot", "found " + inQuotes(text) + " where a checksum is expected");
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
            error("the line is longer than " + std::to_string(journalLimits.lineBytes) + " bytes" +
                  goOnWithout);
            return false;
        }
        if (m_line > journalLimits.lines) {
            error("more than " + std::to_string(journalLimits.lines) + " lines are not read" + goOnWithout);
            return false;
        }
        if (!m_chain.follows(text)) {
            tear();
            return false;
        }
        read(text);
        m_journal.sum = m_chain.sum();
        return !hasErrors(m_journal.issues);
    }

    /// What follows the last whole line.
    void tear() {
        m_journal.torn = true;
        m_journal.issues.push_back({Severity::Warning,
                                    m_name,
                                    {std::max(m_line, 1), 1},
                                    "",
                                    "the journal ends in an unfinished line, as it does when the program was "
                                    "stopped; all before it was read"});
    }
    void nextLine() { ++m_line; }

  private:
    void error(std::string text) {
        m_journal.issues.push_back({Severity::Error, m_name, {m_line, 1}, "", std::move(text)});
    }

    void read(std::string_view text) {
        Issues issues;
        const JsonDocument document(m_name, parseJson(text, m_name, issues));
        const ReadContext context{document, issues};
        if (!hasErrors(issues)) {
            ObjectReader reader(document.root(), context);
            reader.skip("sum");
            if (reader.valid()) {
                m_line == 1 ? readHeader(reader) : readChange(reader);
            }
        }
        for (Issue& issue : issues) {
            issue.at.line = m_line;
            m_journal.issues.push_back(std::move(issue));
        }
    }

    void readHeader(ObjectReader& reader) {
        reader.choice("format", {journalFormat});
        if (const auto version = reader.whole("version"); version != journalVersion) {
            reader.error("version", "version " + std::to_string(version) +
                                        " of journals is not known to this program, which reads version " +
                                        std::to_string(journalVersion) + goOnWithout);
        }
        m_journal.snapshot = readSnapshot(reader);
    }

    void readChange(ObjectReader& reader) {
        JournalChange change;
        if (const auto number = reader.whole("n"); number != m_line - 1) {
            reader.error("n", "found " + std::to_string(number) + " where " + std::to_string(m_line - 1) +
                                  " is next" + goOnWithout);
        }
        const std::string kind = reader.choice("do", {"record", "throw", "cursor", "saved"});
        if (kind == "record") {
            change.kind = JournalChange::Kind::Recorded;
            change.place = readCount(reader, "after");
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
            change.place = readCount(reader, "to");
        } else {
            change.kind = JournalChange::Kind::Saved;
            change.snapshot = readSnapshot(reader);
        }
        m_journal.changes.push_back(std::move(change));
    }

    Journal& m_journal;
    const std::string& m_name;
    JournalChain m_chain;
    int m_line = 0;
};

bool changesHistory(const JournalChange& change) {
    return change.kind != JournalChange::Kind::Saved;
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
    return one.seed == other.seed && dumpLine(toJson(one)["dice"]) == dumpLine(toJson(other)["dice"]);
}

/// True when the session has every record and every stray throw that the journal leaves: somebody saved it
/// whole since.
bool holdsAll(const Session& session, const Journal& journal) {
    std::map<int, const Record*> left;
    StrayThrows strays;
    for (const JournalChange& change : journal.changes) {
        takeStrays(change, strays);
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
        return std::any_of(held.begin(), held.end(),
                           [&thrown](const StrayThrow& each) { return sameDice(each, thrown); });
    };
    return std::all_of(left.begin(), left.end(), holdsRecord) &&
           std::all_of(strays.all().begin(), strays.all().end(), holdsThrow);
}

/// A history as the changes of a journal lead it on.
struct History {
    std::vector<Record> records;
    int cursor = 0;
    StrayThrows strays;

    /// False when the change is about records that are not there.
    bool take(const JournalChange& change) {
        if (change.place > static_cast<int>(records.size())) {
            return false;
        }
        takeStrays(change, strays);
        if (change.kind == JournalChange::Kind::Recorded) {
            records.resize(static_cast<std::size_t>(change.place));
            records.push_back(change.record);
            cursor = change.place + 1;
        } else if (change.kind == JournalChange::Kind::Moved) {
            cursor = change.place;
        }
        return true;
    }
};

std::string replay(const Journal& journal, std::size_t first, Session& session) {
    if (std::none_of(journal.changes.begin() + static_cast<std::ptrdiff_t>(first), journal.changes.end(),
                     changesHistory)) {
        return {};
    }
    History history{session.records(), session.cursor(), StrayThrows(session.strayThrows())};
    for (std::size_t i = first; i < journal.changes.size(); ++i) {
        if (!history.take(journal.changes[i])) {
            return "line " + std::to_string(i + 2) + " speaks of records that are not there";
        }
    }
    return session.restore(std::move(history.records), history.cursor, 0, history.strays.all());
}

} // namespace

bool Journal::tells() const {
    return std::any_of(changes.begin(), changes.end(), changesHistory);
}

Journal parseJournal(std::string_view text, const std::string& name) {
    Journal journal;
    Reader reader(journal, name);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            reader.nextLine();
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

Journal readJournal(const fs::path& path) {
    Journal journal;
    std::error_code ignored;
    const auto refuse = [&](const std::string& why) {
        journal.issues.push_back({Severity::Error, path.string(), {}, "", why + goOnWithout});
        return journal;
    };
    const fs::file_type type = fs::symlink_status(path, ignored).type();
    if (type == fs::file_type::not_found) {
        return journal;
    }
    if (type == fs::file_type::symlink) {
        return refuse("the journal is a symbolic link, which is not followed");
    }
    const auto text = readFile(path, journalLimits.bytes);
    return text ? parseJournal(*text, path.string()) : refuse("the journal " + text.error().text);
}

bool replayJournal(const Journal& journal, const fs::path& path, std::uint64_t snapshot, Session& session,
                   Issues& issues) {
    const auto first = firstAfter(journal, snapshot);
    if (!first) {
        const bool lags = holdsAll(session, journal);
        if (!lags) {
            issues.push_back({Severity::Warning,
                              path.string(),
                              {},
                              "",
                              "the journal goes with another state of the battle file, which was replaced or "
                              "changed since; the battle is as the file has it"});
        }
        return lags;
    }
    const std::string problem = replay(journal, *first, session);
    if (!problem.empty()) {
        issues.push_back({Severity::Error,
                          path.string(),
                          {},
                          "",
                          "the journal cannot be played again: " + problem + goOnWithout});
    }
    return problem.empty();
}

} // namespace umpire

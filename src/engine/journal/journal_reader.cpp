#include "journal_reader.h"

#include "../base/covered_text.h"
#include "history_json.h"
#include "journal_line.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/journal/journal.h"

#include <algorithm>

namespace umpire {

namespace fs = std::filesystem;

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
            error(withoutIt(fill(say("journal", "the line is longer than {most} bytes"),
                                 {{"most", std::to_string(journalLimits.lineBytes)}})));
            return false;
        }
        if (m_line > journalLimits.lines) {
            error(withoutIt(fill(say("journal", "more than {most} lines are not read"),
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
        m_journal.issues.push_back({Severity::Warning,
                                    m_name,
                                    {m_line + 1, 1},
                                    "",
                                    say("journal", "the journal ends in an unfinished line, as it does when "
                                                   "the program was stopped; all before it was read")});
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
            m_journal.issues.push_back({Severity::Warning,
                                        m_name,
                                        {m_line, 1},
                                        "",
                                        say("journal", "this line of the journal is damaged")});
        }
        m_past = JournalChain::sumsPast(text, m_past);
        return false;
    }

    void error(std::string text) {
        m_journal.issues.push_back({Severity::Error, m_name, {m_line, 1}, "", std::move(text)});
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

} // namespace umpire

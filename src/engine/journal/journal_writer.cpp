#include "journal_writer.h"

#include "../base/covered_text.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/journal/journal.h"

#include <cerrno>
#include <system_error>

namespace umpire {

void JournalWriter::close() {
    if (m_file >= 0) {
        m_disk.close(m_file);
        m_file = -1;
    }
}

std::string JournalWriter::failed(const std::string& sentence) {
    const std::string why = std::generic_category().message(errno);
    close();
    return fill(sentence, {{"file", m_path.string()}, {"why", why}});
}

std::string JournalWriter::begin(std::uint64_t snapshot, const std::filesystem::path& battle, bool covered) {
    close();
    m_begun = false;
    JournalChain chain;
    const std::string header = chain.next({{"format", journalFormat},
                                           {"version", covered ? coveredJournal : plainJournal},
                                           {"snapshot", sumText(snapshot)}});
    FileDraft draft(m_path, m_disk);
    std::string problem = draft.write(header, battle);
    if (problem.empty()) {
        problem = draft.swapIn();
    }
    if (!problem.empty()) {
        return fill(say("journal", "the journal {file} {problem}"),
                    {{"file", m_path.string()}, {"problem", problem}});
    }
    m_chain = chain;
    m_lines = 0;
    m_bytes = header.size();
    m_stamp = stampOf(m_path);
    m_tailLeft = false;
    m_begun = true;
    return {};
}

/// Opens the journal and cuts off what failed before.
std::string JournalWriter::ready() {
    const FileStamp now = stampOf(m_path);
    const bool ours = m_begun && now.inode == m_stamp.inode && now.device == m_stamp.device &&
                      (m_tailLeft || now.size == static_cast<std::int64_t>(m_bytes));
    if (!ours) {
        close();
        return fill(say("journal", "the journal {file} is gone or was changed by another program"),
                    {{"file", m_path.string()}});
    }
    if (m_file < 0) {
        m_file = m_disk.openToAppend(m_path);
    }
    if (m_file < 0 || (m_tailLeft && m_disk.truncate(m_file, static_cast<std::int64_t>(m_bytes)) != 0)) {
        return failed(say("journal", "the journal {file} cannot be written: {why}"));
    }
    m_tailLeft = false;
    return {};
}

std::string JournalWriter::append(const std::vector<Json>& changes, bool covered) {
    JournalChain chain = m_chain;
    std::string text;
    int number = m_lines;
    for (const Json& change : changes) {
        Json line{{"n", ++number}};
        line.update(change);
        const std::string next = chain.next(covered ? Json{{coveredLine, coverText(dumpLine(line))}} : line);
        if (next.size() > journalLimits.lineBytes) {
            return fill(say("journal", "the journal {file} takes no line of {size} bytes"),
                        {{"file", m_path.string()}, {"size", std::to_string(next.size())}});
        }
        text += next;
    }
    if (std::string problem = ready(); !problem.empty()) {
        return problem;
    }
    m_tailLeft = true;
    if (!writeAll(m_disk, m_file, text) || m_disk.sync(m_file) != 0) {
        return failed(say("journal", "the journal {file} cannot be written: {why}"));
    }
    m_tailLeft = false;
    m_chain = chain;
    m_lines = number;
    m_bytes += text.size();
    return {};
}

std::string JournalWriter::remove() {
    close();
    const bool gone = !m_begun || m_disk.remove(m_path) == 0 || errno == ENOENT;
    m_begun = false;
    return gone ? std::string() : failed(say("journal", "the journal {file} cannot be removed: {why}"));
}

} // namespace umpire

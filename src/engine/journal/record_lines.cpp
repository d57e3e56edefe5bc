#include "record_lines.h"

#include "history_json.h"
#include "lost_records.h"

#include <algorithm>
#include <sstream>

namespace umpire {

namespace {

constexpr const char* head = "  \"records\": [";
constexpr const char* indent = "   ";
/// Each is another reading of the whole file.
constexpr std::size_t mostLost = 100;

} // namespace

RecordLines::RecordLines(std::string text) {
    std::istringstream in(std::move(text));
    for (std::string line; std::getline(in, line);) {
        m_lines.push_back(std::move(line));
    }
    const auto start = std::find(m_lines.begin(), m_lines.end(), head);
    const auto end = std::find_if(start, m_lines.end(),
                                  [](const std::string& line) { return line == "  ]" || line == "  ],"; });
    if (end != m_lines.end()) {
        m_first = static_cast<int>(start - m_lines.begin()) + 1;
        m_count = static_cast<int>(end - start) - 1;
    }
}

std::string RecordLines::text() const {
    std::string text;
    for (const std::string& line : m_lines) {
        text.append(line).append("\n");
    }
    return text;
}

bool RecordLines::giveUp(const Issues& issues) {
    bool any = false;
    for (const Issue& issue : issues) {
        if (issue.severity == Severity::Error) {
            // A line that is not closed is noticed at the next one.
            any = giveUpLine(issue.at.line - 1) || (!any && giveUpLine(issue.at.line - 2)) || any;
        }
    }
    return any;
}

bool RecordLines::giveUpLine(int line) {
    const int number = line - m_first + 1;
    if (number < 1 || number > m_count || m_lost.size() >= mostLost || !m_lost.insert(number).second) {
        return false;
    }
    m_lines[static_cast<std::size_t>(line)] =
        indent + dumpLine(toJson(lostRecord(number, {}))) + (number == m_count ? "" : ",");
    return true;
}

} // namespace umpire

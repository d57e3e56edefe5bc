#include "csv_problems.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

void CsvProblems::add(std::string text) {
    report({}, std::move(text));
}

void CsvProblems::add(int row, const std::string& text) {
    report({row, 0},
           fill(say("csv", "row {row}: {problem}"), {{"row", std::to_string(row)}, {"problem", text}}));
}

void CsvProblems::add(int row, int column, const std::string& name, const std::string& text) {
    if (m_cells.emplace(row, column).second) {
        const std::string called = name.empty() ? std::to_string(column) : inQuotes(name);
        report({row, column}, fill(say("csv", "row {row}, column {place}: {problem}"),
                                   {{"row", std::to_string(row)}, {"place", called}, {"problem", text}}));
    }
}

void CsvProblems::report(Position at, std::string text) {
    if (!full()) {
        m_issues.push_back({Severity::Error, m_file, at, "", std::move(text)});
    } else {
        ++m_unlisted;
    }
}

Issues CsvProblems::list() const {
    Issues list = m_issues;
    std::stable_sort(list.begin(), list.end(), [](const Issue& a, const Issue& b) {
        return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
    });
    if (m_unlisted > 0) {
        list.push_back({Severity::Error,
                        m_file,
                        {},
                        "",
                        sayCounted("csv", "... and {n} more", "... and {n} more")
                            .of(static_cast<long long>(m_unlisted))});
    }
    return list;
}

} // namespace umpire

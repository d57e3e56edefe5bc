#include "csv_sheet.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <charconv>

namespace umpire {

namespace {

constexpr std::size_t mostCharacters = 10'000;

bool isUtf8(const std::string& text) {
    try {
        return !Json(text).dump().empty();
    } catch (const Json::exception&) {
        return false;
    }
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool isControl(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t' && c != '\n' && c != '\r') || byte == 0x7F;
}

/// Why the bytes of a cell are not taken, or "".
std::string troubleWith(const std::string& cell) {
    if (cell.find('\0') != std::string::npos) {
        return say("csv", "the cell holds a NUL byte, so this is no text; save the sheet as CSV in UTF-8");
    }
    if (!isUtf8(cell)) {
        return say("csv", "the cell is no UTF-8; save the sheet as CSV in UTF-8");
    }
    if (std::any_of(cell.begin(), cell.end(), isControl)) {
        return fill(say("csv", "the cell {cell} holds a control character (shown as ?); take it out"),
                    {{"cell", inQuotes(cell)}});
    }
    if (characters(cell) > mostCharacters) {
        return fill(say("csv", "the cell has {count} characters; a cell has at most {most}"),
                    {{"count", std::to_string(characters(cell))}, {"most", std::to_string(mostCharacters)}});
    }
    return {};
}

} // namespace

std::string trimmed(std::string_view text) {
    const std::string_view blanks = " \t\r\n";
    const auto from = text.find_first_not_of(blanks);
    return from == std::string_view::npos
               ? std::string()
               : std::string(text.substr(from, text.find_last_not_of(blanks) - from + 1));
}

std::string folded(std::string_view text) {
    std::string result = trimmed(text);
    for (char& c : result) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return result;
}

std::vector<std::string> rosterKeys(const RulePack& rules) {
    std::vector<std::string> keys;
    for (const Attribute& attribute : rules.attributes) {
        const std::string& key = attribute.rosterKey;
        if (!key.empty() && std::find(keys.begin(), keys.end(), key) == keys.end()) {
            keys.push_back(key);
        }
    }
    return keys;
}

CsvHeader::CsvHeader(const CsvRow& row, const RulePack& rules, CsvProblems& problems)
    : m_row(row.number), m_names(row.cells), m_problems(problems) {
    std::vector<std::string> known{"what", "id", "name", "under", "formation", "side"};
    const std::vector<std::string> keys = rosterKeys(rules);
    known.insert(known.end(), keys.begin(), keys.end());
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        addColumn(m_names[i], i, known);
    }
    if (!has("name")) {
        m_problems.add(m_row, say("csv", "the column \"name\" is missing; the first row names the columns"));
    }
}

void CsvHeader::addColumn(const std::string& name, std::size_t index, const std::vector<std::string>& known) {
    judgeCell(m_row, index, name);
    const std::string word = folded(name);
    if (word.empty()) {
        return;
    }
    const auto report = [&](const std::string& text) {
        m_problems.add(m_row, static_cast<int>(index) + 1, name, text);
    };
    if (std::find(known.begin(), known.end(), word) == known.end()) {
        const std::string meant = didYouMean(word, known);
        report(meant.empty() ? fill(say("csv", "there is no such column; there are {known}"),
                                    {{"known", joined(known, "and")}})
                             : fill(say("csv", "there is no such column{guess}"), {{"guess", meant}}));
        return;
    }
    const auto [other, fresh] = m_columns.emplace(word == "formation" ? "under" : word, index);
    if (!fresh) {
        report(fill(say("csv", "column {place} holds this already; leave one of them out"),
                    {{"place", std::to_string(other->second + 1)}}));
    }
}

const std::string& CsvHeader::cell(const CsvRow& row, const std::string& key) const {
    static const std::string none;
    const auto column = m_columns.find(key);
    return column == m_columns.end() || column->second >= row.cells.size() ? none : row.cells[column->second];
}

void CsvHeader::error(int row, const std::string& key, const std::string& text) const {
    const auto column = m_columns.find(key);
    if (column == m_columns.end()) {
        m_problems.add(row, text);
    } else {
        m_problems.add(row, static_cast<int>(column->second) + 1, m_names[column->second], text);
    }
}

void CsvHeader::judgeCells(const CsvRow& row) const {
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const std::string& cell = row.cells[i];
        judgeCell(row.number, i, cell);
        const bool nameless = i >= m_names.size() || folded(m_names[i]).empty();
        if (nameless && !folded(cell).empty()) {
            m_problems.add(
                row.number, static_cast<int>(i) + 1, "",
                fill(say("csv",
                         "{cell} stands under no column; name the column in row {row}, or empty the cell"),
                     {{"cell", inQuotes(cell)}, {"row", std::to_string(m_row)}}));
        }
    }
}

void CsvHeader::judgeCell(int row, std::size_t index, const std::string& text) const {
    if (const std::string trouble = troubleWith(text); !trouble.empty()) {
        const bool named = row != m_row && index < m_names.size();
        m_problems.add(row, static_cast<int>(index) + 1, named ? m_names[index] : "", trouble);
    }
}

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
        list.push_back(errorIn(m_file, sayCounted("csv", "... and {n} more", "... and {n} more")
                                           .of(static_cast<long long>(m_unlisted))));
    }
    return list;
}

// Cells --------------------------------------------------------------------------------------------

std::vector<std::string> listedIn(const std::string& cell) {
    const char separator = cell.find(';') != std::string::npos ? ';' : ',';
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= cell.size();) {
        const std::size_t to = std::min(cell.find(separator, from), cell.size());
        std::string part = trimmed(cell.substr(from, to - from));
        if (!part.empty()) {
            parts.push_back(std::move(part));
        }
        from = to + 1;
    }
    return parts;
}

namespace {

CellRead flagOf(const std::string& cell) {
    const std::string word = folded(cell);
    for (const char* yes : {"yes", "true", "1", "x"}) {
        if (word == yes) {
            return Json(true);
        }
    }
    for (const char* no : {"no", "false", "0"}) {
        if (word == no) {
            return Json(false);
        }
    }
    return CellProblem{
        fill(say("csv", "{cell} is neither yes nor no; write yes or no"), {{"cell", inQuotes(cell)}})};
}

CellRead numberOf(const std::string& cell, std::int64_t least) {
    const std::string word = folded(cell);
    std::int64_t number = 0;
    const char* end = word.data() + word.size();
    const auto [stop, problem] = std::from_chars(word.data(), end, number);
    const bool whole = stop == end && problem != std::errc::invalid_argument;
    if (whole && problem == std::errc() && number >= least && number <= mostInRoster) {
        return Json(number);
    }
    return CellProblem{fill(whole ? say("csv", "{cell} is out of reach; write one from {least} to {most}")
                                  : say("csv", "{cell} is no whole number; write one from {least} to {most}"),
                            {{"cell", inQuotes(cell)},
                             {"least", std::to_string(least)},
                             {"most", std::to_string(mostInRoster)}})};
}

/// A spreadsheet takes 0812 for a number and writes 812.
std::string withZeros(std::string written, const Vocabulary& vocabulary) {
    const auto isNumber = [](const std::string& word) {
        return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    };
    const std::string first = vocabulary.words.empty() ? "" : vocabulary.words.front().id;
    const bool cut = isNumber(written) && isNumber(first) && written.size() < first.size();
    return cut ? written.insert(0, first.size() - written.size(), '0') : written;
}

CellRead wordOf(const Vocabulary& vocabulary, const std::string& cell) {
    const std::string written = withZeros(folded(cell), vocabulary);
    const Word* named = nullptr;
    for (const Word& word : vocabulary.words) {
        if (written == word.id) {
            return Json(word.id);
        }
        named = !named && written == folded(word.name) ? &word : named;
    }
    if (named) {
        return Json(named->id);
    }
    return CellProblem{fill(say("csv", "{cell} is none of {known}{guess}"),
                            {{"cell", inQuotes(cell)},
                             {"known", joined(vocabulary.ids(), "and")},
                             {"guess", didYouMean(written, vocabulary.ids())}})};
}

CellRead wordsOf(const Vocabulary& vocabulary, const std::string& cell) {
    Json words = Json::array();
    for (const std::string& part : listedIn(cell)) {
        CellRead word = wordOf(vocabulary, part);
        if (std::holds_alternative<CellProblem>(word)) {
            return word;
        }
        words.push_back(std::move(std::get<Json>(word)));
    }
    return words;
}

} // namespace

CellRead valueOfCell(const RulePack& rules, const Attribute& attribute, const std::string& cell) {
    const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary);
    const bool freeText = attribute.type.kind == Type::Kind::Text && !words;
    if (freeText ? cell.empty() : folded(cell).empty()) {
        return Json();
    }
    if (attribute.type.kind == Type::Kind::Flag) {
        return flagOf(cell);
    }
    if (attribute.type.kind == Type::Kind::Number) {
        return numberOf(cell, attribute.least);
    }
    if (words && attribute.type.kind == Type::Kind::Texts) {
        return wordsOf(*words, cell);
    }
    return words ? wordOf(*words, cell) : Json(cell);
}

std::string cellOfValue(const Value& value, const Attribute& attribute) {
    if (value.isFlag()) {
        return value.flag() ? "yes" : "no";
    }
    if (value.isList()) {
        std::string cell = value.list().empty() && attribute.fallback ? ";" : "";
        for (const Id& id : value.list()) {
            cell += (cell.empty() ? "" : "; ") + id;
        }
        return cell;
    }
    return value.isNumber() ? std::to_string(value.number()) : value.text();
}

} // namespace umpire

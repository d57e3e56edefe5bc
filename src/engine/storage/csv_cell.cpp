#include "csv_cell.h"

#include "csv_header.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <charconv>

namespace umpire {

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

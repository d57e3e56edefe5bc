#include "umpire/battle/chain.h"

#include "umpire/base/digest.h"
#include "umpire/battle/record_json.h"

#include <algorithm>

namespace umpire {

namespace {

/// Taken apart by newlines, which no line of JSON holds.
std::string linkOver(const std::string& lines) {
    return digestOf(lines).substr(0, linkDigits);
}

Json callJson(const DiceCall& call) {
    return Json{{"number", call.number}, {"from", call.from}, {"when", call.when}};
}

/// What a link says of a series: everything but the secret, which is told when the battle is over.
Json pledgeJson(const SealedSeries& series) {
    return Json{{"pledge", series.pledge}, {"when", series.when}};
}

void addSeries(const std::vector<SealedSeries>& list, int place, std::string& lines) {
    for (const SealedSeries& series : list) {
        if (series.after == place) {
            lines += canonicalLine(pledgeJson(series)) + "\n";
        }
        for (const DiceCall& call : series.calls) {
            if (call.after == place) {
                lines += canonicalLine(callJson(call)) + "\n";
            }
        }
    }
}

/// A throw that still waits for its record belongs to no link yet.
void addStrays(const std::vector<StrayThrow>& strays, int place, std::string& lines) {
    for (const StrayThrow& thrown : strays) {
        if (thrown.after == place && thrown.fate != StrayThrow::Fate::Waiting) {
            Json json = toJson(thrown);
            json.erase("after"); // the place says it
            lines += canonicalLine(json) + "\n";
        }
    }
}

} // namespace

std::string firstLink(const Battle& start) {
    return linkOver("battle\n" + canonicalLine(rosterJson(start)));
}

std::string linkOf(const Record& record, int place, const std::string& before,
                   const std::vector<StrayThrow>& strays, const std::vector<SealedSeries>& series) {
    std::string lines = before + "\n";
    addSeries(series, place, lines);
    addStrays(strays, place, lines);
    Json json = toJson(record);
    json.erase("chain");
    return linkOver(lines + canonicalLine(json));
}

std::string sealOf(const std::string& lastLink, int cursor, const std::vector<StrayThrow>& strays,
                   const std::vector<SealedSeries>& series) {
    std::string lines = lastLink + "\n" + std::to_string(cursor) + "\n";
    for (const StrayThrow& thrown : strays) {
        lines += canonicalLine(toJson(thrown)) + "\n";
    }
    for (const SealedSeries& each : series) {
        lines += canonicalLine(toJson(each)) + "\n";
    }
    return linkOver(lines);
}

const std::string& ChainLinks::at(int record, const Chained& history) {
    const auto wanted = static_cast<std::size_t>(record);
    if (m_links.empty()) {
        m_links.push_back(firstLink(history.start));
    }
    while (m_links.size() <= wanted) {
        const Record& next = history.records[m_links.size() - 1];
        m_links.push_back(next.chain.empty() ? linkOf(next, static_cast<int>(m_links.size()) - 1,
                                                      m_links.back(), history.strays, history.series)
                                             : next.chain);
    }
    return m_links[wanted];
}

void ChainLinks::cut(int records) {
    m_links.resize(std::min(m_links.size(), static_cast<std::size_t>(records) + 1));
}

std::string notedLetters(std::string_view digits) {
    const std::string letters(digits.substr(0, 8));
    return letters.size() > 4 ? letters.substr(0, 4) + " " + letters.substr(4) : letters;
}

} // namespace umpire

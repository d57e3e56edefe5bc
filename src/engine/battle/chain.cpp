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
    return linkOver("battle\n" + canonicalLine(Json::parse(rosterLine(start))));
}

std::string cameBetween(int place, const std::vector<StrayThrow>& strays,
                        const std::vector<SealedSeries>& series) {
    std::string lines;
    addSeries(series, place, lines);
    addStrays(strays, place, lines);
    return lines;
}

std::string linkOf(const Record& record, const std::string& before, const std::string& between) {
    std::string lines = before + "\n";
    lines += between;
    lines += canonicalLine(Json::parse(lineWithoutLink(record)));
    return linkOver(lines);
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
    m_links.resize(std::max(m_links.size(), wanted + 1));
    std::size_t known = wanted;
    while (linkKnown(known, history).empty()) {
        --known;
    }
    for (; known < wanted; ++known) {
        m_links[known + 1] = linkOf(history.records[known], linkKnown(known, history),
                                    cameBetween(static_cast<int>(known), history.strays, history.series));
    }
    return linkKnown(wanted, history);
}

/// What the record has, or was worked out before.
const std::string& ChainLinks::linkKnown(std::size_t record, const Chained& history) {
    if (record == 0 && m_links[0].empty()) {
        m_links[0] = firstLink(history.start);
    }
    const bool own = record > 0 && !history.records[record - 1].chain.empty();
    return own ? history.records[record - 1].chain : m_links[record];
}

void ChainLinks::cut(int records) {
    m_links.resize(std::min(m_links.size(), static_cast<std::size_t>(records) + 1));
}

std::string notedLetters(std::string_view digits) {
    const std::string letters(digits.substr(0, 8));
    return letters.size() > 4 ? letters.substr(0, 4) + " " + letters.substr(4) : letters;
}

} // namespace umpire

#include "umpire/sheets/proof_words.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

bool isForetold(const Record& record) {
    return record.draws && record.draws->series.generator != SealedDice::generator;
}

std::string pledgeLine(const SealedSeries& series, std::size_t number, std::size_t of) {
    return "Dice of the program" + (of > 1 ? ", secret " + std::to_string(number) : std::string()) +
           ": pledge " + notedLetters(series.pledge) +
           (series.calls.empty() ? std::string()
                                 : ", number called " + std::to_string(series.calls.back().number)) +
           (series.revealed() ? ", revealed." : ", not yet revealed.");
}

} // namespace

std::string notedRecord(const Session& session) {
    return session.cursor() == 0
               ? std::string()
               : "Record " + std::to_string(session.cursor()) + ": letters " + notedLetters(session.link());
}

std::vector<std::string> proofLines(const Session& session) {
    std::vector<std::string> lines;
    if (const std::string noted = notedRecord(session); !noted.empty()) {
        lines.push_back(noted + ".");
    }
    const auto& list = session.sealedSeries();
    for (std::size_t i = 0; i < list.size(); ++i) {
        lines.push_back(pledgeLine(list[i], i + 1, list.size()));
    }
    if (std::any_of(session.records().begin(), session.records().end(), isForetold)) {
        lines.emplace_back(
            "Dice of the program came from a seed that stands in the file: they could be foretold.");
    }
    return lines;
}

} // namespace umpire::sheets

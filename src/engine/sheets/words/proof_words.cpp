#include "umpire/sheets/proof_words.h"
#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

bool isForetold(const Record& record) {
    return record.draws && record.draws->series.generator != SealedDice::generator;
}

std::string pledgeLine(const SealedSeries& series, std::size_t number, std::size_t of) {
    const Places places{{"dice", of > 1 ? fill(say("proof", "Dice of the program, secret {number}"),
                                               {{"number", std::to_string(number)}})
                                        : say("proof", "Dice of the program")},
                        {"letters", notedLetters(series.pledge)},
                        {"called", series.calls.empty() ? "" : std::to_string(series.calls.back().number)}};
    if (series.calls.empty()) {
        return fill(series.revealed() ? say("proof", "{dice}: pledge {letters}, revealed.")
                                      : say("proof", "{dice}: pledge {letters}, not yet revealed."),
                    places);
    }
    return fill(series.revealed()
                    ? say("proof", "{dice}: pledge {letters}, number called {called}, revealed.")
                    : say("proof", "{dice}: pledge {letters}, number called {called}, not yet revealed."),
                places);
}

} // namespace

std::string notedRecord(const Session& session) {
    return session.cursor() == 0 ? std::string()
                                 : fill(say("proof", "Record {number}: letters {letters}"),
                                        {{"number", std::to_string(session.cursor())},
                                         {"letters", notedLetters(session.link())}});
}

std::vector<std::string> proofLines(const Session& session) {
    std::vector<std::string> lines;
    if (const std::string noted = notedRecord(session); !noted.empty()) {
        lines.push_back(noted + ".");
    }
    const auto& list = session.sealedSeries();
    for (std::size_t i = 0; i < list.size(); ++i) {
        lines.push_back(pledgeLine(list[i], i + 1, list.size()));
        if (i + 1 < list.size() && !list[i].revealed()) {
            lines.push_back(
                fill(say("proof", "From record {record} on the dice came from a new secret, and the "
                                  "one before was not revealed: nobody can check what fell with it."),
                     {{"record", std::to_string(list[i + 1].after + 1)}}));
        }
    }
    if (std::any_of(session.records().begin(), session.records().end(), isForetold)) {
        lines.push_back(
            say("proof",
                "Dice of the program came from a seed that stands in the file: they could be foretold."));
    }
    return lines;
}

} // namespace umpire::sheets

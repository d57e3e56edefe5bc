#pragma once

#include "umpire/dice/sealed_dice.h"

#include <string>
#include <vector>

namespace umpire {

/// The dice of one secret, as the record tells of them. A battle that goes on where its secret is not, or
/// after it was revealed, begins another series.
struct SealedSeries {
    std::string pledge; ///< `DiceSecret::pledge`, written before the first die of the series
    std::string when;   ///< wall-clock time, ISO 8601
    int after = 0;      ///< how many of the records of now were there before it
    std::vector<DiceCall> calls;
    std::string secret; ///< `DiceSecret::hex` once it was revealed

    bool revealed() const { return !secret.empty(); }
};

/// A record came after the first `place` ones, and what followed those is gone: what was settled since then
/// came before that record.
void comesBefore(int place, std::vector<SealedSeries>& list);

/// The first eight digits of a pledge or of a record's link in two groups, as people note them: "1a2b 3c4d".
std::string notedLetters(std::string_view digits);

} // namespace umpire

#pragma once

#include "umpire/battle/record.h"
#include "umpire/dice/sealed_dice.h"
#include "umpire/rules/rule_pack.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// One die that the program threw.
struct StrayDie {
    Id die;
    Face face;
    std::uint64_t at = 0; ///< its position in the series, from 0
};

/// A throw of the program's dice that somebody may have seen and that stands in no record of the history: its
/// record was undone and another command came in its place, or it was thrown before its command was complete
/// and then passed over. Without it a throw could be repeated, unseen, until it pleases.
struct StrayThrow {
    enum class Fate {
        Waiting,   ///< thrown beforehand; no record has come since
        NotUsed,   ///< thrown beforehand; the record that came next did without it
        TakenBack, ///< its record was undone, and dropped for the one that came in its place
    };

    Fate fate = Fate::Waiting;
    DrawSeries series;
    std::vector<StrayDie> dice;
    std::string when; ///< wall-clock time of the throw, ISO 8601
    /// How many of the records of now were there before it; the next one came after it.
    int after = 0;

    int record = 0;   ///< when taken back: the number that its record had
    KeptJson command; ///< when taken back: what was commanded, with all its dice
    Id outcome;       ///< when taken back: that of the last roll

    /// In a session, as of records: always rising, never given twice. In no file.
    std::uint64_t serial = 0;

    /// Whether the die at that position of a series is among its dice.
    bool holds(const DrawSeries& of, std::uint64_t at) const;
};

/// The stray throws of a history, oldest first. Undo and redo do not touch them. The list only grows; a die
/// thrown beforehand leaves it when the next record uses it, for then it stands in that record.
class StrayThrows {
  public:
    explicit StrayThrows(std::vector<StrayThrow> throws = {}) : m_throws(std::move(throws)) {}

    const std::vector<StrayThrow>& all() const { return m_throws; }
    /// One that is no longer waiting takes the place of its dice that did.
    void add(StrayThrow thrown);
    /// A record came after the first `place` ones: nothing waits any more. Gives the throws that it did not
    /// use, to be added again.
    std::vector<StrayThrow> recorded(const Record& record, int place);

  private:
    std::vector<StrayThrow> m_throws;
};

/// The dice of the program that a record used, each with its kind and position.
std::vector<StrayDie> drawnDice(const Record& record, const RulePack& rules);

/// What becomes stray when a record is dropped for another that comes after the first `place` ones: the
/// program's dice of the one that are not in the other. Nothing when there are none.
std::optional<StrayThrow> takenBack(const Record& dropped, const Record& other, int place,
                                    const RulePack& rules);

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

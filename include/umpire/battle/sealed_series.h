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

/// The series of a battle, oldest first.
class SeriesList {
  public:
    explicit SeriesList(std::vector<SealedSeries> list = {}) : m_list(std::move(list)) {}

    const std::vector<SealedSeries>& all() const { return m_list; }
    /// The row of dice that the last one gives.
    DrawSeries last() const { return {SealedDice::generator, m_list.size()}; }

    /// Begins another one when there are `place` records. One begun there from which nothing was drawn yet is
    /// taken back for it; `drawn`: how far the last one was drawn.
    void pledge(const std::string& pledge, const std::string& when, int place, std::uint64_t drawn);
    /// A number counts for the last one from a position on; false when there is none.
    bool call(const DiceCall& call);
    /// Puts in the secret of one, by number from 1; false when it is there already or there is no such one.
    bool reveal(std::uint64_t series, const std::string& secret);
    void comesBefore(int place) { umpire::comesBefore(place, m_list); }

  private:
    std::vector<SealedSeries> m_list;
};

/// The first eight digits of a pledge or of a record's link in two groups, as people note them: "1a2b 3c4d".
std::string notedLetters(std::string_view digits);

} // namespace umpire

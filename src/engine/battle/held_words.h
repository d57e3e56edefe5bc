#pragma once

#include "umpire/battle/resolution.h"

namespace umpire {

class Setting;

/// What a decision holds, written so that what differs in anything that has a say reads differently. Nobody
/// else reads it.
class HeldWords {
  public:
    explicit HeldWords(std::string& words) : m_words(words) {}

    void add(std::int64_t number);
    void add(std::string_view text);
    void add(Symbol symbol) { add(std::int64_t{symbol.number()}); }
    void add(const Value& value);
    void add(const Facts& facts);
    /// Who rolls what against whom with what facts; what the umpire overrides is the same on all ways.
    void add(const RollRequest& request);

  private:
    std::string& m_words;
};

/// What is asked of a roll of a check once it is made: its outcome, and all that the rules look at later. The
/// facts that are handed on to the last check that may follow are left out where that is looked at for each
/// of the falls.
enum class HandedOn { LeftOut, Added };
void addAnswers(HeldWords& words, const AskedOfDice& asked, const RollSoFar& roll, HandedOn handedOn,
                Setting& setting);

} // namespace umpire

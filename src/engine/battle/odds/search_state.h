#pragma once

#include "../../program/liveness.h"
#include "umpire/battle/resolution.h"

namespace umpire {

class Setting;

/// Writes the key of a state as a text: states that differ in anything that still matters have different
/// texts. It is compared, never parsed.
class StateText {
  public:
    explicit StateText(std::string& words) : m_words(words) {}

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

/// What is asked of the dice of a check: only what has a say later, where that is known.
inline const AskedOfDice& askedOf(const Check& check, const program::LiveReads* later) {
    const auto known = later ? later->asked.find(&check) : decltype(later->asked.end()){};
    return later && known != later->asked.end() ? known->second : check.asked;
}

/// What is asked of a roll of a check once it is made, besides its outcome: all that the rules look at later.
/// The facts that are handed on to the last check that may follow are left out where that is looked at for
/// each of the falls.
enum class HandedOn { LeftOut, Added };
void addAnswers(StateText& words, const AskedOfDice& asked, const RollSoFar& roll, HandedOn handedOn,
                Setting& setting);

/// The key of a search state when dice are about to be thrown: the battle as it is then, the roll at hand,
/// and what the steps of an action still hold. Equal keys lead to equal outcomes, whatever was rolled before.
struct SearchState {
    std::string words;  ///< of all but the following
    Events otherEvents; ///< those that set no attribute of a subject
    bool operator==(const SearchState&) const = default;
};

/// Nothing where there is no key: the procedure of a module may hold anything. How often a check was rolled
/// counts for those of these checks; null: for all.
std::optional<SearchState> searchStateOf(const Resolution& resolution, int diceLeft,
                                         const std::vector<Id>* wanted);

} // namespace umpire

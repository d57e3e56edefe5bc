#pragma once

#include "umpire/battle/resolution.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

class Session;

/// The next dice a command needs, after those it already has.
struct DiceWanted {
    Id die;
    int count = 1;
    std::string purpose;
    std::vector<std::pair<Id, int>> with = {}; ///< dice of other kinds that are thrown with them
};

/// A result that the umpire states, as he sees it on the table.
struct StatedResult {
    std::string field; ///< the field of the command: `outcome`, then `outcome-2` ...
    Id check;
    Id subject;
};

/// What a command would do, worked out as far as the dice given reach.
struct Preview {
    bool ok = false;
    Refusal refusal;
    std::vector<Step> steps;  ///< the rolls made with the dice given
    std::optional<Step> next; ///< the roll that waits for dice or for the umpire: its lines, no outcome yet
    std::optional<DiceWanted> wanted; ///< empty when the command is complete
    std::vector<std::string> warnings;
    std::optional<StatedResult> unstated; ///< the result that the umpire has to state before it goes on
    std::optional<TableCell> blank;       ///< the cell that has to be filled in first
    Json changes = Json::object();
};

/// The dice that a command was given; none where it has no list of them.
std::vector<Json> givenSoFar(const Json& command);

/// Gives the dice there are and stops the resolution at the first that is missing.
class DiceSoFar : public DiceSource {
  public:
    struct Missing {};

    explicit DiceSoFar(std::vector<Json> dice) : m_given(std::move(dice)) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    std::vector<Face> rollAll(const DiceThrow& dice, const std::string& purpose) override;
    int left() const override { return m_given.left(); }
    const DiceWanted& wanted() const { return m_wanted; }

  private:
    PhysicalDice m_given;
    DiceWanted m_wanted;
};

/// What the rules say of a command before the dice that it still wants: the odds of a combat.
std::vector<std::string> saidBefore(const Session& session, const Battle& battle, const Json& command);

} // namespace umpire

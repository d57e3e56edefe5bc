#pragma once

#include "umpire/base/natural.h"
#include "umpire/dice/dice_source.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace umpire {

/// Dice of one kind among those that are thrown together.
struct DiceSet {
    const Die* die = nullptr;
    int count = 1;
    std::vector<Face> again = {}; ///< those that show one of these may be thrown once more
};

/// Dice of several kinds, or dice that are thrown again: first all of them, then those thrown again, then one
/// more for each that shows its highest number, and for each of these.
struct DiceThrow {
    std::vector<DiceSet> sets;
    std::optional<int> mostAgain = std::nullopt; ///< how many are thrown once more; nothing: all
    bool highestFirst = false;                   ///< which of them: those with the highest numbers
    int explodes = 0;                            ///< how often in a row a die brings one more

    /// A number of sides by which the dice of all sets can be counted.
    std::uint32_t sides() const;
};

/// A throw while its dice fall.
class ThrowProgress {
  public:
    explicit ThrowProgress(const DiceThrow& dice);
    /// As far as these dice go. Those that do not make up what is thrown at once are left in `rest`.
    ThrowProgress(const DiceThrow& dice, const std::vector<Face>& thrown, std::vector<Face>& rest);

    /// How many of each set are thrown next, all at once.
    const std::vector<int>& wanted() const { return m_wanted; }
    int wantedDice() const;
    bool isOver() const { return wantedDice() == 0; }
    /// 0: the first dice, 1: those thrown again, from 2 on: those that come on top.
    int stage() const { return m_stage; }
    /// Those wanted, set by set.
    void take(const std::vector<Face>& faces);

    const std::vector<Face>& thrown() const { return m_thrown; }
    /// Those that count.
    const std::vector<Face>& kept() const { return m_kept; }
    /// Of each set the dice that count and show their highest number, as far as they still bring another.
    const std::vector<int>& highest() const { return m_highest; }
    /// How many would have brought one more, were there no limit.
    int stopped() const { return m_stopped; }

  private:
    void takeFirst(const std::vector<Face>& faces);
    void keep(const Face& face);
    void next();

    const DiceThrow& m_dice;
    int m_stage = 0;
    std::vector<int> m_wanted;
    std::vector<int> m_highest;
    std::vector<Face> m_thrown;
    std::vector<Face> m_kept;
    int m_stopped = 0;
};

/// Those of a throw's dice, faces of their sets, that are thrown once more.
std::vector<Face> thrownAgain(const DiceThrow& dice, std::vector<Face> faces);
/// Whether a die shows the highest of its numbers.
bool isHighest(const Die& die, const Face& face);

/// A way in which the open dice of a throw can fall, or several that come to the same.
struct FinishedThrow {
    std::vector<Face> kept;   ///< of the first of these ways, the dice given among them
    std::vector<Face> thrown; ///< all of it, in their order
    Natural ways;             ///< of all ways in which `openDice` dice of `sides()` sides can fall
};

/// How many dice may still be thrown at most.
std::uint32_t openDice(const DiceThrow& dice, const std::vector<Face>& given);

/// All ways, told apart by the measures of each set only; by every face where there are none. Throws BadDice
/// when there are too many.
std::vector<FinishedThrow> enumerateThrow(const DiceThrow& dice, const std::vector<Face>& given,
                                          const std::vector<DiceMeasures>& measures);

} // namespace umpire

#pragma once

#include "../checks/kept_rows.h"
#include "umpire/battle/balance.h"
#include "umpire/battle/resolution.h"

namespace umpire {

/// Gives no dice: whoever asks for one goes further than is looked at.
class NoDice : public DiceSource {
  public:
    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
};

/// The check of an example of the balance, as one unit after the other would take it now. Nothing is carried
/// out for it: the chances are those of its roll.
class FirstRoll {
  public:
    FirstRoll(const RulePack& rules, const GameModule* module, const Battle& battle,
              const Balance::Example& example);

    /// The chance that a unit holds; nothing when the rules refuse it the check, as to one that is gone.
    std::optional<double> holds(Symbol unit);

    /// How many commands were decided for that.
    int decisions() const { return m_decisions; }

  private:
    /// Where a command would be more than the roll: checks of the game's own, and those that others follow.
    std::optional<double> byItsWays(const Id& unit);
    void prepare();
    double chanceOf(const DiceToThrow& dice, const Scope& before);
    double holding(const Distribution& roll) const;

    /// All that makes what a plain roll comes to.
    struct Made {
        const Die* die = nullptr;
        int dice = 0;
        std::int64_t modifiers = 0;
        std::int64_t threshold = 0;
        const BandTable* table = nullptr;

        bool operator==(const Made&) const = default;
    };

    const RulePack& m_rules;
    const GameModule* m_module;
    const Battle& m_battle;
    const Balance::Example& m_example;
    NoDice m_dice;
    Resolution m_resolution;
    RollRequest m_request;
    Somebody m_check;                               ///< its name
    std::optional<FactSlots> m_slots;               ///< of its facts, which stay as they are
    std::vector<std::pair<Made, double>> m_chances; ///< what was worked out: units differ in little
    bool m_refused = false;
    bool m_byItsWays = false;
    int m_decisions = 0;
};

} // namespace umpire

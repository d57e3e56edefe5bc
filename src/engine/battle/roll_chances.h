#pragma once

#include "../checks/kept_rows.h"
#include "umpire/battle/resolution.h"

#include <map>
#include <memory>

namespace umpire {

/// The chances of one roll in the state in which a resolution stands, facts stated this way and that. What a
/// fact has no say in is worked out once: whether it is possible, and with what dice; its lines; what it
/// comes to with the same dice, table and sum of lines. It may be asked for as long as the resolution is
/// there.
class RollChances {
  public:
    using Shared = std::shared_ptr<const Distribution>;

    RollChances(const Resolution& resolution, RollRequest request, std::vector<Face> given);
    RollChances(RollChances&&) = default;

    const RollRequest& request() const { return m_request; }
    /// What is stated, or nothing.
    std::optional<Value> stated(const Id& fact) const;
    /// States a fact, or takes it back.
    void state(const Id& fact, const std::optional<Value>& value) { state(fact, numberOf(fact), value); }
    /// The same with its number among the facts of the pack, for who states it again and again.
    void state(const Id& fact, std::optional<std::uint32_t> number, const std::optional<Value>& value);
    std::optional<std::uint32_t> numberOf(const Id& fact) const;

    /// What the lines come to. Throws Refused where the roll is not possible.
    std::int64_t modifiers();
    /// What the roll comes to: the same one where that is the same by all that makes it. Throws Refused, and
    /// BadDice.
    Shared chances();

  private:
    /// All that makes what a plain roll comes to, dice apart.
    struct Made {
        std::int64_t modifiers = 0;
        std::int64_t threshold = 0;
        const BandTable* table = nullptr;

        auto operator<=>(const Made&) const = default;
    };

    Scope scope(Known& known) const;
    void prepare();
    std::int64_t sum(const Scope& before);
    bool isStrict(const Id& fact) const;
    bool touchesDice(const Id& fact) const;
    Shared plainly(const Made& made, const Scope& before);
    Shared distinct(Distribution fresh);

    const Resolution* m_resolution;
    RollRequest m_request;
    Scope m_scope; ///< but for its facts
    std::vector<Face> m_given;
    FactSlots m_slots;
    KeptRows m_rows;
    bool m_strict = false;             ///< whom a stated fact names is looked at
    std::optional<DiceToThrow> m_dice; ///< nothing: whether it is possible, and with what, is to be seen
    std::map<Made, Shared> m_made;     ///< with these dice
    std::vector<Shared> m_distinct;    ///< those of them that differ in what is asked of them
};

} // namespace umpire

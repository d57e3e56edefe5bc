#pragma once

#include "../../checks/setting.h"
#include "gathered_rolls.h"
#include "umpire/battle/resolution.h"

#include <map>
#include <memory>
#include <set>
#include <string_view>

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
    std::int64_t sum(const Scope& before) const;
    bool isStrict(const Id& fact) const;
    bool touchesDice(const Id& fact) const;
    Shared plainly(const Made& made, const Scope& before);
    Shared distinct(Distribution fresh);

    const Resolution* m_resolution;
    RollRequest m_request;
    Scope m_scope; ///< but for its facts
    std::vector<Face> m_given;
    FactSlots m_slots;
    bool m_strict = false;             ///< whom a stated fact names is looked at
    std::optional<DiceToThrow> m_dice; ///< nothing: whether it is possible, and with what, is to be seen
    std::map<Made, Shared> m_made;     ///< with these dice
    std::vector<Shared> m_distinct;    ///< those of them that differ in what is asked of them
};

class Setting;

/// The roll with which a branch ends, as it was about to be made: enough to compute its odds again. Where it
/// is given facts that hang on the roll from which it follows at once, it stands for each of that roll's
/// falls.
class FinalRoll {
  public:
    /// Is made while the dice are about to be thrown. It may be asked for as long as `resolution` is there.
    FinalRoll(Resolution& resolution, const RollAtHand& hand, std::vector<Face> given, const TrialDice& dice);

    /// What the umpire stated, or nothing; and what he would state in its place.
    std::optional<Value> stated(const Id& fact) const { return m_roll.stated(fact); }
    void state(const Id& fact, const std::optional<Value>& value) { m_roll.state(fact, value); }

    enum class Wanted { Outcomes, Everything };

    /// What it comes to, all its falls together, for each number and kind of dice that it may be made with.
    /// Throws Refused, and BadDice.
    std::vector<RollChances::Shared> chances(Wanted wanted);
    /// The weight of the ways that end with it, but for the falls that it stands for.
    const WeightSum& weight() const { return m_weight; }
    /// What its lines come to for the first of its falls. Throws Refused where it is not possible.
    std::int64_t modifiers();
    /// Its lines that count alike for all its falls; nothing where it has but one.
    std::optional<std::vector<Line>> commonLines();

  private:
    /// Falls of the roll before that hand on the same.
    struct Alike {
        std::vector<Value> facts; ///< those that hang on the fall, in the order of the pack
        bool blank = false;       ///< a cell was needed for them that nobody has filled in
        Natural ways = 0;
    };
    struct Before {
        const FollowUp* follow = nullptr;
        std::vector<std::optional<std::uint32_t>> numbers; ///< of its facts
        std::vector<Alike> falls;
    };

    void takeFalls(const RollBefore& before, const std::vector<Fall>& falls);
    static Alike handedOn(const FollowUp& follow, Setting& setting, const Fall& fall);
    void handOn(const Alike& fall);

    const Resolution* m_resolution;
    RollChances m_roll;
    WeightSum m_weight;
    std::optional<Before> m_before; ///< no answer that it is asked with changes what is handed on
};

/// The rolls with which the branches of one decision end. What another answer of the umpire would change of
/// them alone is told without deciding anew.
class FinalRolls {
  public:
    FinalRolls(const RulePack& rules, const Json& command);

    /// Takes a way that ends with a roll, and the state in which that is about to be made.
    void add(const std::vector<RollOnPath>& way, FinalRoll last, std::unique_ptr<Resolution> resolution);
    /// Takes a way that ends otherwise.
    void add(const std::vector<RollOnPath>& way);

    /// The chances of the outcomes of a roll with which ways end, had the umpire stated this for the whole
    /// command; nothing where the answer may change more than that roll. Throws Refused.
    std::optional<std::vector<std::pair<Id, double>>> otherwise(const PossibleRoll& last, const Id& fact,
                                                                const Value& answer);
    /// What its lines would come to then, as it was first met.
    std::optional<std::int64_t> modifiersWith(const PossibleRoll& last, const Id& fact, const Value& answer);

  private:
    struct Kept {
        Step step;
        int occurrence = 0;
        FinalRoll roll;
        std::unique_ptr<Resolution> resolution;
    };

    void passOver(const std::vector<RollOnPath>& way, std::size_t rolls);
    bool changesMore(const PossibleRoll& last, const Id& fact);
    std::vector<std::string_view> factsWithASay() const;
    std::vector<Kept*> keptOf(const PossibleRoll& last);
    std::vector<std::pair<Id, double>> anew(const std::vector<Kept*>& kept);

    const RulePack& m_rules;
    const Action* m_action;
    std::vector<Kept> m_kept;
    std::set<const Check*> m_before; ///< checks that something came after
    bool m_tooMany = false;
    /// Facts that the action and the checks before look at or give, once all ways were taken.
    std::optional<std::vector<std::string_view>> m_withASay;
    std::map<const Check*, OutcomesInOrder> m_orders;
};

} // namespace umpire

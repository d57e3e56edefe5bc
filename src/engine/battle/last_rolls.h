#pragma once

#include "gathered_rolls.h"
#include "roll_chances.h"

#include <map>
#include <memory>
#include <set>
#include <string_view>

namespace umpire {

class Setting;

/// A roll with which a way ends, as it was about to be made: enough to work its chances out anew. Where it is
/// given facts that hang on the roll from which it follows at once, it stands for each of that roll's falls.
class LastRoll {
  public:
    /// Is made while the dice are about to be thrown. It may be asked for as long as `resolution` is there.
    LastRoll(Resolution& resolution, const RollAtHand& hand, std::vector<Face> given, const DiceAhead& dice);

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

/// The rolls with which the ways of one decision end. What another answer of the umpire would change of them
/// alone is told without deciding anew.
class LastRolls {
  public:
    LastRolls(const RulePack& rules, const Json& command);

    /// Takes a way that ends with a roll, and the state in which that is about to be made.
    void add(const std::vector<RollOnAWay>& way, LastRoll last, std::unique_ptr<Resolution> resolution);
    /// Takes a way that ends otherwise.
    void add(const std::vector<RollOnAWay>& way);

    /// The chances of the outcomes of a roll with which ways end, had the umpire stated this for the whole
    /// command; nothing where the answer may change more than that roll. Throws Refused.
    std::optional<std::vector<std::pair<Id, double>>> otherwise(const RollAhead& last, const Id& fact,
                                                                const Value& answer);
    /// What its lines would come to then, as it was first met.
    std::optional<std::int64_t> modifiersWith(const RollAhead& last, const Id& fact, const Value& answer);

  private:
    struct Kept {
        Step step;
        int occurrence = 0;
        LastRoll roll;
        std::unique_ptr<Resolution> resolution;
    };

    void passOver(const std::vector<RollOnAWay>& way, std::size_t rolls);
    bool changesMore(const RollAhead& last, const Id& fact);
    std::vector<std::string_view> factsWithASay() const;
    std::vector<Kept*> keptOf(const RollAhead& last);
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

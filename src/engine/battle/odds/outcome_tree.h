#pragma once

#include "search_state.h"
#include "umpire/base/natural.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace umpire {

/// So many of all ways in which some dice fall, dice of a kind told apart. Which dice they are is told by
/// their numbers of sides, and how many there are of each.
struct Weight {
    using Dice = std::vector<std::pair<std::uint32_t, std::uint32_t>>; ///< sides, rising, and how many

    Natural ways = 1;
    Dice dice = {};

    /// Takes further dice, which fall as they did in so many ways.
    void take(std::size_t sides, std::size_t count, const Natural& fallen);
    /// The same dice in as many ways for each of these.
    Weight times(const Natural& more) const;
};

/// Weights added up exactly, of whatever dice.
class WeightSum {
  public:
    /// What no dice are needed for.
    static WeightSum certain();

    void add(const Weight& weight) { add(weight.dice, weight.ways); }
    void add(const Weight::Dice& dice, const Natural& ways);
    void add(const WeightSum& other);
    /// Takes further dice, which fall as they did in so many ways.
    void take(std::size_t sides, std::size_t count, const Natural& fallen);
    /// The same dice in as many ways for each of these.
    WeightSum times(const Natural& more) const;

    /// The double nearest to the share that this is of `whole`.
    double shareOf(const WeightSum& whole) const;
    /// The double nearest to the chance it stands for.
    double chance() const;

  private:
    static void widen(Weight::Dice& common, const WeightSum& sum);
    Natural over(const Weight::Dice& common) const;

    std::vector<std::pair<Weight::Dice, Natural>> m_sums;
};

/// OutcomeSearch in which the dice of one throw fall that go on alike.
struct OutcomeGroup {
    std::vector<Fall> falls;  ///< the first stands for all
    std::vector<Fall> enemys; ///< those of the second roll, where both of a contest are thrown at once
    Natural ways;
};

/// Dice thrown ahead that nobody gave: those of a roll, both rolls' of a contest, or such as nobody judges.
struct ChanceNode {
    struct Dice {
        std::size_t sides = 0;
        std::size_t count = 0;
    };

    std::vector<OutcomeGroup> groups;
    Dice dice;
    Dice enemys;                     ///< of the second roll of a contest
    std::optional<std::size_t> step; ///< the place of its roll among the steps, if it is a roll

    /// OutcomeSearch of weight `before` that go on with one of its groups, and such that go on in `ways` of
    /// its falls.
    WeightSum weightOf(const WeightSum& before, const Natural& ways) const;
};

/// A throw and what is taken of it on a way.
struct Choice {
    std::shared_ptr<const ChanceNode> thrown;
    std::size_t at = 0;

    const OutcomeGroup& group() const { return thrown->groups[at]; }
};

/// A part of a way: from one throw that was not given up to the next.
struct Segment {
    std::size_t firstStep = 0;    ///< the place of the first roll that is made on it
    WeightSum before;             ///< of all ways that come to the throw with which it begins
    std::optional<Choice> choice; ///< nothing at the beginning of all

    WeightSum weight() const {
        return choice ? choice->thrown->weightOf(before, choice->group().ways) : before;
    }
};

/// A decision that stands at a throw, to go on from there; nothing where that begins anew.
struct ResumePoint;

/// The throws to which the ways of one decision come, in the order of how many there were before.
/// OutcomeSearch that stand at the same place when they come to one go on from there as one way, with the
/// weights of all.
class OutcomeTree {
  public:
    struct Path {
        std::vector<Choice> choices;
        Segment last; ///< all that was rolled before it was walked already
        std::shared_ptr<const ResumePoint> stand;
    };
    using Thrown = std::shared_ptr<const ChanceNode>;
    using MakeThrow = std::function<Thrown()>;
    using Stand = std::function<std::shared_ptr<const ResumePoint>()>;

    /// The next way to be walked, or nothing. No way is left that might yet come to its last throw.
    std::optional<Path> next();

    /// A way of that weight, on which so many rolls were made, comes to a throw. Gives what follows if it may
    /// be walked at once, else nothing: others may still come there, too.
    std::optional<Segment> reach(const std::vector<Choice>& way, std::size_t steps, const WeightSum& weight,
                                 std::optional<SearchState> where, const MakeThrow& makeThrow,
                                 const Stand& stand);

    /// A way that was walked over one group of a throw divides there: these groups stand for it. Gives what
    /// follows with the first of them.
    Segment divide(const std::vector<Choice>& way, const Segment& stretch, ChanceNode parts);

  private:
    struct Node {
        std::vector<Choice> way; ///< the one that came first
        std::size_t steps = 0;
        WeightSum weight;
        std::shared_ptr<const ChanceNode> thrown;
        Events otherEvents;
        std::size_t walked = 0; ///< of its groups
        std::shared_ptr<const ResumePoint> stand = {};

        Segment take() { return {steps, weight, Choice{thrown, walked++}}; }
    };
    /// Those with as many throws before them.
    struct Level {
        std::vector<Node> nodes;
        std::unordered_multimap<std::string, std::size_t> known;
        std::size_t open = 0; ///< groups to be walked yet
        std::size_t at = 0;   ///< all nodes before it were walked
    };

    static Node* knownIn(Level& level, const SearchState& where);
    /// Whether ways with fewer throws are left.
    bool mayStillBeReached(std::size_t throws) const;

    std::vector<Level> m_levels;
};

} // namespace umpire

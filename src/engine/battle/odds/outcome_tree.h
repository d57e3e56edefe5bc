#pragma once

#include "search_state.h"
#include "umpire/base/natural.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace umpire {

/// The weight of a branch: how many of all outcomes of some dice lead to it, added up exactly, of whatever
/// dice.
class WeightSum {
  public:
    /// What no dice are needed for.
    static WeightSum certain();

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
    /// Sides, rising, and how many dice have so many.
    using Dice = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

    static std::uint32_t& countOf(Dice& dice, std::uint32_t sides);
    static void widen(Dice& common, const WeightSum& sum);
    Natural over(const Dice& common) const;

    std::vector<std::pair<Dice, Natural>> m_sums;
};

/// Outcomes of one throw that lead to equal states, so that one branch stands for all.
struct OutcomeGroup {
    std::vector<Fall> falls;  ///< the first stands for all
    std::vector<Fall> enemys; ///< those of the second roll, where both of a contest are thrown at once
    Natural ways;
};

/// A node at which dice are thrown that nobody gave: those of a roll, of both rolls of a contest, or dice
/// that no check judges.
struct ChanceNode {
    struct Dice {
        std::size_t sides = 0;
        std::size_t count = 0;
    };

    std::vector<OutcomeGroup> groups;
    Dice dice;
    Dice enemys;                     ///< of the second roll of a contest
    std::optional<std::size_t> step; ///< the place of its roll among the steps, if it is a roll

    /// The weight of a path that reaches the node with `before` and goes on with `ways` of its outcomes.
    WeightSum weightOf(const WeightSum& before, const Natural& ways) const;
};

/// A chance node, and which group of its outcomes a path takes.
struct Choice {
    std::shared_ptr<const ChanceNode> thrown;
    std::size_t at = 0;

    const OutcomeGroup& group() const { return thrown->groups[at]; }
};

/// Where in a decision dice are thrown. On any path each throw stands behind the one before.
struct PlaceOfThrow {
    std::vector<std::int64_t> progress; ///< of the decision
    int before = 0;                     ///< throws of the same path with that progress
    auto operator<=>(const PlaceOfThrow&) const = default;
};

/// A part of a path: from one chance node to the next.
struct Segment {
    std::size_t firstStep = 0;    ///< the place of the first roll that is made on it
    WeightSum before;             ///< of all ways that come to the throw with which it begins
    std::optional<Choice> choice; ///< nothing at the beginning of all
    PlaceOfThrow place = {};

    WeightSum weight() const {
        return choice ? choice->thrown->weightOf(before, choice->group().ways) : before;
    }
};

/// Where a decision that stopped at a node is resumed.
struct ResumePoint;

/// The chance nodes of one decision, by their place in it. Paths that reach a node in equal states are merged
/// and go on as one, with the sum of their weights.
class OutcomeTree {
  public:
    struct Path {
        std::vector<Choice> choices;
        Segment last; ///< what was rolled before it belongs to a path that was visited already
        std::shared_ptr<const ResumePoint> stand;
    };
    using Thrown = std::shared_ptr<const ChanceNode>;
    using MakeThrow = std::function<Thrown()>;
    using Stand = std::function<std::shared_ptr<const ResumePoint>()>;

    /// The next path to visit, or nothing. No path is left that might still reach its last node.
    std::optional<Path> next();

    /// A path of that weight, on which so many rolls were made, reaches a node at that place. Gives what
    /// follows if it can be visited at once, else nothing: other paths may still be merged with it.
    std::optional<Segment> reach(const std::vector<Choice>& way, std::size_t steps, const WeightSum& weight,
                                 const PlaceOfThrow& place, std::optional<SearchState> where,
                                 const MakeThrow& makeThrow, const Stand& stand);

    /// Splits a path that was visited with one group of a node's outcomes into these groups. Gives what
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

        Segment take(const PlaceOfThrow& place) { return {steps, weight, Choice{thrown, walked++}, place}; }
    };
    /// Those of one place.
    struct Level {
        std::vector<Node> nodes;
        std::unordered_multimap<std::string, std::size_t> known;
        std::size_t open = 0; ///< groups to be walked yet
        std::size_t at = 0;   ///< all nodes before it were visited
    };

    static Node* knownIn(Level& level, const SearchState& where);
    /// Whether paths that stand before it are left.
    bool mayStillBeReached(const PlaceOfThrow& place) const;

    std::map<PlaceOfThrow, Level> m_levels;
};

} // namespace umpire

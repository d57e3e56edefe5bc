#pragma once

#include "weights.h"
#include "whereabouts.h"

#include <functional>
#include <memory>
#include <unordered_map>

namespace umpire {

/// Ways in which the dice of one throw fall that go on alike.
struct FallGroup {
    std::vector<Fall> falls;  ///< the first stands for all
    std::vector<Fall> enemys; ///< those of the second roll, where both of a contest are thrown at once
    Natural ways;
};

/// Dice thrown ahead that nobody gave: those of a roll, both rolls' of a contest, or such as nobody judges.
struct ThrowAhead {
    struct Dice {
        std::size_t sides = 0;
        std::size_t count = 0;
    };

    std::vector<FallGroup> groups;
    Dice dice;
    Dice enemys;                     ///< of the second roll of a contest
    std::optional<std::size_t> step; ///< the place of its roll among the steps, if it is a roll

    /// Ways of weight `before` that go on with one of its groups, and such that go on in `ways` of its falls.
    WeightSum weightOf(const WeightSum& before, const Natural& ways) const;
};

/// A throw and what is taken of it on a way.
struct Choice {
    std::shared_ptr<const ThrowAhead> thrown;
    std::size_t at = 0;

    const FallGroup& group() const { return thrown->groups[at]; }
};

/// A part of a way: from one throw that was not given up to the next.
struct Stretch {
    std::size_t firstStep = 0;    ///< the place of the first roll that is made on it
    WeightSum before;             ///< of all ways that come to the throw with which it begins
    std::optional<Choice> choice; ///< nothing at the beginning of all

    WeightSum weight() const {
        return choice ? choice->thrown->weightOf(before, choice->group().ways) : before;
    }
};

/// A decision that stands at a throw, to go on from there; nothing where that begins anew.
struct StandStill;

/// The throws to which the ways of one decision come, in the order of how many there were before. Ways that
/// stand at the same place when they come to one go on from there as one way, with the weights of all.
class Forks {
  public:
    struct Way {
        std::vector<Choice> choices;
        Stretch last; ///< all that was rolled before it was walked already
        std::shared_ptr<const StandStill> stand;
    };
    using Thrown = std::shared_ptr<const ThrowAhead>;
    using MakeThrow = std::function<Thrown()>;
    using Stand = std::function<std::shared_ptr<const StandStill>()>;

    /// The next way to be walked, or nothing. No way is left that might yet come to its last throw.
    std::optional<Way> next();

    /// A way of that weight, on which so many rolls were made, comes to a throw. Gives what follows if it may
    /// be walked at once, else nothing: others may still come there, too.
    std::optional<Stretch> reach(const std::vector<Choice>& way, std::size_t steps, const WeightSum& weight,
                                 std::optional<Whereabouts> where, const MakeThrow& makeThrow,
                                 const Stand& stand);

    /// A way that was walked over one group of a throw divides there: these groups stand for it. Gives what
    /// follows with the first of them.
    Stretch divide(const std::vector<Choice>& way, const Stretch& stretch, ThrowAhead parts);

  private:
    struct Fork {
        std::vector<Choice> way; ///< the one that came first
        std::size_t steps = 0;
        WeightSum weight;
        std::shared_ptr<const ThrowAhead> thrown;
        Events otherEvents;
        std::size_t walked = 0; ///< of its groups
        std::shared_ptr<const StandStill> stand = {};

        Stretch take() { return {steps, weight, Choice{thrown, walked++}}; }
    };
    /// Those with as many throws before them.
    struct Level {
        std::vector<Fork> forks;
        std::unordered_multimap<std::string, std::size_t> known;
        std::size_t open = 0; ///< groups to be walked yet
        std::size_t at = 0;   ///< all forks before it were walked
    };

    static Fork* knownIn(Level& level, const Whereabouts& where);
    /// Whether ways with fewer throws are left.
    bool mayStillBeReached(std::size_t throws) const;

    std::vector<Level> m_levels;
};

} // namespace umpire

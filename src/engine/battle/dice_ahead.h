#pragma once

#include "umpire/battle/resolution.h"
#include "weights.h"

#include <functional>

namespace umpire {

/// Ways in which the dice of one throw fall that go on alike.
struct FallGroup {
    std::vector<Fall> falls; ///< the first stands for all
    Natural ways;
};

/// The dice of a decision that is looked at before any are thrown: those that were given, and after them
/// every way in which the others can fall. Ways that the rules treat alike from there on are one way, and
/// with the last roll a way ends, for its chances are worked out without throwing its dice.
class DiceAhead : public DiceSource {
  public:
    /// A throw on the present way that was not given.
    struct Throw {
        std::vector<FallGroup> groups;
        std::size_t at = 0; ///< which of them is gone on with
        std::size_t sides = 0;
        std::size_t dice = 0;
        std::optional<std::size_t> step; ///< the place of its roll among the steps, if it is a roll

        const FallGroup& group() const { return groups[at]; }
    };
    /// Ends a way, where who carries the command out does not end it himself: nothing is rolled after the
    /// roll that was about to be made.
    struct LastRoll {};
    /// Is told of the last roll, with the dice of it that were given.
    using AtLast = std::function<void(const RollAtHand&, const std::vector<Face>& given)>;

    DiceAhead(std::vector<Json> given, AtLast atLast)
        : m_list(std::move(given)), m_given(m_list), m_atLast(std::move(atLast)) {}

    /// Whose dice it throws on the way that begins now.
    void serve(Resolution& resolution) { m_resolution = &resolution; }

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        return firstGiven(die, count, purpose);
    }
    std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                              const DiceMeasures&) override {
        return firstGiven(die, count, purpose);
    }
    void again() override { throw EnumeratedDice::Stop{}; }
    int left() const override { return m_given.left(); }

    /// The throws of the way that just ended.
    const std::vector<Throw>& throws() const { return m_throws; }
    /// The weight of that way.
    Weight weight() const { return weightWithout(nullptr); }
    /// The same without the dice of one throw.
    Weight weightWithout(const Throw* left) const;
    /// The throw of the roll with that place among the steps, or null.
    const Throw* throwOf(std::size_t step) const;
    /// Goes on to the next way; false when all were walked.
    bool advance();

  private:
    std::vector<Face> firstGiven(const Die& die, int count, const std::string& purpose);
    const std::vector<Face>& next(const Die& die, int open, const std::vector<Face>& given);

    std::vector<Json> m_list;
    PhysicalDice m_given;
    AtLast m_atLast;
    Resolution* m_resolution = nullptr;
    std::vector<Throw> m_throws;
    std::size_t m_depth = 0;
};

} // namespace umpire

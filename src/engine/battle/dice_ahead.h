#pragma once

#include "forks.h"

#include <functional>
#include <unordered_map>

namespace umpire {

/// The dice of a decision that is looked at before any are thrown: those that were given, and after them
/// every way in which the others can fall. Ways that the rules treat alike from there on are one way, and
/// with the last roll a way ends, for its chances are worked out without throwing its dice.
class DiceAhead : public DiceSource {
  public:
    /// Ends a way, where who carries the command out does not end it himself: nothing is rolled after the
    /// roll that was about to be made.
    struct LastRoll {};
    /// Ends a way for now: it goes on together with others.
    struct GoesOnLater {};
    /// Is told of the last roll, with the dice of it that were given.
    using AtLast = std::function<void(const RollAtHand&, const std::vector<Face>& given)>;

    /// `before`: the weight of all ways that come to where it begins.
    DiceAhead(std::vector<Json> given, AtLast atLast, const WeightSum& before = WeightSum::certain())
        : m_list(std::move(given)), m_given(m_list),
          m_atLast(std::move(atLast)), m_stretches{{0, before, std::nullopt}} {}

    /// From now on decisions are kept where they stand, to go on from there.
    void keepStanding() { m_keeps = true; }
    /// Where the way that begins now stands already; null where it is decided from the beginning.
    const StandStill* stand() const { return m_stand.get(); }
    /// Whose dice it throws on that way.
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

    /// What of the way that just ended no way before it went through, in order.
    const std::vector<Stretch>& stretches() const { return m_stretches; }
    /// The weight of that way, and of all that it stands for.
    WeightSum weight() const { return m_stretches.back().weight(); }
    /// The stretch on which the roll with that place among the steps was made, or null.
    const Stretch* stretchOf(std::size_t step) const;
    /// Goes on to the next way; false when all were walked.
    bool advance();

  private:
    std::vector<Face> firstGiven(const Die& die, int count, const std::string& purpose);
    const std::vector<Face>& next(const Die& die, int open, const std::vector<Face>& given);
    void tellApart();
    void reachFork(const Die& die, int open, const std::vector<Face>& given);
    Forks::Thrown thrown(const Die& die, int open, const std::vector<Face>& given);

    std::vector<Json> m_list;
    PhysicalDice m_given;
    AtLast m_atLast;
    Resolution* m_resolution = nullptr;
    Forks m_forks;
    std::vector<Choice> m_choices; ///< of the present way
    std::vector<Stretch> m_stretches;
    std::size_t m_depth = 0;
    bool m_keeps = false;
    std::shared_ptr<const StandStill> m_stand;
    std::unordered_map<std::string, Forks::Thrown> m_thrown; ///< throws that come to the same anywhere
};

} // namespace umpire

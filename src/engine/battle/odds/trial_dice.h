#pragma once

#include "outcome_tree.h"

#include <functional>
#include <unordered_map>

namespace umpire {

/// Each result of a contest whose rolls are at hand, with the number of ways in which both can fall so.
/// Refuses a contest that has no cell for some of them.
std::vector<std::pair<ContestResult, Natural>> contestResults(const Resolution& resolution,
                                                              const BothRolls& both);

/// Some dice that such a roll may fall with.
std::vector<Face> firstDiceOf(const Resolution& resolution, const ReadyRoll& roll);

/// Serves the dice of one branch after the other: first those that were given, then the outcomes that the
/// branch takes at each chance node. With the last roll a branch ends: its odds are computed without its
/// dice.
class TrialDice : public DiceSource {
  public:
    /// Ends a way, where who carries the command out does not end it himself: nothing is rolled after the
    /// roll that was about to be made.
    struct FinalRoll {};
    /// Ends a branch for now: it was merged with others.
    struct Merged {};
    /// Is told of the last roll, with the dice of it that were given.
    using AtLast = std::function<void(const RollAtHand&, const std::vector<Face>& given)>;

    /// `wanted`: the checks of whose rolls the odds are asked for; null: all.
    TrialDice(std::vector<Json> given, AtLast atLast, const std::vector<Id>* wanted)
        : m_list(std::move(given)), m_given(m_list), m_atLast(std::move(atLast)),
          m_wanted(wanted), m_segments{{0, WeightSum::certain(), std::nullopt}} {}

    /// From now on decisions are kept where they stand, to go on from there.
    void keepResumePoints() { m_keeps = true; }
    /// Where the way that begins now stands already; null where it is decided from the beginning.
    const ResumePoint* stand() const { return m_stand.get(); }
    /// Whose dice it throws on that way.
    void serve(Resolution& resolution) {
        m_resolution = &resolution;
        m_merged = false;
    }
    /// Whether that way was merged with others, where who carries the command out ended it himself.
    bool merged() const { return m_merged; }

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    std::vector<Face> rollAll(const DiceThrow& dice, const std::string& purpose) override;
    void again() override { throw EnumeratedDice::Stop{}; }
    int left() const override { return m_given.left(); }

    /// What of the way that just ended no way before it went through, in order.
    const std::vector<Segment>& segments() const { return m_segments; }
    /// The weight of that way, and of all that it stands for.
    WeightSum weight() const { return m_segments.back().weight(); }
    /// The stretch on which the roll with that place among the steps was made, or null.
    const Segment* segmentOf(std::size_t step) const;
    /// Goes on to the next way; false when all were walked.
    bool advance();

  private:
    std::vector<Face> last(const RollAtHand& hand, const std::vector<Face>& given);
    /// `whole`: all that is thrown, where that is more than so many of the die.
    std::vector<Face> next(const Die& die, int open, const std::vector<Face>& given, const DiceThrow* whole);
    void tellApart();
    /// False where the way is merged with others.
    bool reachNode(const Die& die, int open, const std::vector<Face>& given, const DiceThrow* whole);
    PlaceOfThrow throwPlace() const;
    OutcomeTree::Thrown thrown(const Die& die, int open, const std::vector<Face>& given,
                               const DiceThrow* whole);

    std::vector<Json> m_list;
    PhysicalDice m_given;
    AtLast m_atLast;
    const std::vector<Id>* m_wanted;
    Resolution* m_resolution = nullptr;
    OutcomeTree m_tree;
    std::vector<Choice> m_choices; ///< of the present way
    std::vector<Segment> m_segments;
    std::size_t m_depth = 0;
    bool m_keeps = false;
    bool m_merged = false;
    std::shared_ptr<const ResumePoint> m_stand;
    std::unordered_map<std::string, OutcomeTree::Thrown> m_thrown; ///< throws that come to the same anywhere
};

} // namespace umpire

#pragma once

#include "umpire/base/natural.h"
#include "umpire/base/refusal.h"
#include "umpire/dice/die.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace umpire {

struct DiceThrow;

/// Dice that cannot be used: too few, or a face the die does not have. The message is for the umpire.
class BadDice : public Refused {
  public:
    explicit BadDice(const std::string& message) : Refused("bad-dice", message) {}
};

/// A row of dice that a generator gives, each known by its position from 0 on.
struct DrawSeries {
    std::string generator;
    std::uint64_t number = 0; ///< of pcg32 the seed; of sealed dice which of the battle's secrets, from 1
    bool operator==(const DrawSeries&) const = default;
};

/// Where in its row a source of dice stands.
struct DrawPlace {
    DrawSeries series;
    std::uint64_t position = 0; ///< of the next die
};

/// A number in which dice thrown together matter, whatever their order: each of the different faces of the
/// die has a worth, and those that are shown are added up, or the largest or smallest of them is taken.
struct DiceMeasure {
    enum class Kind { Sum, Largest, Smallest };

    Kind kind = Kind::Sum;
    std::vector<std::int64_t> worth; ///< of each of Die::distinct()
};
using DiceMeasures = std::vector<DiceMeasure>;
/// Works them out; nothing where the dice matter by more than numbers.
using MeasuresWanted = std::function<std::optional<DiceMeasures>()>;

/// Where a roll comes from. The engine asks for all dice thrown together at once.
class DiceSource {
  public:
    virtual ~DiceSource() = default;

    /// The faces of `count` dice. `purpose` names the roll, for messages. Throws BadDice.
    virtual std::vector<Face> roll(const Die& die, int count, const std::string& purpose) = 0;
    /// The same for dice that may matter by some numbers only, which are worked out for who asks: whoever
    /// walks through the ways in which they can fall may take all that come to the same numbers as one.
    virtual std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                                      const MeasuresWanted&) {
        return roll(die, count, purpose);
    }
    /// All dice of a throw, in the order in which they are thrown: those that are thrown again and those that
    /// come on top follow.
    virtual std::vector<Face> rollAll(const DiceThrow& dice, const std::string& purpose);
    /// Called before dice are thrown once more because they tied, which may go on without end.
    virtual void again() {}
    /// Dice given that nothing asked for; 0 for sources that are never used up.
    virtual int left() const { return 0; }
    /// The place in a row from which the next die is drawn; nothing for dice that come from no row.
    virtual std::optional<DrawPlace> place() const { return std::nullopt; }
    /// Goes back to a place it stood at: nobody saw what was drawn since. Without a row there is nothing to
    /// do.
    virtual void putBack(const DrawPlace&) {}
};

/// The dice the players threw, as the umpire typed them: a number, a symbol, or `{"d6": 4}` for a
/// substitute die; `{"any": [5, 6]}` where only that was told of it (it is taken for the first).
/// `{"drawn": 4, "at": 17}` is a die the program threw beforehand, its 18th draw.
class PhysicalDice : public DiceSource {
  public:
    explicit PhysicalDice(std::vector<Json> dice) : m_dice(std::move(dice)) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    /// The faces of those that are left, of at most so many dice.
    std::vector<Face> rollLeft(const Die& die, int count, const std::string& purpose) {
        return roll(die, std::min(count, left()), purpose);
    }
    int left() const override { return static_cast<int>(m_dice.size() - m_next); }

  private:
    std::vector<Json> m_dice;
    std::size_t m_next = 0;
};

/// Dice that the program throws: the same at the same position of a series, so that they can be thrown once
/// more to check them.
class ProgramDice : public DiceSource {
  public:
    virtual DrawSeries series() const = 0;
    /// Where the next die stands.
    virtual std::uint64_t position() const = 0;
    virtual void moveTo(std::uint64_t position) = 0;

    std::optional<DrawPlace> place() const final { return DrawPlace{series(), position()}; }
    void putBack(const DrawPlace& place) final { moveTo(place.position); }
};

/// Dice from a seed, by PCG-XSH-RR 64/32: every face equally likely by rejection, the same faces for the same
/// seed on every machine. Whoever knows seed and position can foretell them; they are for tests, and for the
/// battles that older programs played with them.
class RandomDice : public ProgramDice {
  public:
    /// Draws of a seed, from the first on or from a later one.
    explicit RandomDice(std::uint64_t seed, std::uint64_t position = 0);
    RandomDice(RandomDice&&) noexcept;
    RandomDice& operator=(RandomDice&&) noexcept;
    ~RandomDice() override;

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;

    DrawSeries series() const override { return {generator, m_seed}; }
    std::uint64_t seed() const { return m_seed; }
    /// How many numbers were drawn so far: one a face, and one more (less than once in 10^8 faces) when a
    /// number that would favour some faces is drawn again.
    std::uint64_t position() const override { return m_position; }
    void moveTo(std::uint64_t position) override;
    static constexpr const char* generator = "pcg32";

  private:
    struct Generator;

    std::uint32_t drawBelow(std::uint32_t n);

    std::uint64_t m_seed;
    std::uint64_t m_position = 0;
    std::unique_ptr<Generator> m_generator;
};

/// Walks through every way the dice can fall, each with its probability: run the same resolution until
/// `advance` says no. Dice thrown together are walked as a set, because their order never matters; where only
/// some measures of them matter, each value of these is one way, and its dice are the first of that value.
class EnumeratedDice : public DiceSource {
  public:
    /// Ends a run that would throw the same dice again; the rolls made so far count.
    struct Stop {};

    EnumeratedDice();
    ~EnumeratedDice() override;

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                              const MeasuresWanted& measures) override;
    void again() override { throw Stop{}; }

    /// The probability of the run that just ended.
    double probability() const;
    /// In how many of all ways the dice of the last roll fall as they did, dice of a kind told apart.
    const Natural& waysOfLast() const;
    /// Goes on to the next way; false when all were walked.
    bool advance();

  private:
    struct Choice;
    const Choice& next(const Die& die, int count, const std::optional<DiceMeasures>& measures);

    std::vector<Choice> m_choices;
    std::size_t m_depth = 0;
};

} // namespace umpire

#include "umpire/battle/sealed_series.h"

#include "umpire/base/text.h"
#include "umpire/battle/record_json.h"
#include "umpire/dice/dice_source.h"
#include "umpire/dice/die.h"

#include <algorithm>

namespace umpire {

void comesBefore(int place, std::vector<SealedSeries>& list) {
    for (SealedSeries& series : list) {
        series.after = std::min(series.after, place);
        for (DiceCall& call : series.calls) {
            call.after = std::min(call.after, place);
        }
    }
}

namespace {

using Fate = StrayThrow::Fate;

bool isEmpty(const StrayThrow& thrown) {
    return thrown.dice.empty();
}

/// Whether a record was given this die as one that was thrown beforehand. Draws that a generator of the same
/// seed made once more do not count: they are other throws.
bool uses(const std::optional<Draws>& draws, const StrayThrow& thrown, const StrayDie& die) {
    return draws && draws->series == thrown.series && listed(draws->at, die.at);
}

/// Where older programs threw a second kind of die in a step they named only the first: the draw tells which.
Id dieDrawn(const Id& named, const Face& face, const Draws& draws, std::uint64_t at, const RulePack& rules) {
    const auto gives = [&](const Die& die) {
        return RandomDice(draws.series.number, at).roll(die, 1, die.name).front() == face;
    };
    const Die* die = lotsNamed(named) ? nullptr : rules.die(named);
    if (die && !gives(*die)) {
        const auto other = std::ranges::find_if(rules.dice, gives);
        return other == rules.dice.end() ? named : other->id;
    }
    return named;
}

/// Goes through the dice of a record in the order in which they fell, and finds the draw of each.
class DrawnDice {
  public:
    DrawnDice(const Draws& draws, const RulePack& rules)
        : m_draws(draws), m_rules(rules), m_next(draws.first) {}

    std::vector<StrayDie> in(const KeptList& steps) {
        for (const Json& step : steps) {
            std::size_t n = 0;
            for (const Json& face : step.value("dice", Json::array())) {
                take(dieOf(step, n++), faceOf(face));
            }
        }
        return std::move(m_dice);
    }

  private:
    void take(const Id& die, const Face& face) {
        const int place = m_place++;
        const bool drawn = m_draws.dice.empty() || listed(m_draws.dice, place);
        if (!drawn) {
            return;
        }
        const bool single = m_dice.size() < m_draws.at.size();
        StrayDie stray{die, face, single ? m_draws.at[m_dice.size()] : m_next};
        if (m_draws.series.generator == RandomDice::generator) {
            stray.die = dieDrawn(die, face, m_draws, stray.at, m_rules);
        }
        m_next = afterDraw(stray);
        m_dice.push_back(std::move(stray));
    }

    /// Where the next die was drawn: numbers that would favour a face were passed over.
    std::uint64_t afterDraw(const StrayDie& stray) const {
        const std::optional<Die> lot = lotsNamed(stray.die);
        const Die* die = lot ? &*lot : m_rules.die(stray.die);
        if (!die || m_draws.series.generator != RandomDice::generator) {
            return stray.at + 1;
        }
        RandomDice source(m_draws.series.number, stray.at);
        source.roll(*die, 1, die->name);
        return source.position();
    }

    const Draws& m_draws;
    const RulePack& m_rules;
    std::uint64_t m_next;
    int m_place = 0;
    std::vector<StrayDie> m_dice;
};

} // namespace

bool StrayThrow::holds(const DrawSeries& of, std::uint64_t at) const {
    return series == of && std::ranges::find(dice, at, &StrayDie::at) != dice.end();
}

void StrayThrows::add(StrayThrow thrown) {
    for (StrayThrow& waiting : m_throws) {
        if (waiting.fate == Fate::Waiting && thrown.fate != Fate::Waiting) {
            std::erase_if(waiting.dice,
                          [&](const StrayDie& die) { return thrown.holds(waiting.series, die.at); });
        }
    }
    std::erase_if(m_throws, isEmpty);
    m_throws.push_back(std::move(thrown));
}

std::vector<StrayThrow> StrayThrows::recorded(const Record& record, int place) {
    std::vector<StrayThrow> unused;
    for (StrayThrow& thrown : m_throws) {
        // The records after `place` are gone, and with them the one that it came before.
        thrown.after = std::min(thrown.after, place);
        if (thrown.fate == Fate::Waiting) {
            unused.push_back(std::move(thrown));
            thrown.dice.clear();
            unused.back().fate = Fate::NotUsed;
            unused.back().after = place;
            std::erase_if(unused.back().dice,
                          [&](const StrayDie& die) { return uses(record.draws, unused.back(), die); });
        }
    }
    std::erase_if(m_throws, isEmpty);
    std::erase_if(unused, isEmpty);
    return unused;
}

std::vector<StrayDie> drawnDice(const Record& record, const RulePack& rules) {
    return record.draws ? DrawnDice(*record.draws, rules).in(record.steps) : std::vector<StrayDie>();
}

std::optional<StrayThrow> takenBack(const Record& dropped, const Record& other, int place,
                                    const RulePack& rules) {
    if (!dropped.draws) {
        return std::nullopt;
    }
    StrayThrow thrown;
    thrown.fate = Fate::TakenBack;
    thrown.series = dropped.draws->series;
    thrown.dice = drawnDice(dropped, rules);
    std::erase_if(thrown.dice, [&](const StrayDie& die) { return uses(other.draws, thrown, die); });
    if (thrown.dice.empty()) {
        return std::nullopt;
    }
    thrown.when = dropped.when;
    thrown.after = place;
    thrown.record = dropped.number;
    thrown.command = dropped.command;
    thrown.outcome = dropped.steps.back().value("outcome", "");
    return thrown;
}

} // namespace umpire

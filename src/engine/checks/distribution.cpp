#include "umpire/checks/distribution.h"

#include "../dice/throw_outcomes.h"
#include "measured_successes.h"

#include <algorithm>

namespace umpire {

namespace {

void add(Distribution& distribution, const Id& outcome, std::int64_t total, const Natural& ways) {
    auto& outcomes = distribution.outcomes;
    const auto known =
        std::ranges::find_if(outcomes, [&outcome](const auto& each) { return each.first == outcome; });
    if (known == outcomes.end()) {
        outcomes.emplace_back(outcome, ways);
    } else {
        known->second += ways;
    }
    auto& totals = distribution.totals;
    const auto place = std::lower_bound(totals.begin(), totals.end(), total,
                                        [](const auto& each, std::int64_t t) { return each.first < t; });
    if (place == totals.end() || place->first != total) {
        totals.emplace(place, total, ways);
    } else {
        place->second += ways;
    }
}

/// A check whose total and table are seen beforehand: what one face more comes to takes no evaluation.
class PlainRoll {
  public:
    PlainRoll(const Check& check, std::int64_t modifiers, const Scope& scope, const BandTable* table)
        : m_check(check), m_modifiers(check.total ? 0 : modifiers), m_pool(check.form == Check::Form::Pool),
          m_threshold(check.threshold
                          ? movedThreshold(check, evaluate(*check.threshold, scope).number(), modifiers)
                          : std::int64_t{0}),
          m_table(table ? table : tableOf(check, scope)) {}

    std::int64_t worth(const Face& face) const {
        return m_pool ? std::int64_t{m_check.threshold && countsIn(m_check, face, m_threshold)} : face.number;
    }
    std::int64_t total(std::int64_t worth) const { return m_pool ? worth : worth + m_modifiers; }
    std::int64_t total(const std::vector<Face>& faces) const {
        std::int64_t sum = 0;
        for (const Face& face : faces) {
            sum += worth(face);
        }
        return total(sum);
    }
    const Id& outcome(std::int64_t total, const std::vector<Face>& faces) const {
        for (const auto& [symbol, outcome] : m_check.symbols) {
            if (shows(faces, symbol)) {
                return outcome;
            }
        }
        return inTable(total);
    }
    const Id& outcome(std::int64_t total, const Face& face) const {
        const auto symbol = face.symbol.empty() ? m_check.symbols.end() : m_check.symbols.find(face.symbol);
        return symbol == m_check.symbols.end() ? inTable(total) : symbol->second;
    }

    /// What makes its total and outcome, and nothing else.
    DiceMeasures measures(const Die& die) const {
        using Kind = DiceMeasure::Kind;
        const std::vector<Face> faces = die.distinct();
        DiceMeasures measures(1 + m_check.symbols.size());
        for (const Face& face : faces) {
            measures[0].worth.push_back(worth(face));
            std::size_t place = 1;
            for (const auto& [symbol, outcome] : m_check.symbols) {
                measures[place].kind = Kind::Largest;
                measures[place++].worth.push_back(face.symbol == symbol ? 1 : 0);
            }
        }
        return measures;
    }

  private:
    static bool shows(const std::vector<Face>& faces, const std::string& symbol) {
        return std::ranges::any_of(faces, [&symbol](const Face& face) { return face.symbol == symbol; });
    }
    const Id& inTable(std::int64_t total) const {
        static const Id none;
        return m_table ? outcomeIn(*m_table, total) : none;
    }

    const Check& m_check;
    std::int64_t m_modifiers; ///< as far as they are part of the total
    bool m_pool;
    std::int64_t m_threshold;
    const BandTable* m_table;
};

std::vector<Face> together(const std::vector<Face>& given, std::vector<Face> thrown) {
    thrown.insert(thrown.begin(), given.begin(), given.end());
    return thrown;
}

Distribution of(const DiceToThrow& dice) {
    if (dice.whole) {
        const auto [sides, open] = dice.openDice();
        Natural all = 1;
        for (std::uint32_t i = 0; i < open; ++i) {
            all *= sides;
        }
        return {sides, open, all, {}, {}};
    }
    return {static_cast<std::uint32_t>(dice.die.faces.size()),
            static_cast<std::uint32_t>(dice.open),
            dice.open == 1 ? Natural(dice.die.faces.size()) : countOfThrows(dice.die, dice.open),
            {},
            {}};
}

/// A single die shows each of its sides once.
Distribution ofOneDie(const PlainRoll& plain, const DiceToThrow& dice) {
    Distribution distribution = of(dice);
    distribution.outcomes.reserve(dice.die.faces.size());
    distribution.totals.reserve(dice.die.faces.size());
    for (const Face& face : dice.die.faces) {
        const std::int64_t total = plain.total(plain.worth(face));
        add(distribution, plain.outcome(total, face), total, 1);
    }
    return distribution;
}

Distribution ofPlainRoll(const PlainRoll& plain, const DiceToThrow& dice) {
    if (dice.open == 1 && dice.given.empty()) {
        return ofOneDie(plain, dice);
    }
    Distribution distribution = of(dice);
    for (const ThrowOutcome& way : throwsByMeasures(dice.die, dice.open, plain.measures(dice.die))) {
        const std::vector<Face> faces = together(dice.given, way.faces);
        const std::int64_t total = plain.total(faces);
        add(distribution, plain.outcome(total, faces), total, way.ways);
    }
    return distribution;
}

/// Of dice of several kinds, or of which some are thrown again.
std::vector<Fall> fallsOfWhole(const Check& check, const DiceToThrow& dice, std::int64_t modifiers,
                               const Scope& scope) {
    std::vector<DiceMeasures> measures;
    for (std::size_t set = 0; set < dice.whole->sets.size(); ++set) {
        auto ofSet = measuresOf(check, dice.asked ? *dice.asked : check.asked, *dice.whole->sets[set].die,
                                modifiers, scope, set);
        if (!ofSet) {
            measures.clear();
            break;
        }
        if (dice.whole->explodes > 0) { // how many dice there are is no longer the same always
            const std::size_t faces = dice.whole->sets[set].die->distinct().size();
            ofSet->push_back({DiceMeasure::Kind::Sum, std::vector<std::int64_t>(faces, 1)});
        }
        measures.push_back(std::move(*ofSet));
    }
    const BandTable* table = dice.table ? dice.table : tableAheadOf(check, scope);
    std::vector<Fall> falls;
    for (FinishedThrow& finished : enumerateThrow(*dice.whole, dice.given, measures)) {
        falls.push_back({judgeThese(check, std::move(finished.kept), modifiers, scope, table),
                         std::move(finished.ways), std::move(finished.thrown)});
    }
    return falls;
}

} // namespace

std::pair<std::uint32_t, std::uint32_t> DiceToThrow::openDice() const {
    return whole ? std::pair(whole->sides(), umpire::openDice(*whole, given))
                 : std::pair(static_cast<std::uint32_t>(die.faces.size()), static_cast<std::uint32_t>(open));
}

std::vector<Fall> fallsOf(const Check& check, const DiceToThrow& dice, std::int64_t modifiers,
                          const Scope& scope) {
    if (dice.whole) {
        return fallsOfWhole(check, dice, modifiers, scope);
    }
    // A single die is walked face by face, whatever it matters by.
    const auto measures =
        dice.open > 1 ? measuresOf(check, dice.asked ? *dice.asked : check.asked, dice.die, modifiers, scope)
                      : std::nullopt;
    const BandTable* table = dice.table ? dice.table : tableAheadOf(check, scope);
    std::vector<Fall> falls;
    for (ThrowOutcome& way :
         measures ? throwsByMeasures(dice.die, dice.open, *measures) : everyThrow(dice.die, dice.open)) {
        falls.push_back(
            {judgeThese(check, together(dice.given, std::move(way.faces)), modifiers, scope, table),
             std::move(way.ways),
             {}});
    }
    return falls;
}

Distribution distributionOf(const Check& check, const DiceToThrow& dice, std::int64_t modifiers,
                            const Scope& scope) {
    if (check.asked.plainly && !dice.whole) {
        return ofPlainRoll(PlainRoll(check, modifiers, scope, dice.table), dice);
    }
    Distribution distribution = of(dice);
    for (const Fall& fall : fallsOf(check, dice, modifiers, scope)) {
        add(distribution, fall.roll.outcome, fall.roll.total, fall.ways);
    }
    return distribution;
}

} // namespace umpire

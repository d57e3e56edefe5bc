#include "umpire/checks/distribution.h"

#include "../dice/throw_outcomes.h"

#include <algorithm>

namespace umpire {

namespace {

std::vector<Face> together(const std::vector<Face>& given, std::vector<Face> thrown) {
    thrown.insert(thrown.begin(), given.begin(), given.end());
    return thrown;
}

Distribution of(const DiceToThrow& dice) {
    const auto [sides, open] = dice.openDice();
    return {sides, open, pow(Natural(sides), open), {}, {}};
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
        falls.push_back({judge(check, std::move(finished.kept), modifiers, scope, table),
                         std::move(finished.ways), std::move(finished.thrown)});
    }
    return falls;
}

} // namespace

std::pair<std::uint32_t, std::uint32_t> DiceToThrow::openDice() const {
    return whole ? std::pair(whole->sides(), umpire::openDice(*whole, given))
                 : std::pair(static_cast<std::uint32_t>(die.faces.size()), static_cast<std::uint32_t>(open));
}

void Distribution::addOutcome(const Id& outcome, const Natural& ways) {
    const auto known =
        std::ranges::find_if(outcomes, [&outcome](const auto& each) { return each.first == outcome; });
    if (known == outcomes.end()) {
        outcomes.emplace_back(outcome, ways);
    } else {
        known->second += ways;
    }
}

void Distribution::addTotal(std::int64_t total, const Natural& ways) {
    const auto place = std::lower_bound(totals.begin(), totals.end(), total,
                                        [](const auto& each, std::int64_t t) { return each.first < t; });
    if (place == totals.end() || place->first != total) {
        totals.emplace(place, total, ways);
    } else {
        place->second += ways;
    }
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
        falls.push_back({judge(check, together(dice.given, std::move(way.faces)), modifiers, scope, table),
                         std::move(way.ways),
                         {}});
    }
    return falls;
}

Distribution distributionOf(const Check& check, const DiceToThrow& dice, std::int64_t modifiers,
                            const Scope& scope) {
    AskedOfDice total; // what comes after the roll has no say here
    total.always.sum = check.form != Check::Form::Pool;
    total.always.successes = check.form == Check::Form::Pool;
    DiceToThrow thrown = dice;
    if (check.asked.plainly && !dice.whole) {
        thrown.asked = &total;
    }
    Distribution distribution = of(dice);
    for (const Fall& fall : fallsOf(check, thrown, modifiers, scope)) {
        distribution.addOutcome(fall.roll.outcome, fall.ways);
        distribution.addTotal(fall.roll.total, fall.ways);
    }
    return distribution;
}

} // namespace umpire

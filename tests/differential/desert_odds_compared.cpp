#include "desert_compared.h"
#include "desert_every_way.h"
#include "desert_odds.h"

#include "umpire/worksheet/odds.h"

#include <cmath>

namespace umpire::test {

using namespace desert;
using desert::Verb;

namespace {

constexpr int mostWays = 3000;
constexpr int mostDice = 20;
constexpr double exact = 1e-12;

bool equal(double a, double b) {
    return std::abs(a - b) < exact;
}

std::string nameOf(const Share& share) {
    return share.check + " of " + share.subject + " " + std::to_string(share.occurrence + 1);
}

std::string unequal(const std::string& what, double model, double engine) {
    return what + ": model " + std::to_string(model) + ", engine " + std::to_string(engine);
}

const RollOdds* rollOf(const Odds& odds, const Share& share) {
    int left = share.occurrence;
    for (const RollOdds& roll : odds.rolls) {
        if (roll.check == share.check && roll.subject == share.subject && left-- == 0) {
            return &roll;
        }
    }
    return nullptr;
}

/// Totals that one die alone makes are its outcomes' business.
std::string differenceOfTotals(const std::map<int, double>& model, const RollOdds& roll) {
    std::map<int, double> left = model;
    for (const auto& [total, chance] : roll.totals) {
        const double expected = left[static_cast<int>(total)];
        if (!equal(expected, chance)) {
            return unequal("total " + std::to_string(total), expected, chance);
        }
        left.erase(static_cast<int>(total));
    }
    for (const auto& [total, chance] : left) {
        if (!roll.totals.empty() && !equal(chance, 0)) {
            return unequal("total " + std::to_string(total), chance, 0);
        }
    }
    return {};
}

std::string differenceOfShare(const Share& share, const RollOdds& roll) {
    if (!equal(share.reached, roll.reached)) {
        return unequal("reached", share.reached, roll.reached);
    }
    for (const auto& [outcome, chance] : share.outcomes) {
        // Where the rules have no name for it the pack may have any.
        if (!outcome.empty() && !equal(chance, roll.of(outcome))) {
            return unequal(outcome, chance, roll.of(outcome));
        }
    }
    return share.totals.empty() ? std::string() : differenceOfTotals(share.totals, roll);
}

std::string differenceOfShares(const std::vector<Share>& shares, const Odds& odds) {
    for (const Share& share : shares) {
        const RollOdds* roll = rollOf(odds, share);
        const std::string difference = roll ? differenceOfShare(share, *roll) : "not told by the engine";
        if (!difference.empty()) {
            return nameOf(share) + ": " + difference;
        }
    }
    return shares.size() == odds.rolls.size() ? std::string()
                                              : "the engine tells " + std::to_string(odds.rolls.size()) +
                                                    " throws, the model " + std::to_string(shares.size());
}

std::string differenceOfVolley(const Volley& volley, const Odds& odds) {
    for (const RollOdds& roll : odds.rolls) {
        if (roll.check == volley.check) {
            return differenceOfTotals(hitsOfVolley(volley.dice, volley.needed), roll);
        }
    }
    return "no " + volley.check;
}

} // namespace

std::string differenceOfOdds(const Battlefield& field, const Order& order, const Session& session,
                             const Json& command) {
    // Initiative is thrown until it is decided: there is no end of ways.
    const auto ways = order.verb == Verb::initiative ? std::nullopt : everyThrow(field, order, mostWays);
    const auto volley = order.verb == Verb::fire ? volleyOf(field, order) : std::nullopt;
    if (!ways && (!volley || volley->dice > mostDice)) {
        return {};
    }
    const Odds odds = oddsOf(session, command);
    std::string difference = !odds.ok ? odds.refusal.message
                             : ways   ? differenceOfShares(*ways, odds)
                                      : differenceOfVolley(*volley, odds);
    return difference.empty() ? difference : "odds: " + difference + "\n" + dumpLine(odds.toJson());
}

} // namespace umpire::test

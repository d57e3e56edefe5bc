// What is thrown for an outcome, in words.

#include "umpire/rules/sheet_text.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <optional>

namespace umpire {

namespace {

using Op = Expression::Op;

/// The totals that dice alone can make.
struct Totals {
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
};

bool addsDice(const Check& check) {
    return check.form == Check::Form::Banded &&
           (!check.total || (check.total->op == Op::Context && check.total->word == "dice"));
}

/// Nothing is known where modifiers count, or where it takes a battle to know how many dice there are.
Totals totalsOf(const RulePack& rules, const Check& check) {
    const Die* die = rules.die(check.die);
    const bool modified = !check.total && !rules.modifiersOf(check.id).empty();
    const auto dice = diceOf(rules, check);
    if (!die || modified || !dice || !addsDice(check) || !check.throwsOnce()) {
        return {};
    }
    const std::int64_t count = *dice;
    Totals totals;
    for (const Face& face : die->faces) {
        if (face.symbol.empty()) {
            totals.least = std::min(totals.least.value_or(face.number * count), face.number * count);
            totals.most = std::max(totals.most.value_or(face.number * count), face.number * count);
        }
    }
    return totals;
}

std::string range(std::optional<std::int64_t> from, std::optional<std::int64_t> to) {
    if (!from) {
        return to ? fill(say("sheets", "{number} or less"), {{"number", std::to_string(*to)}})
                  : say("sheets", "any");
    }
    if (!to) {
        return fill(say("sheets", "{number} or more"), {{"number", std::to_string(*from)}});
    }
    return std::to_string(*from) + (*from == *to ? "" : "\u2013" + std::to_string(*to));
}

std::string noneOf(const RulePack& rules, const Check& check) {
    std::vector<std::string> symbols;
    for (const auto& [symbol, outcome] : check.symbols) {
        symbols.push_back(fill(say("sheets", "no {symbol}"), {{"symbol", rules.symbolName(symbol)}}));
    }
    return joined(symbols, "and");
}

/// "D6", "2 × D6", "D6, one or more".
std::string countedDice(const std::optional<std::int64_t>& count, const std::string& name) {
    if (!count) {
        return fill(say("sheets", "{dice}, one or more"), {{"dice", name}});
    }
    return *count == 1 ? name : std::to_string(*count) + " \u00d7 " + name;
}

/// How many dice are thrown again at most; "" where it takes a battle to know.
std::string mostAgain(const RulePack& rules, const Check::ThrownAgain& again) {
    const auto most = again.most ? numberOf(rules, again.most) : std::nullopt;
    return most ? std::to_string(*most) : std::string();
}

/// A sentence in which {dice} are those of the check.
std::string againText(const RulePack& rules, const Check& check) {
    const Check::ThrownAgain& again = *check.again;
    using Which = Check::ThrownAgain::Which;
    if (again.when || (again.most && mostAgain(rules, again).empty())) {
        return again.which == Which::Lowest   ? say("sheets", "{dice}, the lowest number may be thrown again")
               : again.which == Which::Failed ? say("sheets", "{dice}, what fails may be thrown again")
                                              : say("sheets", "{dice}, some of them may be thrown again");
    }
    if (again.most) {
        return again.which == Which::Lowest
                   ? say("sheets", "{dice}, up to {most} with the lowest number thrown again")
               : again.which == Which::Failed ? say("sheets", "{dice}, up to {most} that fail thrown again")
               : check.countsLow ? say("sheets", "{dice}, up to {most} thrown again, the highest first")
                                 : say("sheets", "{dice}, up to {most} thrown again, the lowest first");
    }
    return again.which == Which::Lowest ? say("sheets", "{dice}, the lowest number is thrown again")
                                        : say("sheets", "{dice}, what fails is thrown again");
}

} // namespace

std::string scoreText(const RulePack& rules, const Check& check, const Band& band) {
    if (check.form == Check::Form::Stated) {
        const Outcome* outcome = rules.outcome(band.outcome);
        return outcome ? outcome->name : band.outcome;
    }
    if (!band.from && !band.to && !check.symbols.empty() && check.count) {
        return noneOf(rules, check);
    }
    const Totals totals = totalsOf(rules, check);
    const auto from = band.from ? band.from : totals.least;
    const auto to = band.to ? band.to : totals.most;
    return from || to || check.symbols.empty() ? range(from, to) : noneOf(rules, check);
}

std::string scoreText(const RulePack& rules, const Check& check, const std::string& symbol) {
    const std::string name = rules.symbolName(symbol);
    return check.count ? fill(say("sheets", "any {symbol}"), {{"symbol", name}}) : name;
}

std::optional<std::int64_t> numberOf(const RulePack& rules, const std::optional<Expression>& count) {
    if (!count) {
        return 1;
    }
    switch (count->op) {
    case Op::Literal:
        return count->literal.number();
    case Op::Constant:
        return rules.number(count->word);
    default:
        return std::nullopt;
    }
}

std::optional<std::int64_t> diceOf(const RulePack& rules, const Check& check) {
    return numberOf(rules, check.count);
}

std::string dieNames(const RulePack& rules, const Check& check) {
    std::vector<std::string> names;
    for (const Id& id : check.dice) {
        names.push_back(rules.die(id)->name);
    }
    return joined(names);
}

std::string diceText(const RulePack& rules, const Check& check) {
    if (check.form == Check::Form::Stated) {
        return say("sheets", "as seen");
    }
    std::vector<std::string> dice{countedDice(diceOf(rules, check), dieNames(rules, check))};
    for (const Check::MoreDice& more : check.moreDice) {
        dice.push_back(countedDice(numberOf(rules, more.count), rules.die(more.die)->name));
    }
    std::string all = joined(dice, "and");
    if (check.again) {
        all = fill(againText(rules, check), {{"dice", all}, {"most", mostAgain(rules, *check.again)}});
    }
    return check.explodesAtMost > 0
               ? fill(say("sheets", "{dice}, the highest number brings one more, at most {most} in a row"),
                      {{"dice", all}, {"most", std::to_string(check.explodesAtMost)}})
               : all;
}

} // namespace umpire

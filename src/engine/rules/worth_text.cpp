// What a modifier is worth, in words, without a battle.

#include "umpire/rules/sheet_text.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace umpire {

namespace {

using Op = Expression::Op;

/// A number and so much for each of several that only play knows.
struct Linear {
    std::int64_t fixed = 0;
    std::vector<std::int64_t> each;
    bool known = true; ///< it is of that form at all

    void add(const Linear& other, std::int64_t times) {
        fixed = within(fixed + times * other.fixed);
        for (const std::int64_t value : other.each) {
            each.push_back(within(times * value));
        }
        known = known && other.known;
    }
};

Linear linearOf(const Expression& e, const RulePack& rules);

Linear productOf(const Expression& e, const RulePack& rules) {
    Linear product{1, {}};
    for (const Expression& operand : e.operands) {
        const Linear factor = linearOf(operand, rules);
        if (!product.each.empty() && !factor.each.empty()) {
            return {0, {}, false};
        }
        Linear next;
        if (factor.each.empty()) {
            next.add(product, factor.fixed);
        } else {
            next.add(factor, product.fixed);
        }
        next.known = product.known && factor.known;
        product = next;
    }
    return product;
}

Linear differenceOf(const Expression& e, const RulePack& rules) {
    Linear difference;
    const bool negative = e.operands.size() == 1;
    for (std::size_t i = 0; i < e.operands.size(); ++i) {
        difference.add(linearOf(e.operands[i], rules), i == 0 && !negative ? 1 : -1);
    }
    return difference;
}

Linear linearOf(const Expression& e, const RulePack& rules) {
    switch (e.op) {
    case Op::Literal:
        return {e.literal.number(), {}};
    case Op::Constant:
        return {rules.number(e.word), {}};
    case Op::Minus:
        return differenceOf(e, rules);
    case Op::Times:
        return productOf(e, rules);
    case Op::Plus: {
        Linear sum;
        for (const Expression& operand : e.operands) {
            sum.add(linearOf(operand, rules), 1);
        }
        return sum;
    }
    case Op::Of:
    case Op::Fact:
    case Op::Count:
    case Op::Sum:
        return {0, {1}};
    default:
        return {0, {}, false};
    }
}

std::string unsaid() {
    return say("sheets", "varies");
}

std::string worthOfLinear(const Linear& worth) {
    if (!worth.known) {
        return unsaid();
    }
    if (worth.each.empty()) {
        return signedText(worth.fixed);
    }
    const bool even =
        std::ranges::all_of(worth.each, [&worth](std::int64_t value) { return value == worth.each.front(); });
    return even && worth.fixed == 0
               ? fill(say("sheets", "{worth} each"), {{"worth", signedText(worth.each.front())}})
               : unsaid();
}

std::string worthOf(const Expression& e, const RulePack& rules);

/// "−2 or −1": what either branch is worth, without a branch that is worth nothing.
std::string eitherWorth(const Expression& e, const RulePack& rules) {
    const std::string yes = worthOf(e.operands[1], rules);
    const std::string no = worthOf(e.operands[2], rules);
    if (yes == unsaid() || no == unsaid()) {
        return unsaid();
    }
    return yes == no || no == "0" ? yes : yes == "0" ? no : joined({yes, no});
}

/// "−1 each, to −3": a formula that a number bounds.
std::string boundedWorth(const Expression& e, const RulePack& rules) {
    if (e.operands.size() != 2) {
        return unsaid();
    }
    const Linear first = linearOf(e.operands[0], rules);
    const Linear second = linearOf(e.operands[1], rules);
    const bool firstBounds = first.known && first.each.empty();
    const bool secondBounds = second.known && second.each.empty();
    if (firstBounds == secondBounds) {
        return unsaid();
    }
    const std::string formula = worthOf(e.operands[firstBounds ? 1 : 0], rules);
    return formula == unsaid()
               ? formula
               : fill(say("sheets", "{worth}, to {bound}"),
                      {{"worth", formula}, {"bound", signedText(firstBounds ? first.fixed : second.fixed)}});
}

std::string worthOf(const Expression& e, const RulePack& rules) {
    switch (e.op) {
    case Op::If:
        return eitherWorth(e, rules);
    case Op::Least:
    case Op::Most:
        return boundedWorth(e, rules);
    default:
        return worthOfLinear(linearOf(e, rules));
    }
}

} // namespace

std::string signedText(std::int64_t value) {
    return value < 0 ? "\u2212" + std::to_string(-value) : (value > 0 ? "+" : "") + std::to_string(value);
}

std::vector<std::pair<std::int64_t, std::vector<std::string>>> worthByWord(const RulePack& rules,
                                                                           const Modifier& modifier) {
    const Vocabulary* words =
        modifier.value.op == Op::Trait ? rules.vocabulary(modifier.value.vocabulary) : nullptr;
    std::map<std::int64_t, std::vector<std::string>, std::greater<>> groups;
    for (const Word& word : words ? words->words : std::vector<Word>{}) {
        const std::int64_t value = words->traitOf(word.id, modifier.value.word).number();
        if (value != 0) {
            groups[value].push_back(word.name);
        }
    }
    return {groups.begin(), groups.end()};
}

WorthRange worthRange(const RulePack& rules, const Modifier& modifier) {
    const auto words = worthByWord(rules, modifier);
    if (!words.empty()) {
        return {words.back().first, words.front().first};
    }
    const Linear worth = linearOf(modifier.value, rules);
    if (!worth.known) {
        return {};
    }
    if (worth.each.empty()) {
        return {worth.fixed, worth.fixed};
    }
    // What play counts is never less than none.
    const auto negative = [](std::int64_t value) { return value < 0; };
    const bool falls = std::ranges::all_of(worth.each, negative);
    return {std::nullopt, falls ? std::optional(worth.fixed) : std::nullopt};
}

std::string worthText(const RulePack& rules, const Modifier& modifier) {
    if (!modifier.worth.empty()) {
        return modifier.worth;
    }
    std::string values;
    for (const auto& [value, words] : worthByWord(rules, modifier)) {
        values += (values.empty() ? "" : say("words", ", ")) + signedText(value);
    }
    return values.empty() ? worthOf(modifier.value, rules) : values;
}

} // namespace umpire

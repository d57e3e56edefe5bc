// Texts of printed sheets, which know the pack and its readings but no battle.

#include "umpire/rules/sheet_text.h"

#include "known_names.h"
#include "text_places.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace umpire {

namespace {

using Op = Expression::Op;

// What is thrown for an outcome, in words.

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

// What a modifier is worth, in words.

namespace {

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

// Places in texts.

namespace {

using Parts = std::vector<std::string>;

/// What a place comes to, or why it cannot be filled.
struct Filling {
    std::string text;
    std::string problem;
};

Filling unknown(const std::string& what, const std::string& id, const std::vector<std::string>& known) {
    return {"", fill(say("pack", "unknown {what} {id}{hint}"),
                     {{"what", noun(what)}, {"id", inQuotes(id)}, {"hint", orKnown(id, known, what)}})};
}

/// An entry of a list of the pack, and what is written for it.
template <typename Items, typename Write>
Filling entry(const Items& items, const std::string& what, const std::string& id, const Write& write) {
    const auto* found = findById(items, id);
    return found ? write(*found) : unknown(what, id, idsOf(items));
}

Filling number(const Parts& parts, const RulePack& rules, const Readings&) {
    return rules.numbers.contains(parts[1]) ? Filling{std::to_string(rules.number(parts[1])), ""}
                                            : unknown("number", parts[1], keysOf(rules.numbers));
}

std::vector<std::string> traitsOf(const Vocabulary& vocabulary, Type::Kind kind) {
    return idsThat(vocabulary.traits, [kind](const Trait& trait) { return trait.type.kind == kind; });
}

Filling count(const Vocabulary& vocabulary, const Word& word, const std::string& trait) {
    const std::vector<std::string> counts = traitsOf(vocabulary, Type::Kind::Number);
    return !listed(counts, trait) ? unknown("count", trait, counts)
                                  : Filling{std::to_string(vocabulary.traitOf(word.id, trait).number()), ""};
}

/// {word.type.sniper}, {word.type.sniper.move}
Filling word(const Parts& parts, const RulePack& rules, const Readings&) {
    return entry(rules.vocabularies, "vocabulary", parts[1], [&](const Vocabulary& vocabulary) {
        return entry(vocabulary.words, "word", parts[2], [&](const Word& found) {
            return parts.size() == 3 ? Filling{found.name, ""} : count(vocabulary, found, parts[3]);
        });
    });
}

template <typename Holds>
std::string namesOf(const Vocabulary& vocabulary, const Holds& holds) {
    std::string names;
    for (const Word& word : vocabulary.words) {
        if (holds(word)) {
            names += (names.empty() ? "" : say("words", ", ")) + word.name;
        }
    }
    return names;
}

/// {words.type.rides}: the words that have a flag.
Filling flagged(const Vocabulary& vocabulary, const std::string& flag) {
    const std::vector<std::string> flags = traitsOf(vocabulary, Type::Kind::Flag);
    if (!listed(flags, flag)) {
        return unknown("flag", flag, flags);
    }
    return {namesOf(vocabulary, [&](const Word& word) { return vocabulary.traitOf(word.id, flag).flag(); }),
            ""};
}

/// {words.nation.usual-quality.veteran}: the words whose trait is that word.
Filling chosen(const RulePack& rules, const Vocabulary& vocabulary, const std::string& trait,
               const std::string& wanted) {
    const Trait* known = vocabulary.trait(trait);
    const Vocabulary* choices = known ? rules.vocabulary(known->type.vocabulary) : nullptr;
    if (!choices) {
        return {"", fill(say("pack", "{trait} is no choice of words of {vocabulary}"),
                         {{"trait", inQuotes(trait)}, {"vocabulary", inQuotes(vocabulary.id)}})};
    }
    if (!choices->find(wanted)) {
        return unknown("word", wanted, idsOf(choices->words));
    }
    return {namesOf(vocabulary,
                    [&](const Word& word) { return vocabulary.traitOf(word.id, trait).text() == wanted; }),
            ""};
}

Filling words(const Parts& parts, const RulePack& rules, const Readings&) {
    return entry(rules.vocabularies, "vocabulary", parts[1], [&](const Vocabulary& vocabulary) {
        return parts.size() == 3 ? flagged(vocabulary, parts[2])
                                 : chosen(rules, vocabulary, parts[2], parts[3]);
    });
}

std::string scoreOf(const RulePack& rules, const Check& check, const Id& outcome) {
    for (const BandTable& table : check.tables) {
        for (const Band& band : table.bands) {
            if (band.outcome == outcome) {
                return scoreText(rules, check, band);
            }
        }
    }
    for (const auto& [symbol, id] : check.symbols) {
        if (id == outcome) {
            return scoreText(rules, check, symbol);
        }
    }
    return "";
}

/// {score.morale.gone}: what is thrown for an outcome.
Filling score(const Parts& parts, const RulePack& rules, const Readings&) {
    return entry(rules.checks, "check", parts[1], [&](const Check& check) {
        const std::string text = scoreOf(rules, check, parts[2]);
        return text.empty()
                   ? Filling{"", fill(say("pack", "the check {check} never comes to {outcome}"),
                                      {{"check", inQuotes(check.id)}, {"outcome", inQuotes(parts[2])}})}
                   : Filling{text, ""};
    });
}

/// "1–2 = 1, 3–4 = 2": the sides of a substitute that stand for each face.
std::string sidesOf(const RulePack& rules, const std::vector<Face>& faces) {
    std::string text;
    for (std::size_t first = 0; first < faces.size();) {
        std::size_t last = first;
        while (last + 1 < faces.size() && faces[last + 1] == faces[first]) {
            ++last;
        }
        text += (text.empty() ? "" : ", ") + std::to_string(first + 1) +
                (last > first ? "\u2013" + std::to_string(last + 1) : "") + " = " +
                rules.symbolName(faces[first].text());
        first = last + 1;
    }
    return text;
}

/// {faces.jam.d6}: what another die stands for.
Filling faces(const Parts& parts, const RulePack& rules, const Readings&) {
    return entry(rules.dice, "die", parts[1], [&](const Die& die) {
        return entry(die.substitutes, "substitute", parts[2], [&](const Die::Substitute& found) {
            return Filling{sidesOf(rules, found.faces), ""};
        });
    });
}

/// {dice.crash-site}: what is thrown for a check, as "3 × D8".
Filling dice(const Parts& parts, const RulePack& rules, const Readings&) {
    return entry(rules.checks, "check", parts[1], [&](const Check& check) {
        return Filling{diceText(rules, check), ""};
    });
}

/// {reading.s-spitend}: the reading in force, in a few words.
Filling reading(const Parts& parts, const RulePack& rules, const Readings& readings) {
    return entry(rules.rulings, "ruling", parts[1], [&](const Ruling& ruling) {
        const auto chosen = readings.find(ruling.id);
        const Ruling::Reading* found = chosen == readings.end() ? nullptr : ruling.find(chosen->second);
        return Filling{(found ? *found : ruling.readings.front()).brief, ""};
    });
}

Filling modifier(const Parts& parts, const RulePack& rules, const Readings&) {
    return entry(rules.modifiers, "modifier", parts[1], [&](const Modifier& found) {
        return Filling{worthText(rules, found), ""};
    });
}

/// {outcome.hit}, {check.fire}, {phase.moving}, {die.d6}: the name of the entry.
template <auto Entries>
Filling named(const Parts& parts, const RulePack& rules, const Readings&) {
    return entry(rules.*Entries, parts[0], parts[1], [](const auto& found) {
        return Filling{found.name, ""};
    });
}

/// How a place is written, with what it may name in capitals, and what it comes to. It is known by its first
/// word and by how many parts it has.
struct SheetPlace {
    const char* written;
    Filling (*fill)(const Parts& parts, const RulePack& rules, const Readings& readings);
};

constexpr std::array sheetPlaces{SheetPlace{"number.ID", number},
                                 SheetPlace{"modifier.ID", modifier},
                                 SheetPlace{"reading.RULING", reading},
                                 SheetPlace{"outcome.ID", named<&RulePack::outcomes>},
                                 SheetPlace{"check.ID", named<&RulePack::checks>},
                                 SheetPlace{"phase.ID", named<&RulePack::phases>},
                                 SheetPlace{"word.VOCABULARY.WORD", word},
                                 SheetPlace{"word.VOCABULARY.WORD.COUNT", word},
                                 SheetPlace{"words.VOCABULARY.FLAG", words},
                                 SheetPlace{"words.VOCABULARY.TRAIT.WORD", words},
                                 SheetPlace{"score.CHECK.OUTCOME", score},
                                 SheetPlace{"die.ID", named<&RulePack::dice>},
                                 SheetPlace{"dice.CHECK", dice},
                                 SheetPlace{"faces.DIE.SUBSTITUTE", faces}};

Filling placed(const Parts& parts, const RulePack& rules, const Readings& readings) {
    std::vector<std::string> known;
    for (const SheetPlace& place : sheetPlaces) {
        const Parts written = splitAtDots(place.written);
        if (parts[0] == written[0] && parts.size() == written.size()) {
            return place.fill(parts, rules, readings);
        }
        known.emplace_back(place.written);
    }
    return {"", fill(say("pack", "a sheet is printed without a battle; its texts may name {list}"),
                     {{"list", joined(known, "and")}})};
}

} // namespace

std::string sheetPlaceProblem(const std::string& text, const RulePack& rules) {
    return firstProblem(
        text, say("pack", "a brace stands alone; places are written as in {number.men}"),
        [&](const std::string& place) { return placed(splitAtDots(place), rules, {}).problem; });
}

std::string fillSheetText(const std::string& text, const RulePack& rules, const Readings& readings) {
    return filled(text, [&](std::string_view place) {
        const Filling filling = placed(splitAtDots(std::string(place)), rules, readings);
        return filling.problem.empty() ? filling.text : std::string("\u2026");
    });
}

std::string plainLabel(const RulePack& rules, const Modifier& modifier) {
    if (modifier.label.find('{') == std::string::npos) {
        return modifier.label;
    }
    return withCapital(
        fillSheetText(modifier.onSheet.empty() ? modifier.label : modifier.onSheet, rules, Readings()));
}

} // namespace umpire

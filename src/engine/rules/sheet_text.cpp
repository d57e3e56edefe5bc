// Places in the texts of printed sheets, which know the pack and its readings but no battle.

#include "umpire/rules/sheet_text.h"

#include "expression_reader.h"
#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

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
    const auto found = std::ranges::find_if(items, [&id](const auto& item) { return item.id == id; });
    return found == items.end() ? unknown(what, id, idsOf(items)) : write(*found);
}

Filling number(const Parts& parts, const RulePack& rules) {
    return rules.numbers.contains(parts[1]) ? Filling{std::to_string(rules.number(parts[1])), ""}
                                            : unknown("number", parts[1], keysOf(rules.numbers));
}

std::vector<std::string> traitsOf(const Vocabulary& vocabulary, Type::Kind kind) {
    std::vector<std::string> ids;
    for (const Trait& trait : vocabulary.traits) {
        if (trait.type.kind == kind) {
            ids.push_back(trait.id);
        }
    }
    return ids;
}

Filling count(const Vocabulary& vocabulary, const Word& word, const std::string& trait) {
    const std::vector<std::string> counts = traitsOf(vocabulary, Type::Kind::Number);
    return !listed(counts, trait) ? unknown("count", trait, counts)
                                  : Filling{std::to_string(vocabulary.traitOf(word.id, trait).number()), ""};
}

/// {word.type.sniper}, {word.type.sniper.move}
Filling word(const Parts& parts, const RulePack& rules) {
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

Filling words(const Parts& parts, const RulePack& rules) {
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
Filling score(const Parts& parts, const RulePack& rules) {
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
Filling faces(const Parts& parts, const RulePack& rules) {
    return entry(rules.dice, "die", parts[1], [&](const Die& die) {
        return entry(die.substitutes, "substitute", parts[2], [&](const Die::Substitute& found) {
            return Filling{sidesOf(rules, found.faces), ""};
        });
    });
}

/// {dice.crash-site}: what is thrown for a check, as "3 × D8".
Filling dice(const Parts& parts, const RulePack& rules) {
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

Filling modifier(const Parts& parts, const RulePack& rules) {
    return entry(rules.modifiers, "modifier", parts[1], [&](const Modifier& found) {
        return Filling{worthText(rules, found), ""};
    });
}

template <typename Items>
Filling nameIn(const Items& items, const Parts& parts) {
    return entry(items, parts[0], parts[1], [](const auto& found) { return Filling{found.name, ""}; });
}

const std::vector<std::string>& namedEntries() {
    static const std::vector<std::string> entries{"outcome", "check", "phase", "die"};
    return entries;
}

/// {outcome.hit}, {check.fire}, {phase.moving}, {die.d6}: the name of the entry.
Filling named(const Parts& parts, const RulePack& rules) {
    return parts[0] == "outcome" ? nameIn(rules.outcomes, parts)
           : parts[0] == "check" ? nameIn(rules.checks, parts)
           : parts[0] == "phase" ? nameIn(rules.phases, parts)
                                 : nameIn(rules.dice, parts);
}

/// What places of sheets may name.
std::vector<std::string> sheetPlaces() {
    return {"number.ID",
            "modifier.ID",
            "reading.RULING",
            "outcome.ID",
            "check.ID",
            "phase.ID",
            "word.VOCABULARY.WORD",
            "word.VOCABULARY.WORD.COUNT",
            "words.VOCABULARY.FLAG",
            "words.VOCABULARY.TRAIT.WORD",
            "score.CHECK.OUTCOME",
            "die.ID",
            "dice.CHECK",
            "faces.DIE.SUBSTITUTE"};
}

Filling placed(const Parts& parts, const RulePack& rules, const Readings& readings) {
    const std::string& first = parts[0];
    const std::size_t size = parts.size();
    if (first == "number" && size == 2) {
        return number(parts, rules);
    }
    if (first == "modifier" && size == 2) {
        return modifier(parts, rules);
    }
    if (first == "reading" && size == 2) {
        return reading(parts, rules, readings);
    }
    if (size == 2 && listed(namedEntries(), first)) {
        return named(parts, rules);
    }
    if (first == "word" && (size == 3 || size == 4)) {
        return word(parts, rules);
    }
    if (first == "dice" && size == 2) {
        return dice(parts, rules);
    }
    if (first == "words" && (size == 3 || size == 4)) {
        return words(parts, rules);
    }
    if (first == "score" && size == 3) {
        return score(parts, rules);
    }
    if (first == "faces" && size == 3) {
        return faces(parts, rules);
    }
    return {"", fill(say("pack", "a sheet is printed without a battle; its texts may name {list}"),
                     {{"list", joined(sheetPlaces(), "and")}})};
}

} // namespace

std::string sheetPlaceProblem(const std::string& text, const RulePack& rules) {
    if (std::ranges::count(text, '{') != std::ranges::count(text, '}')) {
        return say("pack", "a brace stands alone; places are written as in {number.men}");
    }
    std::string problem;
    filled(text, [&](std::string_view place) {
        const std::string found = placed(splitAtDots(std::string(place)), rules, {}).problem;
        if (problem.empty() && !found.empty()) {
            problem = fill(say("pack", "the place {place} cannot be filled: {problem}"),
                           {{"place", "{" + std::string(place) + "}"}, {"problem", found}});
        }
        return std::string();
    });
    return problem;
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

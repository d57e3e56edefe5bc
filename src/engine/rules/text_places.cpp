#include "text_places.h"

#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <array>

namespace umpire {

using Kind = Type::Kind;

namespace {

struct RollWord {
    const char* word;
    Stage stage;
};

constexpr std::array rollWords{
    RollWord{"turn", Stage::Start},         RollWord{"dice", Stage::Thrown},
    RollWord{"dice-count", Stage::Thrown},  RollWord{"faces", Stage::Thrown},
    RollWord{"highest", Stage::Thrown},     RollWord{"lowest", Stage::Thrown},
    RollWord{"successes", Stage::Thrown},   RollWord{"modifiers", Stage::Thrown},
    RollWord{"total", Stage::Judged},       RollWord{"outcome", Stage::Judged},
    RollWord{"enemy-total", Stage::Paired}, RollWord{"enemy-outcome", Stage::Paired},
    RollWord{"margin", Stage::Paired}};

/// What stands between braces, in order.
std::vector<std::string> placesOf(const std::string& text) {
    std::vector<std::string> places;
    filled(text, [&places](std::string_view place) {
        places.emplace_back(place);
        return std::string();
    });
    return places;
}

/// {self.type.article}: behind a word of a vocabulary stands one of its traits, and nothing further.
std::string traitProblem(const Type& word, const std::vector<std::string>& parts, std::size_t at,
                         const RulePack& pack) {
    const Vocabulary* words = pack.vocabulary(word.vocabulary);
    if (at + 1 < parts.size()) {
        return fill(say("pack", "nothing can follow the trait {trait} of a word, but {next} does"),
                    {{"trait", inQuotes(parts[at])}, {"next", inQuotes("." + parts[at + 1])}});
    }
    if (!words || words->trait(parts[at])) {
        return {};
    }
    return fill(say("pack", "{words} has no trait {trait}{hint}"),
                {{"words", words->name},
                 {"trait", inQuotes(parts[at])},
                 {"hint", orKnown(parts[at], idsOf(words->traits), "trait")}});
}

/// {self.formation.name}: every part but the last leads to another subject, or to a word and its trait.
std::string partsProblem(const Type& first, const std::vector<std::string>& parts, const RulePack& pack) {
    std::optional<Type> at = first;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (at->kind == Kind::Text && !at->vocabulary.empty()) {
            return traitProblem(*at, parts, i, pack);
        }
        if (at->kind == Kind::Nothing) {
            return {}; // what it is could not be read, which is told at its own place
        }
        if (at->kind != Kind::Subject) {
            return fill(
                say("pack", "nothing can follow here, but {next} does: only subjects have parts in a text"),
                {{"next", inQuotes("." + parts[i])}});
        }
        const SubjectKind of = at->subject;
        const Attribute* attribute = pack.attribute(of, parts[i]);
        at = builtInType(of, parts[i]);
        if (!at && attribute) {
            at = attribute->type;
        }
        if (!at) {
            std::vector<std::string> known = builtInNames(of);
            for (const Attribute& other : pack.attributes) {
                if (other.of == of) {
                    known.push_back(other.id);
                }
            }
            return fill(say("pack", "no {kind} has an attribute {attribute}{hint}"),
                        {{"kind", kindWord(of)},
                         {"attribute", inQuotes(parts[i])},
                         {"hint", orKnown(parts[i], known, "attribute")}});
        }
    }
    return {};
}

std::string subjectProblem(SubjectKind kind, const std::vector<std::string>& parts, const RulePack& pack) {
    return partsProblem({Kind::Subject, kind, ""}, parts, pack);
}

std::string namedProblem(const std::string& what, const std::string& word, const KnownNames& known) {
    return known.has(word)
               ? ""
               : fill(say("pack", "unknown {what} {word}{hint}"),
                      {{"what", noun(what)}, {"word", inQuotes(word)}, {"hint", orKnown(word, known, what)}});
}

/// {field.to}, {field.barrel.name}: what a field of the command holds, of a subject or a word its parts.
std::string fieldProblem(const std::vector<std::string>& parts, const Roles& roles, const RulePack& pack) {
    const auto field = roles.fields->find(parts[1]);
    if (field == roles.fields->end()) {
        return namedProblem("field", parts[1], keysOf(*roles.fields));
    }
    const std::vector<std::string> behind(parts.begin() + 1, parts.end());
    return partsProblem(field->second, behind, pack);
}

std::string rollProblem(const std::string& word, const Roles& roles) {
    std::vector<std::string> known{"self", "other", "fact", "number"};
    if (roles.fields) {
        known.emplace_back("field");
    }
    for (const RollWord& entry : rollWords) {
        if (word == entry.word) {
            return roles.stage >= entry.stage ? ""
                                              : say("pack", "it is not known yet when this text is shown");
        }
        known.emplace_back(entry.word);
    }
    return fill(say("pack", "there is no such place{hint}"), {{"hint", orKnown(word, known, "")}});
}

std::string problemOf(const std::string& place, const Roles& roles, const RulePack& pack);

/// What the roll has a number for, so that it may be one or many.
bool isNumberOfRoll(std::string_view word) {
    return word != "turn" && word != "faces" && word != "outcome" && word != "enemy-outcome" &&
           std::any_of(rollWords.begin(), rollWords.end(),
                       [word](const RollWord& entry) { return word == entry.word; });
}

/// {self.plural|wins|win} or {total|hit|hits}
std::string formsProblem(const PlaceForms& forms, const Roles& roles, const RulePack& pack) {
    const std::string what(forms.of);
    const bool told = forms.of.find('.') != std::string_view::npos || isNumberOfRoll(forms.of);
    return !told || forms.many.empty()
               ? say("pack",
                     "forms are written as in {self.plural|wins|win}: an attribute, a fact or field that is "
                     "a flag or a count, or a number of the roll, the words for one, the words for many")
               : problemOf(what, roles, pack);
}

std::string problemOf(const std::string& place, const Roles& roles, const RulePack& pack) {
    if (const auto forms = formsIn(place)) {
        return formsProblem(*forms, roles, pack);
    }
    const std::vector<std::string> parts = splitAtDots(place);
    if (parts[0] == "self" && roles.nobody) {
        return say("pack", "nobody in particular is meant here");
    }
    if (parts[0] == "self") {
        return subjectProblem(roles.self, parts, pack);
    }
    if (parts[0] == "other") {
        return roles.other ? subjectProblem(*roles.other, parts, pack)
                           : say("pack", "there is no other party here");
    }
    if (parts[0] == "each" && roles.each) {
        return subjectProblem(roles.each->subject, parts, pack);
    }
    if (parts[0] == "number" && parts.size() == 2) {
        return namedProblem("number", parts[1], keysOf(pack.numbers));
    }
    if (parts[0] == "fact" && parts.size() == 2) {
        return namedProblem("fact", parts[1], idsOf(pack.facts));
    }
    if (parts[0] == "field" && parts.size() > 1 && roles.fields) {
        return fieldProblem(parts, roles, pack);
    }
    return rollProblem(place, roles);
}

} // namespace

std::string placeProblem(const std::string& text, const Roles& roles, const RulePack& pack) {
    if (std::count(text.begin(), text.end(), '{') != std::count(text.begin(), text.end(), '}')) {
        return say("pack", "a brace stands alone; places are written as in {self.name}");
    }
    for (const std::string& place : placesOf(text)) {
        const std::string problem = problemOf(place, roles, pack);
        if (!problem.empty()) {
            return fill(say("pack", "the place {place} cannot be filled: {problem}"),
                        {{"place", "{" + place + "}"}, {"problem", problem}});
        }
    }
    return {};
}

std::string placeProblem(const std::string& text, const RulePack& pack) {
    std::string problem;
    constexpr std::array kinds{SubjectKind::Unit, SubjectKind::Formation, SubjectKind::Officer,
                               SubjectKind::Side, SubjectKind::Thing};
    for (const SubjectKind self : kinds) {
        for (const SubjectKind other : kinds) {
            const std::string found = placeProblem(text, {self, other, {}, Stage::Settled}, pack);
            if (found.empty()) {
                return {};
            }
            problem = problem.empty() ? found : problem;
        }
    }
    return problem;
}

std::string numberPlaceProblem(const std::string& text, const RulePack& pack) {
    if (std::count(text.begin(), text.end(), '{') != std::count(text.begin(), text.end(), '}')) {
        return say("pack", "a brace stands alone; places are written as in {number.men}");
    }
    for (const std::string& place : placesOf(text)) {
        const std::vector<std::string> parts = splitAtDots(place);
        const std::string problem =
            parts[0] == "number" && parts.size() == 2
                ? namedProblem("number", parts[1], keysOf(pack.numbers))
                : say("pack", "this text knows nothing but the numbers of texts.json");
        if (!problem.empty()) {
            return fill(say("pack", "the place {place} cannot be filled: {problem}"),
                        {{"place", "{" + place + "}"}, {"problem", problem}});
        }
    }
    return {};
}

std::vector<Id> factsIn(const std::string& text) {
    std::vector<Id> facts;
    for (const std::string& place : placesOf(text)) {
        if (place.starts_with("fact.")) {
            facts.push_back(place.substr(5));
        }
    }
    return facts;
}

} // namespace umpire

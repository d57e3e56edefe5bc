#include "text_places.h"

#include "expression_parser.h"
#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <array>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// What stands between braces, in order.
std::vector<std::string> placesOf(const std::string& text) {
    std::vector<std::string> places;
    filled(text, [&places](std::string_view place) {
        places.emplace_back(place);
        return std::string();
    });
    return places;
}

/// What a place says as an expression: {self.name} is short for {$self.name}, and only what begins with a
/// reference may leave the sign out.
std::string formulaOf(std::string_view place) {
    const bool formula = place.find('$') != std::string_view::npos;
    return formula ? std::string(place) : "$" + std::string(place);
}

/// {self.plural|wins|win} or {total|hit|hits}
std::string formsProblem(const PlaceForms& forms, const Roles& roles, const RulePack& pack) {
    const TextPlace place = readPlace(forms.of, roles, pack);
    const Kind kind = place.value.type.kind;
    const bool counts = kind == Kind::Flag || kind == Kind::Number || kind == Kind::Nothing;
    return counts && !forms.many.empty()
               ? place.problem
               : say("pack", "forms are written as in {self.plural|wins|win}: what is a yes or no or a "
                             "number, the words for one, the words for many");
}

std::string problemOf(const std::string& place, const Roles& roles, const RulePack& pack) {
    const auto forms = formsIn(place);
    return forms ? formsProblem(*forms, roles, pack) : readPlace(place, roles, pack).problem;
}

/// The names behind "fact." and the like in a place.
std::vector<Id> namesBehind(std::string_view family, std::string_view place) {
    std::vector<Id> names;
    for (auto at = place.find(family); at != place.npos; at = place.find(family, at + 1)) {
        const bool begins = at == 0 || place[at - 1] == '$';
        const std::string_view rest = place.substr(at + family.size());
        const auto end = std::ranges::find_if_not(rest, isOfFormulaWord);
        if (begins) {
            names.emplace_back(rest.begin(), end);
        }
    }
    return names;
}

} // namespace

TextPlace readPlace(std::string_view place, const Roles& roles, const RulePack& pack) {
    if (place == facesPlace) {
        const bool thrown = roles.stage >= Stage::Thrown;
        return {{}, thrown ? "" : say("pack", "it is not known yet when this text is shown")};
    }
    const std::string formula = formulaOf(place);
    if (formula.size() > place.size() && !std::ranges::all_of(place, isOfReference)) {
        return {{}, say("pack", "what is worked out is written with its signs, as in {$self.men + 1}")};
    }
    auto read = parseFormula(formula, {1, 1});
    if (const auto* problem = std::get_if<FormulaProblem>(&read)) {
        return {{}, problem->text};
    }
    Issues issues;
    const JsonDocument document("", std::move(std::get<JsonNode>(read)));
    TextPlace found;
    found.value =
        ExpressionReader(pack, {document, issues}).read(document.root(), roles, Type::Kind::Nothing);
    found.problem = issues.empty() ? std::string() : issues.front().text;
    return found;
}

std::vector<Id> itemsNamedIn(std::string_view place) {
    return namesBehind("as.", place);
}

std::string firstProblem(const std::string& text, const std::string& loneBrace,
                         const std::function<std::string(const std::string& place)>& problemOf) {
    if (std::ranges::count(text, '{') != std::ranges::count(text, '}')) {
        return loneBrace;
    }
    for (const std::string& place : placesOf(text)) {
        const std::string problem = problemOf(place);
        if (!problem.empty()) {
            return fill(say("pack", "the place {place} cannot be filled: {problem}"),
                        {{"place", "{" + place + "}"}, {"problem", problem}});
        }
    }
    return {};
}

std::string placeProblem(const std::string& text, const Roles& roles, const RulePack& pack) {
    return firstProblem(text, say("pack", "a brace stands alone; places are written as in {self.name}"),
                        [&](const std::string& place) { return problemOf(place, roles, pack); });
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
    const auto numberProblem = [&pack](const std::string& place) {
        const std::vector<std::string> parts = splitAtDots(place);
        if (parts[0] != "number" || parts.size() != 2) {
            return say("pack", "this text knows nothing but the numbers of texts.json");
        }
        return pack.numbers.contains(parts[1])
                   ? std::string()
                   : fill(say("pack", "unknown {what} {word}{hint}"),
                          {{"what", noun("number")},
                           {"word", inQuotes(parts[1])},
                           {"hint", orKnown(parts[1], keysOf(pack.numbers), "number")}});
    };
    return firstProblem(text, say("pack", "a brace stands alone; places are written as in {number.men}"),
                        numberProblem);
}

std::vector<Id> factsIn(const std::string& text) {
    std::vector<Id> facts;
    for (const std::string& place : placesOf(text)) {
        for (Id& fact : namesBehind("fact.", place)) {
            facts.push_back(std::move(fact));
        }
    }
    return facts;
}

} // namespace umpire

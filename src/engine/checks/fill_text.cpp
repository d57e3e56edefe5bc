#include "umpire/checks/scope.h"

#include "umpire/base/halves.h"
#include "umpire/base/text.h"

#include "../program/interpreter.h"
#include "../program/program.h"
#include "../rules/text_places.h"
#include "setting.h"

#include <algorithm>

namespace umpire {

namespace {

/// What is told of a count that nothing is known of: to the rules it is nought.
enum class Unknown { Nought, Nothing };

template <typename Entry>
std::string nameIn(const std::vector<Entry>& entries, const std::string& id) {
    const auto found = std::ranges::find(entries, id, &Entry::id);
    return found == entries.end() ? id : found->name;
}

std::string wordName(const std::string& vocabulary, const std::string& id, const RulePack& rules) {
    if (vocabulary == "die") {
        return nameIn(rules.dice, id);
    }
    if (vocabulary == "outcome") {
        return nameIn(rules.outcomes, id);
    }
    if (vocabulary == "check") {
        return nameIn(rules.checks, id);
    }
    if (vocabulary == "phase") {
        return nameIn(rules.phases, id);
    }
    return rules.wordName(vocabulary, id);
}

std::string oneNamed(const Type& type, const std::string& id, const RulePack& rules, const Battle& battle) {
    if (!type.vocabulary.empty()) {
        return wordName(type.vocabulary, id, rules);
    }
    const Subject* subject = type.namesSubjects() ? battle.find(id) : nullptr;
    return subject ? subject->name : id;
}

std::string facesOf(const Scope& scope) {
    std::string shown;
    for (const Face& face : scope.roll ? scope.roll->faces : std::vector<Face>()) {
        shown += (shown.empty() ? "" : ", ") + face.text();
    }
    return shown;
}

std::string numberText(const Value& value, const program::PlaceCode& place, const Scope& scope) {
    const Check* check = place.halves ? scope.rules.check(scope.check.id()) : nullptr;
    return check && check->halves ? plainHalves(value.number()) : plainNumber(value.number());
}

SubjectKind kindOf(const Somebody& who, const Scope& scope) {
    const Subject* subject = who.empty() ? nullptr : scope.battle.find(who.symbol());
    return subject ? subject->kind : SubjectKind::Unit;
}

const program::PlaceCode& codeOf(std::string_view place, const program::Program& program,
                                 const Scope& scope) {
    program::PlaceRoles roles{kindOf(scope.self, scope), kindOf(scope.other, scope), {}, scope.action};
    if (!scope.each.empty()) {
        roles.each = kindOf(scope.each, scope);
    }
    return program.place(place, roles);
}

std::string placed(std::string_view text, const Scope& scope, Unknown unknown) {
    if (text == facesPlace) {
        return facesOf(scope);
    }
    const auto forms = formsIn(text);
    const Setting setting(scope);
    const program::PlaceCode& place = codeOf(forms ? forms->of : text, setting.program(), scope);
    const Value value = program::valueOf(place.code, setting.frame());
    const Type& type = place.value.type;
    const bool number = type.kind == Type::Kind::Number;
    std::string said = !number                      ? valueName(type, value, scope.rules, scope.battle)
                       : !value.isNone()            ? numberText(value, place, scope)
                       : unknown == Unknown::Nought ? "0"
                                                    : "";
    if (!forms) {
        return said;
    }
    return std::string((number ? said != "1" : value.flag()) ? forms->many : forms->one);
}

} // namespace

std::string valueName(const Type& type, const Value& value, const RulePack& rules, const Battle& battle) {
    if (!value.isList()) {
        return oneNamed(type, value.text(), rules, battle);
    }
    std::vector<std::string> names;
    for (const Id& id : value.list()) {
        names.push_back(oneNamed(type, id, rules, battle));
    }
    return joined(names, "and");
}

std::string placeText(std::string_view text, const Scope& scope) {
    return placed(text, scope, Unknown::Nought);
}

std::string fillText(const std::string& pattern, const Scope& scope) {
    return filled(pattern, [&scope](std::string_view text) { return placeText(text, scope); });
}

std::optional<std::string> wholeText(const std::string& pattern, const Scope& scope) {
    bool whole = true;
    std::string text = filled(pattern, [&](std::string_view part) {
        std::string words = placed(part, scope, Unknown::Nothing);
        whole = whole && !words.empty();
        return words;
    });
    return whole ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace umpire

#include "umpire/checks/scope.h"

#include "umpire/base/halves.h"
#include "umpire/base/text.h"

#include <map>

namespace umpire {

namespace {

/// What is told of a count that nothing is known of: to the rules it is nought.
enum class Unknown { Nought, Nothing };

std::string wordName(const std::string& vocabulary, const std::string& id, const Scope& scope) {
    const Die* die = vocabulary == "die" ? scope.rules.die(id) : nullptr;
    if (die) {
        return die->name;
    }
    const Vocabulary* words = scope.rules.vocabulary(vocabulary);
    const Word* word = words ? words->find(id) : nullptr;
    return word ? word->name : id;
}

std::string nothingOf(const Type& type, Unknown unknown) {
    return type.kind == Type::Kind::Number && unknown == Unknown::Nought ? "0" : "";
}

std::string named(const Value& value, const Scope& scope) {
    if (value.isNumber()) {
        return plainNumber(value.number());
    }
    if (value.isList()) {
        std::vector<std::string> names;
        for (const Id& id : value.list()) {
            const Subject* subject = scope.battle.find(id);
            names.push_back(subject ? subject->name : id);
        }
        return joined(names, "and");
    }
    const Subject* subject = scope.battle.find(value.text());
    return subject ? subject->name : value.text();
}

/// A trait of a word, such as its article.
std::string traitName(const std::string& vocabulary, const std::string& word, const std::string& trait,
                      const Scope& scope, Unknown unknown) {
    const Vocabulary* words = scope.rules.vocabulary(vocabulary);
    const Trait* known = words ? words->trait(trait) : nullptr;
    if (!known) {
        return {};
    }
    const Value value = words->traitOf(word, trait);
    if (value.isNone()) {
        return nothingOf(known->type, unknown);
    }
    return known->type.vocabulary.empty() || !value.isText()
               ? named(value, scope)
               : wordName(known->type.vocabulary, value.text(), scope);
}

std::string subjectPart(Id id, const std::vector<std::string>& parts, const Scope& scope, Unknown unknown) {
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Subject* subject = scope.battle.find(id);
        if (!subject) {
            return {};
        }
        const Value value = attributeValue(id, parts[i], scope);
        const Attribute* attribute = scope.rules.attribute(subject->kind, parts[i]);
        const bool word = attribute && !attribute->type.vocabulary.empty() && value.isText();
        const bool last = i + 1 == parts.size();
        if (word) {
            return last ? wordName(attribute->type.vocabulary, value.text(), scope)
                        : traitName(attribute->type.vocabulary, value.text(), parts[i + 1], scope, unknown);
        }
        if (last) {
            return value.isNone() && attribute ? nothingOf(attribute->type, unknown) : named(value, scope);
        }
        id = value.text();
    }
    return named(Value(id), scope);
}

Id partyOf(const std::string& word, const Scope& scope) {
    return word == "self" ? scope.self.id() : word == "other" ? scope.other.id() : scope.each.id();
}

std::int64_t numberOf(const std::string& word, const RollSoFar& roll) {
    if (word == "margin") {
        return roll.total - roll.enemyTotal;
    }
    static const std::map<std::string, std::int64_t RollSoFar::*, std::less<>> numbers{
        {"dice", &RollSoFar::dice},           {"dice-count", &RollSoFar::count},
        {"highest", &RollSoFar::highest},     {"lowest", &RollSoFar::lowest},
        {"successes", &RollSoFar::successes}, {"modifiers", &RollSoFar::modifiers},
        {"total", &RollSoFar::total},         {"enemy-total", &RollSoFar::enemyTotal}};
    const auto number = numbers.find(word);
    return number == numbers.end() ? 0 : roll.*(number->second);
}

std::string rollPart(const std::string& word, const Scope& scope) {
    if (!scope.roll) {
        return {};
    }
    if (word == "outcome" || word == "enemy-outcome") {
        const Outcome* outcome =
            scope.rules.outcome(word == "outcome" ? scope.roll->outcome : scope.roll->enemyOutcome);
        return outcome ? outcome->name : std::string();
    }
    if (word == "faces") {
        std::string shown;
        for (const Face& face : scope.roll->faces) {
            shown += (shown.empty() ? "" : ", ") + face.text();
        }
        return shown;
    }
    const Check* check = scope.rules.check(scope.check.id());
    const bool halves = check && check->halves &&
                        (word == "total" || word == "enemy-total" || word == "margin" || word == "modifiers");
    const std::int64_t number = numberOf(word, *scope.roll);
    return halves ? plainHalves(number) : plainNumber(number);
}

/// What a field of the command holds; nothing where there is none.
Value heldIn(const Scope& scope, const std::string& field) {
    const auto held = scope.fields ? scope.fields->find(field) : Facts::const_iterator{};
    return scope.fields && held != scope.fields->end() ? held->second : Value();
}

/// Whether it tells of many: a flag that stands, or a number that is not one.
bool isMany(std::string_view place, const Scope& scope) {
    const std::vector<std::string> parts = splitAtDots(place);
    if (parts[0] == "fact" || parts[0] == "field") {
        const Value value = parts[0] == "fact" ? factValue(parts[1], scope) : heldIn(scope, parts[1]);
        return value.isFlag() ? value.flag() : value.number() != 1;
    }
    if (parts[0] != "self" && parts[0] != "other" && parts[0] != "each") {
        return placeText(place, scope) != "1";
    }
    Value value(partyOf(parts[0], scope));
    for (std::size_t i = 1; i < parts.size(); ++i) {
        value = attributeValue(value.text(), parts[i], scope);
    }
    return value.isNumber() ? value.number() != 1 : value.flag();
}

std::string factPart(const std::string& id, const Scope& scope, Unknown unknown) {
    const Value value = factValue(id, scope);
    const Fact* fact = scope.rules.fact(id);
    return value.isNone() && fact ? nothingOf(fact->type, unknown) : named(value, scope);
}

/// What a field of the command holds. A word is called as the field's vocabulary has it.
std::string fieldPart(const std::vector<std::string>& parts, const Scope& scope, Unknown unknown) {
    const Value held = heldIn(scope, parts[1]);
    const std::vector<std::string> behind(parts.begin() + 1, parts.end());
    const ActionField* field = scope.action ? scope.action->field(parts[1]) : nullptr;
    const Vocabulary* words = field ? scope.rules.vocabulary(field->vocabulary) : nullptr;
    if (words) {
        const std::string word = held.text();
        return behind.size() > 1 ? traitName(field->vocabulary, word, behind[1], scope, unknown)
                                 : wordName(field->vocabulary, word, scope);
    }
    return scope.battle.find(held.text()) ? subjectPart(held.text(), behind, scope, unknown)
                                          : named(held, scope);
}

std::string placed(std::string_view text, const Scope& scope, Unknown unknown) {
    if (const auto forms = formsIn(text)) {
        return std::string(isMany(forms->of, scope) ? forms->many : forms->one);
    }
    const std::vector<std::string> parts = splitAtDots(text);
    if (parts[0] == "self" || parts[0] == "other" || parts[0] == "each") {
        return subjectPart(partyOf(parts[0], scope), parts, scope, unknown);
    }
    if (parts[0] == "turn") {
        return std::to_string(scope.battle.clock.turn);
    }
    if (parts[0] == "number" && parts.size() > 1) {
        return std::to_string(scope.rules.number(parts[1]));
    }
    if (parts[0] == "fact" && parts.size() > 1) {
        return factPart(parts[1], scope, unknown);
    }
    if (parts[0] == "field" && parts.size() > 1) {
        return fieldPart(parts, scope, unknown);
    }
    return rollPart(parts[0], scope);
}

} // namespace

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

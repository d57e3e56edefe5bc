#include "command_fields.h"

#include "../../rules/expression_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

constexpr std::int64_t mostCounted = 1'000'000;

std::vector<std::string> wordsOf(const Type& type, const RulePack& rules) {
    return ExpressionReader::wordsOf(rules, type.vocabulary);
}

} // namespace

void wrongKind(const std::string& what, const Json& found, const std::string& expected) {
    badValue(fill(say("command", "{what} is {found} where {expected} is expected"),
                  {{"what", what}, {"found", describe(found)}, {"expected", expected}}));
}

Id readId(const Json& json, const std::string& what, SubjectKind kind, const Battle& battle) {
    if (!json.is_string()) {
        wrongKind(what, json, say("command", "an id in quotes"));
    }
    const Id id = json.get<std::string>();
    const Subject* subject = battle.find(id);
    if (subject && subject->kind == kind) {
        return id;
    }
    std::vector<std::string> known;
    for (const Subject* other : battle.all(kind)) {
        known.push_back(other->id);
    }
    const std::string kindName(name(kind));
    throw Refused("unknown-id", subject
                                    ? fill(say("command", "{id} is a {kind}, but {what} names a {wanted}"),
                                           {{"id", inQuotes(id)},
                                            {"kind", std::string(name(subject->kind))},
                                            {"what", what},
                                            {"wanted", kindName}})
                                    : fill(say("command", "there is no {kind} {id}"),
                                           {{"kind", kindName}, {"id", inQuotes(id)}}) +
                                          didYouMean(id, known));
}

std::int64_t readNumber(const Json& json, const std::string& what) {
    if (!json.is_number_integer()) {
        wrongKind(what, json, say("command", "a whole number"));
    }
    const auto value = toValue(json);
    if (!value || value->number() > mostCounted || value->number() < -mostCounted) {
        badValue(fill(say("command", "{what} is {found}; numbers in commands go up to {most}"),
                      {{"what", what}, {"found", describe(json)}, {"most", std::to_string(mostCounted)}}));
    }
    return value->number();
}

std::string readWord(const Json& json, const std::string& what, const std::vector<std::string>& words) {
    if (!json.is_string()) {
        wrongKind(what, json,
                  words.empty() ? say("command", "a text")
                                : fill(say("command", "one of {list}"), {{"list", joined(words)}}));
    }
    const auto word = json.get<std::string>();
    if (!words.empty() && std::find(words.begin(), words.end(), word) == words.end()) {
        badValue(fill(say("command", "{what} is {word}, which is none of {list}"),
                      {{"what", what}, {"word", inQuotes(word)}, {"list", joined(words, "and")}}) +
                 didYouMean(word, words));
    }
    return word;
}

Value readList(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
               const Battle& battle) {
    if (!json.is_array()) {
        wrongKind(what, json, say("command", "a list"));
    }
    Ids ids;
    for (const Json& item : json) {
        Id id = type.kind == Kind::Subjects ? readId(item, what, type.subject, battle)
                                            : readWord(item, what, wordsOf(type, rules));
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
            ids.push_back(std::move(id));
        }
    }
    return ids;
}

const Json* member(const Json& command, const std::string& field) {
    const auto found = command.find(field);
    return found == command.end() ? nullptr : &*found;
}

const Json& needed(const Json& command, const std::string& field) {
    const Json* found = member(command, field);
    if (!found) {
        const std::string name = command.value("do", "");
        badValue(fill(say("command", "the command {name} needs {field}"),
                      {{"name", inQuotes(name)}, {"field", inQuotes(field)}}));
    }
    return *found;
}

Value readTyped(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
                const Battle& battle) {
    switch (type.kind) {
    case Kind::Flag:
        if (!json.is_boolean()) {
            wrongKind(what, json, say("command", "true or false"));
        }
        return json.get<bool>();
    case Kind::Number: {
        const std::int64_t number = readNumber(json, what);
        if (number < 0) {
            badValue(fill(say("command", "{what} is {number}; it cannot be less than 0"),
                          {{"what", what}, {"number", std::to_string(number)}}));
        }
        return number;
    }
    case Kind::Subject:
        return readId(json, what, type.subject, battle);
    case Kind::Texts:
    case Kind::Subjects:
        return readList(json, type, what, rules, battle);
    default:
        return readWord(json, what, wordsOf(type, rules));
    }
}

std::string readCommandText(const Json& command, const std::string& field) {
    const Json& json = needed(command, field);
    if (!json.is_string()) {
        wrongKind(inQuotes(field), json, say("command", "a text"));
    }
    return json.get<std::string>();
}

std::string readName(const Json& command, const std::string& field, const std::string& what) {
    std::string name = readCommandText(command, field);
    if (const std::string excess = excessOf(name, nameLimit); !excess.empty()) {
        badValue(fill(say("command", "{what}: the {field} {name} is too long: {excess}"),
                      {{"what", what}, {"field", field}, {"name", inQuotes(name)}, {"excess", excess}}));
    }
    return name;
}

void refuseLongTexts(const Json& command) {
    for (const auto& [key, value] : command.items()) {
        if (value.is_structured()) {
            refuseLongTexts(value);
        } else if (value.is_string()) {
            const auto& text = value.get_ref<const std::string&>();
            const std::string excess = text.size() > noteLimit.characters ? excessOf(text, noteLimit) : "";
            if (!excess.empty()) {
                badValue(fill(say("command", "{key} is too long: {excess}"),
                              {{"key", inQuotes(key)}, {"excess", excess}}));
            }
        }
    }
}

Id readCommandId(const Json& command, const std::string& field, SubjectKind kind, const Battle& battle) {
    return readId(needed(command, field), inQuotes(field), kind, battle);
}

namespace {

bool statesResults(const RulePack& rules) {
    return std::any_of(rules.checks.begin(), rules.checks.end(),
                       [](const Check& check) { return check.form == Check::Form::Stated; });
}

} // namespace

void warnUnused(const Json& command, std::vector<std::string> known, const std::string& name,
                Resolution& resolution) {
    known.insert(known.end(), {"do", "dice", "overrides", "extra-lines", "reason"});
    for (const auto& [key, value] : command.items()) {
        const bool stated = key == "outcome" || key.starts_with("outcome-");
        if (!(stated && statesResults(resolution.rules())) &&
            std::find(known.begin(), known.end(), key) == known.end()) {
            resolution.warn(
                fill(say("command", "the field {key} means nothing to {name} and was passed over"),
                     {{"key", inQuotes(key)}, {"name", inQuotes(name)}}) +
                didYouMean(key, known));
        }
    }
}

} // namespace umpire

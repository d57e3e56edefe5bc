#include "command_reader.h"

#include "../../rules/expression_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/checks/roll.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

constexpr std::int64_t mostCounted = 1'000'000;

std::vector<std::string> wordsOf(const Type& type, const RulePack& rules) {
    return ExpressionReader::wordsOf(rules, type.vocabulary);
}

bool statesResults(const RulePack& rules) {
    return std::ranges::any_of(rules.checks,
                               [](const Check& check) { return check.form == Check::Form::Stated; });
}

/// More of them than stand below each other are no reasons for a die.
constexpr std::size_t mostLines = 20;

Id checkOfLine(const Json& json, const RulePack& rules) {
    const Json* check = member(json, "check");
    if (!check) {
        return {};
    }
    return readWord(*check, say("command", "\"check\" of an extra line"), idsIn(rules.checks));
}

FreeLine readFreeLine(const Json& json, const RulePack& rules) {
    if (!json.is_object()) {
        wrongKind(say("command", "an extra line"), json, say("command", "an object with a text and a value"));
    }
    for (const auto& [key, value] : json.items()) {
        const std::vector<std::string> known{"text", "value", "check"};
        if (!listed(known, key)) {
            badValue(fill(say("command", "an extra line has no {key}, only {list}"),
                          {{"key", inQuotes(key)}, {"list", joined(known, "and")}}) +
                     didYouMean(key, known));
        }
    }
    for (const char* key : {"text", "value"}) {
        if (!json.contains(key)) {
            badValue(fill(say("command", "an extra line needs {key}"), {{"key", inQuotes(key)}}));
        }
    }
    FreeLine line{readWord(json["text"], say("command", "\"text\" of an extra line"), {}),
                  readNumber(json["value"], say("command", "\"value\" of an extra line")),
                  checkOfLine(json, rules)};
    const std::string excess = excessOf(line.text, nameLimit);
    if (line.text.find_first_not_of(" \t\r\n") == std::string::npos || line.text != onOneLine(line.text) ||
        !excess.empty()) {
        badValue(fill(
            excess.empty()
                ? say("command", "the text of an extra line is {text} where one line of words is expected")
                : say("command",
                      "the text of an extra line is {text} where one line of words is expected; {excess}"),
            {{"text", inQuotes(line.text)}, {"excess", excess}}));
    }
    return line;
}

std::vector<FreeLine> readFreeLines(const Json& command, const RulePack& rules) {
    std::vector<FreeLine> lines;
    const Json* given = member(command, "extra-lines");
    if (!given) {
        return lines;
    }
    if (!given->is_array()) {
        wrongKind("\"extra-lines\"", *given, say("command", "a list"));
    }
    if (given->size() > mostLines) {
        badValue(fill(say("command", "\"extra-lines\" has {count} lines where at most {most} are expected"),
                      {{"count", std::to_string(given->size())}, {"most", std::to_string(mostLines)}}));
    }
    for (const Json& json : *given) {
        lines.push_back(readFreeLine(json, rules));
    }
    return lines;
}

} // namespace

void unknownId(const std::string& sentence, const Id& id, const std::vector<std::string>& known) {
    throw Refused("unknown-id", fill(sentence, {{"id", inQuotes(id)}}) + didYouMean(id, known));
}

void outOfRange(const std::string& field, const std::string& number, std::int64_t from, std::int64_t to) {
    badValue(fill(
        say("command", "{field} is {number}; it goes from {from} to {to}"),
        {{"field", field}, {"number", number}, {"from", std::to_string(from)}, {"to", std::to_string(to)}}));
}

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
    const std::string kindName(name(kind));
    throw Refused("unknown-id", subject
                                    ? fill(say("command", "{id} is a {kind}, but {what} names a {wanted}"),
                                           {{"id", inQuotes(id)},
                                            {"kind", std::string(name(subject->kind))},
                                            {"what", what},
                                            {"wanted", kindName}})
                                    : fill(say("command", "there is no {kind} {id}"),
                                           {{"kind", kindName}, {"id", inQuotes(id)}}) +
                                          didYouMean(id, idsIn(battle.all(kind))));
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
    if (!words.empty() && !listed(words, word)) {
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
        if (!listed(ids, id)) {
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

void warnUnused(const Json& command, std::vector<std::string> known, const std::string& name,
                Resolution& resolution) {
    known.insert(known.end(), {"do", "dice", "overrides", "extra-lines", "reason"});
    for (const auto& [key, value] : command.items()) {
        const bool stated = key == "outcome" || key.starts_with("outcome-");
        if (!(stated && statesResults(resolution.rules())) && !listed(known, key)) {
            resolution.warn(
                fill(say("command", "the field {key} means nothing to {name} and was passed over"),
                     {{"key", inQuotes(key)}, {"name", inQuotes(name)}}) +
                didYouMean(key, known));
        }
    }
}

Facts readFacts(const Json& command, const std::vector<Id>& checks, const Resolution& resolution) {
    Facts facts;
    const Json* given = member(command, "facts");
    if (!given) {
        return facts;
    }
    if (!given->is_object()) {
        wrongKind("\"facts\"", *given, say("command", "an object"));
    }
    const RulePack& rules = resolution.rules();
    std::vector<std::string> known;
    for (const Fact& fact : rules.facts) {
        const bool taken =
            std::ranges::any_of(fact.checks, [&checks](const Id& id) { return listed(checks, id); });
        if (taken) {
            known.push_back(fact.id);
        }
    }
    for (const auto& [id, value] : given->items()) {
        if (!listed(known, id)) {
            throw Refused("unknown-fact",
                          known.empty()
                              ? fill(say("command", "there is no fact {id} here: this takes no facts"),
                                     {{"id", inQuotes(id)}})
                              : fill(say("command", "there is no fact {id} here, only {list}"),
                                     {{"id", inQuotes(id)}, {"list", joined(known, "and")}}) +
                                    didYouMean(id, known));
        }
        facts[id] = readTyped(value, rules.fact(id)->type,
                              fill(say("command", "the fact {id}"), {{"id", inQuotes(id)}}), rules,
                              resolution.battle());
    }
    return facts;
}

Overrides readOverrides(const Json& command, const RulePack& rules) {
    Overrides overrides;
    const Json given = command.value("overrides", Json::object());
    if (!given.is_object()) {
        wrongKind("\"overrides\"", given, say("command", "an object"));
    }
    for (const auto& [id, value] : given.items()) {
        if (!rules.modifier(id)) {
            badValue(fill(say("command", "there is no modifier {id}"), {{"id", inQuotes(id)}}) +
                     didYouMean(id, idsIn(rules.modifiers)));
        }
        overrides.values[id] =
            readNumber(value, fill(say("command", "the modifier {id}"), {{"id", inQuotes(id)}}));
    }
    overrides.lines = readFreeLines(command, rules);
    return overrides;
}

const Subject& knownSubject(const Json& json, const std::string& what, const Battle& battle) {
    if (!json.is_string()) {
        badValue(fill(say("command", "{what} is {found} where an id in quotes is expected"),
                      {{"what", what}, {"found", describe(json)}}));
    }
    const Id id = json.get<std::string>();
    const Subject* subject = battle.find(id);
    if (!subject) {
        unknownId(say("command", "nothing in this battle is called {id}"), id, idsIn(battle.all()));
    }
    return *subject;
}

std::size_t placeBeside(const std::optional<Neighbour>& neighbour, SubjectKind kind, const Battle& battle) {
    const Subject* subject = neighbour ? battle.find(neighbour->subject) : nullptr;
    return subject && subject->kind == kind
               ? battle.stationOf(subject->id).place + (neighbour->before ? 0 : 1)
               : Battle::atEnd;
}

Value readRosterValue(const Json& json, const Attribute& attribute, const std::string& what,
                      const RulePack& rules, const Battle& battle) {
    if (json.is_null()) {
        if (attribute.required) {
            badValue(fill(say("command", "{what} cannot be left out"), {{"what", what}}));
        }
        return {};
    }
    Value value = readTyped(json, attribute.type, what, rules, battle);
    if (attribute.type.kind == Type::Kind::Number &&
        (value.number() < attribute.least || value.number() > mostInRoster)) {
        badValue(fill(say("command", "{what} is {number}; it goes from {least} to {most}"),
                      {{"what", what},
                       {"number", std::to_string(value.number())},
                       {"least", std::to_string(attribute.least)},
                       {"most", std::to_string(mostInRoster)}}));
    }
    return value;
}

std::string CommandReader::text(const char* field) const {
    return m_recorded ? remark(field) : readCommandText(m_command, field);
}

std::string CommandReader::optionalText(const char* field) const {
    return has(field) ? text(field) : std::string();
}

std::string CommandReader::remark(const char* field) const {
    const Json* found = member(m_command, field);
    return found && found->is_string() ? found->get<std::string>() : std::string();
}

bool CommandReader::flag(const char* field) const {
    const auto found = m_command.find(field);
    if (found != m_command.end() && !found->is_boolean() && !m_recorded) {
        badValue(fill(say("command", "{field} is {found} where true or false is expected"),
                      {{"field", inQuotes(field)}, {"found", describe(*found)}}));
    }
    return found != m_command.end() && found->is_boolean() && found->get<bool>();
}

Stated CommandReader::set(const std::string& example) const {
    const auto set = m_command.find("set");
    if (!m_recorded && (set == m_command.end() || !set->is_object() || set->empty())) {
        badValue(
            fill(say("command",
                     "{command} needs \"set\": an object of keys and their new values, such as {example}"),
                 {{"command", inQuotes(m_command.value("do", ""))}, {"example", example}}));
    }
    return set == m_command.end() ? Stated{} : entriesOf(*set);
}

Ids CommandReader::subjects() const {
    const auto list = m_command.find("subjects");
    const bool none = list == m_command.end() || !list->is_array() || list->empty();
    if (none && !m_recorded) {
        badValue(fill(say("command", "{command} needs \"subjects\": a list of ids"),
                      {{"command", inQuotes(m_command.value("do", ""))}}));
    }
    Ids named;
    for (const Json& item : none ? Json::array() : *list) {
        if (!m_recorded) {
            named.push_back(knownSubject(item, say("command", "an entry of \"subjects\""), battle()).id);
        } else if (item.is_string()) {
            named.push_back(item.get<std::string>());
        }
    }
    return m_recorded ? named : inOrder(std::set<Id>(named.begin(), named.end()), battle());
}

std::optional<Neighbour> CommandReader::neighbour() const {
    const bool before = has("before");
    if (!before && !has("after")) {
        return std::nullopt;
    }
    const char* key = before ? "before" : "after";
    if (m_recorded) {
        return Neighbour{remark(key), before};
    }
    if (before && has("after")) {
        badValue(say("command", "give \"before\" or \"after\", not both"));
    }
    return Neighbour{knownSubject(m_command[key], inQuotes(key), battle()).id, before};
}

void CommandReader::refuseUnknown(std::vector<std::string> known) const {
    known.insert(known.end(), {"do", "reason", "dice"});
    for (const auto& [key, value] : m_command.items()) {
        if (!m_recorded && !listed(known, key)) {
            badValue(fill(say("command", "the field {key} means nothing to {command}"),
                          {{"key", inQuotes(key)}, {"command", inQuotes(m_command.value("do", ""))}}) +
                     didYouMean(key, known));
        }
    }
}

Stated entriesOf(const Json& object) {
    Stated entries;
    if (object.is_object()) {
        for (const auto& [key, value] : object.items()) {
            entries.emplace_back(key, value);
        }
    }
    return entries;
}

} // namespace umpire

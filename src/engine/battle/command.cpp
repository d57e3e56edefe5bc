#include "umpire/battle/command.h"

#include "bad_value.h"
#include "unused_fields.h"

#include "umpire/base/text.h"
#include "umpire/base/text_limit.h"
#include "umpire/base/visible.h"
#include "umpire/checks/free_lines.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

Id Call::id(std::string_view field) const {
    const auto found = fields.find(field);
    return found == fields.end() ? Id() : found->second.text();
}

std::int64_t Call::number(std::string_view field) const {
    const auto found = fields.find(field);
    return found == fields.end() ? 0 : found->second.number();
}

Id Call::party(std::string_view wanted) const {
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        if (field.party == wanted && field.kind == ActionField::Kind::Party) {
            const auto found = parties.find(field.id);
            return found == parties.end() ? Id() : found->second.unit;
        }
        if (field.party == wanted) {
            return id(field.id);
        }
    }
    return {};
}

namespace {

constexpr std::int64_t mostCounted = 1'000'000;

[[noreturn]] void wrongKind(const std::string& what, const Json& found, const std::string& expected) {
    badValue(what + " is " + describe(found) + " where " + expected + " is expected");
}

Id checkedId(const Json& json, const std::string& what, SubjectKind kind, const Battle& battle) {
    if (!json.is_string()) {
        wrongKind(what, json, "an id in quotes");
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
                                    ? inQuotes(id) + " is a " + std::string(name(subject->kind)) + ", but " +
                                          what + " names a " + kindName
                                    : "there is no " + kindName + " " + inQuotes(id) + didYouMean(id, known));
}

std::int64_t wholeNumber(const Json& json, const std::string& what) {
    if (!json.is_number_integer()) {
        wrongKind(what, json, "a whole number");
    }
    const auto value = toValue(json);
    if (!value || value->number() > mostCounted || value->number() < -mostCounted) {
        badValue(what + " is " + describe(json) + "; numbers in commands go up to " +
                 std::to_string(mostCounted));
    }
    return value->number();
}

std::string checkedWord(const Json& json, const std::string& what, const std::vector<std::string>& words) {
    if (!json.is_string()) {
        wrongKind(what, json, words.empty() ? "a text" : "one of " + joined(words));
    }
    const auto word = json.get<std::string>();
    if (!words.empty() && std::find(words.begin(), words.end(), word) == words.end()) {
        badValue(what + " is " + inQuotes(word) + ", which is none of " + joined(words, "and") +
                 didYouMean(word, words));
    }
    return word;
}

std::vector<std::string> wordsOf(const Type& type, const RulePack& rules) {
    if (type.vocabulary == "phase") {
        std::vector<std::string> phases;
        for (const Phase& phase : rules.phases) {
            phases.push_back(phase.id);
        }
        return phases;
    }
    const Vocabulary* vocabulary = rules.vocabulary(type.vocabulary);
    return vocabulary ? vocabulary->ids() : std::vector<std::string>{};
}

Value readList(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
               const Battle& battle) {
    if (!json.is_array()) {
        wrongKind(what, json, "a list");
    }
    Ids ids;
    for (const Json& item : json) {
        Id id = type.kind == Kind::Subjects ? checkedId(item, what, type.subject, battle)
                                            : checkedWord(item, what, wordsOf(type, rules));
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
        badValue("the command " + inQuotes(name) + " needs " + inQuotes(field));
    }
    return *found;
}

} // namespace

Value readTyped(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
                const Battle& battle) {
    switch (type.kind) {
    case Kind::Flag:
        if (!json.is_boolean()) {
            wrongKind(what, json, "true or false");
        }
        return json.get<bool>();
    case Kind::Number: {
        const std::int64_t number = wholeNumber(json, what);
        if (number < 0) {
            badValue(what + " is " + std::to_string(number) + "; it cannot be less than 0");
        }
        return number;
    }
    case Kind::Subject:
        return checkedId(json, what, type.subject, battle);
    case Kind::Texts:
    case Kind::Subjects:
        return readList(json, type, what, rules, battle);
    default:
        return checkedWord(json, what, wordsOf(type, rules));
    }
}

std::string readCommandText(const Json& command, const std::string& field) {
    const Json& json = needed(command, field);
    if (!json.is_string()) {
        wrongKind(inQuotes(field), json, "a text");
    }
    return json.get<std::string>();
}

std::string readName(const Json& command, const std::string& field, const std::string& what) {
    std::string name = readCommandText(command, field);
    if (const std::string excess = excessOf(name, nameLimit); !excess.empty()) {
        badValue(what + ": the " + field + " " + inQuotes(name) + " is too long: " + excess);
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
                badValue(inQuotes(key) + " is too long: " + excess);
            }
        }
    }
}

Id readCommandId(const Json& command, const std::string& field, SubjectKind kind, const Battle& battle) {
    return checkedId(needed(command, field), inQuotes(field), kind, battle);
}

Facts readFacts(const Json& command, const std::vector<Id>& checks, const Resolution& resolution) {
    Facts facts;
    const Json* given = member(command, "facts");
    if (!given) {
        return facts;
    }
    if (!given->is_object()) {
        wrongKind("\"facts\"", *given, "an object");
    }
    const RulePack& rules = resolution.rules();
    std::vector<std::string> known;
    for (const Fact& fact : rules.facts) {
        const bool taken = std::any_of(fact.checks.begin(), fact.checks.end(), [&checks](const Id& id) {
            return std::find(checks.begin(), checks.end(), id) != checks.end();
        });
        if (taken) {
            known.push_back(fact.id);
        }
    }
    for (const auto& [id, value] : given->items()) {
        if (std::find(known.begin(), known.end(), id) == known.end()) {
            throw Refused("unknown-fact",
                          "there is no fact " + inQuotes(id) + " here" +
                              (known.empty() ? ": this takes no facts"
                                             : ", only " + joined(known, "and") + didYouMean(id, known)));
        }
        facts[id] =
            readTyped(value, rules.fact(id)->type, "the fact " + inQuotes(id), rules, resolution.battle());
    }
    return facts;
}

namespace {

Overrides readValuesByHand(const Json& command, const RulePack& rules) {
    Overrides overrides;
    const Json* given = member(command, "overrides");
    if (!given) {
        return overrides;
    }
    if (!given->is_object()) {
        wrongKind("\"overrides\"", *given, "an object");
    }
    std::vector<std::string> known;
    for (const Modifier& modifier : rules.modifiers) {
        known.push_back(modifier.id);
    }
    for (const auto& [id, value] : given->items()) {
        if (!rules.modifier(id)) {
            badValue("there is no modifier " + inQuotes(id) + didYouMean(id, known));
        }
        overrides[id] = wholeNumber(value, "the modifier " + inQuotes(id));
    }
    return overrides;
}

/// More of them than stand below each other are no reasons for a die.
constexpr std::size_t mostLines = 20;

Id checkOfLine(const Json& json, const RulePack& rules) {
    const Json* check = member(json, "check");
    if (!check) {
        return {};
    }
    std::vector<std::string> known;
    for (const Check& other : rules.checks) {
        known.push_back(other.id);
    }
    return checkedWord(*check, "\"check\" of an extra line", known);
}

FreeLine readFreeLine(const Json& json, const RulePack& rules) {
    if (!json.is_object()) {
        wrongKind("an extra line", json, "an object with a text and a value");
    }
    for (const auto& [key, value] : json.items()) {
        const std::vector<std::string> known{"text", "value", "check"};
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            badValue("an extra line has no " + inQuotes(key) + ", only " + joined(known, "and") +
                     didYouMean(key, known));
        }
    }
    for (const char* key : {"text", "value"}) {
        if (!json.contains(key)) {
            badValue("an extra line needs " + inQuotes(key));
        }
    }
    FreeLine line{checkedWord(json["text"], "\"text\" of an extra line", {}),
                  wholeNumber(json["value"], "\"value\" of an extra line"), checkOfLine(json, rules)};
    const std::string excess = excessOf(line.text, nameLimit);
    if (line.text.find_first_not_of(" \t\r\n") == std::string::npos || line.text != onOneLine(line.text) ||
        !excess.empty()) {
        badValue("the text of an extra line is " + inQuotes(line.text) +
                 " where one line of words is expected" + (excess.empty() ? "" : "; " + excess));
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
        wrongKind("\"extra-lines\"", *given, "a list");
    }
    if (given->size() > mostLines) {
        badValue("\"extra-lines\" has " + std::to_string(given->size()) + " lines where at most " +
                 std::to_string(mostLines) + " are expected");
    }
    for (const Json& json : *given) {
        lines.push_back(readFreeLine(json, rules));
    }
    return lines;
}

} // namespace

Overrides readOverrides(const Json& command, const RulePack& rules) {
    Overrides overrides = readValuesByHand(command, rules);
    for (const FreeLine& line : readFreeLines(command, rules)) {
        addFreeLine(overrides, line);
    }
    return overrides;
}

namespace {

/// Reads one field after the other into a call.
class FieldReader {
  public:
    FieldReader(Call& call, Resolution& resolution) : m_call(call), m_resolution(resolution) {}

    void read(const ActionField& field) {
        if (field.kind == ActionField::Kind::Facts) {
            m_call.facts = readFacts(m_call.command, m_call.action->checks, m_resolution);
            return;
        }
        const Json* json = member(m_call.command, field.id);
        if (!json && field.needed && !evaluate(*field.needed, scope()).flag()) {
            return;
        }
        if (!json && (field.optional || field.kind == ActionField::Kind::Count)) {
            m_call.fields[field.id] = field.fallback;
            return;
        }
        readGiven(field, needed(m_call.command, field.id));
    }

    Scope scope() { return m_resolution.scope(m_self, m_other, &m_call.facts); }

  private:
    void readGiven(const ActionField& field, const Json& json) {
        const std::string what = inQuotes(field.id);
        const Battle& battle = m_resolution.battle();
        switch (field.kind) {
        case ActionField::Kind::Subject: {
            const Id id = checkedId(json, what, field.subject, battle);
            (field.party == "self" ? m_self : field.party == "other" ? m_other : m_unused) = id;
            m_call.fields[field.id] = id;
            break;
        }
        case ActionField::Kind::Subjects:
            m_call.fields[field.id] =
                readList(json, {Kind::Subjects, field.subject, ""}, what, m_resolution.rules(), battle);
            break;
        case ActionField::Kind::Count:
            readCount(field, json);
            break;
        case ActionField::Kind::Choice:
            m_call.fields[field.id] = checkedWord(json, what, field.words);
            break;
        case ActionField::Kind::Text:
            m_call.fields[field.id] = checkedWord(json, what, {});
            break;
        default:
            readParty(field, json);
        }
    }

    void readCount(const ActionField& field, const Json& json) {
        const std::int64_t number = wholeNumber(json, inQuotes(field.id));
        if (number < field.from || number > field.to) {
            badValue(inQuotes(field.id) + " is " + std::to_string(number) + "; it goes from " +
                     std::to_string(field.from) + " to " + std::to_string(field.to));
        }
        m_call.fields[field.id] = number;
    }

    void readParty(const ActionField& field, const Json& json) {
        if (!json.is_object()) {
            wrongKind(inQuotes(field.id), json, "an object with a unit and its facts");
        }
        Party party;
        party.unit = checkedId(needed(json, "unit"), "\"unit\"", field.subject, m_resolution.battle());
        party.facts = readFacts(json, m_call.action->checks, m_resolution);
        party.overrides = readOverrides(json, m_resolution.rules());
        const Overrides ofBoth = readOverrides(m_call.command, m_resolution.rules());
        for (const FreeLine& line : freeLinesOf(ofBoth)) {
            addFreeLine(party.overrides, line);
        }
        const Overrides values = readValuesByHand(m_call.command, m_resolution.rules());
        party.overrides.insert(values.begin(), values.end());
        (field.party == "self" ? m_self : field.party == "other" ? m_other : m_unused) = party.unit;
        m_call.parties[field.id] = std::move(party);
    }

    Call& m_call;
    Resolution& m_resolution;
    Id m_self;
    Id m_other;
    Id m_unused;
};

std::vector<std::string> fieldsOf(const Action& action) {
    std::vector<std::string> fields;
    for (const ActionField& field : action.fields) {
        fields.push_back(field.id);
    }
    return fields;
}

} // namespace

Call readCall(const Action& action, const Json& command, Resolution& resolution) {
    Call call;
    call.action = &action;
    call.command = command;
    FieldReader reader(call, resolution);
    for (const ActionField& field : action.fields) {
        reader.read(field);
    }
    call.overrides = readOverrides(command, resolution.rules());
    warnUnused(command, fieldsOf(action), action.id, resolution);
    resolution.need(action.needs, reader.scope());
    resolution.warn(action.warns, reader.scope());
    return call;
}

} // namespace umpire

#include "stated_facts.h"

#include "bad_value.h"
#include "command_fields.h"
#include "umpire/base/text.h"
#include "umpire/base/text_limit.h"
#include "umpire/base/visible.h"
#include "umpire/checks/free_lines.h"

#include <algorithm>

namespace umpire {

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
        overrides[id] = readNumber(value, "the modifier " + inQuotes(id));
    }
    return overrides;
}

namespace {

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
    return readWord(*check, "\"check\" of an extra line", known);
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
    FreeLine line{readWord(json["text"], "\"text\" of an extra line", {}),
                  readNumber(json["value"], "\"value\" of an extra line"), checkOfLine(json, rules)};
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

} // namespace umpire

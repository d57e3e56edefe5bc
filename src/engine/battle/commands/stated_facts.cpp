#include "stated_facts.h"

#include "command_fields.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/resolution.h"
#include "umpire/checks/roll.h"

#include <algorithm>

namespace umpire {

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

Overrides readValuesByHand(const Json& command, const RulePack& rules) {
    Overrides overrides;
    const Json* given = member(command, "overrides");
    if (!given) {
        return overrides;
    }
    if (!given->is_object()) {
        wrongKind("\"overrides\"", *given, say("command", "an object"));
    }
    std::vector<std::string> known;
    for (const Modifier& modifier : rules.modifiers) {
        known.push_back(modifier.id);
    }
    for (const auto& [id, value] : given->items()) {
        if (!rules.modifier(id)) {
            badValue(fill(say("command", "there is no modifier {id}"), {{"id", inQuotes(id)}}) +
                     didYouMean(id, known));
        }
        overrides[id] = readNumber(value, fill(say("command", "the modifier {id}"), {{"id", inQuotes(id)}}));
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
    return readWord(*check, say("command", "\"check\" of an extra line"), known);
}

FreeLine readFreeLine(const Json& json, const RulePack& rules) {
    if (!json.is_object()) {
        wrongKind(say("command", "an extra line"), json, say("command", "an object with a text and a value"));
    }
    for (const auto& [key, value] : json.items()) {
        const std::vector<std::string> known{"text", "value", "check"};
        if (std::find(known.begin(), known.end(), key) == known.end()) {
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

Overrides readOverrides(const Json& command, const RulePack& rules) {
    Overrides overrides = readValuesByHand(command, rules);
    for (const FreeLine& line : readFreeLines(command, rules)) {
        addFreeLine(overrides, line);
    }
    return overrides;
}

// Results that no dice give: the umpire states what he sees on the table.

namespace {

/// `outcome`, then `outcome-2`, `outcome-3` ...
std::string fieldOf(std::size_t place) {
    return place == 0 ? "outcome" : "outcome-" + std::to_string(place + 1);
}

} // namespace

void Resolution::stateResults(const Json& command) {
    m_stated.clear();
    m_statedTaken = 0;
    for (auto given = command.find(fieldOf(0)); given != command.end() && given->is_string();
         given = command.find(fieldOf(m_stated.size()))) {
        m_stated.push_back(given->get<Id>());
    }
}

Id Resolution::nextStated(const Step& step, const Check& check) {
    const std::string field = fieldOf(m_statedTaken);
    const Places places{{"check", check.name},
                        {"subject", nameOf(step.subject)},
                        {"field", inQuotes(field)},
                        {"list", joined(check.choices)}};
    if (m_statedTaken >= m_stated.size()) {
        m_pending = step;
        throw Unstated(
            step, field,
            fill(
                say("command", "{check} of {subject} is for the umpire to see: state {field}, one of {list}"),
                places));
    }
    const Id& outcome = m_stated[m_statedTaken++];
    if (!listed(check.choices, outcome)) {
        throw Refused("bad-value", fill(say("command", "{field} is {outcome}; {check} comes to {list}"),
                                        {{"field", inQuotes(field)},
                                         {"outcome", inQuotes(outcome)},
                                         {"check", check.name},
                                         {"list", joined(check.choices)}}));
    }
    return outcome;
}

Resolution::Rolled Resolution::stated(Step step, const RollRequest& request) {
    needCells();
    Rolled rolled;
    rolled.roll.outcome = nextStated(step, *request.check);
    step.outcome = rolled.roll.outcome;
    rolled.step = std::move(step);
    return rolled;
}

} // namespace umpire

// The umpire's hand: fields of subjects and of the turn, one subject or many.

#include "../moments.h"
#include "command_fields.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/turn_order.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace umpire {

namespace {

std::vector<std::string> settable(const RulePack& rules, SubjectKind kind) {
    std::vector<std::string> ids;
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == kind && attribute.shown && (!attribute.derived || !attribute.adjusts.empty())) {
            ids.push_back(attribute.id);
        }
    }
    return ids;
}

/// The attribute that a field names; it is stored, or adjusts one that is.
const Attribute& attributeNamed(const Subject& subject, const std::string& field, const RulePack& rules) {
    const Attribute* attribute = rules.attribute(subject.kind, field);
    if (!attribute || !attribute->shown) {
        badValue(fill(say("command", "a {kind} has no field {field}"),
                      {{"kind", std::string(name(subject.kind))}, {"field", inQuotes(field)}}) +
                 didYouMean(field, settable(rules, subject.kind)));
    }
    if (attribute->derived && attribute->adjusts.empty()) {
        badValue(fill(say("command", "{field} of {subject} is worked out, not stored; set {list} instead"),
                      {{"field", inQuotes(field)},
                       {"subject", subject.name},
                       {"list", joined(settable(rules, subject.kind))}}));
    }
    return *attribute;
}

Value newValue(const Json& json, const Attribute& attribute, const std::string& what,
               Resolution& resolution) {
    const bool clears = json.is_null() && !attribute.fallback && !attribute.derived;
    return clears ? Value() : readTyped(json, attribute.type, what, resolution.rules(), resolution.battle());
}

/// What the stored attribute has to be for the derived one to be as asked for; nothing where no value does
/// it.
std::optional<Value> storedFor(const Id& id, const Attribute& derived, const Value& wanted, bool fixed,
                               Resolution& resolution) {
    const Value now = resolution.value(id, derived.adjusts);
    std::vector<Value> fitting{fixed ? now : wanted};
    if (derived.type.kind == Type::Kind::Number && !fixed) {
        const std::int64_t more = wanted.number() - resolution.value(id, derived.id).number();
        fitting = {now.number() - more, now.number() + more}; // what is left goes with what is lost
    }
    for (const Value& value : fitting) {
        Battle then = resolution.battle();
        then.set(id, derived.adjusts, value);
        const bool possible = derived.type.kind != Type::Kind::Number || value.number() >= 0;
        if (possible && attributeValue(id, derived.id, Scope{resolution.rules(), then}) == wanted) {
            return value;
        }
    }
    return std::nullopt;
}

/// `fixed`: the command sets the stored one itself.
void setDerived(const Subject& subject, const Attribute& derived, const Value& wanted, bool fixed,
                Resolution& resolution) {
    const std::optional<Value> value = storedFor(subject.id, derived, wanted, fixed, resolution);
    if (value) {
        resolution.set(subject.id, derived.adjusts, *value);
        return;
    }
    const bool shown = resolution.rules().attribute(subject.kind, derived.adjusts)->shown;
    const std::string sentence =
        shown ? say("command", "{field} of {subject} cannot be {value} as things stand; set {stored} instead")
              : say("command", "{field} of {subject} cannot be {value} as things stand");
    badValue(fill(sentence, {{"field", inQuotes(derived.id)},
                             {"subject", subject.name},
                             {"value", dumpLine(toJson(wanted))},
                             {"stored", inQuotes(derived.adjusts)}}));
}

void checkMost(const Subject& subject, const Attribute& named, Resolution& resolution) {
    const std::string& field = named.derived ? named.adjusts : named.id;
    const Attribute* attribute = resolution.rules().attribute(subject.kind, field);
    if (!attribute || !attribute->most) {
        return;
    }
    const std::int64_t most = evaluate(*attribute->most, resolution.scope(subject.id)).number();
    if (resolution.value(subject.id, field).number() > most) {
        badValue(
            fill(say("command", "{field} of {subject} can be {most} at most"),
                 {{"field", inQuotes(field)}, {"subject", subject.name}, {"most", std::to_string(most)}}));
    }
}

void adjustSubject(const Subject& subject, const Stated& set, Resolution& resolution) {
    const Id id = subject.id;
    std::vector<std::pair<const Attribute*, Value>> derived;
    std::set<std::string> stored;
    for (const auto& [field, json] : set) {
        const Subject& now = *resolution.battle().find(id);
        const Attribute& named = attributeNamed(now, field, resolution.rules());
        Value value = newValue(
            json, named,
            fill(say("command", "{field} of {subject}"), {{"field", inQuotes(field)}, {"subject", now.name}}),
            resolution);
        if (named.derived) {
            derived.emplace_back(&named, std::move(value));
        } else {
            resolution.set(id, named.id, std::move(value));
            stored.insert(named.id);
        }
    }
    for (const auto& [named, value] : derived) {
        setDerived(*resolution.battle().find(id), *named, value, stored.contains(named->adjusts), resolution);
    }
    for (const auto& [field, json] : set) {
        const Subject& now = *resolution.battle().find(id);
        checkMost(now, attributeNamed(now, field, resolution.rules()), resolution);
    }
}

void adjustTurn(const Stated& set, Resolution& resolution) {
    Clock clock = resolution.battle().clock;
    for (const auto& [field, json] : set) {
        const std::string what = fill(say("command", "{field} of the turn"), {{"field", inQuotes(field)}});
        if (field == "turn") {
            clock.turn = readTyped(json, {Type::Kind::Number, SubjectKind::Unit, ""}, what,
                                   resolution.rules(), resolution.battle())
                             .number();
            if (clock.turn < 1) {
                badValue(say("command", "game turns are counted from 1"));
            }
        } else if (field == "side") {
            clock.side = readTyped(json, {Type::Kind::Subject, SubjectKind::Side, ""}, what,
                                   resolution.rules(), resolution.battle())
                             .text();
        } else if (field == "phase") {
            clock.phase = readTyped(json, {Type::Kind::Text, SubjectKind::Unit, "phase"}, what,
                                    resolution.rules(), resolution.battle())
                              .text();
        } else {
            badValue(fill(say("command", "the turn has no field {field}"), {{"field", inQuotes(field)}}) +
                     didYouMean(field, {"turn", "side", "phase"}));
        }
    }
    const Clock now = resolution.battle().clock;
    const bool same = clock.turn == now.turn && clock.side == now.side && clock.phase == now.phase;
    if (!same) {
        resolution.moveClock(atPhaseStart(resolution.rules(), resolution.battle(), std::move(clock)));
        keepDrawOwed(resolution);
    }
}

/// Sets fields of a subject, or of the turn. Throws Refused.
void adjustNamed(const std::string& id, const Stated& set, Resolution& resolution) {
    if (id == "turn") {
        adjustTurn(set, resolution);
        return;
    }
    const Subject* subject = resolution.battle().find(id);
    if (!subject) {
        std::vector<std::string> known{"turn"};
        for (const Subject* other : resolution.battle().all()) {
            known.push_back(other->id);
        }
        throw Refused("unknown-id",
                      fill(say("command", "nothing in this battle is called {id}"), {{"id", inQuotes(id)}}) +
                          didYouMean(id, known));
    }
    adjustSubject(*subject, set, resolution);
}

} // namespace

AdjustCommand AdjustCommand::read(const CommandReader& reader) {
    std::string subject = reader.text("subject");
    const auto set = reader.command().find("set");
    const bool none = set == reader.command().end() || !set->is_object();
    if (none && !reader.recorded()) {
        badValue(say("command", "\"adjust\" needs \"set\": an object of fields and their new values"));
    }
    return {std::move(subject), none ? Stated{} : entriesOf(*set), reader.remark("reason")};
}

void AdjustCommand::decide(Resolution& resolution, const GameModule*) const {
    adjustNamed(subject, set, resolution);
}

namespace {

void needFields(const Id& id, const Json& fields) {
    if (!fields.is_object()) {
        badValue(
            fill(say("command", "the new values of {id} are {found} where an object of fields is expected"),
                 {{"id", inQuotes(id)}, {"found", describe(fields)}}));
    }
    if (fields.empty()) {
        badValue(fill(
            say("command", "nothing is set for {id}; name its fields and their new values, or leave it out"),
            {{"id", inQuotes(id)}}));
    }
}

} // namespace

CatchUpCommand CatchUpCommand::read(const CommandReader& reader) {
    CatchUpCommand command;
    const auto set = reader.command().find("set");
    const bool none = set == reader.command().end() || !set->is_object() || set->empty();
    if (none && !reader.recorded()) {
        badValue(say(
            "command",
            "\"catch-up\" needs \"set\": an object of subjects, each with its fields and their new values"));
    }
    command.reason = reader.optionalText("reason");
    for (const auto& [id, fields] : none ? Stated{} : entriesOf(*set)) {
        if (!reader.recorded()) {
            needFields(id, fields);
        }
        command.subjects.emplace_back(id, entriesOf(fields));
    }
    return command;
}

void CatchUpCommand::decide(Resolution& resolution, const GameModule*) const {
    for (const auto& [id, fields] : subjects) {
        try {
            adjustNamed(id, fields, resolution);
        } catch (const Refused& refused) {
            throw Refused(refused.refusal().code, inQuotes(id) + ": " + refused.what());
        }
    }
}

} // namespace umpire

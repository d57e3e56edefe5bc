// What a game adds: an action of the pack, played by the game's procedure.

#include "../steps.h"
#include "command_fields.h"
#include "command_reader.h"
#include "stated_facts.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/checks/map_way.h"
#include "umpire/checks/roll.h"

namespace umpire {

Id Call::id(std::string_view field) const {
    const auto found = fields.find(field);
    return found == fields.end() ? Id() : found->second.text();
}

std::int64_t Call::number(std::string_view field) const {
    const auto found = fields.find(field);
    return found == fields.end() ? 0 : found->second.number();
}

Id Call::party(std::string_view wanted) const {
    if (!action) {
        return {};
    }
    for (const ActionField& field : action->fields) {
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

/// Reads one field after the other into a call.
class FieldReader {
  public:
    FieldReader(Call& call, const Json& command, Resolution& resolution)
        : m_call(call), m_command(command), m_resolution(resolution) {}

    void read(const ActionField& field) {
        if (field.kind == ActionField::Kind::Facts) {
            m_call.facts = readFacts(m_command, m_call.action->checks, m_resolution);
            return;
        }
        const Json* json = member(m_command, field.id);
        if (json) {
            m_call.stated.insert(field.id);
        }
        if (json && json->is_null() && mayBeNowhere(field)) {
            json = nullptr;
        }
        if (!json && field.needed && !evaluate(*field.needed, scope()).flag()) {
            return;
        }
        const bool mayLack = field.kind == ActionField::Kind::Count || field.kind == ActionField::Kind::Flag;
        if (!json && (field.optional || mayLack)) {
            m_call.fields[field.id] = field.fallback;
            return;
        }
        readGiven(field, needed(m_command, field.id));
    }

    Scope scope() {
        m_fields = fieldsOf(m_call);
        Scope scope = m_resolution.scope(m_self, m_other, &m_call.facts);
        scope.fields = &m_fields;
        return scope;
    }

  private:
    void readGiven(const ActionField& field, const Json& json) {
        const std::string what = inQuotes(field.id);
        const Battle& battle = m_resolution.battle();
        switch (field.kind) {
        case ActionField::Kind::Subject: {
            const Id id = readId(json, what, field.subject, battle);
            (field.party == "self" ? m_self : field.party == "other" ? m_other : m_unused) = id;
            m_call.fields[field.id] = id;
            break;
        }
        case ActionField::Kind::Subjects:
            m_call.fields[field.id] =
                readList(json, {Type::Kind::Subjects, field.subject, ""}, what, m_resolution.rules(), battle);
            break;
        case ActionField::Kind::Count:
            readCount(field, json);
            break;
        case ActionField::Kind::Choice:
            m_call.fields[field.id] = readWord(json, what, field.words);
            break;
        case ActionField::Kind::Flag:
            m_call.fields[field.id] =
                readTyped(json, {Type::Kind::Flag, field.subject, ""}, what, m_resolution.rules(), battle);
            break;
        case ActionField::Kind::Text:
            m_call.fields[field.id] = readWord(json, what, {});
            break;
        default:
            readParty(field, json);
        }
    }

    void readCount(const ActionField& field, const Json& json) {
        const std::int64_t number = readNumber(json, inQuotes(field.id));
        if (number < field.from || number > field.to) {
            badValue(fill(say("command", "{field} is {number}; it goes from {from} to {to}"),
                          {{"field", inQuotes(field.id)},
                           {"number", std::to_string(number)},
                           {"from", std::to_string(field.from)},
                           {"to", std::to_string(field.to)}}));
        }
        m_call.fields[field.id] = number;
    }

    void readParty(const ActionField& field, const Json& json) {
        if (!json.is_object()) {
            wrongKind(inQuotes(field.id), json, say("command", "an object with a unit and its facts"));
        }
        Party party;
        party.unit = readId(needed(json, "unit"), "\"unit\"", field.subject, m_resolution.battle());
        party.facts = readFacts(json, m_call.action->checks, m_resolution);
        party.overrides = readOverrides(json, m_resolution.rules());
        const Overrides ofBoth = readOverrides(m_command, m_resolution.rules());
        for (const FreeLine& line : freeLinesOf(ofBoth)) {
            addFreeLine(party.overrides, line);
        }
        const Overrides values = readValuesByHand(m_command, m_resolution.rules());
        party.overrides.insert(values.begin(), values.end());
        (field.party == "self" ? m_self : field.party == "other" ? m_other : m_unused) = party.unit;
        m_call.parties[field.id] = std::move(party);
    }

    Call& m_call;
    const Json& m_command;
    Resolution& m_resolution;
    Facts m_fields;
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

Call sent(Call call, const Json& command, Resolution& resolution) {
    const Action& action = *call.action;
    FieldReader reader(call, command, resolution);
    for (const ActionField& field : action.fields) {
        reader.read(field);
    }
    if (const auto spent = spentOnWay(resolution.rules(), resolution.battle(), action, call.fields)) {
        call.fields[resolution.rules().roles.map.way->spent] = *spent;
    }
    call.overrides = readOverrides(command, resolution.rules());
    warnUnused(command, fieldsOf(action), action.id, resolution);
    const Scope scope = reader.scope();
    resolution.need(action.needs, scope);
    resolution.warn(action.warns, scope);
    return call;
}

/// Whom a record names.
Call recorded(Call call, const CommandReader& reader) {
    for (const ActionField& field : call.action->fields) {
        const Json* json = member(reader.command(), field.id);
        if (json) {
            call.stated.insert(field.id);
        }
        if (json && field.kind == ActionField::Kind::Party) {
            call.parties[field.id].unit = CommandReader(*json, reader.rules(), true).remark("unit");
        } else if (json && json->is_string()) {
            call.fields[field.id] = json->get<std::string>();
        }
    }
    return call;
}

} // namespace

Call Call::read(const CommandReader& reader) {
    Call call;
    call.name = reader.text("do");
    call.action = reader.rules().action(call.name);
    if (reader.recorded()) {
        return call.action ? umpire::recorded(std::move(call), reader) : call;
    }
    if (!call.action) {
        refuseUnknownCommand(call.name, reader.rules());
    }
    return sent(std::move(call), reader.command(), reader.resolution());
}

void Call::decide(Resolution& resolution, const GameModule* module) const {
    const auto procedure = module ? module->actions.find(name) : decltype(module->actions.end())();
    if (module && procedure != module->actions.end()) {
        const Resolution::Remaining remaining(resolution, StillToRoll::ByProcedure);
        procedure->second(resolution, *this);
    } else {
        const Resolution::MayEnd mayEnd(resolution);
        playSteps(resolution, *this);
    }
    if (resolution.ended()) {
        return;
    }
    runEffectsOf(*this, resolution);
}

} // namespace umpire

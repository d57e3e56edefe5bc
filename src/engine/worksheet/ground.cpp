#include "ground.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"

#include <algorithm>
#include <span>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

bool takesFactsAtTop(const Action& action) {
    return std::ranges::any_of(action.fields,
                               [](const ActionField& field) { return field.kind == FieldKind::Facts; });
}

} // namespace

Ground::Ground(const Session& session, const Json& draft) : m_session(session), m_command(draft) {
    if (!draft.is_object()) {
        throw Refused("bad-json", fill(say("command", "a command is an object, not {found}"),
                                       {{"found", describe(draft)}}));
    }
    m_verb = verbNamed(readCommandText(draft, "do"));
    if (isA<CorrectCommand>(draft) && draft.contains("record")) {
        auto [before, command] = session.amended(draft);
        m_before = std::move(before);
        m_command = std::move(command);
        m_verb = verbOf(m_command);
    }
}

const Action* Ground::action() const {
    return rules().action(textAt(m_command, "do"));
}

const Check* Ground::check() const {
    return isA<CheckCommand>(m_command) ? rules().check(textAt(m_command, "check")) : nullptr;
}

Id Ground::party(std::string_view which) const {
    const Action* action = this->action();
    for (const ActionField& field : action ? std::span(action->fields) : std::span<const ActionField>{}) {
        if (field.party != which) {
            continue;
        }
        if (field.kind == FieldKind::Subject) {
            return textAt(m_command, field.id);
        }
        const auto party = m_command.find(field.id);
        if (field.kind == FieldKind::Party && party != m_command.end() && party->is_object()) {
            return textAt(*party, "unit");
        }
    }
    if (action || which != "self") {
        return {};
    }
    for (const SubjectKind kind : {SubjectKind::Unit, SubjectKind::Officer, SubjectKind::Formation,
                                   SubjectKind::Side, SubjectKind::Thing}) {
        if (Id id = textAt(m_command, std::string(umpire::name(kind))); !id.empty()) {
            return id;
        }
    }
    return textAt(m_command, "subject");
}

std::string Ground::placeOf(const Id& subject) const {
    for (const auto& [key, value] : m_command.items()) {
        if (value.is_object() && value.contains("unit") && value["unit"] == Json(subject)) {
            return key;
        }
    }
    return {};
}

bool Ground::takesFactsOf(const Id& check, const std::string& place) const {
    if (isA<CheckCommand>(m_command)) {
        return textAt(m_command, "check") == check;
    }
    const Action* action = this->action();
    return action && listed(action->checks, check) && (!place.empty() || takesFactsAtTop(*action));
}

bool Ground::takesFact(const Id& id) const {
    const Fact* fact = rules().fact(id);
    if (!fact || isA<CheckCommand>(m_command)) {
        return fact && listed(fact->checks, textAt(m_command, "check"));
    }
    const Action* action = this->action();
    return action && takesFactsAtTop(*action) && std::ranges::any_of(fact->checks, [action](const Id& check) {
               return listed(action->checks, check);
           });
}

Json Ground::said(const std::string& place, const char* key) const {
    const Json* object = &m_command;
    if (!place.empty()) {
        const auto party = m_command.find(place);
        object = party != m_command.end() && party->is_object() ? &*party : nullptr;
    }
    const auto found = object ? object->find(key) : m_command.end();
    return object && found != object->end() ? *found : Json();
}

Json Ground::withAnswer(const std::string& place, const Id& fact, const Json& value) const {
    Json command = m_command;
    Json& object = place.empty() ? command : command[place];
    object["facts"][fact] = value;
    return command;
}

Json Ground::withoutAnswers() const {
    Json command = m_command;
    command.erase("facts");
    for (auto& [key, value] : command.items()) {
        if (value.is_object()) {
            value.erase("facts");
        }
    }
    return command;
}

} // namespace umpire

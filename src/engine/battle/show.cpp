#include "umpire/battle/session.h"

namespace umpire {

namespace {

Json shown(const Value& value, const Type& type) {
    if (value.isNone() && type.kind == Type::Kind::Flag) {
        return false;
    }
    return toJson(value);
}

void addPlace(Json& json, const Subject& subject) {
    switch (subject.kind) {
    case SubjectKind::Unit:
        json["formation"] = subject.parent;
        break;
    case SubjectKind::Formation:
        json["parent"] = subject.parent;
        break;
    case SubjectKind::Officer:
        json["commands"] = subject.parent;
        break;
    case SubjectKind::Side:
        return;
    }
    json["side"] = subject.side;
}

Json stateOf(const Subject& subject, const Scope& scope, bool onlyReported) {
    Json json;
    json["id"] = subject.id;
    json["name"] = subject.name;
    addPlace(json, subject);
    for (const Attribute& attribute : scope.rules.attributes) {
        const bool wanted = attribute.shown && (attribute.reported || !onlyReported);
        if (attribute.of == subject.kind && wanted && holds(attribute.shownIf, scope)) {
            json[attribute.id] = shown(attributeValue(subject, attribute, scope), attribute.type);
        }
    }
    return json;
}

void addNotes(Json& json, const Scope& scope, SubjectKind kind) {
    Json notes = Json::array();
    for (const Note& note : scope.rules.notes) {
        if (note.of == kind && holds(note.when, scope)) {
            notes.push_back(fillText(scope.rules.text(note.text), scope));
        }
    }
    if (!notes.empty()) {
        json["notes"] = std::move(notes);
    }
}

} // namespace

Json reportedState(const Subject& subject, const RulePack& rules, const Battle& battle) {
    return stateOf(subject, {rules, battle, subject.id}, true);
}

Json showSubject(const Subject& subject, const RulePack& rules, const Battle& battle) {
    const Scope scope{rules, battle, subject.id};
    Json json = stateOf(subject, scope, false);
    addNotes(json, scope, subject.kind);
    return json;
}

Json showTurn(const Battle& battle) {
    return Json{{"id", "turn"},
                {"turn", battle.clock.turn},
                {"side", battle.clock.side},
                {"phase", battle.clock.phase}};
}

Json showDue(const Battle& battle) {
    Json list = Json::array();
    for (const Due& due : battle.due) {
        list.push_back(
            {{"id", due.id}, {"text", due.text}, {"command", due.command}, {"optional", due.optional}});
    }
    return Json{{"id", "due"}, {"due", std::move(list)}};
}

} // namespace umpire

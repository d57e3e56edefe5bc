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

} // namespace

Json showSubject(const Subject& subject, const RulePack& rules, const Battle& battle) {
    Json json;
    json["id"] = subject.id;
    json["name"] = subject.name;
    addPlace(json, subject);
    const Scope scope{rules, battle, subject.id, {}, nullptr, nullptr, nullptr, {}};
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == subject.kind && attribute.shown && holds(attribute.shownIf, scope)) {
            json[attribute.id] = shown(attributeValue(subject, attribute, scope), attribute.type);
        }
    }
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
        list.push_back({{"id", due.id}, {"text", due.text}, {"command", due.command}, {"optional", due.optional}});
    }
    return Json{{"id", "due"}, {"due", std::move(list)}};
}

} // namespace umpire

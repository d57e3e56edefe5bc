#include "roster_places.h"

#include "command_fields.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

namespace umpire {

namespace {

std::vector<std::string> idsOf(const Battle& battle) {
    std::vector<std::string> ids;
    for (const Subject* subject : battle.all()) {
        ids.push_back(subject->id);
    }
    return ids;
}

} // namespace

const Subject& knownSubject(const Json& json, const std::string& what, const Battle& battle) {
    if (!json.is_string()) {
        badValue(fill(say("command", "{what} is {found} where an id in quotes is expected"),
                      {{"what", what}, {"found", describe(json)}}));
    }
    const Id id = json.get<std::string>();
    const Subject* subject = battle.find(id);
    if (!subject) {
        throw Refused("unknown-id",
                      fill(say("command", "nothing in this battle is called {id}"), {{"id", inQuotes(id)}}) +
                          didYouMean(id, idsOf(battle)));
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
                      const Resolution& resolution) {
    if (json.is_null()) {
        if (attribute.required) {
            badValue(fill(say("command", "{what} cannot be left out"), {{"what", what}}));
        }
        return {};
    }
    Value value = readTyped(json, attribute.type, what, resolution.rules(), resolution.battle());
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

} // namespace umpire

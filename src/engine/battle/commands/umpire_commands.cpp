#include "../history/recording.h"
#include "../moments.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/resolution.h"
#include "umpire/battle/turn_order.h"
#include "umpire/state/objectives.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace umpire {

// The umpire's hand: fields of subjects and of the turn, one subject or many.

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
        const auto read = [&, &json = json](const Type& type) {
            return readTyped(json, type, what, resolution.rules(), resolution.battle());
        };
        if (field == "turn") {
            clock.turn = read({Type::Kind::Number, SubjectKind::Unit, ""}).number();
            if (clock.turn < 1) {
                badValue(say("command", "game turns are counted from 1"));
            }
        } else if (field == "side") {
            clock.side = read({Type::Kind::Subject, SubjectKind::Side, ""}).text();
        } else if (field == "phase") {
            clock.phase = read({Type::Kind::Text, SubjectKind::Unit, "phase"}).text();
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
        std::vector<std::string> known = idsIn(resolution.battle().all());
        known.insert(known.begin(), "turn");
        unknownId(say("command", "nothing in this battle is called {id}"), id, known);
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

namespace {

std::int64_t numberIn(const Json& json) {
    return toValue(json).value_or(Value()).number();
}

constexpr std::int64_t highestRecord = 1'000'000;

/// 0 when it is none that a note can belong to.
int numberOfRecord(const Json& command) {
    const auto record = command.find("record");
    if (record == command.end() || !record->is_number_integer()) {
        return 0;
    }
    const auto number = record->get<std::int64_t>();
    return number < 1 || number > highestRecord ? 0 : static_cast<int>(number);
}

/// A turn that was begun; 0 for the one that is being played.
std::int64_t readTurn(const CommandReader& reader) {
    const auto turn = reader.command().find("turn");
    if (turn == reader.command().end()) {
        return 0;
    }
    const std::int64_t number = readNumber(*turn, "\"turn\"");
    const std::int64_t now = reader.battle().clock.turn;
    if (number < 1 || number > now) {
        badValue(fill(say("command", "\"turn\" is {number}; it goes from 1 to {now}, the turn being played"),
                      {{"number", std::to_string(number)}, {"now", std::to_string(now)}}));
    }
    return number;
}

/// On a subject, or with "turn" on a turn.
NotedOn readPlaceOfNote(const CommandReader& reader) {
    const Id subject = reader.text("subject");
    if (subject == "turn") {
        return {"", readTurn(reader)};
    }
    if (reader.has("turn")) {
        badValue(say("command", "\"turn\" goes with the subject \"turn\" only"));
    }
    return {knownSubject(reader.command()["subject"], "\"subject\"", reader.battle()).id, 0};
}

/// Who or what a recorded note stands on.
NotedOn recordedPlace(const CommandReader& reader) {
    const Id subject = reader.remark("subject");
    const auto turn = reader.command().find("turn");
    const bool given = turn != reader.command().end() && turn->is_number_integer();
    return {subject == "turn" ? Id() : subject, given ? numberIn(*turn) : 0};
}

/// What is not there cannot be taken back.
void warnOfNoNote(const NotedOn& place, Resolution& resolution) {
    const Subject* subject = resolution.battle().find(place.subject);
    resolution.warn(
        fill(place.subject.empty() ? say("command", "There was no note on turn {turn}")
                                   : say("command", "There was no note on {subject}"),
             {{"turn", std::to_string(place.turn)}, {"subject", subject ? subject->name : place.subject}}));
}

} // namespace

NoteCommand NoteCommand::read(const CommandReader& reader) {
    NoteCommand command;
    command.record = numberOfRecord(reader.command());
    if (reader.has("subject") && reader.has("record") && !reader.recorded()) {
        badValue(say("command", "give \"record\" or \"subject\", not both"));
    }
    if (reader.has("subject") && !reader.has("record")) {
        reader.refuseUnknown({"subject", "turn", "text"});
        command.on = reader.recorded() ? recordedPlace(reader) : readPlaceOfNote(reader);
        command.note.text = reader.text("text");
        return command;
    }
    if (command.record == 0 && !reader.recorded()) {
        badValue(say("command", "\"note\" needs \"record\": the number of the record it belongs to, "
                                "or \"subject\": an id, or \"turn\""));
    }
    command.note.text = reader.optionalText("text");
    command.note.bookmark = reader.flag("bookmark");
    return command;
}

void NoteCommand::decide(Resolution& resolution, const GameModule*) const {
    if (record > 0) {
        resolution.note(record, note);
        return;
    }
    const bool ofTurn = on.subject.empty();
    const std::int64_t turn = on.turn > 0 ? on.turn : resolution.battle().clock.turn;
    const NotedOn place = ofTurn ? NotedOn{"", turn} : on;
    const bool blank = note.text.find_first_not_of(" \t\r\n") == std::string::npos;
    const auto& remarks = resolution.battle().remarks;
    if (blank && remarks.find(place) == remarks.end()) {
        warnOfNoNote(place, resolution);
        return;
    }
    resolution.note(place, blank ? std::string() : note.text);
}

// The umpire's own words for a passage of the report.

namespace {

constexpr std::size_t mostBytes = 100'000;
constexpr std::string_view turnPrefix = "turn-";

bool isTurn(std::string_view passage) {
    if (!passage.starts_with(turnPrefix)) {
        return false;
    }
    const std::string_view digits = passage.substr(turnPrefix.size());
    const bool number = std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    return number && !digits.empty() && digits.size() <= 7 && digits.front() != '0';
}

/// 0 for a passage that is not of a turn.
std::int64_t turnOf(const std::string& passage) {
    return isTurn(passage) ? std::stoll(passage.substr(turnPrefix.size())) : 0;
}

void needPassage(const std::string& passage) {
    if (passage != "opening" && passage != "closing" && !isTurn(passage)) {
        badValue(fill(say("command", "the report has no passage {passage}, only \"opening\", "
                                     "\"closing\" and \"turn-1\", \"turn-2\" and so on"),
                      {{"passage", inQuotes(passage)}}));
    }
}

} // namespace

ProseCommand ProseCommand::read(const CommandReader& reader) {
    ProseCommand command;
    command.passage = reader.text("passage");
    if (!reader.recorded()) {
        needPassage(command.passage);
    }
    command.text = reader.text("text");
    if (command.text.find_first_not_of(" \t\r\n") == std::string::npos) {
        command.text.clear(); // nothing but blanks would be a passage that nobody can see
    }
    if (command.text.size() > mostBytes && !reader.recorded()) {
        badValue(fill(say("command", "the words for {passage} are {count} bytes long; {most} are the most"),
                      {{"passage", inQuotes(command.passage)},
                       {"count", std::to_string(command.text.size())},
                       {"most", std::to_string(mostBytes)}}));
    }
    return command;
}

void ProseCommand::decide(Resolution& resolution, const GameModule*) const {
    if (const std::int64_t turn = turnOf(passage); turn > resolution.battle().clock.turn) {
        resolution.warn(
            fill(say("command", "The game has not come to turn {turn}; these words are printed once it has"),
                 {{"turn", std::to_string(turn)}}));
    }
    resolution.setProse(passage, text);
}

namespace {

const Ruling& knownRuling(const Id& id, const RulePack& rules) {
    if (const Ruling* ruling = rules.ruling(id)) {
        return *ruling;
    }
    unknownId(say("command", "there is no ruling {id}"), id, idsIn(rules.rulings));
}

} // namespace

RulingCommand RulingCommand::read(const CommandReader& reader) {
    RulingCommand command;
    command.ruling = reader.text("ruling");
    const Ruling* ruling = reader.recorded() ? nullptr : &knownRuling(command.ruling, reader.rules());
    command.reading = reader.text("reading");
    if (ruling && !ruling->find(command.reading)) {
        badValue(fill(say("command", "{reading} is no reading of {ruling}"),
                      {{"reading", inQuotes(command.reading)}, {"ruling", command.ruling}}));
    }
    return command;
}

void RulingCommand::decide(Resolution& resolution, const GameModule*) const {
    const bool usual = reading == resolution.rules().ruling(ruling)->standard();
    resolution.setRuling(ruling, usual ? Id() : reading);
}

namespace {

/// Refuses a key that an objective does not have.
void needObjectiveKeys(const Json& entry) {
    const std::vector<std::string> known{"id", "name", "worth", "holder"};
    for (const auto& [key, value] : entry.items()) {
        if (!listed(known, key)) {
            badValue(fill(say("command", "an objective has no {key}"), {{"key", inQuotes(key)}}) +
                     didYouMean(key, known));
        }
    }
}

std::int64_t readWorth(const Json& json, const std::string& name) {
    const std::int64_t worth = readNumber(json, "\"worth\"");
    if (worth < 0 || worth > mostWorth) {
        badValue(fill(say("command", "{name} is worth {worth}; it goes from 0 to {most}"),
                      {{"name", inQuotes(name)},
                       {"worth", std::to_string(worth)},
                       {"most", std::to_string(mostWorth)}}));
    }
    return worth;
}

Objective readOne(const Json& entry, const Battle& battle) {
    if (!entry.is_object()) {
        wrongKind(say("command", "an entry of \"objectives\""), entry,
                  say("command", "an object with the name of an objective"));
    }
    needObjectiveKeys(entry);
    Objective objective;
    objective.name = readName(entry, "name", say("command", "An objective"));
    if (objective.name.find_first_not_of(' ') == std::string::npos) {
        badValue(say("command", "an objective needs a name"));
    }
    if (const Json* id = member(entry, "id")) {
        objective.id = readWord(*id, "\"id\"", {});
        if (!isKebab(objective.id)) {
            badValue(fill(say("command", "{id} is no id: small letters, digits and single hyphens"),
                          {{"id", inQuotes(objective.id)}}));
        }
    }
    if (const Json* worth = member(entry, "worth")) {
        objective.worth = readWorth(*worth, objective.name);
    }
    const Json* holder = member(entry, "holder");
    const bool held = holder && !holder->is_null() && *holder != "";
    objective.holder = held ? readId(*holder, "\"holder\"", SubjectKind::Side, battle) : Id();
    return objective;
}

/// Each id once; those that are missing are made.
void giveIds(std::vector<Objective>& objectives) {
    std::set<Id> taken;
    for (const Objective& each : objectives) {
        if (!each.id.empty() && !taken.insert(each.id).second) {
            badValue(fill(say("command", "two objectives have the id {id}"), {{"id", inQuotes(each.id)}}));
        }
    }
    for (Objective& each : objectives) {
        const Id wanted = kebabOf(each.name).empty() ? Id("objective") : kebabOf(each.name);
        Id next = wanted;
        for (int number = 2; each.id.empty(); ++number) {
            each.id = taken.insert(next).second ? next : Id();
            next = wanted + "-" + std::to_string(number);
        }
    }
}

/// The objectives of a scenario as a command gives them: a list of objects with `name`, and where it says
/// more `id`, `worth` and `holder`. An id that is not given is made. Throws Refused.
std::vector<Objective> readObjectiveList(const Json& json, const Battle& battle) {
    if (json.is_null()) {
        return {};
    }
    if (!json.is_array()) {
        wrongKind("\"objectives\"", json, say("command", "a list of objectives"));
    }
    if (json.size() > mostObjectives) {
        badValue(fill(say("command", "\"objectives\" has {count} entries; {most} are the most"),
                      {{"count", std::to_string(json.size())}, {"most", std::to_string(mostObjectives)}}));
    }
    std::vector<Objective> objectives;
    for (const Json& entry : json) {
        objectives.push_back(readOne(entry, battle));
    }
    giveIds(objectives);
    return objectives;
}

/// The objective of that id. Throws Refused.
const Objective& knownObjective(const Id& id, const Battle& battle) {
    if (const Objective* objective = battle.objective(id)) {
        return *objective;
    }
    unknownId(battle.objectives.empty()
                  ? say("command", "the scenario lists no objective, so there is no {id}")
                  : say("command", "the scenario has no objective {id}"),
              id, idsIn(battle.objectives));
}

} // namespace

// Who holds what the sides fight for.

ObjectiveCommand ObjectiveCommand::read(const CommandReader& reader) {
    ObjectiveCommand command;
    command.objective = reader.text("objective");
    if (reader.recorded()) {
        command.holder = reader.remark("holder");
        return command;
    }
    reader.refuseUnknown({"objective", "holder"});
    knownObjective(command.objective, reader.battle());
    const Json& holder = needed(reader.command(), "holder");
    const bool nobody = holder.is_null() || holder == "";
    command.holder = nobody ? Id() : readId(holder, "\"holder\"", SubjectKind::Side, reader.battle());
    return command;
}

void ObjectiveCommand::decide(Resolution& resolution, const GameModule*) const {
    const Objective& now = knownObjective(objective, resolution.battle());
    if (now.holder == holder) {
        resolution.warn(fill(holder.empty() ? say("command", "Nobody held {objective} before")
                                            : say("command", "{side} held {objective} before"),
                             {{"objective", now.name},
                              {"side", holder.empty() ? "" : resolution.battle().find(holder)->name}}));
        return;
    }
    resolution.setHolder(objective, holder);
}

namespace {

/// A number of a battle's details, 0 for none.
Value readLimit(const std::string& key, const Json& json, std::int64_t most, const Resolution& resolution) {
    if (json.is_null()) {
        return 0;
    }
    const Type number{Type::Kind::Number, SubjectKind::Unit, ""};
    Value limit = readTyped(json, number, inQuotes(key), resolution.rules(), resolution.battle());
    if (limit.number() > most) {
        badValue(fill(say("command", "{key} is {number}; it goes from 1 to {most}, or 0 for none"),
                      {{"key", inQuotes(key)},
                       {"number", std::to_string(limit.number())},
                       {"most", std::to_string(most)}}));
    }
    return limit;
}

void setFirstSide(const Json& json, Resolution& resolution) {
    const bool none = json.is_null() || json == "";
    const Id side = none ? Id() : readId(json, "\"first-side\"", SubjectKind::Side, resolution.battle());
    if (side != resolution.battle().firstSide) {
        resolution.setFirstSide(side);
    }
}

Value readDetail(const std::string& key, const Json& json, const Resolution& resolution) {
    if (key == "turn-limit") {
        return readLimit(key, json, Battle::mostTurns, resolution);
    }
    if (key == "turn-minutes") {
        return readLimit(key, json, Battle::mostMinutes, resolution);
    }
    Json given = Json::object();
    given[key] = json;
    if (key == "title" || key == "date") {
        return readName(given, key, say("command", "The battle"));
    }
    if (key == "notes") {
        return readCommandText(given, key);
    }
    std::vector<std::string> known = Battle::details();
    known.emplace_back("first-side");
    known.emplace_back("objectives");
    badValue(fill(say("command", "a battle has no {key}"), {{"key", inQuotes(key)}}) +
             didYouMean(key, known));
}

} // namespace

ScenarioCommand ScenarioCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"set"});
    return {reader.set("{\"title\": \"At the ford\"}")};
}

void ScenarioCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    for (const auto& [key, json] : set) {
        if (key == "first-side") {
            setFirstSide(json, resolution);
        } else if (key == "objectives") {
            resolution.setObjectives(readObjectiveList(json, resolution.battle()));
        } else {
            resolution.setDetail(key, readDetail(key, json, resolution));
        }
    }
    keepOpening(before, resolution, module);
}

// The commands about the records themselves, which the session carries out.

namespace {

std::int64_t recordToCorrect(const CommandReader& reader) {
    const auto number = reader.command().find("record");
    const bool none = number == reader.command().end() || !number->is_number_integer();
    if (none && !reader.recorded()) {
        badValue(say("command", "\"correct\" needs \"record\": the number of the record to correct"));
    }
    return none ? 0 : numberIn(*number);
}

std::vector<std::int64_t> recordsToKeep(const CommandReader& reader) {
    std::vector<std::int64_t> kept;
    const auto list = reader.command().find("keep");
    for (const Json& item : list == reader.command().end() ? Json::array() : *list) {
        if (list->is_array() && item.is_number_integer()) {
            kept.push_back(numberIn(item));
        } else if (!reader.recorded()) {
            badValue(say("command", "\"keep\" is a list of record numbers"));
        }
    }
    return kept;
}

} // namespace

CorrectCommand CorrectCommand::read(const CommandReader& reader) {
    CorrectCommand command;
    command.record = recordToCorrect(reader);
    command.keep = recordsToKeep(reader);
    if (reader.has("dice")) {
        command.dice = reader.command()["dice"];
    }
    command.reason = reader.remark("reason");
    command.stated = reader.command();
    return command;
}

ResetCommand ResetCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({});
    const Json* dice = reader.recorded() ? nullptr : givenDice(reader.command());
    if (dice && !dice->empty()) {
        throw Refused("bad-dice", sayCounted("command", "{n} die is given that nothing asks for",
                                             "{n} dice are given that nothing asks for")
                                      .of(static_cast<long long>(dice->size())));
    }
    return {};
}

ShowCommand ShowCommand::read(const CommandReader& reader) {
    ShowCommand command;
    command.subject = reader.text("subject");
    return command;
}

// How long phases take at the table. Who sends a command tells it; nothing here looks at a clock, so that a
// battle that is played again comes out the same.

std::int64_t readSeconds(const CommandReader& reader) {
    const auto given = reader.command().find("seconds");
    if (given == reader.command().end()) {
        return 0;
    }
    if (reader.recorded()) {
        return given->is_number_integer() ? numberIn(*given) : 0;
    }
    const std::int64_t seconds = readNumber(*given, "\"seconds\"");
    if (seconds < 0 || seconds > mostTableSeconds) {
        badValue(fill(say("command", "\"seconds\" is {number}; it goes from 0 to {most}"),
                      {{"number", std::to_string(seconds)}, {"most", std::to_string(mostTableSeconds)}}));
    }
    return seconds;
}

TimeCommand TimeCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"seconds"});
    if (!reader.has("seconds") && !reader.recorded()) {
        badValue(say("command", "\"time\" needs \"seconds\": how long the phase took until now"));
    }
    return {readSeconds(reader)};
}

void TimeCommand::decide(Resolution& resolution, const GameModule*) const {
    resolution.spend(seconds);
}

} // namespace umpire

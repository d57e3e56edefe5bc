#include "roster_reader.h"

#include "../base/line_ends.h"
#include "../rules/known_names.h"
#include "../rules/reading/tables_reader.h"
#include "../rules/roster_attribute.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/roster.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/scope.h"
#include "umpire/state/objectives.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace umpire {

namespace {

bool isShared(const std::optional<Table::Axis>& axis) {
    return axis && !axis->as.empty();
}

void readTable(const JsonNode::Member& member, const Table& table, const RulePack& rules,
               const ReadContext& context, Battle& battle) {
    const auto headsOf = [&](const Table& of, bool columns) { return keysIn(rules, battle, of, columns); };
    for (const auto& [cell, value] : readCells(member.value, table, rules, context, headsOf)) {
        battle.setCell({table.id, cell.first, cell.second}, value);
    }
}

std::string readObjectiveName(ObjectReader& reader) {
    std::string name = reader.text("name");
    if (const std::string excess = excessOf(name, nameLimit); !excess.empty()) {
        reader.context().warning(
            reader.node(), fill(say("battle file", "the name of an objective is too long: {excess}; its "
                                                   "beginning is used"),
                                {{"excess", excess}}));
        name = within(name, nameLimit);
    }
    return name;
}

std::int64_t readObjectiveWorth(ObjectReader& reader) {
    const std::int64_t worth = reader.whole("worth", 1);
    const JsonNode* node = reader.want("worth");
    return !node || isWithin(*node, reader.context(), "worth", worth, 0, mostWorth) ? worth : 1;
}

Id readHolder(ObjectReader& reader, const Battle& battle) {
    const Id holder = reader.text("holder", "");
    const Subject* side = battle.find(holder);
    if (holder.empty() || (side && side->kind == SubjectKind::Side)) {
        return holder;
    }
    std::vector<std::string> sides;
    for (const Subject* each : battle.all(SubjectKind::Side)) {
        sides.push_back(each->id);
    }
    std::string problem =
        fill(say("battle file", "there is no side {side} that could hold it"), {{"side", inQuotes(holder)}});
    problem += didYouMean(holder, sides);
    reader.error("holder", problem);
    return {};
}

Objective readObjective(ObjectReader& reader, const Battle& battle) {
    Objective objective;
    objective.id = reader.id("id");
    objective.name = readObjectiveName(reader);
    objective.worth = readObjectiveWorth(reader);
    objective.holder = readHolder(reader, battle);
    return objective;
}

/// `objectives` of a battle file: what the sides of a scenario fight for, each with `id`, `name`, and where
/// it says more `worth` and `holder`. None where the file has none.
std::vector<Objective> readObjectives(ObjectReader& file, const Battle& battle) {
    std::vector<Objective> objectives;
    std::size_t count = 0;
    file.objects("objectives", false, [&](ObjectReader& reader) {
        Objective objective = readObjective(reader, battle);
        const bool taken = std::any_of(objectives.begin(), objectives.end(),
                                       [&](const Objective& other) { return other.id == objective.id; });
        if (taken) {
            reader.error("id", fill(say("battle file", "another objective has the id {id} already"),
                                    {{"id", inQuotes(objective.id)}}));
        } else if (++count == mostObjectives + 1) {
            reader.context().error(reader.node(), fill(say("battle file", "more than {most} objectives"),
                                                       {{"most", std::to_string(mostObjectives)}}));
        } else if (count <= mostObjectives) {
            objectives.push_back(std::move(objective));
        }
    });
    return objectives;
}

/// A holder who has been struck off since holds nothing.
Json objectivesJson(const Battle& battle) {
    Json list = Json::array();
    for (const Objective& objective : battle.objectives) {
        Json entry{{"id", objective.id}, {"name", objective.name}, {"worth", objective.worth}};
        if (battle.find(objective.holder)) {
            entry["holder"] = objective.holder;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

constexpr std::size_t mostSubjects = 10'000;

/// What such a text holds is kept, but neither obeyed nor shown: it may have
/// been pasted from anywhere.
void warnOfHidden(ObjectReader& reader, const std::string& key, const std::string& text,
                  const ReadContext& context) {
    if (visible(text) != text) {
        context.warning(
            *reader.node().find(key),
            fill(say("battle file", "{text} holds characters that cannot be shown, such as control "
                                    "characters or a change of writing direction; type it anew"),
                 {{"text", inQuotes(text)}}));
    }
}

/// A text that is longer than can be shown in good time is shortened, and said
/// so.
std::string limited(ObjectReader& reader, const std::string& key, std::string text, const TextLimit& limit,
                    ReadContext& context) {
    const std::string excess = excessOf(text, limit);
    if (excess.empty()) {
        return text;
    }
    context.warning(*reader.node().find(key), fill(say("battle file", "{key} was shortened: {excess}"),
                                                   {{"key", inQuotes(key)}, {"excess", excess}}));
    return within(text, limit);
}

} // namespace

void readTables(const JsonNode& node, const RulePack& rules, const ReadContext& context, Battle& battle) {
    if (!node.isObject()) {
        context.error(node, fill(say("read", "found {found} where an object is expected"),
                                 {{"found", node.describe()}}));
        return;
    }
    // What has the heads of another table comes after it.
    for (const bool sharing : {false, true}) {
        for (const auto& member : node.members()) {
            const Table* table = rules.table(member.key);
            if (table && (isShared(table->rows) || isShared(table->columns)) == sharing) {
                readTable(member, *table, rules, context, battle);
            } else if (!table && !sharing) {
                context.error(member.value, fill(say("battle file", "the rules have no table {table}{hint}"),
                                                 {{"table", inQuotes(member.key)},
                                                  {"hint", orKnown(member.key, idsOf(rules.tables), "")}}));
            }
        }
    }
}

Json tablesJson(const Battle& battle) {
    Json tables = Json::object();
    for (const auto& [cell, value] : battle.cells) {
        Json& row = tables[cell.table][cell.row];
        (cell.column.empty() ? row : row[cell.column]) = toJson(value);
    }
    return tables;
}

Battle RosterReader::read(ObjectReader& file) {
    m_battle.rules = m_rules.id;
    m_battle.adopt(m_rules.layout);
    m_battle.title = limited(file, "title", file.text("title"), nameLimit, m_context);
    warnOfHidden(file, "title", m_battle.title, m_context);
    m_battle.date = limited(file, "date", file.text("date", ""), nameLimit, m_context);
    m_battle.notes = limited(file, "notes", file.text("notes", ""), noteLimit, m_context);
    m_battle.turnLimit = readLimit(file, "turn-limit", Battle::mostTurns);
    m_battle.turnMinutes = readLimit(file, "turn-minutes", Battle::mostMinutes);
    readRulings(file);
    if (const JsonNode* tables = file.want("tables")) {
        readTables(*tables, m_rules, m_context, m_battle);
    }
    readSubjects(file, "sides", SubjectKind::Side);
    readSubjects(file, "formations", SubjectKind::Formation);
    readSubjects(file, "officers", SubjectKind::Officer);
    readSubjects(file, "units", SubjectKind::Unit);
    readSubjects(file, "things", SubjectKind::Thing);
    checkPlaces();
    checkNames();
    giveSides();
    for (auto& [subject, node] : m_subjects) {
        if (!m_battle.find(subject.id)) {
            m_battle.add(subject);
        }
    }
    m_battle.firstSide = file.text("first-side", "");
    const Subject* first = m_battle.find(m_battle.firstSide);
    if (file.has("first-side") && (!first || first->kind != SubjectKind::Side)) {
        file.error("first-side", fill(say("battle file", "there is no side {side}"),
                                      {{"side", inQuotes(m_battle.firstSide)}}));
        m_battle.firstSide.clear();
    }
    m_battle.objectives = readObjectives(file, m_battle);
    const Ids order = m_battle.sideOrder();
    if (order.empty() && file.has("sides")) {
        m_context.warning(*file.want("sides"), say("battle file", "the battle has no side yet"));
    }
    m_battle.clock = {1, order.empty() ? Id() : order.front(), m_rules.phases.front().id};
    for (const Subject* subject : m_battle.all()) {
        giveDefaults(m_rules, m_battle, Id(subject->id));
    }
    m_battle.clock = openingClock(m_rules, m_battle);
    return std::move(m_battle);
}

/// 0 for none.
std::int64_t RosterReader::readLimit(ObjectReader& file, const std::string& key, std::int64_t most) {
    const std::int64_t limit = file.whole(key, 0);
    if (limit < 0 || limit > most) {
        file.error(
            key,
            fill(say("battle file", "{key} is {limit}; it goes from 1 to {most}, or 0 for none"),
                 {{"key", inQuotes(key)}, {"limit", std::to_string(limit)}, {"most", std::to_string(most)}}));
        return 0;
    }
    return limit;
}

void RosterReader::readRulings(ObjectReader& file) {
    const JsonNode* node = file.want("rulings");
    if (!node) {
        return;
    }
    std::vector<std::string> known;
    for (const Ruling& ruling : m_rules.rulings) {
        known.push_back(ruling.id);
    }
    ObjectReader reader(*node, m_context);
    for (const auto& member : node->members()) {
        const std::string chosen = reader.text(member.key);
        const Ruling* ruling = m_rules.ruling(member.key);
        if (!ruling) {
            m_context.error(member.value, fill(say("battle file", "unknown ruling {ruling}{guess}"),
                                               {{"ruling", inQuotes(member.key)},
                                                {"guess", didYouMean(member.key, known)}}));
            continue;
        }
        std::vector<std::string> readings;
        for (const Ruling::Reading& reading : ruling->readings) {
            readings.push_back(reading.id);
        }
        if (!ruling->find(chosen)) {
            m_context.error(member.value,
                            fill(say("battle file", "{reading} is no reading of {ruling}; it has {known}"),
                                 {{"reading", inQuotes(chosen)},
                                  {"ruling", ruling->id},
                                  {"known", joined(readings, "and")}}));
        } else if (chosen != ruling->standard()) {
            m_battle.rulings.set(ruling->id, chosen);
        }
    }
}

const JsonNode* RosterReader::nodeOf(const Id& id) const {
    const auto found = m_nodes.find(id);
    return found == m_nodes.end() ? nullptr : found->second;
}

void RosterReader::readSubjects(ObjectReader& file, const std::string& key, SubjectKind kind) {
    const bool needed = kind == SubjectKind::Side;
    file.objects(key, needed, [&](ObjectReader& reader) {
        if (m_subjects.size() >= mostSubjects) {
            if (m_subjects.size() == mostSubjects) {
                m_context.error(
                    reader.node(),
                    fill(say("battle file", "more than {most} sides, formations, officers and units"),
                         {{"most", std::to_string(mostSubjects)}}));
                m_subjects.emplace_back(m_subjects.back());
            }
            for (const JsonNode::Member& member : reader.node().members()) {
                reader.skip(member.key); // one message is enough
            }
            return;
        }
        Subject subject = readSubject(reader, kind);
        if (const JsonNode* other = nodeOf(subject.id)) {
            reader.error("id",
                         fill(say("battle file", "the id {id} is taken already (line {line}); "
                                                 "ids are unique across the file"),
                              {{"id", inQuotes(subject.id)}, {"line", std::to_string(other->at().line)}}));
        }
        m_nodes.emplace(subject.id, &reader.node());
        m_subjects.emplace_back(std::move(subject), &reader.node());
    });
}

Subject RosterReader::readSubject(ObjectReader& reader, SubjectKind kind) {
    Subject subject;
    subject.kind = kind;
    subject.id = reader.id("id");
    if (subject.id == "turn" || subject.id == "due") {
        reader.error("id", fill(say("read", "{id} is a word of the program; choose another id"),
                                {{"id", inQuotes(subject.id)}}));
    }
    subject.name = limited(reader, "name", reader.text("name"), nameLimit, m_context);
    warnOfHidden(reader, "name", subject.name, m_context);
    readPlace(reader, subject);
    for (const Attribute& attribute : m_rules.attributes) {
        if (attribute.of == kind && !attribute.rosterKey.empty()) {
            Value value = readRosterAttribute(reader, attribute, m_rules);
            if (value.isText()) {
                value = limited(reader, attribute.rosterKey, value.text(), noteLimit, m_context);
            }
            if (!value.isNone()) {
                subject.values[attribute.id] = std::move(value);
            }
        }
    }
    return subject;
}

void RosterReader::readPlace(ObjectReader& reader, Subject& subject) {
    const std::string key = placeKey(subject.kind);
    if (key.empty()) {
        subject.side = subject.kind == SubjectKind::Side ? subject.id : Id();
        return;
    }
    const bool formation = subject.kind == SubjectKind::Formation;
    subject.parent = formation ? reader.text(key, "") : reader.text(key);
    if (formation) {
        subject.side = reader.text("side", "");
        if (subject.parent.empty()) {
            subject.parent = subject.side;
        }
        if (subject.parent.empty()) {
            reader.error("side",
                         fill(say("battle file", "the formation {id} needs a \"side\" or a \"parent\""),
                              {{"id", inQuotes(subject.id)}}));
        }
    }
}

void RosterReader::checkPlaces() {
    std::vector<std::string> places;
    for (const auto& [subject, node] : m_subjects) {
        if (subject.kind == SubjectKind::Side || subject.kind == SubjectKind::Formation) {
            places.push_back(subject.id);
        }
    }
    const std::unordered_set<std::string> known(places.begin(), places.end());
    for (const auto& [subject, node] : m_subjects) {
        const bool placed = subject.kind != SubjectKind::Side && !subject.parent.empty();
        if (placed && !known.contains(subject.parent)) {
            tellOfPlace(subject, *node, places);
        }
    }
}

/// Attributes that hold subjects name some of the battle.
void RosterReader::checkNames() {
    RosterIds ids;
    for (const auto& [subject, node] : m_subjects) {
        ids.emplace(subject.id, subject.kind);
    }
    for (const auto& [subject, node] : m_subjects) {
        for (const Attribute& attribute : m_rules.attributes) {
            if (attribute.of == subject.kind) {
                checkNamed(*node, attribute, ids, m_context);
            }
        }
    }
}

void RosterReader::tellOfPlace(const Subject& subject, const JsonNode& node,
                               const std::vector<std::string>& places) {
    const std::string key = placeKey(subject.kind);
    const JsonNode* where = node.find(key) ? node.find(key) : node.find("side");
    m_context.error(where ? *where : node,
                    fill(say("battle file", "there is no formation or side {id}{guess}"),
                         {{"id", inQuotes(subject.parent)}, {"guess", didYouMean(subject.parent, places)}}));
}

/// Every subject fights for the side at the top of its line of command.
void RosterReader::giveSides() {
    std::unordered_map<Id, const Subject*> known;
    for (const auto& [subject, node] : m_subjects) {
        known.emplace(subject.id, &subject);
    }
    const auto above = [&known](const Id& id) {
        const auto at = known.find(id);
        return at == known.end() || at->second->kind == SubjectKind::Side ? std::nullopt
                                                                          : std::optional(at->second->parent);
    };
    LineEnds<Id> tops;
    for (auto& [subject, node] : m_subjects) {
        const std::optional<Id> top = tops.of(subject.id, above);
        if (!top) {
            m_context.error(*node, fill(say("read", "the line of command of {id} runs in a circle"),
                                        {{"id", inQuotes(subject.id)}}));
            continue;
        }
        const bool stated = subject.kind == SubjectKind::Formation && !subject.side.empty();
        if (stated && known.contains(*top) && subject.side != *top) {
            m_context.error(*node,
                            fill(say("battle file", "{id} names the side {side}, but stands under {place}"),
                                 {{"id", inQuotes(subject.id)},
                                  {"side", inQuotes(subject.side)},
                                  {"place", inQuotes(*top)}}));
        }
        subject.side = *top;
    }
}

void writeRoster(const RulePack& rules, const Battle& battle, Json& file) {
    file["rulings"] = Json::object();
    for (const auto& [ruling, reading] : battle.rulings) {
        file["rulings"][ruling] = reading;
    }
    if (battle.cells.begin() != battle.cells.end()) {
        file["tables"] = tablesJson(battle);
    }
    file["title"] = battle.title;
    file["date"] = battle.date;
    file["notes"] = battle.notes;
    if (battle.turnLimit > 0) {
        file["turn-limit"] = battle.turnLimit;
    }
    if (battle.turnMinutes > 0) {
        file["turn-minutes"] = battle.turnMinutes;
    }
    if (!battle.objectives.empty()) {
        file["objectives"] = objectivesJson(battle);
    }
    if (!battle.firstSide.empty()) {
        file["first-side"] = battle.firstSide;
    }
    for (const SubjectKind kind :
         {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        Json& list = file[rosterList(kind)] = Json::array();
        for (const Subject* subject : battle.all(kind)) {
            list.push_back(rosterEntry(rules, *subject));
        }
    }
    for (const Subject* thing : battle.all(SubjectKind::Thing)) {
        file[rosterList(SubjectKind::Thing)].push_back(rosterEntry(rules, *thing));
    }
}

} // namespace umpire

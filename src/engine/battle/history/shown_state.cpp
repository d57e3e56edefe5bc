#include "umpire/battle/shown_changes.h"

#include "../blank_cells.h"
#include "shown_state.h"
#include "umpire/base/breakdown.h"
#include "umpire/battle/noted.h"
#include "umpire/battle/session.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/objectives.h"
#include "umpire/state/tables_in_battle.h"

namespace umpire {

std::string_view standingKey(SubjectKind kind) {
    switch (kind) {
    case SubjectKind::Unit:
        return "formation";
    case SubjectKind::Formation:
        return "parent";
    case SubjectKind::Officer:
        return "commands";
    case SubjectKind::Side:
    case SubjectKind::Thing:
        break;
    }
    return "";
}

Value asShown(const Attribute& attribute, Value value) {
    return value.isNone() && attribute.type.kind == Type::Kind::Flag ? Value(false) : value;
}

Json shownClock(const Clock& clock) {
    return Json{{"id", "turn"}, {"turn", clock.turn}, {"side", clock.side}, {"phase", clock.phase}};
}

namespace {

void addPlace(Json& json, const Subject& subject) {
    if (const std::string_view key = standingKey(subject.kind); !key.empty()) {
        json[std::string(key)] = subject.parent;
        json["side"] = subject.side;
    }
}

/// Calls `each` with every attribute that shows in a subject's state.
template <typename Each>
void forShown(const Subject& subject, const Scope& scope, const Each& each) {
    for (const Attribute& attribute : scope.rules.attributes) {
        if (attribute.of == subject.kind && attribute.shown && holds(attribute.shownIf, scope)) {
            each(attribute);
        }
    }
}

Json stateOf(const Subject& subject, const Scope& scope) {
    Json json;
    json["id"] = subject.id;
    json["name"] = subject.name;
    addPlace(json, subject);
    forShown(subject, scope, [&](const Attribute& attribute) {
        json[attribute.id] = toJson(asShown(attribute, attributeValue(subject, attribute, scope)));
    });
    return json;
}

/// What the umpire wrote there.
void addRemark(Json& json, const NotedOn& on, const Battle& battle) {
    const auto remark = battle.remarks.find(on);
    if (remark != battle.remarks.end()) {
        json["remark"] = remark->second;
    }
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

Json showSubject(const Subject& subject, const RulePack& rules, const Battle& battle) {
    const Scope scope{rules, battle, subject.id};
    Json json = stateOf(subject, scope);
    addNotes(json, scope, subject.kind);
    addRemark(json, {subject.id, 0}, battle);
    return json;
}

/// Who owns the phase and who acts in it is told where a phase has an owner of
/// its own.
void addOwner(Json& json, const RulePack& rules, const Battle& battle) {
    const Phase* phase = rules.phase(battle.clock.phase);
    if (!phase || phase->owner == Phase::Owner::Active) {
        return;
    }
    const Id owner = phaseSide({rules, battle});
    json["owner"] = owner.empty() ? Json(nullptr) : Json(owner);
    if (phase->owner == Phase::Owner::Drawn) {
        json["acting"] = battle.clock.acting.empty() ? Json(nullptr) : Json(battle.clock.acting);
        json["drawn"] = battle.clock.drawn;
        json["left"] = leftToDraw(rules, battle);
    }
}

Json pointsOf(const Battle& battle) {
    Json points = Json::object();
    for (const Holding& holding : holdingsOf(battle)) {
        points[holding.side] = holding.points;
    }
    return points;
}

/// What is told of the turn besides the game, where there is any of it.
void addTable(Json& json, const Battle& battle) {
    if (!battle.objectives.empty()) {
        json["points"] = pointsOf(battle);
    }
    if (!battle.times.empty()) {
        json["seconds"] = secondsOf(battle, battle.clock.turn);
    }
    if (battle.turnMinutes > 0) {
        json["turn-minutes"] = battle.turnMinutes;
    }
    addRemark(json, {"", battle.clock.turn}, battle);
}

Json showTurn(const RulePack& rules, const Battle& battle) {
    Json json = shownClock(battle.clock);
    addOwner(json, rules, battle);
    addTable(json, battle);
    return json;
}

/// What the scenario lists, and what each side holds of it.
Json showObjectives(const Battle& battle) {
    Json list = Json::array();
    for (const Objective& each : battle.objectives) {
        const bool held = battle.find(each.holder) != nullptr;
        list.push_back({{"id", each.id},
                        {"name", each.name},
                        {"worth", each.worth},
                        {"holder", held ? Json(each.holder) : Json(nullptr)}});
    }
    return Json{{"id", "objectives"}, {"objectives", std::move(list)}, {"points", pointsOf(battle)}};
}

Json showDue(const Battle& battle) {
    Json list = Json::array();
    for (const Due& due : battle.due) {
        list.push_back(
            {{"id", due.id}, {"text", due.text}, {"command", due.command}, {"optional", due.optional}});
    }
    return Json{{"id", "due"}, {"due", std::move(list)}};
}

/// Every place of a table, row by row.
std::vector<TableCell> placesOf(const Table& table, const RulePack& rules, const Battle& battle) {
    std::vector<TableCell> places;
    for (const std::string& row : keysIn(rules, battle, table, false)) {
        for (const std::string& column :
             table.columns ? keysIn(rules, battle, table, true) : std::vector<std::string>{""}) {
            places.push_back({table.id, row, column});
        }
    }
    return places;
}

/// What heads rows and columns, where a battle may say so, and which of that is blank.
void addHeads(Json& json, const Table& table, const RulePack& rules, const Battle& battle) {
    for (const bool columns : {false, true}) {
        const Table::Axis* axis = columns ? (table.columns ? &*table.columns : nullptr) : &table.rows;
        if (!axis || axis->isFixed()) {
            continue;
        }
        const std::vector<std::string> heads = keysIn(rules, battle, table, columns);
        json[columns ? "columns" : "rows"] = heads.empty() ? Json(nullptr) : Json(heads);
        if (heads.empty()) {
            const Id& owner = ownerOfHeads(rules, table, columns).id;
            json["blank"].push_back(fillingOf({owner, columns ? headsOfColumns : headsOfRows, ""}));
        }
    }
}

/// What each table says in this battle, and which of its cells are still blank.
Json showTable(const Table& table, const RulePack& rules, const Battle& battle) {
    constexpr std::size_t mostNamed = 100; // a map has many places
    Json json{{"id", table.id},
              {"name", table.name},
              {"text", table.text},
              {"cells", Json::object()},
              {"blank", Json::array()}};
    addHeads(json, table, rules, battle);
    std::size_t blank = json["blank"].size();
    const Value rest = cellIn(battle, table, {table.id, restOfTable, ""});
    if (!rest.isNone()) {
        json["rest"] = toJson(rest);
    }
    for (const TableCell& cell : placesOf(table, rules, battle)) {
        const auto printed = table.cells.find({cell.row, cell.column});
        const Value filled = battle.cell(cell);
        const Value value = filled.isNone() && printed != table.cells.end() ? printed->second : filled;
        if (!value.isNone()) {
            (table.columns ? json["cells"][cell.row][cell.column] : json["cells"][cell.row]) = toJson(value);
        } else if (rest.isNone() && ++blank <= mostNamed) {
            json["blank"].push_back(fillingOf(cell));
        }
    }
    json["blank-count"] = blank;
    return json;
}

Json showTables(const RulePack& rules, const Battle& battle) {
    Json list = Json::array();
    for (const Table& table : rules.tables) {
        list.push_back(showTable(table, rules, battle));
    }
    return Json{{"id", "tables"}, {"tables", std::move(list)}};
}

} // namespace

Json shownState(const Id& subject, const RulePack& rules, const Battle& battle) {
    if (subject == "turn") {
        return showTurn(rules, battle);
    }
    if (subject == "due") {
        return showDue(battle);
    }
    const Subject* known = battle.find(subject);
    if (subject == "objectives" && !known) {
        return showObjectives(battle);
    }
    if (subject == "tables" && !known) {
        return showTables(rules, battle);
    }
    return known ? showSubject(*known, rules, battle) : Json(nullptr);
}

void noteCommand(const Session& session, const Json& command) {
    const auto name = command.is_object() ? command.find("do") : command.end();
    const std::string said =
        command.is_object() && name != command.end() && name->is_string() ? name->get<std::string>() : "";
    const bool known = *ownCommand(verbNamed(said)).name != '\0' || session.rules().action(said) != nullptr;
    noteDeed("command", known ? std::string_view(said) : "unknown");
}

void noteSession(const Session& session) {
    const Battle& battle = session.battle();
    std::int64_t subjects = 0;
    for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        subjects += static_cast<std::int64_t>(battle.count(kind));
    }
    noteStanding({session.rules().id, fingerprintOf(session.rules()), battle.clock.phase, battle.clock.turn,
                  session.cursor(), subjects});
}

} // namespace umpire

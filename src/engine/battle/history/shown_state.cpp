#include "umpire/battle/shown_changes.h"

#include "../../checks/setting.h"
#include "../../program/interpreter.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/text.h"
#include "umpire/battle/session.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/roster_keys.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/objectives.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace umpire {

namespace {

Value asShown(const Attribute& attribute, Value value) {
    return value.isNone() && attribute.type.kind == Type::Kind::Flag ? Value(false) : value;
}

void addPlace(Json& json, const Subject& subject) {
    if (const std::string& key = placeKey(subject.kind); !key.empty()) {
        json[key] = subject.parent;
        json["side"] = subject.side;
    }
}

/// What every subject has.
Json headOf(const Subject& subject) {
    Json json{{"id", subject.id}, {"name", subject.name}};
    addPlace(json, subject);
    return json;
}

/// The value of an attribute, by its place in the pack; nothing where it is not shown.
std::optional<Value> shownValue(std::uint32_t number, const RulePack& rules, const Setting& setting) {
    const Attribute& attribute = rules.attributes[number];
    if (attribute.shownIf && !setting.value(*attribute.shownIf).flag()) {
        return std::nullopt;
    }
    const program::Frame& frame = setting.frame();
    return asShown(attribute, program::attributeOf(*frame.selfSubject, number, frame));
}

/// The attributes of a subject that are shown, by their places in the pack. `told`: only those that answers
/// tell of once they read otherwise.
std::vector<std::uint32_t> shownAttributes(SubjectKind kind, const RulePack& rules, bool told) {
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t number = 0; number < rules.attributes.size(); ++number) {
        const Attribute& attribute = rules.attributes[number];
        if (attribute.of == kind && attribute.shown && (attribute.reported || !told)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

/// What is shown of a subject. `told`: only what answers tell of once it reads otherwise.
Json stateOf(const Subject& subject, const Scope& scope, bool told) {
    Json json = headOf(subject);
    const Setting setting(scope);
    auto& members = json.get_ref<Json::object_t&>(); // each comes once, so that none is looked for
    for (const std::uint32_t number : shownAttributes(subject.kind, scope.rules, told)) {
        if (const auto value = shownValue(number, scope.rules, setting)) {
            members.emplace_back(scope.rules.attributes[number].id, toJson(*value));
        }
    }
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
    Json json = stateOf(subject, scope, false);
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

/// The turn without what lies beside the game: the table's time and the umpire's words are no change of it.
Json turnOfGame(const RulePack& rules, const Battle& battle) {
    const Clock& clock = battle.clock;
    Json json{{"id", "turn"}, {"turn", clock.turn}, {"side", clock.side}, {"phase", clock.phase}};
    addOwner(json, rules, battle);
    return json;
}

Json showTurn(const RulePack& rules, const Battle& battle) {
    Json json = turnOfGame(rules, battle);
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

/// Rising by their texts, as answers tell of them.
struct ByText {
    bool operator()(Symbol a, Symbol b) const { return a.text() < b.text(); }
};

/// Whom events may change in what is shown of them, with all above, whose sums include theirs.
class Touched {
  public:
    explicit Touched(const Battle& before) : m_battle(before) {}

    void operator()(const FieldSet& e) { add(e.subject); }
    void operator()(const SubjectAdded& e) { addPlaced(e.subject); }
    void operator()(const SubjectRemoved& e) { addPlaced(e.subject); }
    void operator()(const StationSet& e) {
        add(e.subject);
        addElsewhere(e.from.parent);
        addElsewhere(e.to.parent);
    }
    void operator()(const RulingSet&) { addAll(); }
    void operator()(const CellFilled&) { addAll(); }
    void operator()(const auto&) {}

    const std::set<Symbol, ByText>& ids() const { return m_ids; }

  private:
    void add(const Id& id) {
        const Subject* at = m_battle.find(id);
        if (!at) {
            m_ids.insert(Symbol(id));
        }
        // Whoever was seen once has all above it told.
        while (at && m_ids.insert(at->symbol).second) {
            at = m_battle.find(at->parentSymbol);
        }
    }

    void addPlaced(const Subject& subject) {
        add(subject.id);
        addElsewhere(subject.parent);
    }

    void addElsewhere(const Id& parent) {
        if (m_battle.find(parent)) { // one that comes with the same events is told by its own
            add(parent);
        }
    }

    void addAll() {
        for (const Subject* subject : m_battle.all()) {
            m_ids.insert(subject->symbol);
        }
    }

    const Battle& m_battle;
    std::set<Symbol, ByText> m_ids;
};

Json changedFields(const Json& before, const Json& after) {
    Json changed = Json::object();
    for (const auto& [field, value] : after.items()) {
        if (const auto was = before.find(field); was == before.end() || *was != value) {
            changed[field] = value;
        }
    }
    for (const auto& [field, value] : before.items()) {
        if (!after.contains(field)) {
            changed[field] = nullptr;
        }
    }
    return changed;
}

/// Who holds what is held otherwise, null for nobody.
Json changedHolders(const std::vector<Objective>& before, const std::vector<Objective>& after) {
    Json changed = Json::object();
    for (const Objective& now : after) {
        const auto was = std::ranges::find(before, now.id, &Objective::id);
        if ((was == before.end() ? Id() : was->holder) != now.holder) {
            changed[now.id] = now.holder.empty() ? Json(nullptr) : Json(now.holder);
        }
    }
    return changed;
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

// What a command's answer says of its events.

ShownChanges::ShownChanges(const Battle& before, const Events& events, const RulePack& rules)
    : m_rules(rules), m_turn(turnOfGame(rules, before)), m_objectives(before.objectives) {
    Touched touched(before);
    for (const Event& event : events) {
        std::visit(touched, event);
    }
    for (const Symbol id : touched.ids()) {
        m_before.push_back(toldOf(id, before));
    }
}

ShownChanges::Told ShownChanges::toldOf(Symbol id, const Battle& battle) const {
    const Subject* subject = battle.find(id);
    if (!subject) {
        return {id};
    }
    Told told{id, headOf(*subject)};
    const Scope scope{m_rules, battle, id};
    const Setting setting(scope);
    for (const std::uint32_t number : shownAttributes(subject->kind, m_rules, true)) {
        if (auto value = shownValue(number, m_rules, setting)) {
            told.values.emplace_back(number, std::move(*value));
        }
    }
    return told;
}

/// Most values of most subjects are as they were, and are not written out.
Json ShownChanges::changesOf(const Told& before, const Battle& after) const {
    const Told now = toldOf(before.subject, after);
    const auto nameOf = [this](std::uint32_t number) { return m_rules.attributes[number].id; };
    const auto isIn = [](const Told& told, std::uint32_t number) {
        return std::ranges::find(told.values, number, &std::pair<std::uint32_t, Value>::first) !=
               told.values.end();
    };
    Json changed = changedFields(before.head, now.head);
    for (const auto& value : now.values) {
        if (std::ranges::find(before.values, value) == before.values.end()) {
            changed[nameOf(value.first)] = toJson(value.second);
        }
    }
    for (const auto& [number, value] : before.values) {
        if (!isIn(now, number)) {
            changed[nameOf(number)] = nullptr;
        }
    }
    return changed;
}

Json ShownChanges::in(const Battle& after) const {
    Json result = Json::object();
    auto& members = result.get_ref<Json::object_t&>(); // each comes once, so that none is looked for
    for (const Told& told : m_before) {
        if (Json fields = changesOf(told, after); !fields.empty()) {
            members.emplace_back(told.subject.text(), std::move(fields));
        }
    }
    if (Json turn = changedFields(m_turn, turnOfGame(m_rules, after)); !turn.empty()) {
        result["turn"] = std::move(turn);
    }
    Json held = changedHolders(m_objectives, after.objectives);
    if (!held.empty() && !after.find("objectives")) {
        result["objectives"] = std::move(held);
    }
    return result;
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

#include "umpire/battle/shown_state.h"

#include "filling.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/scope.h"

#include <set>
#include <unordered_set>

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
    case SubjectKind::Thing:
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

/// What a command's changes name of a subject: without what only advises.
Json reportedState(const Subject& subject, const RulePack& rules, const Battle& battle) {
    return stateOf(subject, {rules, battle, subject.id}, true);
}

Json showSubject(const Subject& subject, const RulePack& rules, const Battle& battle) {
    const Scope scope{rules, battle, subject.id};
    Json json = stateOf(subject, scope, false);
    addNotes(json, scope, subject.kind);
    return json;
}

/// The rows or columns there are.
std::vector<std::string> keysOf(const Table::Axis& axis, const RulePack& rules) {
    if (const Vocabulary* words = rules.vocabulary(axis.vocabulary)) {
        return words->ids();
    }
    std::vector<std::string> keys;
    for (std::int64_t number = axis.from; axis.vocabulary.empty() && number <= axis.to; ++number) {
        keys.push_back(std::to_string(number));
    }
    return keys;
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

Json showTurn(const RulePack& rules, const Battle& battle) {
    Json json{{"id", "turn"},
              {"turn", battle.clock.turn},
              {"side", battle.clock.side},
              {"phase", battle.clock.phase}};
    addOwner(json, rules, battle);
    return json;
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
std::vector<TableCell> placesOf(const Table& table, const RulePack& rules) {
    std::vector<TableCell> places;
    for (const std::string& row : keysOf(table.rows, rules)) {
        for (const std::string& column :
             table.columns ? keysOf(*table.columns, rules) : std::vector<std::string>{""}) {
            places.push_back({table.id, row, column});
        }
    }
    return places;
}

/// What each table says in this battle, and which of its cells are still blank.
Json showTable(const Table& table, const RulePack& rules, const Battle& battle) {
    Json json{{"id", table.id},
              {"name", table.name},
              {"text", table.text},
              {"cells", Json::object()},
              {"blank", Json::array()}};
    for (const TableCell& cell : placesOf(table, rules)) {
        const auto printed = table.cells.find({cell.row, cell.column});
        const Value filled = battle.cell(cell);
        const Value value = filled.isNone() && printed != table.cells.end() ? printed->second : filled;
        if (value.isNone()) {
            json["blank"].push_back(fillingOf(cell));
        } else {
            (table.columns ? json["cells"][cell.row][cell.column] : json["cells"][cell.row]) = toJson(value);
        }
    }
    return json;
}

Json showTables(const RulePack& rules, const Battle& battle) {
    Json list = Json::array();
    for (const Table& table : rules.tables) {
        list.push_back(showTable(table, rules, battle));
    }
    return Json{{"id", "tables"}, {"tables", std::move(list)}};
}

/// Every subject whose shown state the events may have changed: those named,
/// and all above them, whose sums include theirs.
class Touched {
  public:
    Touched(const Battle& before, const Battle& after) : m_before(before), m_after(after) {}

    void operator()(const FieldSet& e) { add(e.subject); }
    void operator()(const SubjectAdded& e) { add(e.subject.id); }
    void operator()(const SubjectRemoved& e) { add(e.subject.id); }
    void operator()(const StationSet& e) { add(e.subject); }
    void operator()(const DetailSet&) {}
    void operator()(const ClockMoved&) {}
    void operator()(const FirstSideSet&) {}
    void operator()(const RulingSet&) { addAll(); }
    void operator()(const CellFilled&) { addAll(); }
    void operator()(const DueRaised&) {}
    void operator()(const DueSettled&) {}
    void operator()(const Scored&) {}
    void operator()(const ScoreTaken&) {}
    void operator()(const RecordNoted&) {}
    void operator()(const ProseSet&) {}

    const std::set<Id>& ids() const { return m_ids; }

  private:
    void add(const Id& id) {
        m_ids.insert(id);
        addAbove(m_before, id, m_seenBefore);
        addAbove(m_after, id, m_seenAfter);
    }

    /// Whoever was seen once has all above it told.
    void addAbove(const Battle& battle, const Id& id, std::unordered_set<Symbol>& seen) {
        const Subject* at = battle.find(id);
        while (at && seen.insert(at->symbol).second) {
            at = battle.find(at->parentSymbol);
            if (at) {
                m_ids.insert(at->id);
            }
        }
    }

    void addAll() {
        for (const Subject* subject : m_after.all()) {
            m_ids.insert(subject->id);
        }
    }

    const Battle& m_before;
    const Battle& m_after;
    std::set<Id> m_ids;
    std::unordered_set<Symbol> m_seenBefore;
    std::unordered_set<Symbol> m_seenAfter;
};

Json changedFields(const Json& before, const Json& after) {
    Json changed = Json::object();
    for (const auto& [field, value] : after.items()) {
        if (!before.contains(field) || before[field] != value) {
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

} // namespace

Json shownState(const Id& subject, const RulePack& rules, const Battle& battle) {
    if (subject == "turn") {
        return showTurn(rules, battle);
    }
    if (subject == "due") {
        return showDue(battle);
    }
    const Subject* known = battle.find(subject);
    if (subject == "tables" && !known) {
        return showTables(rules, battle);
    }
    return known ? showSubject(*known, rules, battle) : Json(nullptr);
}

Json shownChanges(const Battle& before, const Battle& after, const Events& events, const RulePack& rules) {
    Touched touched(before, after);
    for (const Event& event : events) {
        std::visit(touched, event);
    }
    Json result = Json::object();
    const Json nothing = Json::object();
    for (const Id& id : touched.ids()) {
        const Subject* old = before.find(id);
        const Subject* now = after.find(id);
        Json changed = changedFields(old ? reportedState(*old, rules, before) : nothing,
                                     now ? reportedState(*now, rules, after) : nothing);
        if (!changed.empty()) {
            result[id] = std::move(changed);
        }
    }
    Json turn = changedFields(showTurn(rules, before), showTurn(rules, after));
    if (!turn.empty()) {
        result["turn"] = std::move(turn);
    }
    return result;
}

} // namespace umpire

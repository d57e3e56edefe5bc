#include "umpire/battle/shown_state.h"

#include "filling.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/scope.h"

#include <algorithm>
#include <unordered_set>

namespace umpire {

namespace {

/// What the place of a subject is called; "" where it has none.
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

void addPlace(Json& json, const Subject& subject) {
    if (const std::string_view key = standingKey(subject.kind); !key.empty()) {
        json[std::string(key)] = subject.parent;
        json["side"] = subject.side;
    }
}

/// The value to be shown; a flag that nobody set is not set.
Value shown(const Attribute& attribute, const Subject& subject, const Scope& scope) {
    Value value = attributeValue(subject, attribute, scope);
    return value.isNone() && attribute.type.kind == Type::Kind::Flag ? Value(false) : value;
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
        json[attribute.id] = toJson(shown(attribute, subject, scope));
    });
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

Json showSubject(const Subject& subject, const RulePack& rules, const Battle& battle) {
    const Scope scope{rules, battle, subject.id};
    Json json = stateOf(subject, scope);
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

/// Whether more is told of the turn than what the clock shows.
bool tellsOfOwner(const RulePack& rules, const Battle& battle) {
    const Phase* phase = rules.phase(battle.clock.phase);
    return phase && phase->owner != Phase::Owner::Active;
}

Json turnOf(const Clock& clock) {
    return Json{{"id", "turn"}, {"turn", clock.turn}, {"side", clock.side}, {"phase", clock.phase}};
}

/// Whether the clock shows the same.
bool showsTheSame(const Clock& one, const Clock& other) {
    return one.turn == other.turn && one.side == other.side && one.phase == other.phase;
}

Json showTurn(const RulePack& rules, const Battle& battle) {
    Json json = turnOf(battle.clock);
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

/// The subjects whose shown state events may change: those named, and all above them, whose sums include
/// theirs.
class Touched {
  public:
    explicit Touched(const Battle& before) : m_battle(before) {}

    void operator()(const FieldSet& e) { add(e.subject); }
    void operator()(const SubjectAdded& e) {
        add(e.subject.id);
        addElsewhere(e.subject.parent);
    }
    void operator()(const SubjectRemoved& e) {
        add(e.subject.id);
        addElsewhere(e.subject.parent);
    }
    void operator()(const StationSet& e) {
        add(e.subject);
        addElsewhere(e.from.parent);
        addElsewhere(e.to.parent);
    }
    void operator()(const RulingSet&) { addAll(); }
    void operator()(const CellFilled&) { addAll(); }
    void operator()(const auto&) {}

    /// Rising by their texts.
    std::vector<Symbol> ids() const {
        std::vector<Symbol> ids(m_ids.begin(), m_ids.end());
        std::sort(ids.begin(), ids.end(), [](Symbol a, Symbol b) { return a.text() < b.text(); });
        return ids;
    }

  private:
    void add(const Id& id) {
        const Symbol symbol(id);
        const Subject* at = m_battle.find(symbol);
        if (!at) {
            m_ids.insert(symbol);
        }
        // Whoever was seen once has all above it told.
        while (at && m_ids.insert(at->symbol).second) {
            at = m_battle.find(at->parentSymbol);
        }
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
    std::unordered_set<Symbol> m_ids;
};

std::vector<Symbol> touchedBy(const Events& events, const Battle& before) {
    Touched touched(before);
    for (const Event& event : events) {
        std::visit(touched, event);
    }
    return touched.ids();
}

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

ShownChanges::ShownChanges(const Battle& before, const Events& events, const RulePack& rules)
    : m_rules(rules), m_clock(before.clock),
      m_turn(tellsOfOwner(rules, before) ? showTurn(rules, before) : Json()) {
    const std::vector<Symbol> touched = touchedBy(events, before);
    m_before.reserve(touched.size());
    for (const Symbol id : touched) {
        m_before.emplace_back(id, shown(id, before, m_values));
    }
}

const std::vector<const Attribute*>& ShownChanges::told(SubjectKind kind) const {
    std::vector<const Attribute*>& told = m_told[static_cast<std::size_t>(kind)];
    if (told.empty()) {
        for (const Attribute& attribute : m_rules.attributes) {
            if (attribute.of == kind && attribute.shown && attribute.reported) {
                told.push_back(&attribute);
            }
        }
    }
    return told;
}

/// An empty one for who is not there.
ShownChanges::Shown ShownChanges::shown(Symbol id, const Battle& battle, Values& values) const {
    const Subject* subject = battle.find(id);
    if (!subject) {
        return {};
    }
    Shown state{id,
                subject->name,
                standingKey(subject->kind),
                subject->parentSymbol,
                subject->sideSymbol,
                values.size(),
                0};
    const Scope scope{m_rules, battle, id};
    for (const Attribute* attribute : told(subject->kind)) {
        if (holds(attribute->shownIf, scope)) {
            values.emplace_back(attribute, umpire::shown(*attribute, *subject, scope));
        }
    }
    state.count = values.size() - state.first;
    return state;
}

const std::array<std::string_view, 6>& ShownChanges::Shown::places() {
    static constexpr std::array<std::string_view, 6> keys{"id",     "name",     "formation",
                                                          "parent", "commands", "side"};
    return keys;
}

const std::string* ShownChanges::Shown::placeOf(std::string_view key) const {
    if (id.empty()) {
        return nullptr;
    }
    if (key == "id") {
        return &id.text();
    }
    if (key == "name") {
        return &name;
    }
    if (standing.empty()) {
        return nullptr;
    }
    return key == standing ? &parent.text() : key == "side" ? &side.text() : nullptr;
}

namespace {

/// That of an attribute, which mostly is at this place, if it is there.
const Value* valueOf(const Attribute& attribute, std::size_t nth,
                     std::span<const std::pair<const Attribute*, Value>> values) {
    if (nth < values.size() && values[nth].first == &attribute) {
        return &values[nth].second;
    }
    const auto found = std::find_if(values.begin(), values.end(),
                                    [&](const auto& each) { return each.first->id == attribute.id; });
    return found == values.end() ? nullptr : &found->second;
}

} // namespace

Json ShownChanges::changed(const Shown& before, const Shown& after, const Values& valuesAfter) const {
    Json changed;
    const auto was = before.valuesIn(m_values);
    const auto is = after.valuesIn(valuesAfter);
    for (const std::string_view key : Shown::places()) {
        const std::string* old = before.placeOf(key);
        const std::string* now = after.placeOf(key);
        if (now && (!old || *old != *now)) {
            changed[std::string(key)] = *now;
        }
    }
    for (std::size_t i = 0; i < is.size(); ++i) {
        const auto& [attribute, value] = is[i];
        const Value* old = valueOf(*attribute, i, was);
        if (!old || !(*old == value)) {
            changed[attribute->id] = toJson(value);
        }
    }
    for (const std::string_view key : Shown::places()) {
        if (before.placeOf(key) && !after.placeOf(key)) {
            changed[std::string(key)] = nullptr;
        }
    }
    for (std::size_t i = 0; i < was.size(); ++i) {
        if (!valueOf(*was[i].first, i, is)) {
            changed[was[i].first->id] = nullptr;
        }
    }
    return changed;
}

Json ShownChanges::in(const Battle& after) const {
    Json result = Json::object();
    auto& members = result.get_ref<Json::object_t&>(); // each comes once, so that none is looked for
    members.reserve(m_before.size());
    Values values;
    for (const auto& [id, before] : m_before) {
        values.clear();
        const Shown now = shown(id, after, values);
        Json fields = changed(before, now, values);
        if (!fields.empty()) {
            members.emplace_back(id.text(), std::move(fields));
        }
    }
    if (!m_turn.is_null() || !showsTheSame(m_clock, after.clock)) {
        Json turn = changedFields(m_turn.is_null() ? turnOf(m_clock) : m_turn, showTurn(m_rules, after));
        if (!turn.empty()) {
            result["turn"] = std::move(turn);
        }
    }
    return result;
}

Json shownChanges(const Battle& before, const Battle& after, const Events& events, const RulePack& rules) {
    return ShownChanges(before, events, rules).in(after);
}

} // namespace umpire

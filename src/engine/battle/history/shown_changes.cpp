#include "umpire/battle/shown_changes.h"

#include "../../checks/setting.h"
#include "../../program/interpreter.h"
#include "shown_state.h"

#include <algorithm>
#include <unordered_set>

namespace umpire {

namespace {

using Numbers = program::ReportedAttributes::Numbers;

/// What events may change of what is shown.
class Touched {
  public:
    Touched(const Battle& before, const program::ReportedAttributes& told) : m_battle(before), m_told(told) {}

    void operator()(const FieldSet& e) {
        const Symbol field(e.field);
        if (std::find(m_fields.begin(), m_fields.end(), field) == m_fields.end()) {
            m_fields.push_back(field);
            add(m_told.reading(field));
        }
        add(e.subject);
    }
    void operator()(const SubjectAdded& e) { addPlaced(e.subject); }
    void operator()(const SubjectRemoved& e) { addPlaced(e.subject); }
    void operator()(const StationSet& e) {
        m_everything = true;
        add(e.subject);
        addElsewhere(e.from.parent);
        addElsewhere(e.to.parent);
    }
    void operator()(const RulingSet&) { addAll(); }
    void operator()(const CellFilled&) { addAll(); }
    void operator()(const ClockMoved&) {
        m_clock = true;
        add(m_told.readingMoment());
    }
    void operator()(const FirstSideSet&) { add(m_told.readingMoment()); }
    void operator()(const auto&) {}

    bool everything() const { return m_everything; }
    bool clock() const { return m_clock; }
    /// Rising by their texts, as answers tell of them.
    std::vector<Symbol> ids() {
        std::sort(m_ids.begin(), m_ids.end(), [](Symbol a, Symbol b) { return a.text() < b.text(); });
        return m_ids;
    }

    /// The attributes that may read otherwise, each once and in the order of the pack.
    Numbers attributes() {
        if (m_everything) {
            return m_told.all();
        }
        std::sort(m_attributes.begin(), m_attributes.end());
        m_attributes.erase(std::unique(m_attributes.begin(), m_attributes.end()), m_attributes.end());
        return std::move(m_attributes);
    }

  private:
    void add(const Numbers& attributes) {
        m_attributes.insert(m_attributes.end(), attributes.begin(), attributes.end());
    }

    bool addOne(Symbol id) {
        const bool fresh = m_seen.insert(id).second;
        if (fresh) {
            m_ids.push_back(id);
        }
        return fresh;
    }

    /// With all above, whose sums include theirs.
    void add(const Id& id) {
        const Subject* at = m_battle.find(id);
        if (!at) {
            addOne(Symbol(id));
        }
        // Whoever was seen once has all above it told.
        while (at && addOne(at->symbol)) {
            at = m_battle.find(at->parentSymbol);
        }
    }

    void addPlaced(const Subject& subject) {
        m_everything = true;
        add(subject.id);
        addElsewhere(subject.parent);
    }

    void addElsewhere(const Id& parent) {
        if (m_battle.find(parent)) { // one that comes with the same events is told by its own
            add(parent);
        }
    }

    void addAll() {
        m_everything = true;
        for (const Subject* subject : m_battle.all()) {
            addOne(subject->symbol);
        }
    }

    const Battle& m_battle;
    const program::ReportedAttributes& m_told;
    bool m_everything = false;
    bool m_clock = false;
    std::vector<Symbol> m_fields;
    Numbers m_attributes;
    std::unordered_set<Symbol> m_seen;
    std::vector<Symbol> m_ids;
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

/// The turn without what lies beside the game: the table's time and the umpire's words are no change of it.
Json turnOfGame(const RulePack& rules, const Battle& battle) {
    Json turn = shownState("turn", rules, battle);
    for (const char* beside : {"points", "seconds", "turn-minutes", "remark"}) {
        turn.erase(beside);
    }
    return turn;
}

/// Whether more is told of the turn than what the clock shows.
bool tellsOfOwner(const RulePack& rules, const Battle& battle) {
    const Phase* phase = rules.phase(battle.clock.phase);
    return phase && phase->owner != Phase::Owner::Active;
}

/// Whether the clock shows the same.
bool showsTheSame(const Clock& one, const Clock& other) {
    return one.turn == other.turn && one.side == other.side && one.phase == other.phase;
}

} // namespace

ShownChanges::ShownChanges(const Battle& before, const Events& events, const RulePack& rules)
    : m_rules(rules), m_objectives(before.objectives),
      m_turn(tellsOfOwner(rules, before) ? turnOfGame(rules, before) : Json()) {
    Touched touched(before, program::Program::of(rules).told());
    for (const Event& event : events) {
        std::visit(touched, event);
    }
    m_everything = touched.everything();
    m_attributes = touched.attributes();
    if (touched.clock()) {
        m_clock = before.clock;
    }
    if (!m_attributes.empty() || m_everything) {
        const std::vector<Symbol> ids = touched.ids();
        m_before.reserve(ids.size());
        for (const Symbol id : ids) {
            m_before.push_back(told(id, before));
        }
    }
}

void ShownChanges::addPlace(Told& told, const Subject& subject) const {
    told.place = {{"id", subject.id}, {"name", subject.name}};
    if (const std::string_view key = standingKey(subject.kind); !key.empty()) {
        told.place.emplace_back(key, subject.parent);
        told.place.emplace_back("side", subject.side);
    }
}

ShownChanges::Told ShownChanges::told(Symbol id, const Battle& battle) const {
    Told told{id, {}, {}};
    const Subject* known = battle.find(id);
    if (!known) {
        return told;
    }
    if (m_everything) {
        addPlace(told, *known);
    }
    const auto isIts = [&](std::uint32_t number) { return m_rules.attributes[number].of == known->kind; };
    if (std::none_of(m_attributes.begin(), m_attributes.end(), isIts)) {
        return told;
    }
    const Scope scope{m_rules, battle, id};
    const Setting setting(scope);
    const Subject& subject = *setting.frame().selfSubject;
    for (const std::uint32_t number : m_attributes) {
        const Attribute& attribute = m_rules.attributes[number];
        if (isIts(number) && (!attribute.shownIf || setting.value(*attribute.shownIf).flag())) {
            told.values.emplace_back(
                &attribute, asShown(attribute, program::attributeOf(subject, number, setting.frame())));
        }
    }
    return told;
}

const std::string* ShownChanges::Told::placeOf(std::string_view key) const {
    const auto found =
        std::find_if(place.begin(), place.end(), [key](const auto& each) { return each.first == key; });
    return found == place.end() ? nullptr : &found->second;
}

const Value* ShownChanges::Told::valueOf(const Attribute& attribute, std::size_t nth) const {
    if (nth < values.size() && values[nth].first == &attribute) {
        return &values[nth].second; // mostly the same show before and after
    }
    const auto found = std::find_if(values.begin(), values.end(),
                                    [&](const auto& each) { return each.first->id == attribute.id; });
    return found == values.end() ? nullptr : &found->second;
}

Json ShownChanges::changed(const Told& before, const Told& after) {
    Json changed = Json::object();
    for (const auto& [key, text] : after.place) {
        const std::string* was = before.placeOf(key);
        if (!was || *was != text) {
            changed[std::string(key)] = text;
        }
    }
    for (std::size_t i = 0; i < after.values.size(); ++i) {
        const auto& [attribute, value] = after.values[i];
        const Value* was = before.valueOf(*attribute, i);
        if (!was || !(*was == value)) {
            changed[attribute->id] = toJson(value);
        }
    }
    for (const auto& [key, text] : before.place) {
        if (!after.placeOf(key)) {
            changed[std::string(key)] = nullptr;
        }
    }
    for (std::size_t i = 0; i < before.values.size(); ++i) {
        if (!after.valueOf(*before.values[i].first, i)) {
            changed[before.values[i].first->id] = nullptr;
        }
    }
    return changed;
}

/// Who holds what is held otherwise, null for nobody.
Json ShownChanges::holders(const Battle& after) const {
    Json changed = Json::object();
    for (const Objective& now : after.objectives) {
        const auto was = std::find_if(m_objectives.begin(), m_objectives.end(),
                                      [&now](const Objective& other) { return other.id == now.id; });
        if (was == m_objectives.end() ? !now.holder.empty() : was->holder != now.holder) {
            changed[now.id] = now.holder.empty() ? Json(nullptr) : Json(now.holder);
        }
    }
    return changed;
}

Json ShownChanges::in(const Battle& after) const {
    Json result = Json::object();
    auto& members = result.get_ref<Json::object_t&>(); // each comes once, so that none is looked for
    for (const Told& before : m_before) {
        Json fields = changed(before, told(before.id, after));
        if (!fields.empty()) {
            members.emplace_back(before.id.text(), std::move(fields));
        }
    }
    if (!m_turn.is_null() || (m_clock && !showsTheSame(*m_clock, after.clock))) {
        Json turn =
            changedFields(m_turn.is_null() ? shownClock(*m_clock) : m_turn, turnOfGame(m_rules, after));
        if (!turn.empty()) {
            result["turn"] = std::move(turn);
        }
    }
    const bool same = m_objectives == after.objectives || after.find("objectives");
    if (Json held = same ? Json() : holders(after); !held.empty()) {
        result["objectives"] = std::move(held);
    }
    return result;
}

Json shownChanges(const Battle& before, const Battle& after, const Events& events, const RulePack& rules) {
    return ShownChanges(before, events, rules).in(after);
}

} // namespace umpire

#include "effects.h"

#include "../checks/setting.h"
#include "umpire/base/text.h"
#include "umpire/battle/record.h"
#include "umpire/battle/turn_order.h"

#include <algorithm>
#include <limits>

namespace umpire {

void Resolution::run(const Effects& effects, const Scope& scope) {
    std::optional<Setting> setting; // as long as nothing changes
    bool done = false;
    for (const Effect& effect : effects) {
        if (effect.instead && done) {
            continue;
        }
        if (effect.when && !setting) {
            setting.emplace(scope);
        }
        done = !effect.when || setting->value(*effect.when).flag();
        if (done) {
            setting.reset();
            runOne(effect, scope);
        }
    }
}

void Resolution::routine(std::string_view id, const Scope& scope) {
    if (const Effects* effects = m_rules.routine(id)) {
        run(*effects, scope);
    }
}

void Resolution::runOne(const Effect& effect, const Scope& scope) {
    switch (effect.kind) {
    case Effect::Kind::Set:
        setOrHold(scope.self.symbol(), effect.word, evaluate(*effect.value, scope));
        break;
    case Effect::Kind::Put:
    case Effect::Kind::Take:
        putOrTake(effect, scope);
        break;
    case Effect::Kind::Settle:
        settle(effect.word, scope.self);
        break;
    case Effect::Kind::Do:
        routine(effect.word, scope);
        break;
    case Effect::Kind::For: {
        const Value target = evaluate(*effect.target, scope);
        for (const Id& id : subjectsIn(target)) {
            if (m_battle.find(id)) {
                Scope inner = scope.about(id);
                inner.other = scope.self;
                run(effect.effects, inner);
            }
        }
        break;
    }
    case Effect::Kind::Due:
        raise(effect, scope);
        break;
    case Effect::Kind::Warn:
    case Effect::Kind::Say:
        speak(effect, scope);
        break;
    default:
        runOnBattle(effect, scope);
        break;
    }
}

void Resolution::speak(const Effect& effect, const Scope& scope) {
    if (!m_words) {
        return;
    }
    const std::string text = fillText(m_rules.text(effect.word), scope);
    effect.kind == Effect::Kind::Warn ? warn(text) : tellOf(text, effect.tone);
}

void Resolution::tellOf(const std::string& text, const std::string& tone) {
    auto said = std::ranges::find_if(m_extra, [](const auto& each) { return each.first == saidKey; });
    if (said == m_extra.end()) {
        said = m_extra.insert(said, {saidKey, Json::array()});
    }
    said->second.push_back({{"text", text}, {"tone", tone}});
}

void Resolution::putOrTake(const Effect& effect, const Scope& scope) {
    const Id who = evaluate(*effect.value, scope).text();
    Ids list = value(scope.self, effect.word).list();
    const auto place = std::ranges::find(list, who);
    const bool put = effect.kind == Effect::Kind::Put;
    if (who.empty() || put == (place != list.end())) {
        return;
    }
    if (put) {
        list.push_back(who);
    } else {
        list.erase(place);
    }
    set(scope.self, effect.word, std::move(list));
}

namespace {

/// The command of an action that is owed: what the pack knows of it beforehand.
Json actionCommand(const Action& action, const Effect& effect, const Scope& scope) {
    Json command{{"do", action.id}};
    for (const auto& [id, expression] : effect.fields) {
        const Value value = evaluate(expression, scope);
        if (!value.same(Value())) {
            command[id] = action.field(id)->kind == ActionField::Kind::Party ? Json{{"unit", value.text()}}
                                                                             : toJson(value);
        }
    }
    return command;
}

/// Where the facts of a command stand: at its top, or with the party that acts.
Json& placeOfFacts(Json& command, const Action* action) {
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        if (field.kind == ActionField::Kind::Party && field.party == "self" && command.contains(field.id)) {
            return command[field.id];
        }
    }
    return command;
}

bool holdsOthers(const Subject* subject) {
    return subject && (subject->kind == SubjectKind::Side || subject->kind == SubjectKind::Formation);
}

/// An id that is free, and the number it was made with.
std::pair<Id, int> freeId(const std::string& base, const Battle& battle) {
    int number = 1;
    while (battle.find(base + "-" + std::to_string(number))) {
        ++number;
    }
    return {base + "-" + std::to_string(number), number};
}

/// Called by the text; the second of them and those after it have their number behind it.
std::string nameFor(const std::string& text, int number) {
    return number == 1 ? text : text + " " + std::to_string(number);
}

/// Attributes of anybody that name one of the subjects name nobody from now on.
void forget(const std::set<Id>& gone, Resolution& resolution) {
    for (const Attribute& attribute : resolution.rules().attributes) {
        if (!attribute.type.namesSubjects() || attribute.derived) {
            continue;
        }
        for (const Symbol holder : resolution.battle().holdersOf(attribute.of, attribute.id)) {
            const Value value = resolution.battle().find(holder)->value(attribute.id);
            if (Value left = withoutThose(value, gone); left != value) {
                resolution.set(holder.text(), attribute.id, std::move(left));
            }
        }
    }
}

/// What they owe, and what others owe to them, can be taken no longer.
void settleDuesOf(const std::set<Id>& gone, const std::string& why, Resolution& resolution) {
    const std::vector<Due> owed = resolution.battle().due;
    for (const Due& due : owed) {
        if (gone.contains(due.subject) || namesAny(due.command, gone)) {
            resolution.settleDue(due.id, why);
        }
    }
}

/// What the umpire wrote on them is about nobody who gets such an id later.
void takeNotesOn(const std::set<Id>& gone, Resolution& resolution) {
    for (const Id& id : gone) {
        const auto& remarks = resolution.battle().remarks;
        if (remarks.find(NotedOn{id, 0}) != remarks.end()) {
            resolution.note(NotedOn{id, 0}, "");
        }
    }
}

} // namespace

void Resolution::raise(const Effect& effect, const Scope& scope) {
    const Action* action = effect.action ? m_rules.action(effect.word) : nullptr;
    Json command =
        action ? actionCommand(*action, effect, scope) : checkCommand(m_rules, effect.word, scope.self);
    for (const auto& [fact, expression] : effect.facts) {
        const Value value = evaluate(expression, scope);
        if (!value.same(Value())) {
            placeOfFacts(command, action)["facts"][fact] = toJson(value);
        }
    }
    const Id id = scope.self.empty() ? Id(effect.word) : effect.word + "-" + scope.self.id();
    owe({effect.again ? freeDueId(id) : id, effect.word, scope.self,
         fillText(m_rules.text(effect.text), scope), effect.group, std::move(command), effect.optional});
}

Id Resolution::freeDueId(const Id& wanted) const {
    Id id = wanted;
    for (int number = 2; m_battle.findDue(id); ++number) {
        id = wanted + "-" + std::to_string(number);
    }
    return id;
}

void Resolution::happen(Event event) {
    applyEvent(m_battle, event);
    m_events.push_back(std::move(event));
}

void Resolution::set(const Id& subject, const std::string& field, Value to) {
    const Subject* known = m_battle.find(subject);
    if (!known) {
        return;
    }
    const Value from = known->value(field);
    const Attribute* attribute = to.flag() ? m_rules.attribute(known->kind, field) : nullptr;
    const bool stamped = attribute && !attribute->stamp.empty();
    if (!from.same(to)) {
        happen(FieldSet{subject, field, from, std::move(to)});
    }
    if (stamped) {
        set(subject, attribute->stamp, m_battle.clock.halfTurn + 1);
    }
}

/// What is held is added up, so that none of those who act at once sees what another did.
void Resolution::setOrHold(Symbol subject, const std::string& field, Value to) {
    const Subject* known = m_battle.find(subject);
    const Attribute* attribute = known ? m_rules.attribute(known->kind, field) : nullptr;
    if (!attribute || attribute->heldIn.empty()) {
        set(subject.text(), field, std::move(to));
        return;
    }
    const std::int64_t more = to.number() - known->value(field).number();
    set(subject.text(), attribute->heldIn, known->value(attribute->heldIn).number() + more);
}

void Resolution::releaseHeld() {
    std::vector<FieldSet> released;
    for (const Attribute& attribute : m_rules.attributes) {
        if (attribute.heldIn.empty()) {
            continue;
        }
        for (const Subject* subject : m_battle.all(attribute.of)) {
            const Value held = subject->value(attribute.heldIn);
            const Value now = subject->value(attribute.id);
            if (held.number() != 0) {
                // Each effect kept to these limits by itself.
                const std::int64_t least = std::min<std::int64_t>(0, now.number());
                const std::int64_t most =
                    attribute.most
                        ? std::max(now.number(), evaluate(*attribute.most, scope(subject->id)).number())
                        : std::numeric_limits<std::int32_t>::max();
                const std::int64_t then = std::clamp(now.number() + held.number(), least, most);
                released.push_back({subject->id, attribute.id, now, then});
                released.push_back({subject->id, attribute.heldIn, held, std::int64_t{0}});
            }
        }
    }
    for (FieldSet& each : released) {
        happen(std::move(each));
    }
}

void Resolution::add(Subject subject, std::size_t place) {
    const Id id = subject.id;
    m_battle.add(std::move(subject), place);
    giveDefaults(m_rules, m_battle, id);
    m_events.push_back(SubjectAdded{*m_battle.find(id), place});
}

void Resolution::remove(const Id& subject) {
    happen(SubjectRemoved{*m_battle.find(subject), m_battle.stationOf(subject).place});
}

void Resolution::setStation(const Id& subject, const Station& station) {
    const Station from = m_battle.stationOf(subject);
    const Station to = m_battle.stationFor(subject, station);
    if (!(from == to)) {
        happen(StationSet{subject, from, to});
    }
}

void Resolution::setDetail(const std::string& detail, const Value& value) {
    if (!m_battle.detail(detail).same(value)) {
        happen(DetailSet{detail, m_battle.detail(detail), value});
    }
}

void Resolution::moveClock(Clock to) {
    const Clock from = m_battle.clock;
    if (from == to) {
        return;
    }
    happen(ClockMoved{from, to});
    const bool sideOver = m_rules.halves && from.side != to.side;
    const bool halfTurnOver = sideOver || from.turn != to.turn || from.halfTurn != to.halfTurn;
    if (halfTurnOver || from.phase != to.phase) {
        m_ending.reset(); // what an effect was to end is over
        forgetWhatWasOf(from.turn != to.turn ? Attribute::Lasts::Turn
                        : halfTurnOver       ? Attribute::Lasts::HalfTurn
                                             : Attribute::Lasts::Phase);
    }
}

/// What lasts a phase ends with it, and with a half-turn or a turn what lasts that long or less.
void Resolution::forgetWhatWasOf(Attribute::Lasts ended) {
    std::vector<const Attribute*> over;
    for (const Attribute& attribute : m_rules.attributes) {
        if (attribute.lasts != Attribute::Lasts::On && attribute.lasts <= ended) {
            over.push_back(&attribute);
        }
    }
    std::vector<std::pair<Id, std::string>> fields;
    for (const Subject* subject : over.empty() ? std::vector<const Subject*>{} : m_battle.all()) {
        for (const Attribute* attribute : over) {
            if (attribute->of == subject->kind && !subject->value(attribute->id).same(Value())) {
                fields.emplace_back(subject->id, attribute->id);
            }
        }
    }
    for (const auto& [subject, field] : fields) {
        set(subject, field, Value());
    }
}

void Resolution::setFirstSide(const Id& side) {
    happen(FirstSideSet{m_battle.firstSide, side});
}

void Resolution::letMoveFirst(const Id& side) {
    const Subject* known = m_battle.find(side);
    if (!known || known->kind != SubjectKind::Side) {
        return;
    }
    Clock clock = m_battle.clock;
    const Ids order = m_battle.sideOrder();
    const bool nobodyMoved =
        clock.phase == m_rules.phases.front().id && (!m_rules.halves || clock.side == order.front());
    if (!nobodyMoved) {
        clock.nextFirst = side;
        moveClock(std::move(clock));
        return;
    }
    if (m_battle.firstSide != side) {
        setFirstSide(side);
    }
    clock.side = m_rules.halves ? side : clock.side;
    moveClock(m_rules.phases.front().owner == Phase::Owner::Drawn
                  ? std::move(clock)
                  : atPhaseStart(m_rules, m_battle, std::move(clock)));
}

void Resolution::setRuling(const Id& ruling, const Id& reading) {
    happen(RulingSet{ruling, valueAt(m_battle.rulings.map(), ruling), reading});
}

void Resolution::setCell(const TableCell& cell, const Value& value) {
    const Value now = m_battle.cell(cell);
    if (!now.same(value)) {
        happen(CellFilled{cell, now, value});
    }
}

void Resolution::note(int record, RecordNote note) {
    happen(RecordNoted{record, valueAt(*m_battle.recordNotes, record), std::move(note)});
}

void Resolution::note(const NotedOn& on, const std::string& text) {
    happen(SubjectNoted{on, valueAt(*m_battle.remarks, on), text});
}

void Resolution::setObjectives(std::vector<Objective> objectives) {
    happen(ObjectivesSet{*m_battle.objectives, std::move(objectives)});
}

void Resolution::setHolder(const Id& objective, const Id& side) {
    happen(ObjectiveHeld{objective, m_battle.objective(objective)->holder, side});
}

void Resolution::spend(std::int64_t seconds) {
    const Clock& now = m_battle.clock;
    if (seconds > 0) {
        happen(TimeSpent{{now.turn, now.side, now.phase}, seconds});
    }
}

void Resolution::setProse(const Id& passage, const std::string& text) {
    happen(ProseSet{passage, valueAt(*m_battle.prose, passage), text});
}

void Resolution::owe(Due due) {
    if (m_owes && !m_battle.findDue(due.id)) {
        due.raisedIn = m_battle.clock.halfTurn;
        happen(DueRaised{std::move(due)});
    }
}

void Resolution::lapse() {
    Ids lapsed;
    for (const Due& due : m_battle.due) {
        // What fell due at the very end of a half-turn is rolled for in the next.
        if (due.optional && due.raisedIn + 1 < m_battle.clock.halfTurn) {
            lapsed.push_back(due.id);
        }
    }
    for (const Id& id : lapsed) {
        settleDue(id, "lapsed");
    }
}

void Resolution::settleDue(const Id& id, const std::string& waived) {
    const auto& list = m_battle.due;
    const auto found = std::ranges::find(list, id, &Due::id);
    if (found != list.end()) {
        happen(DueSettled{*found, static_cast<std::size_t>(found - list.begin()), waived});
    }
}

void Resolution::settle(const Id& check, const Id& subject) {
    const auto owed = std::ranges::find_if(
        m_battle.due, [&](const Due& due) { return due.check == check && due.subject == subject; });
    if (owed == m_battle.due.end()) {
        return;
    }
    Ids settled{owed->id};
    for (const Due& other : m_battle.due) {
        if (!owed->group.empty() && other.group == owed->group && other.id != owed->id) {
            settled.push_back(other.id);
        }
    }
    for (const Id& id : settled) {
        settleDue(id, "");
    }
}

/// What a pack says of a check or action that is owed: as long as what.
bool Resolution::isOver(const Due& due) {
    const Check* check = m_rules.check(due.check);
    const Action* action = check ? nullptr : m_rules.action(due.check);
    const std::optional<Expression>* owed = check ? &check->owedWhile : action ? &action->owedWhile : nullptr;
    return owed && *owed && !(m_battle.find(due.subject) && evaluate(**owed, scope(due.subject)).flag());
}

void Resolution::dropWhatIsOver() {
    const Shared<std::vector<Due>> owed = m_battle.due; // what is owed changes meanwhile
    for (const Due& due : owed) {
        if (isOver(due)) {
            settleDue(due.id, "over");
        }
    }
}

// Effects that bring subjects into a battle, take them off it, place them anew and give points.

void Resolution::runOnBattle(const Effect& effect, const Scope& scope) {
    switch (effect.kind) {
    case Effect::Kind::FirstSide:
        letMoveFirst(evaluate(*effect.target, scope).text());
        break;
    case Effect::Kind::Add:
        bring(effect, scope);
        break;
    case Effect::Kind::Remove:
        takeOff(effect, scope);
        break;
    case Effect::Kind::Move:
        place(effect, scope);
        break;
    case Effect::Kind::Score:
        score(effect, scope);
        break;
    case Effect::Kind::Draw:
        draw(effect, scope);
        break;
    case Effect::Kind::EndPhase:
    case Effect::Kind::EndTurn:
        m_ending = m_ending == Effect::Kind::EndTurn ? m_ending : effect.kind; // the phase ends with the turn
        break;
    default:
        break;
    }
}

void Resolution::bring(const Effect& effect, const Scope& scope) {
    const Subject* above = effect.under ? m_battle.find(evaluate(*effect.under, scope).text()) : nullptr;
    const bool thing = effect.kindAdded == SubjectKind::Thing;
    if (!thing && !holdsOthers(above)) {
        return; // what is not there reads as nothing, and nothing stands under it
    }
    Subject subject;
    subject.kind = effect.kindAdded;
    subject.parent = above ? above->id : Id();
    subject.side = above ? above->side : Id();
    const auto [id, number] = freeId((thing ? Id() : above->id + "-") + effect.word, m_battle);
    subject.id = id;
    subject.name = nameFor(fillText(m_rules.text(effect.word), scope), number);
    for (const auto& [attribute, expression] : effect.given) {
        const Value value = evaluate(expression, scope);
        if (!value.isNone()) {
            subject.values[attribute] = value;
        }
    }
    add(std::move(subject));
    Scope inner = scope.about(id);
    inner.other = scope.self;
    run(effect.effects, inner);
}

void Resolution::takeOff(const Effect& effect, const Scope& scope) {
    Ids going = subjectsIn(evaluate(*effect.target, scope));
    std::erase_if(going, [this](const Id& id) {
        const Subject* subject = m_battle.find(id);
        return !subject || subject->kind == SubjectKind::Side;
    });
    takeAway(going, "taken off the battle", *this);
}

void Resolution::place(const Effect& effect, const Scope& scope) {
    const Subject* above = m_battle.find(evaluate(*effect.under, scope).text());
    if (!holdsOthers(above)) {
        return;
    }
    const Id under = above->id;
    const Id side = above->side;
    for (const Id& id : subjectsIn(evaluate(*effect.target, scope))) {
        const Subject* subject = m_battle.find(id);
        const bool placed =
            subject && subject->kind != SubjectKind::Side && subject->kind != SubjectKind::Thing;
        const Ids below = placed ? m_battle.withAllBelow(id) : Ids();
        if (!placed || listed(below, under)) {
            continue; // nobody can stand under himself
        }
        const Station now = m_battle.stationOf(id);
        setStation(id, {now.name, under, side, Battle::atEnd});
        followSide(id, *this);
    }
}

void Resolution::score(const Effect& effect, const Scope& scope) {
    const Id side = evaluate(*effect.target, scope).text();
    score(side, effect.word, evaluate(*effect.value, scope).number(),
          fillText(m_rules.text(effect.text), scope));
}

void Resolution::score(const Id& side, const Id& attribute, std::int64_t by, const std::string& text) {
    const Subject* known = m_battle.find(side);
    if (!known || known->kind != SubjectKind::Side || by == 0) {
        return;
    }
    const std::int64_t total = known->value(attribute).number() + by;
    set(side, attribute, total);
    happen(Scored{{side, attribute, by, total, text, m_battle.clock.turn}});
}

// How subjects leave a battle for good, and go over to another side.

Ids subjectsIn(const Value& value) {
    return value.isList() ? value.list() : Ids{value.text()};
}

Value withoutThose(const Value& value, const std::set<Id>& gone) {
    if (!value.isList()) {
        return gone.contains(value.text()) ? Value() : value;
    }
    Ids left = value.list();
    std::erase_if(left, [&gone](const Id& id) { return gone.contains(id); });
    return left;
}

bool namesAny(const Json& json, const std::set<Id>& subjects) {
    if (json.is_string()) {
        return subjects.contains(json.get<std::string>());
    }
    return json.is_structured() &&
           std::ranges::any_of(json, [&subjects](const Json& part) { return namesAny(part, subjects); });
}

Ids inOrder(const std::set<Id>& wanted, const Battle& battle) {
    std::vector<Symbol> there;
    for (const Id& id : wanted) {
        if (const Subject* subject = battle.find(id)) {
            there.push_back(subject->symbol);
        }
    }
    battle.sort(there);
    Ids ids;
    for (const Symbol symbol : there) {
        ids.push_back(symbol.text());
    }
    return ids;
}

void takeAway(const Ids& subjects, const std::string& why, Resolution& resolution) {
    Ids backwards = resolution.battle().withAllBelow(subjects);
    const std::set<Id> all(backwards.begin(), backwards.end());
    settleDuesOf(all, why, resolution);
    forget(all, resolution);
    if (all.contains(resolution.battle().firstSide)) {
        resolution.setFirstSide({});
    }
    std::ranges::reverse(backwards);
    for (const Id& id : backwards) {
        resolution.remove(id);
    }
    takeNotesOn(all, resolution);
}

void followSide(const Id& id, Resolution& resolution) {
    const Id side = resolution.battle().find(id)->side;
    for (const Id& below : resolution.battle().withAllBelow(id)) {
        Station station = resolution.battle().stationOf(below);
        station.side = side;
        resolution.setStation(below, station);
    }
}

} // namespace umpire

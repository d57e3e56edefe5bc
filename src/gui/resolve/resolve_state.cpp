#include "resolve/resolve_state.h"

#include "document/change_words.h"
#include "document/record_words.h"
#include "document/text.h"
#include "resolve/sheet_maker.h"

#include <algorithm>

namespace umpire::gui {

using FieldKind = ActionField::Kind;

ResolveState::ResolveState(BattleDocument& document, DiceWays& ways, QObject* parent)
    : QObject(parent), m_document(document), m_ways(ways) {
    connect(&m_document, &BattleDocument::changed, this, &ResolveState::documentChanged);
    const auto again = [this] {
        if (!idle() && !m_done) {
            refresh();
        }
    };
    connect(&m_ways, &DiceWays::changed, this, again);
    connect(&m_oddsWork, &OddsWork::answered, this, again);
}

const Offer* ResolveState::offer() const {
    const auto found = std::find_if(m_offers.begin(), m_offers.end(),
                                    [this](const Offer& offer) { return offer.id == m_draft.offer; });
    return found == m_offers.end() ? nullptr : &*found;
}

/// Whether the die asked for is of a kind that the program throws.
bool ResolveState::programsTurn() const {
    return wantsDie() && !m_sheet.complete && m_ways.of(m_sheet.dice->die) == DiceWay::Program;
}

bool ResolveState::canRoll() const {
    return wantsDie() && !m_sheet.complete && (m_dice.empty() || programsTurn());
}

void ResolveState::choose(const Id& unit) {
    const Subject* chosen = m_document.isOpen() ? m_document.battle().find(unit) : nullptr;
    if (!chosen) {
        return;
    }
    const Subject* acting = m_document.battle().find(m_draft.subject);
    const bool enemy = !m_done && acting && acting->kind == SubjectKind::Unit && m_draft.taken.is_null() &&
                       acting->side != chosen->side;
    enemy ? start(m_draft.subject, unit) : start(unit, {});
}

void ResolveState::choose(const Id& unit, const Id& target, const Id& offer) {
    clear();
    start(unit, target);
    if (!offer.empty()) {
        setOffer(offer);
    }
}

void ResolveState::start(Id subject, Id target) {
    const bool same = m_draft.offerMeant && subject == m_draft.subject && !m_done;
    const Id meant = same ? m_draft.offer : Id();
    const auto fields = same ? m_draft.fields : decltype(m_draft.fields){};
    reset();
    m_draft.fields = fields;
    m_draft.subject = std::move(subject);
    m_draft.target = std::move(target);
    m_draft.offer = meant;
    m_draft.offerMeant = !meant.empty();
    m_offers = offersFor(m_document, m_draft.subject, m_draft.target);
    chooseLikely();
    refresh();
}

void ResolveState::chooseLikely() {
    if (!m_draft.offerMeant || !offer()) {
        const Offer* likely = likeliest(m_offers, !m_draft.target.empty());
        m_draft.offer = likely ? likely->id : Id();
        m_draft.offerMeant = false;
    }
}

void ResolveState::setOffer(const Id& id) {
    if (m_done || m_draft.offer == id) {
        return;
    }
    m_draft.offer = id;
    m_draft.offerMeant = true;
    m_dice.clear();
    refresh();
    forgetUnasked();
}

/// What was said for another action must not count where nobody can see it.
void ResolveState::forgetUnasked() {
    const Json now = command();
    if (now.is_null() || !m_sheet.refusal.isEmpty()) {
        return;
    }
    const auto asked = [this](const auto& key) {
        for (const SheetRoll& roll : m_sheet.rolls) {
            for (const SheetQuestion& question : roll.questions) {
                if (question.place == key.first && question.fact == key.second) {
                    return true;
                }
            }
        }
        return false;
    };
    const auto lost = std::erase_if(m_draft.answers, [&](const auto& answer) {
        return takesFacts(now, answer.first.first) && !asked(answer.first);
    });
    if (lost > 0) {
        refresh();
    }
}

/// Whether the umpire's facts go to that place of a command: the top, or the field of a party.
bool ResolveState::takesFacts(const Json& command, const std::string& place) const {
    const Action* action = m_document.rules().action(command.value("do", ""));
    if (!action) {
        return place.empty();
    }
    return std::any_of(action->fields.begin(), action->fields.end(), [&place](const ActionField& field) {
        return place.empty() ? field.kind == FieldKind::Facts
                             : field.kind == FieldKind::Party && field.id == place;
    });
}

bool ResolveState::nextOffer(int step) {
    const Offer* now = offer();
    if (m_done || !now || m_offers.size() < 2) {
        return false;
    }
    const auto count = static_cast<std::ptrdiff_t>(m_offers.size());
    const std::ptrdiff_t next = (now - m_offers.data() + step + count) % count;
    setOffer(Id(m_offers[static_cast<std::size_t>(next)].id));
    return true;
}

void ResolveState::take(const Json& command) {
    reset();
    if (takeApart(command)) {
        refresh();
        return;
    }
    reset();
    m_draft.taken = command;
    m_draft.taken.erase("dice");
    for (const char* field : {"unit", "officer", "formation", "side"}) {
        if (m_draft.subject.empty() && command.contains(field) && command[field].is_string()) {
            m_draft.subject = command[field].get<std::string>();
        }
    }
    refresh();
}

/// A command with a unit that acts is taken up as if the umpire had pointed at it, so that everything about
/// it can still be changed: its target, its action, what is said.
bool ResolveState::takeApart(const Json& command) {
    const Action* action = m_document.rules().action(command.value("do", ""));
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        if (command.contains(field.id)) {
            takeField(field, command[field.id]);
        }
    }
    if (m_draft.subject.empty()) {
        return false;
    }
    m_offers = offersFor(m_document, m_draft.subject, m_draft.target);
    m_draft.offer = action->id;
    m_draft.offerMeant = true;
    return offer() != nullptr;
}

void ResolveState::takeField(const ActionField& field, const Json& given) {
    const bool party = field.kind == FieldKind::Party;
    if (party || (field.kind == FieldKind::Subject && field.subject == SubjectKind::Unit)) {
        const Id unit = party ? given.value("unit", "") : given.is_string() ? given.get<std::string>() : "";
        Id none;
        (field.party == "self" ? m_draft.subject : field.party == "other" ? m_draft.target : none) = unit;
    } else if (field.kind != FieldKind::Facts) {
        m_draft.fields[field.id] = given;
    }
    const Json facts = party                            ? given.value("facts", Json::object())
                       : field.kind == FieldKind::Facts ? given
                                                        : Json::object();
    for (const auto& [fact, value] : facts.items()) {
        m_draft.answers[{party ? field.id : std::string(), fact}] = toValue(value).value_or(Value());
    }
}

void ResolveState::resume(Draft draft) {
    reset();
    m_draft = std::move(draft);
    if (m_draft.taken.is_null()) {
        m_offers = offersFor(m_document, m_draft.subject, m_draft.target);
        chooseLikely();
    }
    refresh();
}

Draft ResolveState::draftFor(const Id& subject) const {
    Draft draft;
    draft.subject = subject;
    draft.target = m_draft.target;
    draft.offer = m_draft.offer;
    draft.offerMeant = m_draft.offerMeant;
    draft.taken = m_draft.taken;
    return draft;
}

QString ResolveState::titleOf(const Draft& draft) const {
    QString what;
    if (draft.taken.is_object()) {
        const Check* check = m_document.rules().check(draft.taken.value("check", ""));
        const Action* action = m_document.rules().action(draft.taken.value("do", ""));
        what = check ? toText(check->name) : action ? toText(action->name) : QString();
    } else {
        const Action* action = m_document.rules().action(draft.offer);
        const Check* check = m_document.rules().check(draft.offer);
        what = action ? toText(action->name) : check ? toText(check->name) : QString();
    }
    QString title = draft.subject.empty() ? what : m_document.nameOf(draft.subject);
    if (!draft.subject.empty() && !what.isEmpty()) {
        title += QStringLiteral(": ") + what;
    }
    return draft.target.empty() ? title : title + QStringLiteral(" → ") + m_document.nameOf(draft.target);
}

void ResolveState::reset() {
    m_draft = {};
    m_offers.clear();
    m_dice.clear();
    m_done = false;
    m_doneAt = 0;
    m_sheet = {};
}

void ResolveState::clear() {
    reset();
    Q_EMIT changed();
}

void ResolveState::setAnswer(const std::string& place, const Id& fact, Value value) {
    if (!m_done) {
        m_draft.answers[{place, fact}] = std::move(value);
        refresh();
    }
}

void ResolveState::setField(const Id& field, Json value) {
    if (!m_done) {
        value.is_null() ? void(m_draft.fields.erase(field)) : void(m_draft.fields[field] = std::move(value));
        m_dice.clear();
        refresh();
    }
}

void ResolveState::setOverride(const std::string& place, const Id& modifier,
                               std::optional<std::int64_t> value, const QString& reason) {
    if (m_done) {
        return;
    }
    if (value) {
        m_draft.overrides[{place, modifier}] = *value;
        m_draft.reason = reason;
    } else {
        m_draft.overrides.erase({place, modifier});
    }
    refresh();
}

void ResolveState::setFreeLine(int index, const std::string& place, const FreeLine& line) {
    if (m_done) {
        return;
    }
    auto& lines = m_draft.freeLines;
    if (index >= 0 && index < static_cast<int>(lines.size())) {
        lines[static_cast<std::size_t>(index)].second = line;
    } else {
        lines.emplace_back(place, line);
    }
    refresh();
}

void ResolveState::dropFreeLine(int index) {
    if (!m_done && index >= 0 && index < static_cast<int>(m_draft.freeLines.size())) {
        m_draft.freeLines.erase(m_draft.freeLines.begin() + index);
        refresh();
    }
}

bool ResolveState::answerKey(const QString& key, bool second) {
    int seen = 0;
    for (const SheetRoll& roll : m_sheet.rolls) {
        for (const SheetQuestion& question : roll.questions) {
            const bool open = question.kind != SheetQuestion::Kind::Choices || question.spread;
            if (m_done || !open || question.key.compare(key, Qt::CaseInsensitive) != 0 ||
                seen++ != (second ? 1 : 0)) {
                continue;
            }
            setAnswer(question.place, Id(question.fact), afterKey(question));
            return true;
        }
    }
    return false;
}

/// A tick turns, a number grows; of several the next is added, after the last there is none; of one the next
/// is taken.
Value ResolveState::afterKey(const SheetQuestion& question) {
    switch (question.kind) {
    case SheetQuestion::Kind::Count:
        return question.value + 1;
    case SheetQuestion::Kind::One:
        return nextOf(question.choices);
    case SheetQuestion::Kind::Choices:
        return oneMoreOf(question.choices);
    default:
        return question.value == 0;
    }
}

Value ResolveState::nextOf(const std::vector<SheetChoice>& choices) {
    const auto on = std::find_if(choices.begin(), choices.end(), [](const SheetChoice& c) { return c.on; });
    const auto next = on == choices.end() || on + 1 == choices.end() ? choices.begin() : on + 1;
    return next == choices.end() ? Value() : Value(next->id);
}

Value ResolveState::oneMoreOf(const std::vector<SheetChoice>& choices) {
    Ids picked;
    bool added = false;
    for (const SheetChoice& choice : choices) {
        if (choice.on || !added) {
            picked.push_back(choice.id);
            added = added || !choice.on;
        }
    }
    return added ? Value(std::move(picked)) : Value(Ids{});
}

bool ResolveState::offerKey(const QString& key, const Id& current) {
    const Id unit = idle() || m_done ? current : m_draft.subject;
    for (const Offer& offer : m_document.isOpen() ? offersFor(m_document, unit, {}) : std::vector<Offer>{}) {
        if (!offer.two && !offer.key.isEmpty() && offer.key.compare(key, Qt::CaseInsensitive) == 0) {
            choose(unit, {}, offer.id);
            applyPlain();
            return true;
        }
    }
    return false;
}

void ResolveState::applyPlain() {
    const Offer* chosen = offer();
    if (m_atOnce && chosen && !chosen->two && !chosen->check && ready() && m_dice.empty()) {
        apply();
    }
}

bool ResolveState::wordKey(const QString& key) {
    const SheetField* missing = m_done ? nullptr : m_sheet.wordMissing();
    for (const SheetChoice& choice : missing ? missing->choices : std::vector<SheetChoice>{}) {
        if (choice.name.startsWith(key, Qt::CaseInsensitive)) {
            setField(Id(missing->id), Json(choice.id));
            return true;
        }
    }
    return false;
}

void ResolveState::giveDie(const Json& face) {
    if (!wantsDie()) {
        return;
    }
    if (m_sheet.complete && !m_dice.empty()) {
        m_dice.pop_back();
    }
    m_dice.push_back(face);
    refresh();
    applyIfDue();
}

void ResolveState::applyIfDue() {
    if (m_atOnce && ready()) {
        apply();
    }
}

bool ResolveState::dieKey(const QString& key) {
    if (!wantsDie()) {
        return false;
    }
    for (const SheetFace& face : m_sheet.dice->faces) {
        if (face.key.compare(key, Qt::CaseInsensitive) == 0) {
            giveDie(Json(face.value));
            return true;
        }
    }
    return false;
}

void ResolveState::takeBackDie() {
    const bool ours = m_done && m_doneAt > 0 && m_document.session().cursor() == m_doneAt;
    if (m_done && ours && !m_dice.empty()) {
        const Draft draft = m_draft;
        std::vector<Json> dice = m_dice;
        m_document.undo();
        resume(draft);
        dice.pop_back();
        m_dice = std::move(dice);
        refresh();
    } else if (!m_done && !m_dice.empty()) {
        m_dice.pop_back();
        refresh();
    }
}

void ResolveState::stepBack() {
    if (!m_done && !m_dice.empty()) {
        takeBackDie();
    } else {
        clear();
    }
}

Json ResolveState::factsFor(const std::string& place) const {
    Json facts = Json::object();
    for (const auto& [key, value] : m_draft.answers) {
        const Fact* fact = m_document.rules().fact(key.second);
        const bool said = value.flag() || value.number() != 0 || !value.list().empty() ||
                          (!value.text().empty() && fact && value != fact->fallback);
        if (key.first == place && said) {
            facts[key.second] = toJson(value);
        }
    }
    return facts;
}

/// Facts and overrides that belong to one place of the command.
void ResolveState::addSaid(Json& command, const std::string& place) const {
    const Json facts = factsFor(place);
    for (const auto& [fact, value] : facts.items()) {
        command["facts"][fact] = value;
    }
    for (const auto& [key, value] : m_draft.overrides) {
        if (key.first == place) {
            command["overrides"][key.second] = value;
        }
    }
    for (const auto& [linePlace, line] : m_draft.freeLines) {
        if (linePlace == place) {
            command["extra-lines"].push_back(
                {{"text", line.text}, {"value", line.value}, {"check", line.check}});
        }
    }
}

void ResolveState::addFields(Json& command) const {
    const Action* action = m_document.rules().action(command.value("do", ""));
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        const Id& who = field.party == "self" ? m_draft.subject : m_draft.target;
        if (field.kind == FieldKind::Party) {
            command[field.id] = Json{{"unit", who}};
            addSaid(command[field.id], field.id);
        } else if (field.kind == FieldKind::Subject && !field.party.empty() && field.party != "none" &&
                   !command.contains(field.id)) {
            command[field.id] = who;
        } else if (const auto given = m_draft.fields.find(field.id); given != m_draft.fields.end()) {
            command[field.id] = given->second;
        }
    }
}

Json ResolveState::command(bool withDice) const {
    Json command = m_draft.taken;
    const Offer* chosen = offer();
    if (command.is_null() && (!chosen || (chosen->two && m_draft.target.empty()))) {
        return nullptr;
    }
    if (command.is_null()) {
        command = chosen->check ? checkCommand(m_document.rules(), m_draft.offer, m_draft.subject)
                                : Json{{"do", m_draft.offer}};
    }
    addFields(command);
    if (takesFacts(command, {})) {
        addSaid(command, {});
    }
    if (!m_draft.overrides.empty() && !m_draft.reason.isEmpty()) {
        command["reason"] = fromText(m_draft.reason);
    }
    if (withDice) {
        command["dice"] = m_dice;
    }
    return command;
}

/// Answers that the pack says are usually yes are ticked when their question first comes up.
bool ResolveState::tickAtFirst() {
    bool ticked = false;
    for (const SheetRoll& roll : m_sheet.rolls) {
        for (const SheetQuestion& question : roll.questions) {
            if (m_draft.answers.contains({question.place, question.fact})) {
                continue;
            }
            const Fact* fact = m_document.rules().fact(question.fact);
            const Id& other = roll.subject == m_draft.subject ? m_draft.target : m_draft.subject;
            const Scope scope{m_document.rules(), m_document.battle(), roll.subject, other};
            const bool tick = fact->tickedAtFirst && holds(fact->tickedIf, scope);
            const bool flag = question.kind == SheetQuestion::Kind::Tick;
            m_draft.answers[{question.place, question.fact}] = flag ? Value(tick) : Value();
            ticked = ticked || tick;
        }
    }
    return ticked;
}

void ResolveState::refresh() {
    const SheetMaker maker(m_document, *this);
    m_sheet = maker.make();
    if (tickAtFirst()) {
        m_sheet = maker.make();
    }
    Q_EMIT changed();
}

bool ResolveState::apply() {
    return ready() && run(command());
}

bool ResolveState::roll() {
    if (!canRoll()) {
        return false;
    }
    return programsTurn() ? rollOwn() : run(command(false));
}

/// The dice the program throws come one by one, until one is the players' or none is missing.
bool ResolveState::rollOwn() {
    while (programsTurn()) {
        const Die* die = m_document.rules().die(fromText(m_sheet.dice->die));
        m_dice.push_back(m_document.throwDie(*die));
        refresh();
    }
    applyIfDue();
    return true;
}

bool ResolveState::run(const Json& command) {
    m_running = true;
    const Answer answer = m_document.execute(command);
    m_running = false;
    if (!answer.ok) {
        m_sheet.refusal = toText(answer.refusal.message);
        Q_EMIT changed();
        return false;
    }
    m_done = true;
    m_doneAt = answer.record;
    SheetMaker(m_document, *this).report(m_sheet, m_document.session().records().back());
    Q_EMIT changed();
    return true;
}

void ResolveState::documentChanged(const ChangeEvent& event) {
    m_oddsWork.forget();
    if (m_running || event.kind == ChangeEvent::Kind::Saved || idle()) {
        return;
    }
    const bool there =
        m_draft.subject.empty() || (m_document.isOpen() && m_document.battle().find(m_draft.subject));
    if (m_done || event.kind == ChangeEvent::Kind::Opened || !there) {
        clear();
        return;
    }
    if (m_draft.taken.is_null()) {
        m_offers = offersFor(m_document, m_draft.subject, m_draft.target);
        chooseLikely();
    }
    refresh();
}

} // namespace umpire::gui

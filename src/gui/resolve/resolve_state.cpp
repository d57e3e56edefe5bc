#include "resolve/resolve_state.h"

#include "document/change_words.h"
#include "document/record_words.h"
#include "document/text.h"
#include "resolve/sheet_maker.h"

#include <algorithm>

namespace umpire::gui {

using Kind = ActionField::Kind;

ResolveState::ResolveState(BattleDocument& document, DiceWays& ways, QObject* parent)
    : QObject(parent), m_document(document), m_ways(ways) {
    connect(&m_document, &BattleDocument::changed, this, &ResolveState::documentChanged);
    connect(&m_ways, &DiceWays::changed, this, [this] {
        if (!idle() && !m_done) {
            refresh();
        }
    });
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
    const Id meant = m_draft.offerMeant && subject == m_draft.subject && !m_done ? m_draft.offer : Id();
    reset();
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
    m_draft.taken = command;
    m_draft.taken.erase("dice");
    for (const char* field : {"unit", "officer", "formation", "side"}) {
        if (m_draft.subject.empty() && command.contains(field) && command[field].is_string()) {
            m_draft.subject = command[field].get<std::string>();
        }
    }
    refresh();
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

namespace {

bool holdsOne(const Fact* fact) {
    return fact && (fact->type.kind == Type::Kind::Text || fact->type.kind == Type::Kind::Subject);
}

/// Of a fact that holds one thing the one just picked takes the place of the other.
Value latestOf(const Value& picked, const Value& before) {
    Ids ids = picked.list();
    if (ids.size() > 1) {
        std::erase_if(ids, [&before](const Id& id) {
            return std::find(before.list().begin(), before.list().end(), id) != before.list().end();
        });
    }
    return ids;
}

} // namespace

void ResolveState::setAnswer(const std::string& place, const Id& fact, Value value) {
    if (!m_done) {
        Value& answer = m_draft.answers[{place, fact}];
        answer = holdsOne(m_document.rules().fact(fact)) ? latestOf(value, answer) : std::move(value);
        refresh();
    }
}

void ResolveState::setField(const Id& field, Json value) {
    if (!m_done) {
        m_draft.fields[field] = std::move(value);
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

bool ResolveState::answerKey(const QString& key, bool second) {
    int seen = 0;
    for (const SheetRoll& roll : m_sheet.rolls) {
        for (const SheetQuestion& question : roll.questions) {
            if (m_done || question.kind == SheetQuestion::Kind::Choices ||
                question.key.compare(key, Qt::CaseInsensitive) != 0 || seen++ != (second ? 1 : 0)) {
                continue;
            }
            const bool count = question.kind == SheetQuestion::Kind::Count;
            setAnswer(question.place, Id(question.fact),
                      count ? Value(question.value + 1) : Value(question.value == 0));
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
        if (key.first == place && (value.flag() || value.number() != 0 || !value.list().empty())) {
            facts[key.second] =
                holdsOne(m_document.rules().fact(key.second)) ? Json(value.list().front()) : toJson(value);
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
}

void ResolveState::addFields(Json& command) const {
    const Action* action = m_document.rules().action(command.value("do", ""));
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        const Id& who = field.party == "self" ? m_draft.subject : m_draft.target;
        if (field.kind == Kind::Party) {
            command[field.id] = Json{{"unit", who}};
            addSaid(command[field.id], field.id);
        } else if (field.kind == Kind::Subject && !field.party.empty() && field.party != "none" &&
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
    addSaid(command, {});
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
            const Scope scope{m_document.rules(),
                              m_document.battle(),
                              roll.subject,
                              m_draft.subject,
                              nullptr,
                              nullptr,
                              nullptr,
                              {}};
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

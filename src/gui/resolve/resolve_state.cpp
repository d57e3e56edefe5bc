#include "resolve/resolve_state.h"

#include "document/change_words.h"
#include "document/record_words.h"
#include "document/text.h"
#include "resolve/sheet_maker.h"

#include <algorithm>

namespace umpire::gui {

using Kind = ActionField::Kind;

ResolveState::ResolveState(BattleDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&m_document, &BattleDocument::changed, this, &ResolveState::documentChanged);
}

const Offer* ResolveState::offer() const {
    const auto found = std::find_if(m_offers.begin(), m_offers.end(),
                                    [this](const Offer& offer) { return offer.id == m_offer; });
    return found == m_offers.end() ? nullptr : &*found;
}

bool ResolveState::canRoll() const {
    return wantsDie() && m_dice.empty() && !m_sheet.complete;
}

void ResolveState::choose(const Id& unit) {
    const Subject* chosen = m_document.isOpen() ? m_document.battle().find(unit) : nullptr;
    if (!chosen) {
        return;
    }
    const Subject* acting = m_document.battle().find(m_subject);
    const bool enemy = !m_done && acting && acting->kind == SubjectKind::Unit && m_taken.is_null() &&
                       acting->side != chosen->side;
    enemy ? start(m_subject, unit) : start(unit, {});
}

void ResolveState::start(Id subject, Id target) {
    const Id meant = m_offerMeant && subject == m_subject && !m_done ? m_offer : Id();
    reset();
    m_subject = std::move(subject);
    m_target = std::move(target);
    m_offers = offersFor(m_document, m_subject, m_target);
    m_offer = meant;
    m_offerMeant = !meant.empty();
    chooseLikely();
    refresh();
}

void ResolveState::chooseLikely() {
    if (!m_offerMeant || !offer()) {
        const Offer* likely = likeliest(m_offers, !m_target.empty());
        m_offer = likely ? likely->id : Id();
        m_offerMeant = false;
    }
}

void ResolveState::setOffer(const Id& id) {
    if (m_done || m_offer == id) {
        return;
    }
    m_offer = id;
    m_offerMeant = true;
    m_dice.clear();
    refresh();
}

void ResolveState::take(const Json& command) {
    reset();
    m_taken = command;
    m_taken.erase("dice");
    for (const char* field : {"unit", "officer", "formation", "side"}) {
        if (m_subject.empty() && command.contains(field) && command[field].is_string()) {
            m_subject = command[field].get<std::string>();
        }
    }
    refresh();
}

void ResolveState::reset() {
    m_subject.clear();
    m_target.clear();
    m_taken = nullptr;
    m_offers.clear();
    m_offer.clear();
    m_offerMeant = false;
    m_answers.clear();
    m_fields.clear();
    m_dice.clear();
    m_done = false;
    m_sheet = {};
}

void ResolveState::clear() {
    reset();
    Q_EMIT changed();
}

void ResolveState::setAnswer(const std::string& place, const Id& fact, Value value) {
    if (!m_done) {
        m_answers[{place, fact}] = std::move(value);
        refresh();
    }
}

void ResolveState::setField(const Id& field, Json value) {
    if (!m_done) {
        m_fields[field] = std::move(value);
        m_dice.clear();
        refresh();
    }
}

bool ResolveState::answerKey(const QString& key, bool second) {
    int seen = 0;
    for (const SheetRoll& roll : m_sheet.rolls) {
        for (const SheetQuestion& question : roll.questions) {
            if (m_done || question.key.compare(key, Qt::CaseInsensitive) != 0 || seen++ != (second ? 1 : 0)) {
                continue;
            }
            const std::int64_t next = question.value + 1;
            setAnswer(question.place, question.fact,
                      question.count ? Value(next) : Value(question.value == 0));
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
    if (!m_done && !m_dice.empty()) {
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
    for (const auto& [key, value] : m_answers) {
        if (key.first == place && (value.flag() || value.number() != 0)) {
            facts[key.second] = toJson(value);
        }
    }
    return facts;
}

void ResolveState::addFacts(Json& command, const std::string& place) const {
    Json facts = factsFor(place);
    if (!facts.empty()) {
        command["facts"] = std::move(facts);
    }
}

void ResolveState::addFields(Json& command) const {
    const Action* action = m_document.rules().action(m_offer);
    for (const ActionField& field : action->fields) {
        const Id& who = field.party == "self" ? m_subject : m_target;
        if (field.kind == Kind::Party) {
            command[field.id] = Json{{"unit", who}};
            addFacts(command[field.id], field.id);
        } else if (field.kind == Kind::Facts) {
            addFacts(command, {});
        } else if (field.kind == Kind::Subject && !field.party.empty() && field.party != "none") {
            command[field.id] = who;
        } else if (const auto given = m_fields.find(field.id); given != m_fields.end()) {
            command[field.id] = given->second;
        }
    }
}

Json ResolveState::command(bool withDice) const {
    Json command = m_taken;
    const Offer* chosen = offer();
    if (command.is_null() && (!chosen || (chosen->two && m_target.empty()))) {
        return nullptr;
    }
    if (!command.is_null()) {
        addFacts(command, {});
    } else if (chosen->check) {
        command = checkCommand(m_document.rules(), m_offer, m_subject);
        addFacts(command, {});
    } else {
        command = Json{{"do", m_offer}};
        addFields(command);
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
            if (m_answers.contains({question.place, question.fact})) {
                continue;
            }
            const Fact* fact = m_document.rules().fact(question.fact);
            const Scope scope{m_document.rules(),
                              m_document.battle(),
                              roll.subject,
                              m_subject,
                              nullptr,
                              nullptr,
                              nullptr,
                              {}};
            const bool tick = fact->tickedAtFirst && holds(fact->tickedIf, scope);
            m_answers[{question.place, question.fact}] = question.count ? Value(0) : Value(tick);
            ticked = ticked || tick;
        }
    }
    return ticked;
}

void ResolveState::refresh() {
    const SheetMaker maker(m_document, *this, m_fields);
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
    return canRoll() && run(command(false));
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
    SheetMaker(m_document, *this, m_fields).report(m_sheet, m_document.session().records().back());
    Q_EMIT changed();
    return true;
}

void ResolveState::documentChanged(const ChangeEvent& event) {
    if (m_running || event.kind == ChangeEvent::Kind::Saved) {
        return;
    }
    if (m_done || event.kind == ChangeEvent::Kind::Opened || !m_document.battle().find(m_subject)) {
        clear();
        return;
    }
    m_offers = offersFor(m_document, m_subject, m_target);
    chooseLikely();
    refresh();
}

} // namespace umpire::gui

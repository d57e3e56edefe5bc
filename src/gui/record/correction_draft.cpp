#include "record/correction_draft.h"

#include "document/text.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// No record of a sane game holds more dice than this.
constexpr std::size_t mostDice = 60;

std::int64_t asNumber(const Json& value) {
    return value.is_boolean()          ? (value.get<bool>() ? 1 : 0)
           : value.is_number_integer() ? value.get<std::int64_t>()
                                       : 0;
}

} // namespace

CorrectionDraft::CorrectionDraft(const BattleDocument& document, int record)
    : m_document(document), m_record(record) {
    const std::vector<Amendment> standing = document.session().standing();
    const Amendment& now = standing[static_cast<std::size_t>(record - 1)];
    m_standing = now.command;
    for (const Json& step : now.steps) {
        for (const Json& face : step.value("dice", Json::array())) {
            m_oldDice.push_back(face);
        }
    }
    m_dice = m_oldDice;
    m_oldByHand = byHandIn(m_standing);
    m_byHand = m_oldByHand;
    work();
}

void CorrectionDraft::setAnswer(const std::string& place, const Id& fact, std::int64_t value) {
    const Fact* known = m_document.rules().fact(fact);
    const bool count = known && known->type.kind == Type::Kind::Number;
    m_answers[{place, fact}] = count ? Json(value) : Json(value != 0);
    if (known && standingAnswer(place, *known) == value) {
        m_answers.erase({place, fact});
    }
    work();
}

void CorrectionDraft::setPicked(const std::string& place, const Id& fact, const Ids& picked) {
    const Json object = place.empty() ? m_standing : m_standing.value(place, Json::object());
    const Json facts = object.value("facts", Json::object());
    const Json old = facts.is_object() ? facts.value(fact, Json()) : Json();
    const auto given = m_answers.find({place, fact});
    const Json now = given == m_answers.end() ? old : given->second;
    const Fact* known = m_document.rules().fact(fact);
    Json value(picked);
    if (known && known->type.kind == Type::Kind::Subject) {
        // Only one can be named: the one that was not named before.
        value = "";
        for (const Id& id : picked) {
            value = value == Json("") || now == value ? Json(id) : value;
        }
    }
    m_answers[{place, fact}] = value;
    if (old == value || (old.is_null() && value.empty())) {
        m_answers.erase({place, fact});
    }
    work();
}

Json CorrectionDraft::fieldOf(const Json& command, const Place& at) const {
    const Json object = at.first.empty() ? command : command.value(at.first, Json::object());
    return object.is_object() ? object.value(at.second, Json()) : Json();
}

void CorrectionDraft::setField(const std::string& place, const std::string& key, const Json& value) {
    m_fields[{place, key}] = value;
    if (fieldOf(m_standing, {place, key}) == value) {
        m_fields.erase({place, key});
    }
    work();
}

void CorrectionDraft::setOverride(const std::string& place, const Id& line,
                                  std::optional<std::int64_t> value) {
    if (value) {
        m_byHand[{place, line}] = *value;
    } else {
        m_byHand.erase({place, line});
    }
    work();
}

CorrectionDraft::ByHand CorrectionDraft::byHandIn(const Json& command) const {
    ByHand values;
    const auto take = [&values](const std::string& place, const Json& object) {
        const Json given = object.value("overrides", Json::object());
        for (const auto& [line, value] : given.items()) {
            values[{place, line}] = asNumber(value);
        }
    };
    take({}, command);
    for (const auto& [key, value] : command.items()) {
        if (value.is_object() && value.contains("unit")) {
            take(key, value);
        }
    }
    return values;
}

void CorrectionDraft::setDie(std::size_t place, const Json& face) {
    m_dice.resize(std::max(m_dice.size(), place + 1));
    m_dice[place] = face;
    work();
}

void CorrectionDraft::toggleKept(int record) {
    if (m_kept.erase(record) == 0) {
        m_kept.insert(record);
    }
}

Json CorrectionDraft::face(std::size_t place) const {
    return place < m_dice.size() ? m_dice[place] : Json();
}

bool CorrectionDraft::changesSomething() const {
    const std::vector<Json> used(m_dice.begin(), m_dice.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                      m_dice.size(), m_wanted.size())));
    return !m_answers.empty() || !m_fields.empty() || m_byHand != m_oldByHand || used != m_oldDice;
}

Json CorrectionDraft::withFacts() const {
    Json command = commandOf(Verb::Correct, {{"record", m_record}});
    for (const auto& [place, value] : m_answers) {
        Json& object = place.first.empty() ? command : command[place.first];
        object["facts"][place.second] = value;
    }
    for (const auto& [place, value] : m_fields) {
        Json& object = place.first.empty() ? command : command[place.first];
        object[place.second] = value;
    }
    if (m_byHand != m_oldByHand) {
        addByHand(command);
    }
    return command;
}

/// All of a place are stated whole, those that are taken back by their absence.
void CorrectionDraft::addByHand(Json& command) const {
    for (const ByHand* values : {&m_oldByHand, &m_byHand}) {
        for (const auto& [place, value] : *values) {
            Json& object = place.first.empty() ? command : command[place.first];
            object["overrides"] = Json::object();
        }
    }
    for (const auto& [place, value] : m_byHand) {
        Json& object = place.first.empty() ? command : command[place.first];
        object["overrides"][place.second] = value;
    }
}

/// The record's command with the fields that are put right.
Json CorrectionDraft::amended() const {
    Json command = m_standing;
    for (const auto& [place, value] : m_fields) {
        Json& object = place.first.empty() ? command : command[place.first];
        object[place.second] = value;
    }
    return command;
}

Json CorrectionDraft::command() const {
    Json command = withFacts();
    Json dice = Json::array();
    for (std::size_t i = 0; i < m_wanted.size(); ++i) {
        dice.push_back(face(i));
    }
    if (!dice.empty() || !m_oldDice.empty()) {
        command["dice"] = std::move(dice);
    }
    if (!m_kept.empty()) {
        command["keep"] = std::vector<int>(m_kept.begin(), m_kept.end());
    }
    if (!m_reason.empty()) {
        command["reason"] = m_reason;
    }
    return command;
}

/// Gives the engine one die after the other and notes which it asks for: another fact or another first die
/// may ask for more, for fewer or for others.
void CorrectionDraft::work() {
    Json command = withFacts();
    command["dice"] = Json::array();
    m_wanted.clear();
    m_complete = false;
    Preview preview;
    while (m_wanted.size() < mostDice) {
        preview = m_document.session().previewCorrection(command);
        m_refusal = preview.ok ? QString() : toText(preview.refusal.message);
        m_complete = preview.ok && !preview.wanted;
        const Die* die = preview.wanted ? m_document.rules().die(preview.wanted->die) : nullptr;
        if (!preview.ok || !die) {
            break;
        }
        const std::size_t place = m_wanted.size();
        m_wanted.push_back({die->id, toText(preview.wanted->purpose)});
        const auto faces = die->distinct();
        const bool fits = std::any_of(faces.begin(), faces.end(),
                                      [&](const Face& face_) { return toJson(face_) == face(place); });
        if (!fits) {
            break;
        }
        command["dice"].push_back(face(place));
    }
    writeQuestions(preview);
    writeRows(preview);
    m_fieldList = correctionFields(m_document, amended(), m_document.session().before(m_record));
}

void CorrectionDraft::writeRows(const Preview& preview) {
    m_rows.clear();
    m_others.clear();
    const Battle before = m_document.session().before(m_record);
    for (const Step& step : preview.steps) {
        const std::string place = placeOf(step.subject);
        const QString who = m_document.nameOf(step.subject);
        if (!takesFactsOf(step.check, place)) {
            continue;
        }
        Scope scope{m_document.rules(), before, step.subject, step.other, &step.facts};
        for (const Modifier* modifier : m_document.rules().modifiersOf(step.check)) {
            const auto line = std::find_if(step.lines.begin(), step.lines.end(),
                                           [&](const Line& each) { return each.id == modifier->id; });
            const auto given = m_byHand.find({place, modifier->id});
            const bool byHand = given != m_byHand.end();
            const bool counts = line != step.lines.end();
            const QString label = toText(counts ? line->label : fillText(modifier->label, scope));
            (counts || byHand ? m_rows : m_others)
                .push_back({place, modifier->id, who, label,
                            byHand   ? given->second
                            : counts ? line->value
                                     : 0,
                            byHand});
        }
    }
}

void CorrectionDraft::writeQuestions(const Preview& preview) {
    m_questions.clear();
    const Battle before = m_document.session().before(m_record);
    for (const Step& step : preview.steps) {
        ask(step.check, step.subject, step.other, step.facts, before);
    }
    if (preview.next) {
        ask(preview.next->check, preview.next->subject, preview.next->other, preview.next->facts, before);
    }
}

bool CorrectionDraft::takesFactsOf(const Id& check, const std::string& place) const {
    if (isA<CheckCommand>(m_standing)) {
        return m_standing.value("check", "") == check;
    }
    const Action* action = m_document.rules().action(m_standing.value("do", ""));
    const bool known =
        action && std::find(action->checks.begin(), action->checks.end(), check) != action->checks.end();
    return known && (!place.empty() ||
                     std::any_of(action->fields.begin(), action->fields.end(), [](const ActionField& field) {
                         return field.kind == ActionField::Kind::Facts;
                     }));
}

std::string CorrectionDraft::placeOf(const Id& subject) const {
    const Json command = amended();
    for (const auto& [key, value] : command.items()) {
        if (value.is_object() && value.value("unit", "") == subject) {
            return key;
        }
    }
    return {};
}

std::int64_t CorrectionDraft::standingAnswer(const std::string& place, const Fact& fact) const {
    const Json object = place.empty() ? m_standing : m_standing.value(place, Json::object());
    const Json facts = object.value("facts", Json::object());
    return facts.is_object() && facts.contains(fact.id) ? asNumber(facts[fact.id]) : 0;
}

void CorrectionDraft::ask(const Id& check, const Id& subject, const Id& other, const Facts& facts,
                          const Battle& before) {
    const std::string place = placeOf(subject);
    if (!takesFactsOf(check, place)) {
        return;
    }
    Scope scope{m_document.rules(), before, subject, other, &facts};
    scope.check = check;
    for (const Fact* fact : m_document.rules().questionsOf(check)) {
        const auto given = m_answers.find({place, fact->id});
        const bool known = std::any_of(m_questions.begin(), m_questions.end(), [&](const Question& question) {
            return question.place == place && question.fact == fact->id;
        });
        Question question{place,
                          fact->id,
                          m_document.nameOf(subject),
                          toText(fact->question),
                          toText(fact->key),
                          fact->type.kind == Type::Kind::Number};
        if (fact->type.kind == Type::Kind::Flag || question.count) {
            question.value =
                given != m_answers.end() ? asNumber(given->second) : standingAnswer(place, *fact);
        } else {
            pick(question, *fact, scope, given == m_answers.end() ? Json() : given->second);
        }
        if (!known && (question.value != 0 || holds(fact->askedIf, scope)) &&
            (!question.several || !question.choices.empty())) {
            m_questions.push_back(std::move(question));
        }
    }
}

/// Who of a list is named; where only one can be, who that is.
void CorrectionDraft::pick(Question& question, const Fact& fact, const Scope& scope,
                           const Json& given) const {
    const Json object =
        question.place.empty() ? m_standing : m_standing.value(question.place, Json::object());
    const Json facts = object.value("facts", Json::object());
    const Json old = facts.is_object() ? facts.value(fact.id, Json()) : Json();
    const Json& picked = given.is_null() ? old : given;
    question.several = true;
    question.choices = choicesOfFact(m_document, scope, fact);
    for (SheetChoice& choice : question.choices) {
        choice.on =
            picked == Json(choice.id) ||
            (picked.is_array() && std::find(picked.begin(), picked.end(), Json(choice.id)) != picked.end());
        question.value += choice.on ? 1 : 0;
    }
}

} // namespace umpire::gui

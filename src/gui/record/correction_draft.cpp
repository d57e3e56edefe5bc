#include "record/correction_draft.h"

#include "document/text.h"

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
    return !m_answers.empty() || used != m_oldDice;
}

Json CorrectionDraft::withFacts() const {
    Json command{{"do", "correct"}, {"record", m_record}};
    for (const auto& [place, value] : m_answers) {
        Json& object = place.first.empty() ? command : command[place.first];
        object["facts"][place.second] = value;
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
    if (m_standing.value("do", "") == "check") {
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
    for (const auto& [key, value] : m_standing.items()) {
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
    Scope scope{m_document.rules(), before, subject, other, &facts, nullptr, nullptr, {}};
    scope.check = check;
    for (const Fact* fact : m_document.rules().questionsOf(check)) {
        const bool simple = fact->type.kind == Type::Kind::Flag || fact->type.kind == Type::Kind::Number;
        const auto given = m_answers.find({place, fact->id});
        const std::int64_t value =
            given != m_answers.end() ? asNumber(given->second) : standingAnswer(place, *fact);
        const bool known = std::any_of(m_questions.begin(), m_questions.end(), [&](const Question& question) {
            return question.place == place && question.fact == fact->id;
        });
        if (simple && !known && (value != 0 || holds(fact->askedIf, scope))) {
            m_questions.push_back({place, fact->id, m_document.nameOf(subject), toText(fact->question),
                                   toText(fact->key), fact->type.kind == Type::Kind::Number, value});
        }
    }
}

} // namespace umpire::gui

#include "record/correction_draft.h"

#include "document/numbered.h"
#include "document/record_text.h"
#include "document/text.h"
#include "look/theme.h"
#include "umpire/base/halves.h"
#include "umpire/checks/standing.h"
#include "umpire/dice/die.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/offers.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>
#include <utility>

namespace umpire::gui {

namespace {

/// No record of a sane game holds more dice than this.
constexpr std::size_t mostDiceCorrected = 60;

/// The odds are not shown here, so that a few ways of the dice to come tell enough.
constexpr int waysLookedAt = 1;

std::int64_t asNumber(const Json& value) {
    return value.is_boolean()          ? (value.get<bool>() ? 1 : 0)
           : value.is_number_integer() ? value.get<std::int64_t>()
                                       : 0;
}

/// The part of a command that belongs to a place; all of it is the part of "".
Json& partOf(Json& command, const std::string& place) {
    return place.empty() ? command : command[place];
}

} // namespace

CorrectionDraft::CorrectionDraft(const BattleDocument& document, int record)
    : m_document(document), m_record(record) {
    const std::vector<Amendment> standing = document.session().standing();
    const Amendment& now = standing[static_cast<std::size_t>(record - 1)];
    m_standing = now.command;
    const Json given = now.command.value("dice", Json::array());
    for (const Json& step : now.steps) {
        for (const Json& face : step.value("dice", Json::array())) {
            const std::size_t die = m_oldDice.size();
            const bool untold = given.is_array() && die < given.size() && possibleFaces(given[die]);
            m_oldDice.push_back(untold ? given[die] : face);
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
    if (known && asNumber(standingFact(place, fact)) == value) {
        m_answers.erase({place, fact});
    }
    work();
}

void CorrectionDraft::setPicked(const std::string& place, const Id& fact, const Ids& picked) {
    const Json old = standingFact(place, fact);
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

Json CorrectionDraft::standing(const std::string& place, const std::string& key) const {
    const Json object = place.empty() ? m_standing : m_standing.value(place, Json::object());
    return object.is_object() ? object.value(key, Json()) : Json();
}

Json CorrectionDraft::standingFact(const std::string& place, const Id& fact) const {
    const Json facts = standing(place, "facts");
    return facts.is_object() ? facts.value(fact, Json()) : Json();
}

void CorrectionDraft::setField(const std::string& place, const std::string& key, const Json& value) {
    m_fields[{place, key}] = value;
    if (standing(place, key) == value) {
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
        partOf(command, place.first)["facts"][place.second] = value;
    }
    addFields(command);
    if (m_byHand != m_oldByHand) {
        addByHand(command);
    }
    return command;
}

/// All of a place are stated whole, those that are taken back by their absence.
void CorrectionDraft::addByHand(Json& command) const {
    for (const ByHand* values : {&m_oldByHand, &m_byHand}) {
        for (const auto& [place, value] : *values) {
            partOf(command, place.first)["overrides"] = Json::object();
        }
    }
    for (const auto& [place, value] : m_byHand) {
        partOf(command, place.first)["overrides"][place.second] = value;
    }
}

void CorrectionDraft::addFields(Json& command) const {
    for (const auto& [place, value] : m_fields) {
        partOf(command, place.first)[place.second] = value;
    }
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

/// What would come of it with these dice; without its rolls where only the next die is wanted.
Worksheet CorrectionDraft::worked(std::vector<Json> dice, bool rolls) const {
    Json command = withFacts();
    command["dice"] = std::move(dice);
    return worksheet(m_document.session(), command, {false, false, rolls ? waysLookedAt : 0});
}

/// Gives the engine one die after the other and notes which it asks for: another fact or another first die
/// may ask for more, for fewer or for others. Gives how many of the old ones fit.
std::size_t CorrectionDraft::throwOldDice() {
    std::vector<Json> given;
    m_wanted.clear();
    while (m_wanted.size() < mostDiceCorrected) {
        const Worksheet sheet = worked(given, false);
        if (!sheet.ok || sheet.dice.empty()) {
            break;
        }
        const std::size_t place = m_wanted.size();
        m_wanted.push_back({sheet.dice.front().die, toText(sheet.wanted->purpose)});
        const auto& faces = sheet.dice.front().faces;
        const bool fits = std::any_of(faces.begin(), faces.end(),
                                      [&](const Face& each) { return toJson(each) == face(place); });
        if (!fits) {
            break;
        }
        given.push_back(face(place));
    }
    return given.size();
}

void CorrectionDraft::work() {
    const auto fitting = static_cast<std::ptrdiff_t>(throwOldDice());
    const Worksheet sheet = worked({m_dice.begin(), m_dice.begin() + fitting}, true);
    m_refusal = sheet.ok ? QString() : toText(sheet.refusal.message);
    m_complete = sheet.ok && sheet.complete;
    writeQuestions(sheet);
    writeRows(sheet);
    Json amended = m_standing;
    addFields(amended);
    m_fieldList = correctionFields(m_document, amended, m_document.session().before(m_record));
}

void CorrectionDraft::writeRows(const Worksheet& sheet) {
    m_rows.clear();
    m_others.clear();
    for (const WorksheetRoll& roll : sheet.rolls) {
        if (!roll.made || !roll.asked) {
            continue;
        }
        const QString who = m_document.nameOf(roll.subject);
        const auto add = [&](const WorksheetLine& line) {
            const bool byHand = m_byHand.contains({roll.place, line.id});
            (line.counts || byHand ? m_rows : m_others)
                .push_back(
                    {roll.place, line.id, who, toText(line.reason), line.counts ? line.value : 0, byHand});
        };
        for (const WorksheetLine& line : roll.lines) {
            if (line.own == 0) {
                add(line);
            }
        }
        std::for_each(roll.others.begin(), roll.others.end(), add);
    }
}

/// Those of the rolls that were made, and of the one that waits for its dice.
void CorrectionDraft::writeQuestions(const Worksheet& sheet) {
    m_questions.clear();
    for (std::size_t i = 0; i < sheet.rolls.size(); ++i) {
        if (sheet.rolls[i].made || static_cast<int>(i) == sheet.next) {
            for (const WorksheetQuestion& question : sheet.rolls[i].questions) {
                addQuestion(sheet.rolls[i], question);
            }
        }
    }
}

void CorrectionDraft::addQuestion(const WorksheetRoll& roll, const WorksheetQuestion& asked) {
    const bool known = std::any_of(m_questions.begin(), m_questions.end(), [&](const Question& question) {
        return question.place == asked.place && question.fact == asked.fact;
    });
    Question question{asked, m_document.nameOf(roll.subject)};
    question.choices = choicesOf(asked);
    if (!known && (!question.several() || !question.choices.empty())) {
        m_questions.push_back(std::move(question));
    }
}

/// Nobody who was out of play by then.
std::vector<WorksheetChoice> CorrectionDraft::choicesOf(const WorksheetQuestion& question) const {
    const bool subjects = question.kind == AskKind::Subject || question.kind == AskKind::Subjects;
    const Battle before = subjects ? m_document.session().before(m_record) : Battle();
    std::vector<WorksheetChoice> choices;
    for (const WorksheetChoice& choice : question.choices) {
        const Subject* subject = subjects ? before.find(choice.id) : nullptr;
        const bool gone =
            subject && subject->kind == SubjectKind::Unit && isOut(m_document.rules(), before, *subject);
        if (!subjects || (subject && !gone)) {
            choices.push_back(choice);
            if (subjects) {
                choices.back().name = fromText(numbered(m_document, choice.id));
            }
        }
    }
    return choices;
}

namespace {

using CorrectionKind = CorrectionField::Kind;
using FieldKind = ActionField::Kind;

QString capital(QString name) {
    name.replace(QLatin1Char('-'), QLatin1Char(' '));
    return name.left(1).toUpper() + name.mid(1);
}

bool names(const Json& value, const Id& id) {
    return value == Json(id) ||
           (value.is_array() && std::find(value.begin(), value.end(), Json(id)) != value.end());
}

/// Collects the fields of one command.
class FieldMaker {
    Q_DECLARE_TR_FUNCTIONS(CorrectionFields)

  public:
    FieldMaker(const BattleDocument& document, const Json& command, const Battle& before)
        : m_document(document), m_command(command), m_before(before) {}

    std::vector<CorrectionField> make() {
        const Action* action = m_document.rules().action(m_command.value("do", ""));
        for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
            add(field);
        }
        if (!action) {
            addSubjectsOfCheck();
        }
        return std::move(m_fields);
    }

  private:
    void add(const ActionField& field) {
        const Json value = m_command.value(field.id, Json());
        CorrectionField made;
        made.key = field.id;
        made.name = capital(toText(field.name.empty() ? field.id : field.name));
        if (field.kind == FieldKind::Party && value.is_object()) {
            made.place = std::exchange(made.key, "unit");
            made.choices = subjects(SubjectKind::Unit, value.value("unit", Json()));
        } else if (field.kind == FieldKind::Subject && value.is_string()) {
            made.choices = subjects(field.subject, value);
        } else if (field.kind == FieldKind::Subjects) {
            made.kind = CorrectionKind::Several;
            made.choices = subjects(field.subject, value);
        } else if (field.kind == FieldKind::Choice && value.is_string()) {
            made.choices = words(field, value);
        } else if (field.kind == FieldKind::Flag) {
            const bool on = value == Json(true);
            made.kind = CorrectionKind::Flag;
            made.choices = {{"yes", fromText(tr("yes")), on}, {"no", fromText(tr("no")), !on}};
        } else if (field.kind == FieldKind::Count && value.is_number_integer()) {
            made.kind = CorrectionKind::Count;
            made.from = field.from;
            made.to = field.to;
            made.value = value.get<std::int64_t>();
        } else {
            return;
        }
        m_fields.push_back(std::move(made));
    }

    /// A check that is rolled by itself names whom it tests.
    void addSubjectsOfCheck() {
        const std::tuple<const char*, SubjectKind, QString> kinds[] = {
            {"unit", SubjectKind::Unit, tr("Unit")},
            {"officer", SubjectKind::Officer, tr("Officer")},
            {"formation", SubjectKind::Formation, tr("Formation")},
            {"side", SubjectKind::Side, tr("Side")}};
        for (const auto& [key, kind, name] : kinds) {
            const Json value =
                m_command.value("check", Json()).is_string() ? m_command.value(key, Json()) : Json();
            if (value.is_string()) {
                m_fields.push_back({"", key, name, CorrectionKind::One, subjects(kind, value)});
            }
        }
    }

    /// Whoever is in play, and who is named now; his own side first.
    std::vector<WorksheetChoice> subjects(SubjectKind kind, const Json& value) const {
        std::vector<WorksheetChoice> choices;
        Id side;
        for (const Subject* subject : m_before.all(kind)) {
            const bool named = names(value, subject->id);
            side = named && side.empty() ? subject->side : side;
            const bool gone = kind == SubjectKind::Unit && isOut(m_document.rules(), m_before, *subject);
            if (named || !gone) {
                choices.push_back({subject->id, fromText(numbered(m_document, subject->id)), named});
            }
        }
        std::stable_partition(choices.begin(), choices.end(), [&](const WorksheetChoice& choice) {
            return m_before.find(choice.id)->side == side;
        });
        return choices;
    }

    std::vector<WorksheetChoice> words(const ActionField& field, const Json& value) const {
        std::vector<WorksheetChoice> choices;
        for (const std::string& word : field.words) {
            choices.push_back({word, wordName(m_document.rules(), word), value == Json(word)});
        }
        return choices;
    }

    const BattleDocument& m_document;
    const Json& m_command;
    const Battle& m_before;
    std::vector<CorrectionField> m_fields;
};

} // namespace

std::vector<CorrectionField> correctionFields(const BattleDocument& document, const Json& command,
                                              const Battle& before) {
    return FieldMaker(document, command, before).make();
}

namespace {

Json listIn(const Json& extra, const char* key) {
    const auto found = extra.find(key);
    return found != extra.end() && found->is_array() ? *found : Json::array();
}

class CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

  public:
    CorrectionText(const Look& look, const BattleDocument& document) : m_look(look), m_document(document) {}

    /// `extra` holds the engine's differences, effects, conflicts and notes. With `choices`, a record that
    /// can no longer happen carries a link `keep:NUMBER`.
    QString html(const Json& extra, bool choices) const {
        return conflicts(listIn(extra, "conflicts"), choices) + rolls(listIn(extra, "differences")) +
               effects(listIn(extra, "effects")) + notes(listIn(extra, "notes"));
    }

  private:
    /// Nothing where nothing stands below its heading.
    QString part(const QString& title, const QStringList& lines) const {
        if (lines.isEmpty()) {
            return {};
        }
        QString html = QStringLiteral("<p style=\"margin:%1px 0 0 0\"><b>%2</b></p>")
                           .arg(m_look.px(8))
                           .arg(title.toHtmlEscaped());
        for (const QString& line : lines) {
            html += QStringLiteral("<p style=\"margin:%1px 0 0 0\">%2</p>").arg(m_look.px(3)).arg(line);
        }
        return html;
    }

    /// "14 · 12th Light Horse fires on I/67th".
    QString record(const Json& item) const {
        const int number = item.value("record", 0);
        const auto& records = m_document.session().records();
        if (number < 1 || number > static_cast<int>(records.size())) {
            return QString::number(number);
        }
        return QStringLiteral("%1 · %2")
            .arg(number)
            .arg(m_document.describe(records[static_cast<std::size_t>(number - 1)]))
            .toHtmlEscaped();
    }

    QString rolls(const Json& differences) const {
        QStringList lines;
        for (const Json& item : differences) {
            const Json& any = item["now"].is_null() ? item["was"] : item["now"];
            lines << QStringLiteral("%1<br>%2: %3 → <b>%4</b>")
                         .arg(record(item), m_document.nameOf(any.value("subject", "")).toHtmlEscaped(),
                              roll(item["was"]), roll(item["now"]));
        }
        return part(tr("Rolls that come out differently"), lines);
    }

    QString roll(const Json& step) const {
        if (step.is_null()) {
            return tr("not rolled").toHtmlEscaped();
        }
        const RecordText words(m_document.session());
        const Outcome* outcome = m_document.rules().outcome(step.value("outcome", ""));
        const QString sign = outcome ? toneSign(toText(outcome->tone)) : QString();
        return (sign + QLatin1Char(' ') + toText(words.outcome(step)) + QStringLiteral(" (") +
                toText(plainHalves(halvesIn(step, "total"))) + QLatin1Char(')'))
            .trimmed()
            .toHtmlEscaped();
    }

    QString effects(const Json& effects) const {
        QStringList lines;
        for (const Json& item : effects) {
            const QString was = effect(item["was"]).join(QStringLiteral("; "));
            const QString now = effect(item["now"]).join(QStringLiteral("; "));
            const QString nothing = tr("nothing");
            lines << QStringLiteral("%1<br>%2 → <b>%3</b>")
                         .arg(record(item), (was.isEmpty() ? nothing : was).toHtmlEscaped(),
                              (now.isEmpty() ? nothing : now).toHtmlEscaped());
        }
        return part(tr("Records that now do something else"), lines);
    }

    QStringList effect(const Json& subjects) const {
        QStringList parts;
        for (const auto& [id, fields] : subjects.items()) {
            QStringList changes;
            for (const auto& [field, changed] : fields.items()) {
                changes << value(id, field, changed);
            }
            parts << tr("%1: %2").arg(m_document.nameOf(id), changes.join(QStringLiteral(", ")));
        }
        return parts;
    }

    QString value(const Id& subject, const std::string& field, const Json& value) const {
        const Subject* known = m_document.battle().find(subject);
        const Attribute* attribute = known ? m_document.rules().attribute(known->kind, field) : nullptr;
        const QString name = attribute ? withinSentence(toText(attribute->name)) : toText(field);
        if (value.is_number_integer()) {
            return QStringLiteral("%1 %2").arg(name, signedNumber(value.get<std::int64_t>()));
        }
        if (value.is_boolean()) {
            return value.get<bool>() ? name : tr("no longer %1").arg(name);
        }
        const std::string id = value.is_string() ? value.get<std::string>() : "";
        const Word* word = attribute ? m_document.rules().word(attribute->type.vocabulary, id) : nullptr;
        return QStringLiteral("%1 %2").arg(name, word ? toText(word->name) : m_document.nameOf(id));
    }

    QString conflicts(const Json& conflicts, bool choices) const {
        QStringList lines;
        for (const Json& item : conflicts) {
            const bool kept = item.value("kept", false);
            QString fate = kept ? tr("is kept as it was") : tr("is left out");
            fate = fate.toHtmlEscaped();
            if (choices) {
                fate += QStringLiteral(" · <a href=\"keep:%1\">%2</a>")
                            .arg(item.value("record", 0))
                            .arg((kept ? tr("leave it out") : tr("keep it as it was")).toHtmlEscaped());
            }
            lines << QStringLiteral("%1<br>%2: <b>%3</b>")
                         .arg(record(item), toText(item.value("reason", "")).toHtmlEscaped(), fate);
        }
        return part(tr("▲ Records that can no longer happen"), lines);
    }

    QString notes(const Json& notes) const {
        QStringList lines;
        for (const Json& item : notes) {
            lines << QStringLiteral("%1: %2").arg(record(item),
                                                  toText(item.value("note", "")).toHtmlEscaped());
        }
        return part(tr("Also"), lines);
    }

    const Look& m_look;
    const BattleDocument& m_document;
};

} // namespace

QString correctionText(const Look& look, const BattleDocument& document, const Json& extra, bool choices) {
    return CorrectionText(look, document).html(extra, choices);
}

} // namespace umpire::gui

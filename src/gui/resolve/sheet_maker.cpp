#include "resolve/sheet_maker.h"

#include "document/change_words.h"
#include "document/modifier_words.h"
#include "document/record_words.h"
#include "document/text.h"
#include "models/attribute_words.h"
#include "models/battle_reader.h"
#include "resolve/dice_maker.h"
#include "resolve/steps_ahead.h"
#include "umpire/battle/recorded_step.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/whole_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class SheetMakerText {
    Q_DECLARE_TR_FUNCTIONS(SheetMaker)
};

/// The command as it would be had the umpire said nothing.
Json withoutAnswers(Json command) {
    command.erase("facts");
    for (auto& [key, value] : command.items()) {
        if (value.is_object()) {
            value.erase("facts");
        }
    }
    return command;
}

bool isListed(const std::vector<SheetLine>& lines, const Id& id) {
    return std::any_of(lines.begin(), lines.end(), [&id](const SheetLine& line) { return line.id == id; });
}

const Line* lineOf(const Step& step, const Id& id) {
    const auto found =
        std::find_if(step.lines.begin(), step.lines.end(), [&id](const Line& line) { return line.id == id; });
    return found == step.lines.end() ? nullptr : &*found;
}

} // namespace

SheetMaker::SheetMaker(const BattleDocument& document, ResolveState& state)
    : m_document(document), m_state(state) {}

ResolveSheet SheetMaker::make() const {
    ResolveSheet sheet;
    writeTitle(sheet);
    const Json command = m_state.command();
    if (command.is_null()) {
        sheet.hint = m_state.offer()
                         ? SheetMakerText::tr("Now point at the enemy unit: click it, or type its number.")
                         : QString();
        return sheet;
    }
    const Preview preview = m_document.preview(command);
    writeFields(sheet, command);
    if (!preview.ok && sheet.wordMissing()) {
        sheet.hint = SheetMakerText::tr("First choose the %1: click it, or press its first letter.")
                         .arg(sheet.wordMissing()->name.toLower());
        return sheet;
    }
    if (!preview.ok) {
        sheet.refusal = toText(preview.refusal.message);
        return sheet;
    }
    sheet.warnings = toTexts(preview.warnings);
    writeRolls(sheet, command, preview);
    const Json prefix = beforeLastDie(command, preview);
    const Preview before = preview.wanted ? preview : m_document.preview(prefix);
    if (before.wanted) {
        const DiceMaker dice(m_document, m_state.ways(), m_state.oddsWork());
        dice.writeOdds(sheet, prefix, before);
        dice.writeDice(sheet, prefix, before, command["dice"]);
    }
    sheet.complete = !preview.wanted;
    std::vector<Json> steps;
    for (const Step& step : preview.steps) {
        steps.push_back(explained(step));
    }
    writeResults(sheet, steps, command);
    sheet.changes = sheet.complete ? ChangeWords(m_document.session()).of(preview.changes) : QStringList();
    return sheet;
}

void SheetMaker::writeTitle(ResolveSheet& sheet) const {
    sheet.title = m_state.subject().empty() ? m_state.titleOf(m_state.draft())
                                            : numbered(m_document, m_state.subject());
    if (!m_state.target().empty()) {
        sheet.title += QStringLiteral(" → ") + numbered(m_document, m_state.target());
    }
    sheet.subtitle = subtitle();
}

/// What it is, by which section, and how far the acting unit reaches.
QString SheetMaker::subtitle() const {
    QStringList parts;
    const Json command = m_state.command(false);
    const Check* check = command.is_object() ? m_document.rules().check(command.value("check", "")) : nullptr;
    if (const Offer* offer = m_state.offer()) {
        parts << offer->name;
        if (!offer->section.isEmpty()) {
            parts << SheetMakerText::tr("section %1").arg(offer->section);
        }
    } else if (check) {
        parts << toText(check->name);
    }
    const Offer* offer = m_state.offer();
    const Action* action = offer && !offer->check ? m_document.rules().action(offer->id) : nullptr;
    if (action && !action->head.empty()) {
        const Scope scope{m_document.rules(), m_document.battle(), m_state.subject(), m_state.target()};
        if (const auto head = wholeText(m_document.rules().text(action->head), scope)) {
            parts << toText(*head);
        }
    }
    return parts.join(QStringLiteral(" · "));
}

void SheetMaker::writeFields(ResolveSheet& sheet, const Json& command) const {
    const Action* action = m_document.rules().action(command.value("do", ""));
    if (!action) {
        return;
    }
    for (const ActionField& field : action->fields) {
        using Kind = ActionField::Kind;
        const bool kind = field.kind == Kind::Choice || field.kind == Kind::Count ||
                          field.kind == Kind::Subjects || field.kind == Kind::Text;
        if (kind && tells(field, command)) {
            sheet.fields.push_back(fieldOf(field));
        }
    }
}

/// A choice that is needed, and a count that makes a difference, are asked for; others stay out of the way.
bool SheetMaker::tells(const ActionField& field, const Json& command) const {
    if (field.kind == ActionField::Kind::Subjects || field.kind == ActionField::Kind::Text) {
        return true;
    }
    if (field.kind == ActionField::Kind::Choice) {
        const Scope scope{m_document.rules(), m_document.battle(), m_state.subject(), m_state.target()};
        return field.needed ? evaluate(*field.needed, scope).flag() : !field.optional;
    }
    Json least = command;
    least["dice"] = Json::array();
    Json more = least;
    least[field.id] = field.from;
    more[field.id] = field.from + 1;
    const Preview a = m_document.preview(least);
    const Preview b = m_document.preview(more);
    return a.wanted && b.wanted && a.wanted->count != b.wanted->count;
}

SheetField SheetMaker::fieldOf(const ActionField& field) const {
    QString name = field.name.empty() ? toText(field.id).replace(QLatin1Char('-'), QLatin1Char(' '))
                                      : toText(field.name);
    name[0] = name[0].toUpper();
    SheetField result{field.id,   name,     SheetField::Kind::Number, {},
                      field.from, field.to, toJson(field.fallback)};
    const auto given = m_state.draft().fields.find(field.id);
    if (given != m_state.draft().fields.end()) {
        result.value = given->second;
    }
    if (field.kind == ActionField::Kind::Choice) {
        addWords(result, field);
    } else if (field.kind == ActionField::Kind::Subjects) {
        addSubjects(result, field);
    } else if (field.kind == ActionField::Kind::Text) {
        result.kind = SheetField::Kind::Text;
    }
    return result;
}

void SheetMaker::addWords(SheetField& result, const ActionField& field) const {
    result.kind = SheetField::Kind::Word;
    for (const std::string& word : field.words) {
        result.choices.push_back({word, wordName(m_document.rules(), word), result.value == Json(word)});
    }
}

void SheetMaker::addSubjects(SheetField& result, const ActionField& field) const {
    result.kind = SheetField::Kind::List;
    for (const Subject* subject : m_document.battle().all(field.subject)) {
        const Scope scope{m_document.rules(), m_document.battle(), subject->id};
        if (!field.among || evaluate(*field.among, scope).flag()) {
            const bool on = result.value.is_array() && std::find(result.value.begin(), result.value.end(),
                                                                 Json(subject->id)) != result.value.end();
            result.choices.push_back({subject->id, numbered(m_document, subject->id), on});
        }
    }
}

std::string SheetMaker::placeOf(const Json& command, const Id& subject) const {
    for (const auto& [key, value] : command.items()) {
        if (value.is_object() && value.contains("unit") && value["unit"] == Json(subject)) {
            return key;
        }
    }
    return {};
}

void SheetMaker::writeRolls(ResolveSheet& sheet, const Json& command, const Preview& preview) const {
    const std::vector<Step> steps = stepsAhead(m_document, command);
    const std::vector<Step> other = stepsAhead(m_document, command, 1);
    const std::vector<Step> plain = stepsAhead(m_document, withoutAnswers(command));
    const std::size_t known = preview.steps.size() + 1;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        SheetRoll roll = rollOf(steps[i], i < plain.size() ? &plain[i] : nullptr);
        if (i >= known && i < other.size()) {
            // A value that hangs on a die still to be thrown is not known yet.
            std::erase_if(roll.lines, [&](const SheetLine& line) {
                const Line* there = lineOf(other[i], line.id);
                return line.counts && (!there || there->value != line.value);
            });
        }
        roll.place = placeOf(command, roll.subject);
        writeByHand(roll);
        writeQuestions(roll, steps, i, command);
        writeOthers(roll, steps[i]);
        const bool said =
            std::any_of(sheet.rolls.begin(), sheet.rolls.end(), [&roll](const SheetRoll& earlier) {
                return earlier.check == roll.check && earlier.subject == roll.subject;
            });
        if (!said && (!roll.lines.empty() || !roll.questions.empty())) {
            sheet.rolls.push_back(std::move(roll));
        }
    }
}

/// Lines that only an answer brings stand with their question; the others keep a row even while they do not
/// count.
SheetRoll SheetMaker::rollOf(const Step& step, const Step* plain) const {
    const Check* check = m_document.rules().check(step.check);
    SheetRoll roll{step.check, step.subject, numbered(m_document, step.subject), {}, {}, {}, {}};
    if (check) {
        roll.heading += QStringLiteral(": ") + toText(check->name).toLower();
    }
    const auto add = [&roll](const Line& line, std::int64_t value, bool counts) {
        roll.lines.push_back(
            {line.id, toText(line.label), toText(line.section), value, counts, line.overridden, -1});
    };
    for (const Line& line : plain ? plain->lines : step.lines) {
        const Line* now = lineOf(step, line.id);
        add(now ? *now : line, now ? now->value : line.value, now != nullptr);
    }
    for (const Line& line : step.lines) {
        if (plain && !lineOf(*plain, line.id) && line.asks.empty()) {
            add(line, line.value, true);
        }
    }
    return roll;
}

/// What the umpire set by hand keeps its row, even where it is worth nothing.
void SheetMaker::writeByHand(SheetRoll& roll) const {
    for (const auto& [key, value] : m_state.draft().overrides) {
        const Modifier* modifier = m_document.rules().modifier(key.second);
        const bool here =
            modifier && key.first == roll.place &&
            std::find(modifier->checks.begin(), modifier->checks.end(), roll.check) != modifier->checks.end();
        if (here && value == 0 && !isListed(roll.lines, key.second)) {
            roll.lines.push_back({key.second, plainLabel(m_document.rules(), *modifier),
                                  toText(modifier->section), 0, false, true, -1});
        } else if (here && value == 0) {
            markStruck(roll, key.second);
        }
    }
    std::size_t number = 0;
    for (std::size_t i = 0; i < m_state.draft().freeLines.size(); ++i) {
        const auto& [place, line] = m_state.draft().freeLines[i];
        const Id id = place == roll.place ? freeLineId(++number, m_document.rules()) : Id();
        if (id.empty() || line.check != roll.check) {
            continue;
        }
        if (!isListed(roll.lines, id)) {
            roll.lines.push_back({id, toText(line.text), {}, 0, false, true, -1});
        }
        for (SheetLine& shown : roll.lines) {
            shown.own = shown.id == id ? static_cast<int>(i) : shown.own;
        }
    }
}

void SheetMaker::markStruck(SheetRoll& roll, const Id& modifier) {
    for (SheetLine& line : roll.lines) {
        if (line.id == modifier) {
            line.value = 0;
            line.counts = false;
            line.overridden = true;
        }
    }
}

/// What the rules do not count here, for the umpire to whom it counts all the same.
void SheetMaker::writeOthers(SheetRoll& roll, const Step& step) const {
    for (const Modifier* modifier : m_document.rules().modifiersOf(step.check)) {
        if (!lineOf(step, modifier->id) && !isListed(roll.lines, modifier->id)) {
            roll.others.push_back({modifier->id, plainLabel(m_document.rules(), *modifier),
                                   toText(modifier->section), 0, false, false, -1});
        }
    }
}

void SheetMaker::writeQuestions(SheetRoll& roll, const std::vector<Step>& steps, std::size_t at,
                                const Json& command) const {
    const Step& step = steps[at];
    Scope scope{m_document.rules(), m_document.battle(), step.subject, step.other, &step.facts};
    scope.check = step.check;
    for (const Fact* fact : m_document.rules().questionsOf(step.check)) {
        if (!holds(fact->askedIf, scope)) {
            continue;
        }
        SheetQuestion question = questionOf(*fact, roll.place, step);
        const bool choice =
            question.kind == SheetQuestion::Kind::Choices || question.kind == SheetQuestion::Kind::One;
        if (!choice || !question.choices.empty()) {
            question.change = changeOf(question, steps, at, command);
            roll.questions.push_back(std::move(question));
        }
    }
}

SheetQuestion SheetMaker::questionOf(const Fact& fact, const std::string& place, const Step& step) const {
    using Kind = SheetQuestion::Kind;
    SheetQuestion question{place, fact.id, toText(fact.question), toText(fact.key), Kind::Tick, {}, false,
                           0,     0};
    const auto given = m_state.draft().answers.find({place, fact.id});
    const Value value =
        given != m_state.draft().answers.end() && given->second != Value() ? given->second : fact.fallback;
    if (fact.type.kind == Type::Kind::Flag) {
        question.value = value.flag() ? 1 : 0;
    } else if (fact.type.kind == Type::Kind::Number) {
        question.kind = Kind::Count;
        question.value = value.number();
    } else {
        writeChoices(question, fact, step, value);
    }
    return question;
}

void SheetMaker::writeChoices(SheetQuestion& question, const Fact& fact, const Step& step,
                              const Value& value) const {
    using Kind = SheetQuestion::Kind;
    const bool several = fact.type.kind == Type::Kind::Texts || fact.type.kind == Type::Kind::Subjects;
    question.kind = several ? Kind::Choices : Kind::One;
    question.choices = choicesOf(fact, step);
    question.spread =
        several && fact.type.kind == Type::Kind::Subjects && fact.type.subject == SubjectKind::Officer;
    const auto& list = value.list();
    for (SheetChoice& choice : question.choices) {
        choice.on = several ? std::find(list.begin(), list.end(), choice.id) != list.end()
                            : value.text() == choice.id;
        question.value += choice.on ? 1 : 0;
    }
}

/// The words of a vocabulary, or whom the pack says may be named, the likeliest first.
std::vector<SheetChoice> SheetMaker::choicesOf(const Fact& fact, const Step& step) const {
    std::vector<SheetChoice> choices;
    if (fact.type.kind != Type::Kind::Subjects && fact.type.kind != Type::Kind::Subject) {
        const Vocabulary* words = m_document.rules().vocabulary(fact.type.vocabulary);
        for (const Word& word : words ? words->words : std::vector<Word>{}) {
            choices.push_back({word.id, toText(word.name), false});
        }
        return choices;
    }
    Scope scope{m_document.rules(), m_document.battle(), step.subject, step.other, &step.facts};
    scope.check = step.check;
    for (const Id& other : candidatesOf(fact, scope)) {
        choices.push_back({other, choiceName(other), false});
    }
    return choices;
}

/// An officer is told with what he commands.
QString SheetMaker::choiceName(const Id& id) const {
    const Subject* subject = m_document.battle().find(id);
    const QString name = numbered(m_document, id);
    return subject && subject->kind == SubjectKind::Officer
               ? SheetMakerText::tr("%1, %2").arg(name, m_document.nameOf(subject->parent))
               : name;
}

Json SheetMaker::withAnswer(Json command, const std::string& place, const Id& fact, const Json& value) const {
    Json& object = place.empty() ? command : command[place];
    object["facts"][fact] = value;
    return command;
}

std::int64_t SheetMaker::changeOf(const SheetQuestion& question, const std::vector<Step>& steps,
                                  std::size_t at, const Json& command) const {
    using Kind = SheetQuestion::Kind;
    const bool isOn = question.value != 0;
    if (question.kind == Kind::One || question.spread || (question.kind == Kind::Choices && !isOn)) {
        return 0;
    }
    const bool count = question.kind == Kind::Count;
    const Json off = count ? Json(0) : question.kind == Kind::Choices ? Json::array() : Json(false);
    const Json on = count ? Json(std::max<std::int64_t>(1, question.value)) : Json(true);
    const Json turned = withAnswer(command, question.place, question.fact, isOn ? off : on);
    const std::vector<Step> other = stepsAhead(m_document, turned);
    if (at >= other.size()) {
        return 0;
    }
    const std::int64_t now = sumOf(steps[at]);
    return isOn ? now - sumOf(other[at]) : sumOf(other[at]) - now;
}

void SheetMaker::writeResults(ResolveSheet& sheet, const std::vector<Json>& steps,
                              const Json& command) const {
    const RecordWords words(m_document.session());
    const std::vector<Json> thrown = sheets::RecordWords::thrown(command, steps);
    sheet.results.clear();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Json& step = steps[i];
        const Outcome* outcome = m_document.rules().outcome(step.value("outcome", ""));
        const QString who =
            steps.size() > 1 ? m_document.nameOf(step.value("subject", "")) + QStringLiteral(" ") : QString();
        QString text = toText(step.value("text", ""));
        if (!sheet.results.empty() && sheet.results.back().text == text) {
            sheet.results.back().text.clear();
        }
        sheet.results.push_back({words.outcome(step), outcome ? toText(outcome->tone) : QString(),
                                 who + words.sum(step, thrown[i]), std::move(text)});
    }
}

void SheetMaker::report(ResolveSheet& sheet, const Record& record) const {
    writeResults(sheet, record.steps, record.command);
    sheet.changes = ChangeWords(m_document.session()).of(record.events);
    for (const Event& event : record.events) {
        if (const auto* raised = std::get_if<DueRaised>(&event)) {
            sheet.changes << SheetMakerText::tr("Due: %1").arg(toText(raised->due.text));
        }
    }
    sheet.complete = true;
    sheet.hint.clear();
    sheet.warnings = toTexts(record.warnings);
}

} // namespace umpire::gui

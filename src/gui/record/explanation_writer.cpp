#include "record/explanation_writer.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/theme.h"
#include "reading/reading_pane.h"
#include "record/correction_text.h"
#include "umpire/base/halves.h"
#include "umpire/battle/own_commands.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/rules_at_hand.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class ExplanationWriterText {
    Q_DECLARE_TR_FUNCTIONS(ExplanationWriter)
};

QString textOf(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? toText(found->get<std::string>()) : QString();
}

QString recordLink(int number) {
    return QStringLiteral("<a href=\"record:%1\">%2</a>")
        .arg(number)
        .arg(ExplanationWriterText::tr("record %1").arg(number));
}

QString ruleLink(const std::string& place, const QString& section) {
    return QStringLiteral("<a href=\"rule:%1\">%2</a>").arg(toText(place), section.toHtmlEscaped());
}

QString labelOf(const RulePack& rules, const Id& id) {
    const Modifier* line = rules.modifier(id);
    return line ? toText(plainLabel(rules, *line)) : toText(id).replace(QLatin1Char('-'), QLatin1Char(' '));
}

QString moment(const std::string& iso) {
    const QDateTime when = QDateTime::fromString(toText(iso), Qt::ISODate).toLocalTime();
    const QLocale locale(ExplanationWriterText::tr("en_GB", "names the language of dates, such as de_DE"));
    return when.isValid() ? locale.toString(when, ExplanationWriterText::tr("d MMM yyyy, HH:mm:ss"))
                          : toText(iso);
}

} // namespace

QString ExplanationWriter::html(int number) const {
    const Record& written = m_document.session().records()[static_cast<std::size_t>(number - 1)];
    const StandingRecords::Changed* changed = m_standing.changed(number);
    const Record& record = changed ? changed->record : written;
    QString text = head(record) + strays(number) + fate(written);
    const std::vector<Json> thrown = sheets::RecordText::thrown(record.command, record.steps);
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        text += step(record.steps[i], thrown[i]);
    }
    text += extra(record) + stated(record) + changes(record);
    text += section(ExplanationWriterText::tr("Due"), due(record));
    QStringList warnings;
    for (const std::string& warning : written.warnings) {
        warnings << toText(warning).toHtmlEscaped();
    }
    text += section(ExplanationWriterText::tr("Warned"), warnings) + rulings(record);
    return text;
}

QString ExplanationWriter::head(const Record& record) const {
    const RecordText words(m_document.session());
    const Phase* phase = m_document.rules().phase(record.clock.phase);
    QStringList place{ExplanationWriterText::tr("Record %1").arg(record.number),
                      ExplanationWriterText::tr("turn %1").arg(record.clock.turn),
                      m_document.nameOf(record.clock.side)};
    place << (phase ? toText(phase->name) : QString()) << moment(record.when) << origin(record);
    place.removeAll(QString());
    return QStringLiteral("<p style=\"margin:0; font-weight:700; font-size:%1px\">%2</p>"
                          "<p style=\"margin:0; color:%3; font-size:%4px\">%5</p>")
        .arg(QString::number(m_look.px(18)), linked(words.who(record)), m_look.theme().muted.name(),
             QString::number(m_look.px(13)), place.join(QStringLiteral(" · ")).toHtmlEscaped());
}

QString ExplanationWriter::origin(const Record& record) const {
    // Where they come from in it would help nobody at the table, and a seed would tell the next die.
    const bool some = record.draws && !record.draws->dice.empty();
    if (record.draws && record.draws->series.generator != SealedDice::generator) {
        return some ? ExplanationWriterText::tr(
                          "some dice thrown by the program, from a seed: they could be foretold")
                    : ExplanationWriterText::tr("the program's dice, from a seed: they could be foretold");
    }
    if (record.draws) {
        return some ? ExplanationWriterText::tr("some dice thrown by the program, the others on the table")
                    : ExplanationWriterText::tr("the program's dice, sealed beforehand");
    }
    return record.steps.empty() ? QString() : ExplanationWriterText::tr("dice thrown on the table");
}

/// What was thrown before it and not kept.
QString ExplanationWriter::strays(int number) const {
    QStringList items;
    for (const std::string& told : sheets::StrayThrowText(m_document.session()).before(number)) {
        const QString text = toText(told);
        items << linked(text.left(1).toUpper() + text.mid(1));
    }
    return section(ExplanationWriterText::tr("⚂ Dice that were seen before"), items);
}

/// What corrections made of it, and how it was first written.
QString ExplanationWriter::fate(const Record& written) const {
    const StandingRecords::Changed* changed = m_standing.changed(written.number);
    if (!changed) {
        return {};
    }
    QStringList items;
    for (const int by : changed->by) {
        const Record& correction = m_document.session().records()[static_cast<std::size_t>(by - 1)];
        const QString reason = textOf(correction.command, "reason").toHtmlEscaped();
        items << (reason.isEmpty() ? recordLink(by)
                                   : ExplanationWriterText::tr("%1: %2").arg(recordLink(by), reason));
    }
    const QString how = RecordText(m_document.session()).how(written);
    items << ExplanationWriterText::tr("First written: %1")
                 .arg(how.isEmpty() ? ExplanationWriterText::tr("no roll") : how)
                 .toHtmlEscaped();
    return section(changed->dropped ? ExplanationWriterText::tr("↺ Can no longer happen, and was left out")
                                    : ExplanationWriterText::tr("↺ Changed by a correction"),
                   items);
}

QString ExplanationWriter::step(const Json& step, const Json& thrown) const {
    const Check* check = m_document.rules().check(step.value("check", ""));
    QString title = (check ? toText(check->name) : textOf(step, "check")).toHtmlEscaped();
    if (check && !check->section.empty()) {
        title =
            ExplanationWriterText::tr("%1 (section %2)")
                .arg(title, ruleLink(sheets::placeOfCheck(check->id), sectionName(toText(check->section))));
    }
    return QStringLiteral("<p style=\"margin:%1px 0 0 0\"><b>%2</b>: %3</p>")
               .arg(m_look.px(8))
               .arg(title, subjectLink(step.value("subject", ""))) +
           dice(step, thrown) + outcome(step);
}

QString ExplanationWriter::dice(const Json& step, const Json& thrown) const {
    const QString faces = toText(sheets::RecordText::faces(m_document.rules(), step, thrown));
    const Json explained = step.value("explained", Json::object());
    const Die* die = m_document.rules().die(explained.value("die", ""));
    const QString name = die ? toText(die->name) : QString();
    const auto row = [](const QString& left, const QString& right) {
        return QStringLiteral("<tr><td>%1</td><td align=\"right\"><b>%2</b></td></tr>").arg(left, right);
    };
    QString table =
        row(ExplanationWriterText::tr("Thrown: %1").arg(name).toHtmlEscaped(), faces.toHtmlEscaped());
    table += lines(step);
    if (!step.value("modifiers", Json::array()).empty()) {
        table += row(ExplanationWriterText::tr("Total"), toText(plainHalves(halvesIn(step, "total"))));
    }
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"%1\">%2</table>")
        .arg(m_look.px(2))
        .arg(table);
}

QString ExplanationWriter::lines(const Json& step) const {
    QString rows;
    for (const Json& line : step.value("modifiers", Json::array())) {
        QString label = textOf(line, "label").toHtmlEscaped();
        const QString section = textOf(line, "section");
        if (!section.isEmpty()) {
            label += QStringLiteral(" <span style=\"font-size:%1px\">%2</span>")
                         .arg(m_look.px(12))
                         .arg(ruleLink(sheets::placeOfModifier(line.value("id", "")), section));
        }
        if (line.value("overridden", false)) {
            label += QStringLiteral(" <i>%1</i>")
                         .arg(ExplanationWriterText::tr("set by the umpire").toHtmlEscaped());
        }
        rows += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td></tr>")
                    .arg(label, toText(signedHalves(halvesIn(line, "value"))));
    }
    return rows;
}

QString ExplanationWriter::toned(const QString& tone, const QString& text) const {
    const QString sign = toneSign(tone);
    return QStringLiteral("<span style=\"color:%1; font-weight:700\">%2</span>")
        .arg((sign.isEmpty() ? m_look.theme().ink : m_look.tone(tone)).name(),
             (sign.isEmpty() ? text : sign + QLatin1Char(' ') + text).toHtmlEscaped());
}

QString ExplanationWriter::outcome(const Json& step) const {
    const Outcome* outcome = m_document.rules().outcome(step.value("outcome", ""));
    const QString name = outcome ? toned(toText(outcome->tone), toText(outcome->name)) : QString();
    return QStringLiteral("<p style=\"margin:0\">%1 %2</p>").arg(name, linked(textOf(step, "text")));
}

QStringList ExplanationWriter::factsOf(const Json& facts) const {
    QStringList items;
    for (const auto& [id, value] : facts.items()) {
        const Fact* fact = m_document.rules().fact(id);
        const QString question = fact && !fact->question.empty()
                                     ? toText(fact->question)
                                     : toText(id).replace(QLatin1Char('-'), QLatin1Char(' '));
        items << ExplanationWriterText::tr("%1: %2").arg(question, valueText(value)).toHtmlEscaped();
    }
    return items;
}

/// What the umpire said, for each side of a contest apart; not what was worked out from the state.
QString ExplanationWriter::stated(const Record& record) const {
    QStringList items;
    if (record.command.contains("facts") && record.command["facts"].is_object()) {
        items << factsOf(record.command["facts"]);
    }
    const Json command = record.command;
    for (const auto& [key, value] : command.items()) {
        if (value.is_object() && value.contains("unit") && value.contains("facts")) {
            for (const QString& fact : factsOf(value["facts"])) {
                items << valueText(value["unit"]).toHtmlEscaped() + QStringLiteral(" – ") + fact;
            }
        }
    }
    return section(ExplanationWriterText::tr("Stated by the umpire"), items) + reasons(record);
}

QStringList ExplanationWriter::overridesOf(const Json& stated) const {
    QStringList items;
    const Json overrides = stated.value("overrides", Json::object());
    if (!overrides.is_object()) {
        return items;
    }
    for (const auto& [id, value] : overrides.items()) {
        const QString number =
            value.is_number_integer() ? signedNumber(value.get<std::int64_t>()) : valueText(value);
        items << (labelOf(m_document.rules(), id) + QLatin1Char(' ') + number).toHtmlEscaped();
    }
    return items + freeLinesOf(stated);
}

/// Lines in the umpire's own words, those worth nothing too.
QStringList ExplanationWriter::freeLinesOf(const Json& stated) {
    QStringList items;
    const Json lines = stated.value("extra-lines", Json::array());
    for (const Json& line : lines.is_array() ? lines : Json::array()) {
        if (line.is_object() && line.contains("value") && line["value"].is_number_integer()) {
            items << (textOf(line, "text") + QLatin1Char(' ') +
                      signedNumber(line["value"].get<std::int64_t>()))
                         .toHtmlEscaped();
        }
    }
    return items;
}

/// Lines the umpire put other values in place of, and why he did what he did.
QString ExplanationWriter::reasons(const Record& record) const {
    const Json command = record.command;
    QStringList items = overridesOf(command);
    for (const auto& [key, value] : command.items()) {
        if (value.is_object() && value.contains("unit")) {
            items << overridesOf(value);
        }
    }
    QStringList why;
    const QString reason = textOf(record.command, "reason").toHtmlEscaped();
    if (!reason.isEmpty()) {
        why << reason;
    }
    return section(ExplanationWriterText::tr("Set by the umpire in place of what was worked out"), items) +
           section(ExplanationWriterText::tr("Reason given"), why);
}

QString ExplanationWriter::changes(const Record& record) const {
    QStringList items;
    for (const QString& change : ChangeText(m_document.session()).of(record.events)) {
        items << linked(change);
    }
    for (const QString& change : RosterText(m_document.session()).changes(record.events)) {
        items << linked(change);
    }
    for (const Event& event : record.events) {
        if (const auto* moved = std::get_if<ClockMoved>(&event)) {
            const Phase* phase = m_document.rules().phase(moved->to.phase);
            items << ExplanationWriterText::tr("Now turn %1, %2, %3")
                         .arg(moved->to.turn)
                         .arg(m_document.nameOf(moved->to.side), phase ? toText(phase->name) : QString())
                         .toHtmlEscaped();
        }
    }
    return section(ExplanationWriterText::tr("What changed"), items);
}

QStringList ExplanationWriter::due(const Record& record) const {
    QStringList items;
    for (const Event& event : record.events) {
        if (const auto* raised = std::get_if<DueRaised>(&event)) {
            items << ExplanationWriterText::tr("Fell due: %1").arg(toText(raised->due.text)).toHtmlEscaped();
        } else if (const auto* settled = std::get_if<DueSettled>(&event)) {
            const QString text = toText(settled->due.text);
            const bool waived = isA<WaiveCommand>(record.command);
            items << (settled->waived.empty() ? ExplanationWriterText::tr("Settled: %1").arg(text)
                      : waived
                          ? ExplanationWriterText::tr("Waived: %1 (%2)").arg(text, toText(settled->waived))
                          : ExplanationWriterText::tr("No longer owed: %1").arg(text))
                         .toHtmlEscaped();
        }
    }
    return items;
}

QString ExplanationWriter::rulings(const Record& record) const {
    QStringList items;
    for (const Id& id : record.rulings) {
        const Ruling* ruling = m_document.rules().ruling(id);
        if (!ruling) {
            continue;
        }
        const auto chosen = m_document.battle().rulings.find(id);
        const Ruling::Reading* reading = chosen == m_document.battle().rulings.end()
                                             ? &ruling->readings.front()
                                             : ruling->find(chosen->second);
        items << ExplanationWriterText::tr("%1: %2")
                     .arg(toText(ruling->title), reading ? toText(reading->text) : QString())
                     .toHtmlEscaped();
    }
    return section(ExplanationWriterText::tr("Rulings looked at"), items);
}

QString ExplanationWriter::extra(const Record& record) const {
    if (!record.amendments.empty()) {
        Json extra = Json::object();
        for (const auto& [key, value] : record.extra.list()) {
            extra[key] = value;
        }
        return CorrectionText(m_look, m_document).html(extra, false);
    }
    QStringList items;
    for (const auto& [key, value] : record.extra.list()) {
        QStringList parts;
        for (const Json& part : value.is_object() ? value : Json::array({value})) {
            parts << (part.is_null() ? QString() : valueText(part));
        }
        parts.removeAll(QString());
        items << ExplanationWriterText::tr("%1: %2")
                     .arg(toText(key), parts.join(QStringLiteral(", ")))
                     .toHtmlEscaped();
    }
    return section(ExplanationWriterText::tr("Result"), items);
}

QString ExplanationWriter::valueText(const Json& value) const {
    if (value.is_boolean()) {
        return value.get<bool>() ? ExplanationWriterText::tr("yes") : ExplanationWriterText::tr("no");
    }
    if (value.is_array()) {
        QStringList parts;
        for (const Json& item : value) {
            parts << valueText(item);
        }
        return parts.isEmpty() ? ExplanationWriterText::tr("none") : parts.join(QStringLiteral(", "));
    }
    if (!value.is_string()) {
        return toText(value.dump());
    }
    const std::string id = value.get<std::string>();
    for (const Vocabulary& vocabulary : m_document.rules().vocabularies) {
        if (const Word* word = vocabulary.find(id); word && !m_document.battle().find(id)) {
            return toText(word->name);
        }
    }
    return m_document.nameOf(id);
}

QString ExplanationWriter::subjectLink(const Id& id) const {
    return QStringLiteral("<a href=\"subject:%1\">%2</a>")
        .arg(toText(id).toHtmlEscaped(), m_document.nameOf(id).toHtmlEscaped());
}

/// The text with the names of units, formations and officers made links: the longest name that fits first,
/// for some names are part of others.
QString ExplanationWriter::linked(const QString& plain) const {
    QString html = plain.toHtmlEscaped();
    std::vector<const Subject*> subjects = m_document.battle().all();
    std::stable_sort(subjects.begin(), subjects.end(),
                     [](const Subject* a, const Subject* b) { return a->name.size() > b->name.size(); });
    // Marks that no text holds stand for the links meanwhile, so that no name is looked for inside one.
    std::vector<std::pair<QChar, QString>> links;
    for (const Subject* subject : subjects) {
        const QString name = toText(subject->name).toHtmlEscaped();
        if (!name.isEmpty() && html.contains(name)) {
            const QChar mark(static_cast<char16_t>(0xE000 + links.size()));
            html.replace(name, mark);
            links.emplace_back(mark, subjectLink(subject->id));
        }
    }
    for (const auto& [mark, link] : links) {
        html.replace(mark, link);
    }
    return html;
}

QString ExplanationWriter::section(const QString& title, const QStringList& items) const {
    if (items.isEmpty()) {
        return {};
    }
    return QStringLiteral("<p style=\"margin:%1px 0 0 0\"><b>%2</b><br>%3</p>")
        .arg(m_look.px(8))
        .arg(title.toHtmlEscaped(), items.join(QStringLiteral("<br>")));
}

} // namespace umpire::gui

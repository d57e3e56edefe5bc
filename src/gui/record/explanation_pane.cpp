#include "record/explanation_pane.h"

#include "document/record_text.h"
#include "document/text.h"
#include "help/reading_pane.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "models/record_model.h"
#include "record/correction_draft.h"
#include "umpire/base/halves.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/rules_at_hand.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>

namespace umpire::gui {

namespace {

QString ruleLink(const std::string& place, const QString& section) {
    return QStringLiteral("<a href=\"rule:%1\">%2</a>").arg(toText(place), section.toHtmlEscaped());
}

QString labelOf(const RulePack& rules, const Id& id) {
    const Modifier* line = rules.modifier(id);
    return line ? toText(plainLabel(rules, *line)) : toText(id).replace(QLatin1Char('-'), QLatin1Char(' '));
}

class ExplanationWriter {
    Q_DECLARE_TR_FUNCTIONS(ExplanationWriter)

  public:
    ExplanationWriter(const Look& look, const BattleDocument& document)
        : m_look(look), m_document(document), m_standing(document.session()) {}

    QString html(int number) const {
        const Record& written = m_document.session().records()[static_cast<std::size_t>(number - 1)];
        const StandingRecords::Changed* changed = m_standing.changed(number);
        const Record& record = changed ? changed->record : written;
        QString text = head(record) + strays(number) + fate(written);
        const std::vector<Json> thrown = RecordText::thrown(record.command, record.steps);
        for (std::size_t i = 0; i < record.steps.size(); ++i) {
            text += step(record.steps[i], thrown[i]);
        }
        text += extra(record) + stated(record) + changes(record);
        text += section(tr("Due"), due(record));
        QStringList warnings;
        for (const std::string& warning : written.warnings) {
            warnings << toText(warning).toHtmlEscaped();
        }
        text += section(tr("Warned"), warnings) + rulings(record);
        return text;
    }

  private:
    static QString recordLink(int number) {
        return QStringLiteral("<a href=\"record:%1\">%2</a>").arg(number).arg(tr("record %1").arg(number));
    }

    static QString moment(const std::string& iso) {
        const QDateTime when = QDateTime::fromString(toText(iso), Qt::ISODate).toLocalTime();
        const QLocale locale(tr("en_GB", "names the language of dates, such as de_DE"));
        return when.isValid() ? locale.toString(when, tr("d MMM yyyy, HH:mm:ss")) : toText(iso);
    }

    QString head(const Record& record) const {
        const RecordText words(m_document.session());
        const Phase* phase = m_document.rules().phase(record.clock.phase);
        QStringList place{tr("Record %1").arg(record.number), tr("turn %1").arg(record.clock.turn),
                          m_document.nameOf(record.clock.side)};
        place << (phase ? toText(phase->name) : QString()) << moment(record.when) << origin(record);
        place.removeAll(QString());
        return QStringLiteral("<p style=\"margin:0; font-weight:700; font-size:%1px\">%2</p>"
                              "<p style=\"margin:0; color:%3; font-size:%4px\">%5</p>")
            .arg(QString::number(m_look.px(18)), linked(toText(words.who(record))),
                 m_look.theme().muted.name(), QString::number(m_look.px(13)),
                 place.join(QStringLiteral(" · ")).toHtmlEscaped());
    }

    /// What was thrown before it and not kept.
    QString strays(int number) const {
        QStringList items;
        for (const std::string& told : sheets::StrayThrowText(m_document.session()).before(number)) {
            const QString text = toText(told);
            items << linked(text.left(1).toUpper() + text.mid(1));
        }
        return section(tr("⚂ Dice that were seen before"), items);
    }

    /// What corrections made of it, and how it was first written.
    QString fate(const Record& written) const {
        const StandingRecords::Changed* changed = m_standing.changed(written.number);
        if (!changed) {
            return {};
        }
        QStringList items;
        for (const int by : changed->by) {
            const Record& correction = m_document.session().records()[static_cast<std::size_t>(by - 1)];
            const QString reason = toText(memberText(correction.command, "reason")).toHtmlEscaped();
            items << (reason.isEmpty() ? recordLink(by) : tr("%1: %2").arg(recordLink(by), reason));
        }
        const QString how = toText(RecordText(m_document.session()).how(written));
        items << tr("First written: %1").arg(how.isEmpty() ? tr("no roll") : how).toHtmlEscaped();
        return section(changed->dropped ? tr("↺ Can no longer happen, and was left out")
                                        : tr("↺ Changed by a correction"),
                       items);
    }

    QString step(const Json& step, const Json& thrown) const {
        const Check* check = m_document.rules().check(step.value("check", ""));
        QString title = (check ? toText(check->name) : toText(memberText(step, "check"))).toHtmlEscaped();
        if (check && !check->section.empty()) {
            title = tr("%1 (section %2)")
                        .arg(title,
                             ruleLink(sheets::placeOfCheck(check->id), sectionName(toText(check->section))));
        }
        return QStringLiteral("<p style=\"margin:%1px 0 0 0\"><b>%2</b>: %3</p>")
                   .arg(m_look.px(8))
                   .arg(title, subjectLink(step.value("subject", ""))) +
               dice(step, thrown) + outcome(step);
    }

    QString dice(const Json& step, const Json& thrown) const {
        const QString faces = toText(RecordText::faces(m_document.rules(), step, thrown));
        const Json explained = step.value("explained", Json::object());
        const Die* die = m_document.rules().die(explained.value("die", ""));
        const QString name = die ? toText(die->name) : QString();
        const auto row = [](const QString& left, const QString& right) {
            return QStringLiteral("<tr><td>%1</td><td align=\"right\"><b>%2</b></td></tr>").arg(left, right);
        };
        QString table = row(tr("Thrown: %1").arg(name).toHtmlEscaped(), faces.toHtmlEscaped());
        table += lines(step);
        if (!step.value("modifiers", Json::array()).empty()) {
            table += row(tr("Total"), toText(plainHalves(halvesIn(step, "total"))));
        }
        return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"%1\">%2</table>")
            .arg(m_look.px(2))
            .arg(table);
    }

    QString lines(const Json& step) const {
        QString rows;
        for (const Json& line : step.value("modifiers", Json::array())) {
            QString label = toText(memberText(line, "label")).toHtmlEscaped();
            const QString section = toText(memberText(line, "section"));
            if (!section.isEmpty()) {
                label += QStringLiteral(" <span style=\"font-size:%1px\">%2</span>")
                             .arg(m_look.px(12))
                             .arg(ruleLink(sheets::placeOfModifier(line.value("id", "")), section));
            }
            if (line.value("overridden", false)) {
                label += QStringLiteral(" <i>%1</i>").arg(tr("set by the umpire").toHtmlEscaped());
            }
            rows += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td></tr>")
                        .arg(label, toText(signedHalves(halvesIn(line, "value"))));
        }
        return rows;
    }

    QString outcome(const Json& step) const {
        const Outcome* outcome = m_document.rules().outcome(step.value("outcome", ""));
        const QString name = outcome ? toned(toText(outcome->tone), toText(outcome->name)) : QString();
        return QStringLiteral("<p style=\"margin:0\">%1 %2</p>")
            .arg(name, linked(toText(memberText(step, "text"))));
    }

    /// What the umpire said, for each side of a contest apart; not what was worked out from the state.
    QString stated(const Record& record) const {
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
        return section(tr("Stated by the umpire"), items) + reasons(record);
    }

    QStringList factsOf(const Json& facts) const {
        QStringList items;
        for (const auto& [id, value] : facts.items()) {
            const Fact* fact = m_document.rules().fact(id);
            const QString question = fact && !fact->question.empty()
                                         ? toText(fact->question)
                                         : toText(id).replace(QLatin1Char('-'), QLatin1Char(' '));
            items << tr("%1: %2").arg(question, valueText(value)).toHtmlEscaped();
        }
        return items;
    }

    QString changes(const Record& record) const {
        QStringList items;
        for (const QString& change : toTexts(ChangeText(m_document.session()).of(record.events)) +
                                         toTexts(RosterText(m_document.session()).changes(record.events))) {
            items << linked(change);
        }
        for (const Event& event : record.events) {
            if (const auto* moved = std::get_if<ClockMoved>(&event)) {
                const Phase* phase = m_document.rules().phase(moved->to.phase);
                items << tr("Now turn %1, %2, %3")
                             .arg(moved->to.turn)
                             .arg(m_document.nameOf(moved->to.side), phase ? toText(phase->name) : QString())
                             .toHtmlEscaped();
            }
        }
        return section(tr("What changed"), items);
    }

    QStringList due(const Record& record) const {
        QStringList items;
        for (const Event& event : record.events) {
            if (const auto* raised = std::get_if<DueRaised>(&event)) {
                items << tr("Fell due: %1").arg(toText(raised->due.text)).toHtmlEscaped();
            } else if (const auto* settled = std::get_if<DueSettled>(&event)) {
                const QString text = toText(settled->due.text);
                const bool waived = isA<WaiveCommand>(record.command);
                items << (settled->waived.empty() ? tr("Settled: %1").arg(text)
                          : waived                ? tr("Waived: %1 (%2)").arg(text, toText(settled->waived))
                                                  : tr("No longer owed: %1").arg(text))
                             .toHtmlEscaped();
            }
        }
        return items;
    }

    QString rulings(const Record& record) const {
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
            items << tr("%1: %2")
                         .arg(toText(ruling->title), reading ? toText(reading->text) : QString())
                         .toHtmlEscaped();
        }
        return section(tr("Rulings looked at"), items);
    }

    QStringList overridesOf(const Json& stated) const {
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
    static QStringList freeLinesOf(const Json& stated) {
        QStringList items;
        const Json lines = stated.value("extra-lines", Json::array());
        for (const Json& line : lines.is_array() ? lines : Json::array()) {
            if (line.is_object() && line.contains("value") && line["value"].is_number_integer()) {
                items << (toText(memberText(line, "text")) + QLatin1Char(' ') +
                          signedNumber(line["value"].get<std::int64_t>()))
                             .toHtmlEscaped();
            }
        }
        return items;
    }

    /// Lines the umpire put other values in place of, and why he did what he did.
    QString reasons(const Record& record) const {
        const Json command = record.command;
        QStringList items = overridesOf(command);
        for (const auto& [key, value] : command.items()) {
            if (value.is_object() && value.contains("unit")) {
                items << overridesOf(value);
            }
        }
        QStringList why;
        const QString reason = toText(memberText(record.command, "reason")).toHtmlEscaped();
        if (!reason.isEmpty()) {
            why << reason;
        }
        return section(tr("Set by the umpire in place of what was worked out"), items) +
               section(tr("Reason given"), why);
    }

    QString extra(const Record& record) const {
        if (!record.amendments.empty()) {
            Json extra = Json::object();
            for (const auto& [key, value] : record.extra.list()) {
                extra[key] = value;
            }
            return correctionText(m_look, m_document, extra, false);
        }
        QStringList items;
        for (const auto& [key, value] : record.extra.list()) {
            QStringList parts;
            for (const Json& part : value.is_object() ? value : Json::array({value})) {
                parts << (part.is_null() ? QString() : valueText(part));
            }
            parts.removeAll(QString());
            items << tr("%1: %2").arg(toText(key), parts.join(QStringLiteral(", "))).toHtmlEscaped();
        }
        return section(tr("Result"), items);
    }

    QString origin(const Record& record) const {
        // Where they come from in it would help nobody at the table, and a seed would tell the next die.
        const bool some = record.draws && !record.draws->dice.empty();
        if (record.draws && record.draws->series.generator != SealedDice::generator) {
            return some ? tr("some dice thrown by the program, from a seed: they could be foretold")
                        : tr("the program's dice, from a seed: they could be foretold");
        }
        if (record.draws) {
            return some ? tr("some dice thrown by the program, the others on the table")
                        : tr("the program's dice, sealed beforehand");
        }
        return record.steps.empty() ? QString() : tr("dice thrown on the table");
    }

    QString valueText(const Json& value) const {
        if (value.is_boolean()) {
            return value.get<bool>() ? tr("yes") : tr("no");
        }
        if (value.is_array()) {
            QStringList parts;
            for (const Json& item : value) {
                parts << valueText(item);
            }
            return parts.isEmpty() ? tr("none") : parts.join(QStringLiteral(", "));
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

    QString subjectLink(const Id& id) const {
        return QStringLiteral("<a href=\"subject:%1\">%2</a>")
            .arg(toText(id).toHtmlEscaped(), m_document.nameOf(id).toHtmlEscaped());
    }

    /// The text with the names of units, formations and officers made links: the longest name that fits
    /// first, for some names are part of others.
    QString linked(const QString& plain) const {
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

    QString section(const QString& title, const QStringList& items) const {
        if (items.isEmpty()) {
            return {};
        }
        return QStringLiteral("<p style=\"margin:%1px 0 0 0\"><b>%2</b><br>%3</p>")
            .arg(m_look.px(8))
            .arg(title.toHtmlEscaped(), items.join(QStringLiteral("<br>")));
    }

    QString toned(const QString& tone, const QString& text) const {
        const QString sign = toneSign(tone);
        return QStringLiteral("<span style=\"color:%1; font-weight:700\">%2</span>")
            .arg((sign.isEmpty() ? m_look.theme().ink : m_look.tone(tone)).name(),
                 (sign.isEmpty() ? text : sign + QLatin1Char(' ') + text).toHtmlEscaped());
    }

    const Look& m_look;
    const BattleDocument& m_document;
    StandingRecords m_standing;
};

} // namespace

QString explanationOf(const Look& look, const BattleDocument& document, int record) {
    return ExplanationWriter(look, document).html(record);
}

Json noteCommand(int record, const RecordNote& note) {
    return commandOf(Verb::Note, {{"record", record}, {"text", note.text}, {"bookmark", note.bookmark}});
}

QString uncorrectable(const BattleDocument& document, int record) {
    if (!document.isOpen() || record < 1 || record > document.session().cursor()) {
        return ExplanationPane::tr("There is no such record.");
    }
    const Record& written = document.session().records()[static_cast<std::size_t>(record - 1)];
    if (!written.amendments.empty()) {
        return ExplanationPane::tr(
            "This is a correction. Correct the record it changed, or undo back to before it.");
    }
    const StandingRecords standing(document.session());
    if (const auto* changed = standing.changed(record); changed && changed->dropped) {
        return ExplanationPane::tr("A correction left this record out. Undo that correction instead.");
    }
    if (isSetUp(written.command)) {
        return ExplanationPane::tr("This set up the battle. Change the roster or the scenario instead.");
    }
    if (written.steps.empty() && !written.command.contains("facts") && !written.command.contains("set")) {
        return ExplanationPane::tr("Nothing was rolled or stated here. Undo back to before it instead.");
    }
    return {};
}

ExplanationPane::ExplanationPane(const Look& look, BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_text(new QTextBrowser(this)),
      m_note(new QLineEdit(this)) {
    setObjectName(QStringLiteral("explanationPane"));
    named(m_text, "explanationText", tr("The record in full"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    named(m_note, "noteEdit", tr("Note beside this record"));
    m_note->setPlaceholderText(tr("Note beside this record"));
    build();
    connect(m_text, &QTextBrowser::anchorClicked, this, &ExplanationPane::follow);
    connect(m_note, &QLineEdit::returnPressed, this, &ExplanationPane::keepNote);
    connect(m_keep, &QPushButton::clicked, this, &ExplanationPane::keepNote);
    connect(m_correct, &QPushButton::clicked, this, [this] { Q_EMIT correctAsked(m_record); });
    connect(m_bookmark, &QPushButton::clicked, this, [this] { Q_EMIT bookmarkAsked(m_record); });
    connect(m_undoTo, &QPushButton::clicked, this, [this] { Q_EMIT undoToAsked(m_record); });
    connect(m_close, &QPushButton::clicked, this, &ExplanationPane::closed);
    connect(&look, &Look::changed, this, &ExplanationPane::arrange);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        // Whoever shows it again says which record, and that reads it anew.
        if (event.kind != ChangeEvent::Kind::Saved && !isHidden()) {
            refresh();
        }
    });
    arrange();
}

QPushButton* ExplanationPane::addButton(const QString& name, const QString& text, const QString& tip) {
    auto* button = named(new QPushButton(text, this), name, text);
    button->setToolTip(tip);
    button->setProperty("kind", QStringLiteral("slim"));
    button->setMinimumWidth(1);
    return button;
}

void ExplanationPane::build() {
    m_correct = addButton(QStringLiteral("correctButton"), tr("Correct this"), {});
    m_bookmark = addButton(QStringLiteral("bookmarkButton"), tr("★ Bookmark"), tr("Bookmark it (B)"));
    m_bookmark->setCheckable(true);
    m_undoTo = addButton(QStringLiteral("undoToButton"), tr("Undo to here"),
                         tr("Undo everything that was done after this record (U)"));
    m_close = addButton(QStringLiteral("closeExplanation"), tr("Close"), tr("Back to the list (Esc)"));
    m_keep = addButton(QStringLiteral("keepNote"), tr("Keep note"), tr("Write the note down (Enter)"));
    auto* layout = new QVBoxLayout(this);
    auto* head = new QHBoxLayout;
    for (QPushButton* button : {m_correct, m_bookmark, m_undoTo}) {
        head->addWidget(button);
    }
    head->addStretch(1);
    layout->addLayout(head);
    layout->addWidget(m_text, 1);
    auto* note = new QHBoxLayout;
    note->addWidget(m_note, 1);
    note->addWidget(m_keep);
    note->addWidget(m_close);
    layout->addLayout(note);
}

void ExplanationPane::arrange() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(6), m_look.px(12), m_look.px(6));
    layout()->setSpacing(m_look.px(4));
    m_text->document()->setDefaultFont(m_look.font(15));
    m_text->document()->setDocumentMargin(0);
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: underline; }").arg(m_look.theme().accent.name()));
    refresh();
}

bool ExplanationPane::exists() const {
    return m_document.isOpen() && m_record >= 1 && m_record <= m_document.session().cursor();
}

void ExplanationPane::show(int record) {
    m_record = record;
    refresh();
    m_text->verticalScrollBar()->setValue(0);
}

void ExplanationPane::refresh() {
    const bool there = exists();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_note, m_keep, m_correct, m_bookmark, m_undoTo}) {
        widget->setEnabled(there);
    }
    if (!there) {
        m_text->setHtml(tr("Choose a record to see it in full.").toHtmlEscaped());
        m_note->clear();
        return;
    }
    const int scrolled = m_text->verticalScrollBar()->value();
    m_text->setHtml(QStringLiteral("<body style=\"font-size:%1px\">%2</body>")
                        .arg(m_look.px(15))
                        .arg(explanationOf(m_look, m_document, m_record)));
    m_text->verticalScrollBar()->setValue(scrolled);
    const RecordNote note = noteOf(m_document.battle(), m_record);
    m_note->setText(toText(note.text));
    showNote(m_note->hasFocus());
    m_bookmark->setChecked(note.bookmark);
    m_bookmark->setText(note.bookmark ? tr("★ Bookmarked") : tr("☆ Bookmark"));
    const QString why = uncorrectable(m_document, m_record);
    m_correct->setEnabled(why.isEmpty());
    m_correct->setToolTip(why.isEmpty() ? tr("Put a die or a fact right and see what follows (C)") : why);
    m_undoTo->setEnabled(m_record < m_document.session().cursor());
}

void ExplanationPane::takeFocus() {
    m_text->setFocus(Qt::OtherFocusReason);
}

void ExplanationPane::setTight(bool tight) {
    m_tight = tight;
    showNote(m_note->hasFocus());
}

void ExplanationPane::showNote(bool asked) {
    const bool room = !m_tight || asked || !m_note->text().isEmpty();
    m_note->setVisible(room);
    m_keep->setVisible(room);
}

void ExplanationPane::editNote() {
    showNote(true);
    m_note->setFocus(Qt::OtherFocusReason);
    m_note->selectAll();
}

void ExplanationPane::follow(const QUrl& link) {
    if (link.scheme() == QLatin1String("subject")) {
        Q_EMIT subjectAsked(link.path());
    } else if (link.scheme() == QLatin1String("record")) {
        Q_EMIT recordAsked(link.path().toInt());
    } else if (link.scheme() == QLatin1String("rule")) {
        askForRule(*this, {link.path()});
    }
}

void ExplanationPane::keepNote() {
    if (!exists()) {
        return;
    }
    RecordNote note = noteOf(m_document.battle(), m_record);
    const std::string text = fromText(m_note->text().trimmed());
    if (note.text == text) {
        return;
    }
    note.text = text;
    Q_EMIT answered(m_document.execute(noteCommand(m_record, note)));
}

void ExplanationPane::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT closed();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Enter in the note must not reach what is being resolved.
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

} // namespace umpire::gui

#include "record/explanation_pane.h"

#include "document/text.h"
#include "models/record_model.h"
#include "reading/rule_link.h"
#include "record/explanation_writer.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>

namespace umpire::gui {

Json noteCommand(int record, const RecordNote& note) {
    return commandOf(Verb::Note, {{"record", record}, {"text", note.text}, {"bookmark", note.bookmark}});
}

RecordNote noteOf(const Battle& battle, int record) {
    const auto found = battle.recordNotes.find(record);
    return found == battle.recordNotes.end() ? RecordNote() : found->second;
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
    m_text->setObjectName(QStringLiteral("explanationText"));
    m_text->setAccessibleName(tr("The record in full"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_note->setObjectName(QStringLiteral("noteEdit"));
    m_note->setAccessibleName(tr("Note beside this record"));
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
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(text);
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
                        .arg(ExplanationWriter(m_look, m_document).html(m_record)));
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

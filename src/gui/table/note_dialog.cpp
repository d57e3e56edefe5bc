#include "table/note_dialog.h"

#include "document/text.h"
#include "look/widgets.h"
#include "umpire/rules/commands.h"

#include <QComboBox>
#include <QPainter>
#include <QPlainTextEdit>

namespace umpire::gui {

NoteDialog::NoteDialog(const Look& look, BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_place(new QComboBox(this)),
      m_text(new QPlainTextEdit(this)), m_said(makeLabel(this, "noteRefusal", "refusal")) {
    setObjectName(QStringLiteral("noteDialog"));
    setWindowTitle(tr("Note"));
    build();
    connect(m_place, &QComboBox::currentIndexChanged, this, &NoteDialog::leavePlace);
    connect(&m_document, &BattleDocument::changed, this, &NoteDialog::followDocument);
    connect(&m_look, &Look::changed, this, &NoteDialog::restyle);
}

void NoteDialog::build() {
    named(m_place, "notePlace", tr("Note on"));
    m_place->setToolTip(tr("What the note is on (Ctrl+Up, Ctrl+Down)"));
    named(m_text, "noteText", tr("Note"));
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("Enter keeps it, Shift+Enter begins a new line"));
    m_text->installEventFilter(this);
    m_said->hide();
    auto* keep = named(new QPushButton(tr("Keep"), this), "noteKeep");
    keep->setProperty("kind", QStringLiteral("primary"));
    keep->setDefault(true);
    auto* leave = makeButton(this, "noteCancel", "", tr("Cancel"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_place);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_said);
    auto* last = new QHBoxLayout;
    last->addStretch(1);
    last->addWidget(keep);
    last->addWidget(leave);
    layout->addLayout(last);
    connect(keep, &QPushButton::clicked, this, &NoteDialog::keep);
    connect(leave, &QPushButton::clicked, this, &QDialog::reject);
}

void NoteDialog::restyle() {
    giveSize(m_look, *this, 460, 240);
    spaceOut(m_look, *this, 8);
}

void NoteDialog::add(const NotedOn& on, const QString& text) {
    m_places.push_back(on);
    m_place->addItem(text);
}

/// What was being written was asked for before the battle went, and another has other places. One that is
/// only read anew, such as one that is taken over, has the same.
void NoteDialog::followDocument(const ChangeEvent& event) {
    const bool same = !m_path.isEmpty() && m_path == m_document.path();
    if (event.kind == ChangeEvent::Kind::Opened && !same) {
        hide();
    }
    m_path = m_document.path();
}

void NoteDialog::open(const Id& subject) {
    m_path = m_document.path();
    if (!isVisible() || keepText()) {
        listPlaces(subject);
        restyle();
        showNote();
    }
    bringUp(*this);
    m_text->setFocus();
}

void NoteDialog::listPlaces(const Id& subject) {
    const Subject* known = m_document.battle().find(subject);
    const QSignalBlocker silent(m_place);
    m_places.clear();
    m_place->clear();
    if (known) {
        add({subject, 0}, toText(known->name));
        for (const Id& above : known->kind == SubjectKind::Side ? Ids{} : m_document.battle().line(*known)) {
            add({above, 0}, m_document.nameOf(above));
        }
    }
    const auto turn = m_document.battle().clock.turn;
    add({"", turn}, tr("Turn %1").arg(static_cast<qlonglong>(turn)));
}

QString NoteDialog::noted() const {
    const auto& remarks = m_document.battle().remarks;
    const auto found = remarks.find(m_places[static_cast<std::size_t>(m_at)]);
    return found == remarks.end() ? QString() : toText(found->second);
}

void NoteDialog::showNote() {
    m_said->hide();
    m_at = m_place->currentIndex();
    m_text->setPlainText(noted());
    m_text->moveCursor(QTextCursor::End);
}

/// What cannot be kept stays in sight, with the reason.
void NoteDialog::leavePlace() {
    if (keepText()) {
        showNote();
    } else {
        const QSignalBlocker silent(m_place);
        m_place->setCurrentIndex(m_at);
    }
}

void NoteDialog::step(int by) {
    const int to = m_place->currentIndex() + by;
    if (to >= 0 && to < m_place->count()) {
        m_place->setCurrentIndex(to);
    }
}

void NoteDialog::keep() {
    if (keepText()) {
        accept();
    }
}

void NoteDialog::commit() {
    if (isVisible()) {
        keepText();
    }
}

/// What is as it was makes no record. False when it was refused.
bool NoteDialog::keepText() {
    const QString text = m_text->toPlainText().trimmed();
    if (!m_text->document()->isModified() || text == noted()) {
        return true;
    }
    const NotedOn& on = m_places[static_cast<std::size_t>(m_at)];
    Json command = commandOf(
        Verb::Note, {{"subject", on.subject.empty() ? Id("turn") : on.subject}, {"text", fromText(text)}});
    if (on.subject.empty()) {
        command["turn"] = on.turn;
    }
    const Answer answer = m_document.execute(command);
    m_text->document()->setModified(!answer.ok);
    m_said->setText(toText(answer.refusal.message));
    m_said->setVisible(!answer.ok);
    Q_EMIT answered(answer);
    return answer.ok;
}

/// Where the keyboard is must be seen: the frame of the text itself is a thin line.
void NoteDialog::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    if (m_text->hasFocus()) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_look.theme().selection, 2));
        painter.drawRoundedRect(QRectF(m_text->geometry()).adjusted(-1, -1, 1, 1), 2, 2);
    }
}

bool NoteDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        update();
    }
    if (watched != m_text || event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto& key = static_cast<QKeyEvent&>(*event);
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool control = key.modifiers().testFlag(Qt::ControlModifier);
    if (enter && !key.modifiers().testFlag(Qt::ShiftModifier)) {
        keep();
        return true;
    }
    if (control && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down)) {
        step(key.key() == Qt::Key_Up ? -1 : 1);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace umpire::gui

#include "houserules/plain_editors.h"

#include "document/text.h"
#include "houserules/value_words.h"
#include "roster/choice_box.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTextBlock>

#include <algorithm>
#include <limits>

namespace umpire::gui {

namespace {

constexpr int mostTextLines = 6;

int asInt(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min() + 1,
                                                     std::numeric_limits<int>::max()));
}

QHBoxLayout* rowIn(QWidget* editor) {
    auto* row = new QHBoxLayout(editor);
    row->setContentsMargins(0, 0, 0, 0);
    return row;
}

} // namespace

NumberEditor::NumberEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_box(new QSpinBox(this)) {
    name(*m_box, value);
    m_box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    m_box->setMinimumWidth(look.px(120));
    auto* row = rowIn(this);
    row->addWidget(m_box);
    row->addStretch(1);
    connect(m_box, &QSpinBox::valueChanged, this, [this] { typed(); });
    connect(m_box, &QSpinBox::editingFinished, this, &NumberEditor::flush);
    show(value);
}

void NumberEditor::show(const HouseValue& value) {
    const QSignalBlocker quiet(m_box);
    m_said = value.now && value.now->is_number_integer();
    const int least = asInt(value.least);
    // Nothing stands below the least, where nothing may be said.
    m_box->setRange(m_said && value.needed ? least : least - 1, asInt(std::max(value.least, value.most)));
    m_box->setSpecialValueText(m_said && value.needed ? QString() : tr("nothing"));
    const int shown = m_said ? asInt(value.now->get<std::int64_t>()) : m_box->minimum();
    if (!(m_box->value() == shown || isWaiting())) {
        m_box->setValue(shown);
    }
}

void NumberEditor::send() {
    const bool nothing = !m_box->specialValueText().isEmpty() && m_box->value() == m_box->minimum();
    nothing ? Q_EMIT emptied() : Q_EMIT edited(Json(m_box->value()));
}

FlagEditor::FlagEditor(const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_box(new QCheckBox(tr("Yes"), this)) {
    name(*m_box, value);
    auto* row = rowIn(this);
    row->addWidget(m_box);
    row->addStretch(1);
    connect(m_box, &QCheckBox::clicked, this, [this] { send(); });
    show(value);
}

void FlagEditor::show(const HouseValue& value) {
    m_box->setChecked(value.now && value.now->is_boolean() && value.now->get<bool>());
}

void FlagEditor::send() {
    Q_EMIT edited(Json(m_box->isChecked()));
}

TextEditor::TextEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_look(look), m_text(new QPlainTextEdit(this)) {
    name(*m_text, value);
    m_text->setTabChangesFocus(true);
    m_text->document()->setDocumentMargin(look.px(6));
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->installEventFilter(this);
    rowIn(this)->addWidget(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        fit();
        typed();
    });
    show(value);
}

void TextEditor::show(const HouseValue& value) {
    m_needed = value.needed;
    const bool said = value.now && value.now->is_string();
    const QString text = said ? toText(value.now->get<std::string>()) : QString();
    m_text->setPlaceholderText(said ? QString() : tr("says nothing"));
    if (!isWaiting() && m_text->toPlainText() != text) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(text);
    }
    fit();
}

/// As tall as its text, within reason.
void TextEditor::fit() {
    const auto lines = std::clamp(static_cast<int>(m_text->document()->size().height()), 1, mostTextLines);
    m_text->setFixedHeight(lines * m_text->fontMetrics().lineSpacing() + m_look.px(16));
}

void TextEditor::resizeEvent(QResizeEvent* event) {
    ValueEditor::resizeEvent(event);
    fit();
}

bool TextEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::FocusOut) {
        flush();
    }
    return ValueEditor::eventFilter(watched, event);
}

void TextEditor::send() {
    const QString text = m_text->toPlainText();
    text.isEmpty() && !m_needed ? Q_EMIT emptied() : Q_EMIT edited(Json(fromText(text)));
}

ChoiceEditor::ChoiceEditor(const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_box(new ChoiceBox(this)) {
    name(*m_box, value);
    m_box->setFocusPolicy(Qt::StrongFocus);
    rowIn(this)->addWidget(m_box);
    connect(m_box, &ChoiceBox::chosen, this, [this] { send(); });
    show(value);
}

void ChoiceEditor::show(const HouseValue& value) {
    const bool said = value.now && value.now->is_string();
    const QString now = said ? toText(value.now->get<std::string>()) : QString();
    m_box->clear();
    if (!said || !value.needed) {
        m_box->addItem(tr("nothing"), QString());
    }
    for (const HouseChoice& choice : value.choices) {
        m_box->addItem(toText(choice.name), toText(choice.id));
    }
    if (m_box->findData(now) < 0) {
        m_box->addItem(now, now); // whatever the file says
    }
    m_box->setShown(m_box->findData(now));
}

void ChoiceEditor::send() {
    const QString id = m_box->currentData().toString();
    id.isEmpty() ? Q_EMIT emptied() : Q_EMIT edited(Json(fromText(id)));
}

} // namespace umpire::gui

#include "houserules/value_editor.h"

#include "document/text.h"
#include "houserules/code_edit.h"
#include "houserules/plain_editors.h"
#include "houserules/value_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <chrono>
#include <limits>

namespace umpire::gui {

namespace {

constexpr int mostCodeLines = 14;
/// More is written as text.
constexpr int mostWorth = 999;

bool isPlainNumber(const HouseValue& value) {
    if (value.kind != HouseKind::Expression || !value.now || !value.now->is_number_integer()) {
        return false;
    }
    const auto number = value.now->get<std::int64_t>();
    return number >= -mostWorth && number <= mostWorth;
}

} // namespace

JsonEditor::JsonEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_look(look), m_number(new QSpinBox(this)),
      m_other(new QPushButton(tr("Write an expression"), this)), m_text(new CodeEdit(look, this)) {
    name(*m_text, value);
    m_text->setNumbered(false);
    m_text->document()->setDocumentMargin(look.px(6));
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->installEventFilter(this);
    m_number->setObjectName(m_text->objectName() + QStringLiteral("-number"));
    m_number->setAccessibleName(m_text->accessibleName());
    m_number->setAccessibleDescription(m_text->accessibleDescription());
    m_number->setRange(-mostWorth, mostWorth);
    m_number->setFocusPolicy(Qt::StrongFocus);
    m_number->setMinimumWidth(look.px(120));
    m_other->setAccessibleName(tr("%1: write an expression").arg(toText(value.name)));
    m_other->setToolTip(tr("Something that is worked out, in place of a number"));
    m_other->setProperty("kind", QStringLiteral("small"));
    m_other->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_number);
    row->addWidget(m_text, 1);
    row->addWidget(m_other);
    row->addStretch(0);
    connect(m_number, &QSpinBox::valueChanged, this, [this] { typed(); });
    connect(m_number, &QSpinBox::editingFinished, this, &JsonEditor::flush);
    connect(m_other, &QPushButton::clicked, this, [this] {
        m_byText = true;
        turn(false);
        m_text->setFocus();
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        fit();
        typed();
    });
    show(value);
}

void JsonEditor::turn(bool number) {
    m_isNumber = number;
    m_number->setVisible(number);
    m_other->setVisible(number);
    m_text->setVisible(!number);
    setFocusProxy(number ? static_cast<QWidget*>(m_number) : m_text);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->setStretch(row->count() - 1, number ? 1 : 0);
}

void JsonEditor::show(const HouseValue& value) {
    showText(value);
    turn(!m_byText && isPlainNumber(value));
    if (m_isNumber && !isWaiting()) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(static_cast<int>(value.now->get<std::int64_t>()));
    }
    m_now = value.now;
    fit();
}

/// Text that means the same is left as it was laid out, and what is no JSON yet is not taken away.
void JsonEditor::showText(const HouseValue& value) {
    QString why;
    const QString typed = m_text->toPlainText();
    const std::optional<Json> meant = typed.trimmed().isEmpty() ? std::nullopt : typedJson(typed, why);
    m_text->setPlaceholderText(value.now ? QString() : tr("says nothing"));
    if (!isWaiting() && why.isEmpty() && meant != value.now) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(value.now ? jsonText(*value.now) : QString());
    }
}

void JsonEditor::fit() {
    const auto lines = std::clamp(static_cast<int>(m_text->document()->size().height()), 1, mostCodeLines);
    m_text->setFixedHeight(lines * m_text->fontMetrics().lineSpacing() + m_look.px(16));
}

void JsonEditor::resizeEvent(QResizeEvent* event) {
    ValueEditor::resizeEvent(event);
    fit();
}

bool JsonEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::FocusOut) {
        flush();
    }
    return ValueEditor::eventFilter(watched, event);
}

void JsonEditor::send() {
    m_isNumber ? Q_EMIT edited(Json(m_number->value())) : sendText();
}

void JsonEditor::sendText() {
    const QString text = m_text->toPlainText();
    if (text.trimmed().isEmpty()) {
        Q_EMIT unreadable({});
        Q_EMIT emptied();
        return;
    }
    QString why;
    const std::optional<Json> meant = typedJson(text, why);
    Q_EMIT unreadable(why);
    if (meant && meant != m_now) {
        Q_EMIT edited(*meant);
    }
}

namespace {

/// Long enough for the next letter.
constexpr std::chrono::milliseconds editPause(350);

} // namespace

ValueEditor::ValueEditor(QWidget* parent) : QWidget(parent) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(editPause);
    connect(&m_rest, &QTimer::timeout, this, [this] { send(); });
}

void ValueEditor::typed() {
    m_rest.start();
}

void ValueEditor::flush() {
    if (m_rest.isActive()) {
        m_rest.stop();
        send();
    }
}

void ValueEditor::name(QWidget& field, const HouseValue& value) {
    field.setObjectName(QStringLiteral("house-value-%1")
                            .arg(toText(value.path.steps.empty() ? std::string() : value.path.steps.back())));
    field.setAccessibleName(toText(value.name));
    field.setAccessibleDescription(toText(value.help));
    setFocusProxy(&field);
}

ValueEditor* ValueEditor::make(const Look& look, const HouseValue& value, QWidget* parent) {
    switch (value.kind) {
    case HouseKind::Number:
        return new NumberEditor(look, value, parent);
    case HouseKind::Flag:
        return new FlagEditor(value, parent);
    case HouseKind::Text:
        return new TextEditor(look, value, parent);
    case HouseKind::Choice:
        return new ChoiceEditor(value, parent);
    case HouseKind::Choices:
        return new ChoicesEditor(look, value, parent);
    case HouseKind::Bands:
        return new BandsEditor(look, value, parent);
    case HouseKind::Expression:
    case HouseKind::AnyJson:
        break;
    }
    return new JsonEditor(look, value, parent);
}

} // namespace umpire::gui

#include "houserules/value_row.h"

#include "document/text.h"
#include "houserules/value_editor.h"
#include "houserules/value_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::gui {

QLabel* wrapped(const char* kind, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("kind", QLatin1String(kind));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

ValueRow::ValueRow(const Look& look, const HouseValue& value, QWidget* parent)
    : QWidget(parent), m_look(look), m_value(value), m_name(wrapped("question", this)),
      m_help(wrapped("muted", this)), m_editor(ValueEditor::make(look, value, this)),
      m_base(wrapped("muted", this)), m_reset(new QPushButton(tr("Back to the base"), this)),
      m_wrong(wrapped("warning", this)) {
    setObjectName(QStringLiteral("valueRow"));
    build();
    connect(m_editor, &ValueEditor::edited, this,
            [this](const Json& to) { Q_EMIT edited(m_value.path, to); });
    connect(m_editor, &ValueEditor::emptied, this, [this] { Q_EMIT emptied(m_value.path); });
    connect(m_editor, &ValueEditor::unreadable, this, [this](const QString& why) {
        m_unreadable = why;
        tell();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { Q_EMIT resetAsked(m_value.path); });
    connect(&m_look, &Look::changed, this, &ValueRow::restyle);
    restyle();
    tell();
}

void ValueRow::build() {
    const QString name = toText(m_value.name);
    m_name->setBuddy(m_editor->focusProxy());
    m_help->setText(toText(m_value.help));
    m_help->setVisible(!m_value.help.empty());
    m_base->setObjectName(QStringLiteral("valueBase"));
    m_wrong->setObjectName(QStringLiteral("valueWrong"));
    m_reset->setObjectName(QStringLiteral("valueReset"));
    m_reset->setAccessibleName(tr("%1: back to what the base says").arg(name));
    m_reset->setToolTip(tr("Takes back what these house rules say of it"));
    m_reset->setProperty("kind", QStringLiteral("small"));
    m_reset->setAutoDefault(false);
    QSizePolicy stays = m_reset->sizePolicy();
    stays.setRetainSizeWhenHidden(true); // nothing below it moves
    m_reset->setSizePolicy(stays);
    auto* below = new QHBoxLayout;
    below->addWidget(m_base, 1);
    below->addWidget(m_reset, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_name);
    layout->addWidget(m_help);
    layout->addWidget(m_editor);
    layout->addLayout(below);
    layout->addWidget(m_wrong);
}

void ValueRow::restyle() {
    layout()->setContentsMargins(0, 0, 0, m_look.px(10));
    layout()->setSpacing(m_look.px(4));
}

void ValueRow::show(const HouseValue& value) {
    m_value = value;
    m_editor->show(value);
    tell();
}

/// In words, with a sign: colour says nothing alone.
void ValueRow::tell() {
    const QString name = toText(m_value.name);
    m_name->setText(m_value.own ? tr("✎ %1").arg(name) : name);
    QFont font = m_look.font(15, m_value.own ? QFont::Bold : QFont::DemiBold);
    m_name->setFont(font);
    const QString base = valueInWords(m_value, m_value.base);
    m_base->setText(!m_value.own   ? tr("As the base says it")
                    : m_value.base ? tr("Changed here. The base says: %1").arg(base)
                                   : tr("Said here only. The base says nothing of it"));
    m_reset->setVisible(m_value.own);
    const QString wrong = m_unreadable.isEmpty() ? m_issue : m_unreadable;
    m_wrong->setText(wrong.isEmpty() ? QString() : tr("× %1").arg(wrong));
    m_wrong->setVisible(!wrong.isEmpty());
}

void ValueRow::hideName() {
    m_name->hide();
}

void ValueRow::setWrong(const QString& text) {
    if (text != m_issue) {
        m_issue = text;
        tell();
    }
}

void ValueRow::takeFocus() {
    m_editor->setFocus(Qt::OtherFocusReason);
}

void ValueRow::flush() {
    m_editor->flush();
}

} // namespace umpire::gui

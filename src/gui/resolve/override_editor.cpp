#include "resolve/override_editor.h"

#include "document/text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

namespace {

/// No line of a rulebook weighs more.
constexpr int mostTyped = 99;

/// As the engine takes them; every letter may be of four bytes.
constexpr int mostLetters = 50;

} // namespace

OverrideEditor::OverrideEditor(const Look& look, QWidget* parent)
    : QFrame(parent), m_look(look), m_title(new QLabel(this)), m_words(new QLineEdit(this)),
      m_value(new QSpinBox(this)), m_reason(new QLineEdit(this)), m_set(new QPushButton(tr("Set"), this)),
      m_back(new QPushButton(this)), m_cancel(new QPushButton(tr("Cancel"), this)) {
    setObjectName(QStringLiteral("overrideEditor"));
    setAccessibleName(tr("A value by hand"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_title->setProperty("kind", QStringLiteral("heading"));
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_words->setObjectName(QStringLiteral("overrideWords"));
    m_words->setPlaceholderText(tr("In your own words"));
    m_words->setAccessibleName(tr("The line in your own words"));
    m_words->setMaxLength(mostLetters);
    m_value->setRange(-mostTyped, mostTyped);
    m_value->setObjectName(QStringLiteral("overrideValue"));
    m_value->setAccessibleName(tr("Value by hand"));
    m_reason->setObjectName(QStringLiteral("overrideReason"));
    m_reason->setPlaceholderText(tr("Why, for the record"));
    m_reason->setAccessibleName(tr("Reason"));
    m_set->setObjectName(QStringLiteral("overrideSet"));
    m_set->setAccessibleName(m_set->text());
    m_set->setProperty("kind", QStringLiteral("primary"));
    m_back->setObjectName(QStringLiteral("overrideBack"));
    m_cancel->setObjectName(QStringLiteral("overrideCancel"));
    m_cancel->setAccessibleName(m_cancel->text());
    build();
    hide();
}

void OverrideEditor::build() {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_words);
    auto* row = new QHBoxLayout;
    row->addWidget(m_value);
    row->addWidget(m_reason, 1);
    layout->addLayout(row);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_set);
    buttons->addWidget(m_back);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    layout->addLayout(buttons);
    connect(m_set, &QPushButton::clicked, this, &OverrideEditor::set);
    connect(m_cancel, &QPushButton::clicked, this, &OverrideEditor::leave);
    connect(m_back, &QPushButton::clicked, this, [this] {
        leave();
        Q_EMIT takenBack();
    });
    connect(m_words, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_set->setEnabled(!m_own || !text.trimmed().isEmpty()); });
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (isVisible() && now && window()->isAncestorOf(now) && now != this && !isAncestorOf(now)) {
            hide();
        }
    });
}

void OverrideEditor::open(const PanelLine& line, const QString& reason, int top) {
    m_own = false;
    m_title->setText(line.label);
    m_reason->setText(reason);
    m_back->setText(tr("As computed"));
    m_back->setEnabled(line.overridden);
    m_set->setEnabled(true);
    show(line, top);
    m_value->setFocus();
    m_value->selectAll();
}

void OverrideEditor::openOwn(const PanelLine& line, int top) {
    m_own = true;
    m_title->setText(tr("A line of your own"));
    m_words->setText(line.label);
    m_back->setText(tr("Take it away"));
    m_back->setEnabled(line.own > 0);
    m_set->setEnabled(!line.label.isEmpty());
    show(line, top);
    m_words->setFocus();
    m_words->selectAll();
}

/// Within the panel, as near to the line as there is room.
void OverrideEditor::show(const PanelLine& line, int top) {
    m_words->setVisible(m_own);
    m_reason->setVisible(!m_own);
    m_back->setAccessibleName(m_back->text());
    m_value->setValue(static_cast<int>(
        std::clamp<std::int64_t>(line.halves ? line.value / 2 : line.value, -mostTyped, mostTyped)));
    const int edge = m_look.px(8);
    setFixedWidth(std::min(m_look.px(400), parentWidget()->width() - 2 * edge));
    layout()->activate();
    adjustSize();
    const int lowest = std::max(edge, parentWidget()->height() - height() - edge);
    move((parentWidget()->width() - width()) / 2, std::clamp(top, edge, lowest));
    raise();
    QFrame::show();
}

void OverrideEditor::set() {
    const QString words = m_words->text().simplified();
    if (m_own && words.isEmpty()) {
        return;
    }
    leave();
    if (m_own) {
        Q_EMIT written(words, m_value->value());
    } else {
        Q_EMIT given(m_value->value(), m_reason->text().trimmed());
    }
}

void OverrideEditor::leave() {
    hide();
    Q_EMIT left();
}

void OverrideEditor::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        leave();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_cancel->hasFocus() ? m_cancel->click() : m_back->hasFocus() ? m_back->click() : set();
        return;
    default:
        event->accept(); // a letter typed here is not meant for the table behind it
    }
}

} // namespace umpire::gui

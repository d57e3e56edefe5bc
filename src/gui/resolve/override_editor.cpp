#include "resolve/override_editor.h"

#include "document/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

/// No line of a rulebook weighs more.
constexpr int most = 99;

} // namespace

OverrideEditor::OverrideEditor(const Look& look, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_look(look), m_title(new QLabel(this)), m_value(new QSpinBox(this)),
      m_reason(new QLineEdit(this)), m_set(new QPushButton(tr("Set"), this)),
      m_asComputed(new QPushButton(tr("As computed"), this)) {
    setObjectName(QStringLiteral("overrideEditor"));
    setAccessibleName(tr("A value by hand"));
    setFrameShape(QFrame::StyledPanel);
    m_title->setProperty("kind", QStringLiteral("heading"));
    m_title->setWordWrap(true);
    m_value->setRange(-most, most);
    m_value->setObjectName(QStringLiteral("overrideValue"));
    m_value->setAccessibleName(tr("Value by hand"));
    m_reason->setObjectName(QStringLiteral("overrideReason"));
    m_reason->setPlaceholderText(tr("Why, for the record"));
    m_reason->setAccessibleName(tr("Reason"));
    m_set->setObjectName(QStringLiteral("overrideSet"));
    m_set->setAccessibleName(m_set->text());
    m_set->setProperty("kind", QStringLiteral("primary"));
    m_asComputed->setObjectName(QStringLiteral("overrideBack"));
    m_asComputed->setAccessibleName(m_asComputed->text());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    auto* row = new QHBoxLayout;
    row->addWidget(m_value);
    row->addWidget(m_reason, 1);
    layout->addLayout(row);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_set);
    buttons->addWidget(m_asComputed);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    const auto set = [this] {
        close();
        Q_EMIT given(m_value->value(), m_reason->text().trimmed());
    };
    connect(m_set, &QPushButton::clicked, this, set);
    connect(m_reason, &QLineEdit::returnPressed, this, set);
    connect(m_asComputed, &QPushButton::clicked, this, [this] {
        close();
        Q_EMIT takenBack();
    });
}

void OverrideEditor::open(const SheetLine& line, const QString& reason, const QPoint& at) {
    m_title->setText(line.label);
    m_value->setValue(static_cast<int>(line.value));
    m_reason->setText(reason);
    m_asComputed->setEnabled(line.overridden);
    setFixedWidth(m_look.px(380));
    adjustSize();
    move(at);
    show();
    m_value->setFocus();
    m_value->selectAll();
}

} // namespace umpire::gui

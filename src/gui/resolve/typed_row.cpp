#include "resolve/typed_row.h"

#include "look/elided_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

namespace umpire::gui {

TypedRow::TypedRow(const Look& look, const QString& name, QWidget* parent)
    : QWidget(parent), m_edit(new QLineEdit(this)), m_give(new QPushButton(this)),
      m_told(new ElidedLabel(this)) {
    m_edit->setObjectName(name + QStringLiteral("Edit"));
    m_edit->setToolTip(tr("Goes there: +"));
    m_edit->installEventFilter(this);
    m_give->setObjectName(name + QStringLiteral("Button"));
    m_told->setObjectName(name + QStringLiteral("Told"));
    m_told->setProperty("kind", QStringLiteral("muted"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look.px(2));
    auto* line = new QHBoxLayout;
    line->addWidget(m_edit, 1);
    line->addWidget(m_give);
    layout->addLayout(line);
    layout->addWidget(m_told);
    connect(m_give, &QPushButton::clicked, this, [this] { give(); });
}

bool TypedRow::begin() {
    if (!isVisible() || !isEnabled()) {
        return false;
    }
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    return true;
}

bool TypedRow::eventFilter(QObject* watched, QEvent* event) {
    const bool key = watched == m_edit && event->type() == QEvent::KeyPress;
    switch (key ? static_cast<QKeyEvent*>(event)->key() : 0) {
    case Qt::Key_Escape:
        m_edit->clear();
        Q_EMIT left();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: // the line would pass it on, and the table choose the unit anew
        give();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void TypedRow::tell(const QString& text, bool wrong) {
    m_told->setProperty("kind", wrong ? QStringLiteral("refusal") : QStringLiteral("muted"));
    m_told->setWhole(wrong ? QStringLiteral("× ") + text : text);
    m_told->update();
    m_edit->setAccessibleDescription(m_told->whole());
}

} // namespace umpire::gui

#include "table/due_entry.h"

#include "document/text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace umpire::gui {

DueEntry::DueEntry(const Look& look, const Due& due, QWidget* parent)
    : QFrame(parent), m_due(toText(due.id)), m_resolve(new QPushButton(tr("Resolve"), this)),
      m_waive(new QPushButton(tr("Waive…"), this)), m_reason(new QLineEdit(this)) {
    setObjectName(QStringLiteral("dueEntry-") + m_due);
    const QString text = toText(due.text);
    auto* label = new QLabel(due.optional ? tr("%1  (if it applies)").arg(text) : text, this);
    label->setFont(look.font(15, due.optional ? QFont::Normal : QFont::DemiBold));
    label->setWordWrap(true);
    m_resolve->setObjectName(QStringLiteral("resolve-") + m_due);
    m_resolve->setAccessibleName(tr("Resolve: %1").arg(text));
    m_resolve->setVisible(due.command.isObject());
    m_waive->setObjectName(QStringLiteral("waive-") + m_due);
    m_waive->setAccessibleName(tr("Waive: %1").arg(text));
    m_reason->setObjectName(QStringLiteral("waiveReason-") + m_due);
    m_reason->setPlaceholderText(tr("Why, for the record; then Enter"));
    m_reason->setAccessibleName(tr("Reason for waiving: %1").arg(text));
    m_reason->hide();
    setFocusProxy(m_resolve->isVisibleTo(this) ? m_resolve : m_waive);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(look.px(16), look.px(2), look.px(16), look.px(2));
    layout->addWidget(label, 1);
    layout->addWidget(m_reason, 1);
    layout->addWidget(m_resolve);
    layout->addWidget(m_waive);
    connect(m_resolve, &QPushButton::clicked, this, [this] { Q_EMIT resolveAsked(m_due); });
    connect(m_waive, &QPushButton::clicked, this, [this] {
        m_reason->isVisible() ? Q_EMIT waived(m_due, m_reason->text().trimmed()) : askReason(true);
    });
    connect(m_reason, &QLineEdit::returnPressed, this,
            [this] { Q_EMIT waived(m_due, m_reason->text().trimmed()); });
}

void DueEntry::askReason(bool ask) {
    m_reason->setVisible(ask);
    m_waive->setText(ask ? tr("Waive") : tr("Waive…"));
    ask ? m_reason->setFocus() : m_waive->setFocus();
}

void DueEntry::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_reason->isVisible()) {
        askReason(false);
        return;
    }
    QFrame::keyPressEvent(event);
}

} // namespace umpire::gui

#include "resolve/draw_row.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

namespace umpire::gui {

DrawRow::DrawRow(const Look& look, QWidget* parent)
    : TypedRow(look, QStringLiteral("draw"), parent), m_names(new QStringListModel(this)) {
    m_edit->setAccessibleName(tr("What was drawn, by some letters"));
    m_edit->setPlaceholderText(tr("+  some letters of its name"));
    m_give->setText(tr("Take"));
    m_give->setAccessibleName(tr("Take what was drawn"));
    connect(m_edit, &QLineEdit::textEdited, this, &DrawRow::tellDrawn);
    complete();
}

void DrawRow::complete() {
    m_completer = new QCompleter(m_names, m_edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_edit->setCompleter(m_completer);
    m_completer->popup()->installEventFilter(this);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &DrawRow::give,
            Qt::QueuedConnection);
}

void DrawRow::setNames(const QStringList& names, const QStringList& drawn, bool open) {
    if (names != m_names->stringList()) {
        m_names->setStringList(names);
    }
    m_drawn = drawn;
    setEnabled(open);
    tellDrawn();
}

void DrawRow::answer(const QString& problem) {
    if (problem.isEmpty()) {
        m_edit->clear();
    } else {
        tell(problem, true);
        m_edit->selectAll();
    }
}

/// In the list of names Enter gives what is typed, unless one is picked there.
bool DrawRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_edit || event->type() != QEvent::KeyPress) {
        return TypedRow::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    QAbstractItemView* list = m_completer->popup();
    const bool typed = (key == Qt::Key_Return || key == Qt::Key_Enter) && !list->currentIndex().isValid();
    if (typed) {
        list->hide();
        give();
    }
    return typed;
}

void DrawRow::give() {
    if (!m_edit->text().trimmed().isEmpty()) {
        Q_EMIT given(m_edit->text().trimmed());
    }
}

void DrawRow::tellDrawn() {
    tell(m_drawn.join(QStringLiteral(", ")), false);
}

} // namespace umpire::gui

#include "resolve/draw_row.h"

#include "look/elided_label.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

namespace umpire::gui {

DrawRow::DrawRow(const Look& look, QWidget* parent)
    : QWidget(parent), m_edit(new QLineEdit(this)), m_give(new QPushButton(tr("Take"), this)),
      m_told(new ElidedLabel(this)), m_names(new QStringListModel(this)) {
    m_edit->setObjectName(QStringLiteral("drawEdit"));
    m_edit->setAccessibleName(tr("What was drawn, by some letters"));
    m_edit->setPlaceholderText(tr("+  some letters of its name"));
    m_edit->setToolTip(tr("Goes there: +"));
    m_edit->installEventFilter(this);
    m_give->setObjectName(QStringLiteral("drawButton"));
    m_give->setAccessibleName(tr("Take what was drawn"));
    m_told->setObjectName(QStringLiteral("drawTold"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look.px(2));
    auto* line = new QHBoxLayout;
    line->addWidget(m_edit, 1);
    line->addWidget(m_give);
    layout->addLayout(line);
    layout->addWidget(m_told);
    connect(m_give, &QPushButton::clicked, this, &DrawRow::give);
    complete();
    connect(m_edit, &QLineEdit::textEdited, this,
            [this] { tell(m_drawn.join(QStringLiteral(", ")), false); });
}

void DrawRow::complete() {
    m_completer = new QCompleter(m_names, m_edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_edit->setCompleter(m_completer);
    m_completer->popup()->installEventFilter(this); // Enter gives what is typed, not only what is picked
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &DrawRow::give,
            Qt::QueuedConnection);
}

void DrawRow::setNames(const QStringList& names, const QStringList& drawn, bool open) {
    if (names != m_names->stringList()) {
        m_names->setStringList(names);
    }
    m_drawn = drawn;
    setEnabled(open);
    tell(drawn.join(QStringLiteral(", ")), false);
}

void DrawRow::answer(const QString& problem) {
    if (problem.isEmpty()) {
        m_edit->clear();
    } else {
        tell(QStringLiteral("× ") + problem, true);
        m_edit->selectAll();
    }
}

bool DrawRow::begin() {
    if (!isVisible() || !isEnabled()) {
        return false;
    }
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    return true;
}

/// The line would pass Enter on, and the table choose the unit anew.
bool DrawRow::eventFilter(QObject* watched, QEvent* event) {
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched != m_edit) {
        QAbstractItemView* list = m_completer->popup();
        const bool typed = enter && !list->currentIndex().isValid();
        if (typed) {
            list->hide();
            give();
        }
        return typed;
    }
    if (key == Qt::Key_Escape) {
        m_edit->clear();
        Q_EMIT left();
    } else if (enter) {
        give();
    }
    return enter || key == Qt::Key_Escape;
}

void DrawRow::give() {
    if (!m_edit->text().trimmed().isEmpty()) {
        Q_EMIT given(m_edit->text().trimmed());
    }
}

void DrawRow::tell(const QString& text, bool wrong) {
    m_told->setProperty("kind", wrong ? QStringLiteral("refusal") : QStringLiteral("muted"));
    m_told->setWhole(text);
    m_told->update();
    m_edit->setAccessibleDescription(text);
}

} // namespace umpire::gui

#include "roster/notes_edit.h"

#include <QFocusEvent>

namespace umpire::gui {

NotesEdit::NotesEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
}

void NotesEdit::show(const QString& notes) {
    const bool writing = hasFocus() && toPlainText() != m_shown;
    m_shown = notes;
    if (!writing && toPlainText() != notes) {
        setPlainText(notes);
    }
}

void NotesEdit::begin(const QString& notes) {
    m_shown = notes;
    setPlainText(notes);
}

void NotesEdit::commit() {
    const QString text = toPlainText();
    if (text != m_shown) {
        Q_EMIT written(text);
    }
}

void NotesEdit::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        commit();
    }
}

} // namespace umpire::gui

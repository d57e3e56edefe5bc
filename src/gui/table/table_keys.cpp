#include "table/table_keys.h"

#include "field/field_view.h"
#include "field/number_entry.h"
#include "resolve/resolve_state.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>

namespace umpire::gui {

KeyboardButtons::KeyboardButtons(QWidget& of) : QObject(&of), m_of(of) {
    qApp->installEventFilter(this);
}

/// Every widget is polished once, just before it is first shown.
bool KeyboardButtons::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        auto* button = qobject_cast<QAbstractButton*>(watched);
        if (button && m_of.isAncestorOf(button) && button->focusPolicy() == Qt::StrongFocus) {
            button->setFocusPolicy(Qt::TabFocus);
        }
    }
    return QObject::eventFilter(watched, event);
}

bool TableKeys::handle(const QKeyEvent& event) {
    const auto blocking = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (event.modifiers() & blocking) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return enter();
    case Qt::Key_Escape:
        return escape();
    case Qt::Key_Backspace:
        m_state.takeBackDie();
        return true;
    default:
        return letter(event);
    }
}

/// Enter presses the button that shows it, wherever the keyboard is: it finishes what is ready and goes on to
/// what follows from it. Else it points at the unit the keyboard is on, unless dice were typed for it; with
/// none, it takes up what is due.
bool TableKeys::enter() {
    if (!m_numbers.typed().isEmpty()) {
        m_numbers.finish();
        return true;
    }
    if (m_state.finishDie()) {
        return true;
    }
    if (m_state.done() && m_state.takesLateEnter()) {
        return true;
    }
    if (m_state.ready()) {
        return m_state.apply();
    }
    if (m_numbers.settling()) {
        m_numbers.finish();
        return true;
    }
    const Id unit = m_further.current();
    if (m_state.done() && (m_further.next() || unit == m_resting)) {
        return true;
    }
    if (m_further.press()) {
        return true;
    }
    if ((unit.empty() || unit == m_state.subject()) && m_further.type()) {
        return true;
    }
    if (unit.empty()) {
        return m_state.idle() && m_further.next();
    }
    if (m_state.hasDice() || (m_state.wantsDie() && unit == m_resting)) {
        return true; // what was typed or taken up stays: dice are wanted
    }
    m_state.choose(unit);
    return true;
}

void TableKeys::rest() {
    m_resting = m_further.current();
}

bool TableKeys::escape() {
    if (!m_numbers.typed().isEmpty()) {
        m_numbers.clear();
    } else if (!m_field.selection().isEmpty()) {
        m_field.setSelection({});
    } else {
        m_state.stepBack();
    }
    return true;
}

/// A number that is being typed goes on; one just taken ends no faster than a hand types.
bool TableKeys::digit(QChar digit) {
    if (!m_numbers.typed().isEmpty()) {
        m_numbers.type(digit);
    } else if (m_state.wantsDie() && m_numbers.settling()) {
        m_numbers.swallow();
        m_further.swallowed(digit);
    } else if (!m_state.dieKey(digit) && !m_state.numberKey(digit)) {
        m_numbers.type(digit);
    }
    return true;
}

/// The program throws all of a roll or nothing.
bool TableKeys::roll() {
    const bool late = m_state.hasDice() && !m_state.canRoll();
    if (late) {
        m_further.typedAlready();
    }
    return late || m_state.roll();
}

bool TableKeys::letter(const QKeyEvent& event) {
    const QString text = event.text();
    if (text == QLatin1String("/")) {
        return m_further.find();
    }
    if (text == QLatin1String("+") || text == QLatin1String("*")) {
        return m_further.tellTogether();
    }
    if (text.size() != 1 || !text[0].isLetterOrNumber()) {
        return false;
    }
    if (text[0].isDigit()) {
        return digit(text[0]);
    }
    m_numbers.finish();
    if (m_state.wordKey(text) || m_state.dieKey(text)) {
        return true;
    }
    const bool second = event.modifiers().testFlag(Qt::ShiftModifier);
    if (m_state.answerKey(text, second)) {
        return true;
    }
    if (text.compare(QLatin1String("a"), Qt::CaseInsensitive) == 0) {
        return m_state.nextOffer(second ? -1 : 1);
    }
    if (text.compare(QLatin1String("f"), Qt::CaseInsensitive) == 0) {
        return m_further.filter();
    }
    if (text.compare(QLatin1String("p"), Qt::CaseInsensitive) == 0) {
        return m_further.park();
    }
    if (text.compare(QLatin1String("r"), Qt::CaseInsensitive) == 0) {
        return roll();
    }
    return m_state.offerKey(text, m_further.current());
}

} // namespace umpire::gui

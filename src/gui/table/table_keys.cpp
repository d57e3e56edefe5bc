#include "table/table_keys.h"

#include "field/field_view.h"
#include "field/number_entry.h"
#include "resolve/resolve_state.h"

#include <QKeyEvent>

namespace umpire::gui {

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

/// Enter finishes what is ready and goes on to what follows from it; else it points at the unit the keyboard
/// is on.
bool TableKeys::enter() {
    if (m_state.ready()) {
        return m_state.apply();
    }
    const Id unit = m_field.current();
    if (m_state.done() && unit == m_resting) {
        m_further.next();
        return true;
    }
    if (unit.empty()) {
        return false;
    }
    m_state.choose(unit);
    return true;
}

void TableKeys::rest() {
    m_resting = m_field.current();
}

bool TableKeys::escape() {
    if (!m_numbers.typed().isEmpty()) {
        m_numbers.clear();
    } else {
        m_state.stepBack();
    }
    return true;
}

bool TableKeys::letter(const QKeyEvent& event) {
    const QString text = event.text();
    if (text == QLatin1String("/")) {
        return m_further.find();
    }
    if (text.size() != 1 || !text[0].isLetterOrNumber()) {
        return false;
    }
    if (m_state.dieKey(text)) {
        return true;
    }
    if (text[0].isDigit()) {
        m_numbers.type(text[0]);
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
    return text.compare(QLatin1String("r"), Qt::CaseInsensitive) == 0 && m_state.roll();
}

} // namespace umpire::gui

#include "field/number_entry.h"

#include "document/text.h"

namespace umpire::gui {

namespace {

/// After this pause a number that could go on is taken as it is.
constexpr int patience = 900;

/// Digits of one number follow each other faster than this; a die is thrown, looked at, and then typed.
constexpr int breath = 600;

} // namespace

NumberEntry::NumberEntry(const BattleDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(patience);
    connect(&m_pause, &QTimer::timeout, this, &NumberEntry::settle);
    m_rest.setSingleShot(true);
    m_rest.setInterval(breath);
}

void NumberEntry::type(QChar digit) {
    m_typed += digit;
    Q_EMIT typing(m_typed);
    if (m_document.numbers().goesOn(fromText(m_typed))) {
        m_pause.start();
    } else {
        settle();
    }
}

void NumberEntry::clear() {
    m_pause.stop();
    m_rest.stop();
    m_typed.clear();
    Q_EMIT typing({});
}

void NumberEntry::finish() {
    if (!m_typed.isEmpty()) {
        settle();
    }
    m_rest.stop();
}

void NumberEntry::settle() {
    const Id unit = m_document.numbers().unit(fromText(m_typed));
    clear();
    if (!unit.empty()) {
        Q_EMIT chosen(toText(unit));
        m_rest.start();
    }
}

} // namespace umpire::gui

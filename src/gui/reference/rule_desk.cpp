#include "reference/rule_desk.h"

#include "reference/reference_window.h"
#include "reference/rule_link.h"
#include "reference/rule_place.h"

#include <QAction>
#include <QMainWindow>

namespace umpire::gui {

RuleDesk::RuleDesk(const Look& look, const BattleDocument& document, const ResolveState& state,
                   QAction& entry, QMainWindow& window)
    : QObject(&window), m_look(look), m_document(document), m_state(state), m_window(window) {
    entry.setShortcut(QKeySequence(Qt::Key_F1));
    connect(&entry, &QAction::triggered, this, &RuleDesk::show);
    window.installEventFilter(this);
}

ReferenceWindow& RuleDesk::reference() {
    if (!m_reference) {
        m_reference = new ReferenceWindow(m_look, m_document, &m_window);
        connect(m_reference, &ReferenceWindow::placeAsked, this, &RuleDesk::show);
    }
    return *m_reference;
}

void RuleDesk::show() {
    showAt(rulePlaces(m_document, m_state, m_window.focusWidget()));
}

void RuleDesk::showAt(const QStringList& places) {
    if (m_document.isOpen()) {
        reference().showAt(places);
    }
}

bool RuleDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != RuleAsked::kind()) {
        return QObject::eventFilter(watched, event);
    }
    const QStringList& places = static_cast<RuleAsked*>(event)->places;
    places.isEmpty() ? show() : showAt(places);
    event->accept();
    return true;
}

} // namespace umpire::gui

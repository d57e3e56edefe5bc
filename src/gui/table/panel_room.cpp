#include "table/panel_room.h"

#include "resolve/resolve_panel.h"
#include "resolve/resolve_state.h"
#include "table/table_docks.h"

#include <QEvent>
#include <QTimer>

namespace umpire::gui {

PanelRoom::PanelRoom(const Look& look, const ResolveState& state, ResolvePanel& panel, TableDocks& docks,
                     QObject* parent)
    : QObject(parent), m_look(look), m_state(state), m_panel(panel), m_docks(docks) {
    panel.installEventFilter(this);
    connect(&docks, &TableDocks::turned, this, &PanelRoom::follow);
}

int PanelRoom::least(const Look& look) {
    constexpr double oddsDiceAndButtons = 330;
    return look.px(oddsDiceAndButtons);
}

/// A drawer finds its height step by step, so the panel's own is looked at.
bool PanelRoom::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && m_docks.isOpen()) {
        QTimer::singleShot(0, this, &PanelRoom::makeWay);
    }
    return QObject::eventFilter(watched, event);
}

void PanelRoom::makeWay() {
    if (m_docks.isOpen() && m_panel.isVisible() && m_panel.height() < least(m_look)) {
        m_panel.hide();
    }
}

void PanelRoom::follow() {
    if (m_docks.isOpen()) {
        QTimer::singleShot(0, this, &PanelRoom::makeWay);
    } else if (m_panel.isHidden() && !m_state.idle()) {
        m_panel.show();
    }
}

} // namespace umpire::gui

#include "window/replay_actions.h"

#include "replay/replay_screen.h"

#include <QAction>
#include <QStackedWidget>

namespace umpire::gui {

ReplayActions::ReplayActions(const Look& look, BattleDocument& document, QAction& action,
                             QStackedWidget& pages, QObject* parent)
    : QObject(parent), m_look(look), m_document(document), m_action(action), m_pages(pages) {
    connect(&action, &QAction::triggered, this, &ReplayActions::setOn);
    connect(&document, &BattleDocument::changed, this, &ReplayActions::follow);
}

ReplayActions::~ReplayActions() = default;

bool ReplayActions::anythingPlayed() const {
    return m_document.isOpen() && m_document.session().cursor() > m_document.session().setUpRecords();
}

void ReplayActions::refresh() {
    m_action.setEnabled(isOn() || anythingPlayed());
    m_action.setChecked(isOn());
}

void ReplayActions::setOn(bool on) {
    if (!on || isOn() || !anythingPlayed()) {
        leave();
        return;
    }
    m_past = std::make_unique<PastBattle>(m_document);
    m_screen = new ReplayScreen(m_look, *m_past, &m_pages);
    m_pages.addWidget(m_screen);
    connect(m_screen, &ReplayScreen::leaveAsked, this, &ReplayActions::leave);
    connect(m_screen, &ReplayScreen::withPlayersChanged, this, &ReplayActions::playersTurned);
    Q_EMIT turned();
    Q_EMIT playersTurned();
    m_screen->takeFocus();
}

/// The screen goes before the past that it shows; whoever called may still be one of its buttons.
void ReplayActions::leave() {
    if (!isOn()) {
        refresh();
        return;
    }
    ReplayScreen* gone = std::exchange(m_screen, nullptr);
    gone->walk().setPlaying(false);
    m_pages.removeWidget(gone);
    Q_EMIT playersTurned();
    Q_EMIT turned();
    m_past.release()->setParent(gone);
    gone->hide();
    gone->deleteLater();
}

/// What comes in while the past is looked at, such as what another window plays, is the present.
void ReplayActions::follow(const ChangeEvent& event) {
    if (isOn() && event.kind == ChangeEvent::Kind::Opened) {
        leave();
    }
}

BattleDocument* ReplayActions::shownToPlayers() {
    return isOn() && m_screen->withPlayers() ? m_past.get() : nullptr;
}

} // namespace umpire::gui

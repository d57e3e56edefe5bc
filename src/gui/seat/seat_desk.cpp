#include "seat/seat_desk.h"

#include "cards/card_facts.h"
#include "document/turn_words.h"
#include "seat/unheard_window.h"

#include <QAction>
#include <QMenu>

namespace umpire::gui {

SeatDesk::SeatDesk(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts,
                   QMenu& menu, QWidget& window)
    : QObject(&window), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_window(window), m_action(menu.addAction(tr("&Two players at this laptop"))) {
    m_action->setObjectName(QStringLiteral("actionSeat"));
    m_action->setStatusTip(tr("Each sees his own hand; between them everything is covered"));
    letBeUnheard(window);
    connect(m_action, &QAction::triggered, this, &SeatDesk::open);
    connect(&m_document, &BattleDocument::changed, this, &SeatDesk::follow);
    follow();
}

SeatDesk::~SeatDesk() = default;

/// Only where there are hands to hide.
void SeatDesk::follow() {
    const bool there = m_document.isOpen() && hasCards(m_document.rules());
    m_action->setVisible(there);
    m_action->setEnabled(there);
    if (!there && m_seat) {
        leave();
    }
}

void SeatDesk::open() {
    const auto sides = m_document.battle().all(SubjectKind::Side);
    if (m_seat || sides.size() < 2) {
        return;
    }
    for (QWidget* other : m_window.findChildren<QWidget*>()) {
        if (other->isWindow() && other->isVisible()) {
            other->close();
        } // they show what is covered
    }
    m_document.cover();
    m_seat = std::make_unique<SeatWindow>(m_look, m_document, m_settings, m_prompts);
    connect(m_seat.get(), &SeatWindow::left, this, &SeatDesk::leave, Qt::QueuedConnection);
    m_seat->resize(m_window.size());
    m_seat->handTo(sides.front()->id);
    m_window.isMaximized() ? m_seat->showMaximized() : m_seat->show();
    m_window.hide();
    setUnheard(m_window, true);
}

void SeatDesk::leave() {
    setUnheard(m_window, false);
    m_window.show();
    m_seat.reset();
}

} // namespace umpire::gui

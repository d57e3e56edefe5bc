#include "seat/seat_actions.h"

#include "cards/card_facts.h"
#include "document/record_text.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QMenu>
#include <QWidget>

class QWidget;

namespace umpire::gui {

/// A hidden window still tells all that stands in it to whoever asks by assistive technology; while it is
/// unheard it tells nothing. That it may be is to be said before anybody asks.
void letBeUnheard(QWidget& window);
void setUnheard(QWidget& window, bool unheard);

namespace {

constexpr const char* mayBeUnheard = "mayBeUnheard";
constexpr const char* isUnheard = "unheard";

/// A window that tells nothing of what stands in it while it is unheard.
class UnheardAccess : public QAccessibleWidget {
  public:
    explicit UnheardAccess(QWidget& window) : QAccessibleWidget(&window, QAccessible::Window) {}

    int childCount() const override { return unheard() ? 0 : QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int place) const override {
        return unheard() ? nullptr : QAccessibleWidget::child(place);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return unheard() ? -1 : QAccessibleWidget::indexOfChild(child);
    }
    QAccessibleInterface* focusChild() const override {
        return unheard() ? nullptr : QAccessibleWidget::focusChild();
    }

  private:
    bool unheard() const { return widget()->property(isUnheard).toBool(); }
};

QAccessibleInterface* unheardAccess(const QString&, QObject* object) {
    auto* window = qobject_cast<QWidget*>(object);
    return window && window->property(mayBeUnheard).toBool() ? new UnheardAccess(*window) : nullptr;
}

} // namespace

void letBeUnheard(QWidget& window) {
    window.setProperty(mayBeUnheard, true);
    QAccessible::installFactory(unheardAccess);
}

void setUnheard(QWidget& window, bool unheard) {
    window.setProperty(isUnheard, unheard);
}

SeatActions::SeatActions(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts,
                         QMenu& menu, QWidget& window)
    : QObject(&window), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_window(window), m_action(menu.addAction(tr("&Two players at this laptop"))) {
    m_action->setObjectName(QStringLiteral("actionSeat"));
    m_action->setStatusTip(tr("Each sees his own hand; between them everything is covered"));
    letBeUnheard(window);
    connect(m_action, &QAction::triggered, this, &SeatActions::open);
    connect(&m_document, &BattleDocument::changed, this, &SeatActions::follow);
    follow();
}

SeatActions::~SeatActions() = default;

/// Only where there are hands to hide.
void SeatActions::follow() {
    const bool there = m_document.isOpen() && hasCards(m_document.rules());
    m_action->setVisible(there);
    m_action->setEnabled(there);
    if (!there && m_seat) {
        leave();
    }
}

void SeatActions::open() {
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
    connect(m_seat.get(), &SeatWindow::left, this, &SeatActions::leave, Qt::QueuedConnection);
    m_seat->resize(m_window.size());
    m_seat->handTo(sides.front()->id);
    m_window.isMaximized() ? m_seat->showMaximized() : m_seat->show();
    m_window.hide();
    setUnheard(m_window, true);
}

void SeatActions::leave() {
    setUnheard(m_window, false);
    m_window.show();
    m_seat.reset();
}

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "resolve/claim_queue.h"
#include "resolve/resolve_state.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace umpire::gui {

/// The claims put aside, as a row of cards: a click takes one up, its cross drops it.
class ClaimStrip : public QFrame {
    Q_OBJECT

  public:
    ClaimStrip(const Look& look, ClaimQueue& queue, const ResolveState& state, QWidget* parent = nullptr);

  Q_SIGNALS:
    void taken(int index);
    /// The card that had the keyboard is gone.
    void focusLost();

  private:
    void refresh();
    void addCard(std::size_t index);

    const Look& m_look;
    ClaimQueue& m_queue;
    const ResolveState& m_state;
    QLabel* m_head;
    QHBoxLayout* m_cards;
};

} // namespace umpire::gui

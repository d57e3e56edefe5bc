#pragma once

#include "look/look.h"
#include "resolve/resolve_state.h"
#include "umpire/worksheet/drafting.h"

#include <QFrame>
#include <QObject>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace umpire::gui {

/// What players called out while something else was being resolved: put aside, taken up in order, or dropped.
class ClaimQueue : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    const std::vector<Draft>& claims() const { return m_claims; }
    bool empty() const { return m_claims.empty(); }
    void add(Draft claim);
    /// Takes one out, to be resolved or dropped. Its index must be one of the queue's.
    Draft take(std::size_t index);
    void clear();

  Q_SIGNALS:
    void changed();

  private:
    std::vector<Draft> m_claims;
};

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

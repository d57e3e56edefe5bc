#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "resolve/claims.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace umpire::gui {

/// The claims put aside, as a row of cards: a click takes one up, its cross drops it. That of a phone bears
/// the colour of its side, and its cross asks what the player is told.
class ClaimStrip : public QFrame {
    Q_OBJECT

  public:
    ClaimStrip(const Look& look, const BattleDocument& document, ClaimQueue& queue,
               QWidget* parent = nullptr);

  Q_SIGNALS:
    void taken(int index);
    /// The card that had the keyboard is gone.
    void focusLost();

  private:
    void refresh();
    void addCard(std::size_t index);
    QString titleOf(const Claim& claim) const;
    void askWhy(std::size_t index, QWidget& below);

    const Look& m_look;
    const BattleDocument& m_document;
    ClaimQueue& m_queue;
    QLabel* m_head;
    QHBoxLayout* m_cards;
    QStringList m_titles; ///< of the cards that are there
    int m_card = 0;       ///< their height; another one draws all anew
};

} // namespace umpire::gui

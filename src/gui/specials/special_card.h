#pragma once

#include "look/look.h"
#include "specials/special_facts.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace umpire::gui {

class CardHead;
class OfferRow;
class Silhouettes;

/// The card of one special unit: what it is, how it stands, what it may try, and the buttons for that.
class SpecialCard : public QFrame {
    Q_OBJECT

  public:
    SpecialCard(const Look& look, Silhouettes& silhouettes, QWidget* parent = nullptr);

    void show(const SpecialFacts& facts);
    QString unit() const { return m_facts.unit.id; }
    void restyle();

  Q_SIGNALS:
    void chosen(const QString& unit);
    void asked(const umpire::gui::SpecialOffer& offer);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    SpecialFacts m_facts;
    CardHead* m_head;
    QLabel* m_advice;
    OfferRow* m_offers;
};

} // namespace umpire::gui

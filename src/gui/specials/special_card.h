#pragma once

#include "look/look.h"
#include "specials/special_reader.h"

#include <QFrame>
#include <QWidget>

class QLabel;
class QMenu;
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

/// A row of buttons for what may be done; the less usual ones wait in a menu at its end.
class OfferRow : public QWidget {
    Q_OBJECT

  public:
    explicit OfferRow(const Look& look, QWidget* parent = nullptr);

    /// `whose` goes into the accessible names.
    void show(const QList<SpecialOffer>& offers, const QString& whose);
    void restyle();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(width, false); }

  Q_SIGNALS:
    void asked(const umpire::gui::SpecialOffer& offer);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void addButton(const SpecialOffer& offer, const QString& whose);
    void addMenu(const QList<SpecialOffer>& rest, const QString& whose);
    int arrange(int width, bool place) const;

    const Look& m_look;
    QList<QPushButton*> m_buttons;
};

} // namespace umpire::gui

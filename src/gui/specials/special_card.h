#pragma once

#include "look/look.h"
#include "specials/special_reader.h"

#include <QAbstractButton>
#include <QFrame>
#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace umpire::gui {

class Silhouettes;

/// The head of a card, a button that chooses the unit: number, name and silhouette; state and marks.
class CardHead : public QAbstractButton {
    Q_OBJECT

  public:
    CardHead(const Look& look, Silhouettes& silhouettes, QWidget* parent = nullptr);

    void show(const SpecialFacts& facts, const QString& sentence);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintName(QPainter& painter, const QRect& row) const;
    /// State and marks, on as many lines as they take; gives the lines. Paints only with a painter.
    int arrangeState(QPainter* painter, int width) const;
    QString stateText() const;

    const Look& m_look;
    Silhouettes& m_silhouettes;
    SpecialFacts m_facts;
};

class OfferRow;

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

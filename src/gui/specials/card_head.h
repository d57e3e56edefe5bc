#pragma once

#include "look/look.h"
#include "specials/special_facts.h"

#include <QAbstractButton>

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

} // namespace umpire::gui

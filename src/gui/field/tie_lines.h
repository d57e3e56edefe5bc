#pragma once

#include "look/look.h"

#include <QPolygonF>
#include <QRect>
#include <QWidget>

#include <vector>

namespace umpire::gui {

/// One end of a bond: where the unit stands, and the card it stands in.
struct TieEnd {
    QRect place;
    QRect card;
};

/// Straight from the edge of one to that of the other which faces it.
QPolygonF straightTie(const TieEnd& from, const TieEnd& to);

/// A way from one to the other beside what is written: out of the card into the free strip next to it, along
/// strips and, where other cards stand between, over the heads of all, at the height `above`. `strip`: how
/// wide the strips are; `aside`: how far it keeps from their middle, so that two ways can be told apart.
QPolygonF routedTie(const TieEnd& from, const TieEnd& to, double above, double strip, double aside);

/// The bonds that stand between units, such as a declared charge, as arrows over the field. Takes no clicks.
class TieLines : public QWidget {
    Q_OBJECT

  public:
    TieLines(const Look& look, QWidget& field);

    /// From tile to tile, in the field's own measure.
    void setWays(const std::vector<QPolygonF>& ways);
    const std::vector<QPolygonF>& ways() const { return m_ways; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintArrow(QPainter& painter, const QPolygonF& way, const QColor& colour, double width) const;

    const Look& m_look;
    std::vector<QPolygonF> m_ways;
};

} // namespace umpire::gui

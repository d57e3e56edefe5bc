#pragma once

#include "look/look.h"

#include <QPolygonF>
#include <QWidget>

#include <vector>

namespace umpire::gui {

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

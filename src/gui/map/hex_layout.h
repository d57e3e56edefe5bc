#pragma once

#include "umpire/rules/hex_grid.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace umpire::gui {

/// Where the hexes of a map lie in a picture: flat above and below, in columns, the lower ones half a hex
/// further down. Lengths are pixels of the picture.
class HexLayout {
  public:
    /// `radius`: from the middle of a hex to a corner.
    HexLayout(const HexGrid& grid, double radius) : m_grid(grid), m_radius(radius) {}

    double radius() const { return m_radius; }
    double height() const;
    QSizeF size() const;
    QPointF centre(Hex hex) const;
    QRectF around(Hex hex) const;
    /// Its corners, clockwise from the left one.
    QPolygonF outline(Hex hex) const;
    /// The hex at a point; none beside the map.
    std::optional<Hex> at(const QPointF& point) const;

  private:
    HexGrid m_grid;
    double m_radius;
};

} // namespace umpire::gui

#include "map/hex_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace umpire::gui {

namespace {

/// Of a hex whose radius is 1.
constexpr double hexTall = std::numbers::sqrt3;
constexpr double columnStep = 1.5;

} // namespace

double HexLayout::height() const {
    return hexTall * m_radius;
}

QSizeF HexLayout::size() const {
    return {(columnStep * (m_grid.columns() - 1) + 2) * m_radius, (m_grid.rows() + 0.5) * height()};
}

QPointF HexLayout::centre(Hex hex) const {
    const bool even = hex.column % 2 == 0;
    const double lower = even == m_grid.evenLower() ? 0.5 : 0;
    return {(1 + columnStep * (hex.column - 1)) * m_radius, (hex.row - 0.5 + lower) * height()};
}

QRectF HexLayout::around(Hex hex) const {
    const QPointF middle = centre(hex);
    return {middle.x() - m_radius, middle.y() - height() / 2, 2 * m_radius, height()};
}

QPolygonF HexLayout::outline(Hex hex) const {
    constexpr int corners = 6;
    const QPointF middle = centre(hex);
    QPolygonF points;
    for (int i = 0; i < corners; ++i) {
        const double angle = std::numbers::pi * (1 + i / 3.0);
        points << middle + m_radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return points;
}

/// The nearest middle is that of the hex, for all of them are alike.
std::optional<Hex> HexLayout::at(const QPointF& point) const {
    const int near = static_cast<int>(std::floor((point.x() / m_radius - 1) / columnStep)) + 1;
    std::optional<Hex> best;
    double least = m_radius;
    for (int column = near - 1; column <= near + 2; ++column) {
        const double top = centre({column, 1}).y() - height() / 2;
        const Hex hex{column, static_cast<int>(std::floor((point.y() - top) / height())) + 1};
        const QPointF away = point - centre(hex);
        const double distance = std::hypot(away.x(), away.y());
        if (m_grid.has(hex) && distance < least && outline(hex).containsPoint(point, Qt::OddEvenFill)) {
            least = distance;
            best = hex;
        }
    }
    return best;
}

} // namespace umpire::gui

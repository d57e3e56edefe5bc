#pragma once

#include "look/look.h"
#include "map/map_facts.h"
#include "umpire/rules/game_map.h"

#include <QPainter>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <map>
#include <optional>
#include <set>

namespace umpire::gui {

/// Where the places of a map lie in a picture: hexes flat above and below, in columns, the lower ones half a
/// hex further down; areas as boxes round their spots. Lengths are pixels of the picture.
class MapLayout {
  public:
    /// `radius`: from the middle of a place to its left corner. `aspect`: how high a map of areas is for its
    /// width.
    MapLayout(const GameMap& map, double radius, double aspect = usualAspect);

    static constexpr double usualAspect = 0.6;

    double radius() const { return m_radius; }
    double height() const;
    QSizeF size() const;
    QPointF centre(Hex hex) const;
    QRectF around(Hex hex) const;
    /// Its corners, clockwise from the left one.
    QPolygonF outline(Hex hex) const;
    /// The place at a point; none beside the map, or between areas.
    std::optional<Hex> at(const QPointF& point) const;
    /// What the picture of a map of areas fills.
    QRectF picture() const;
    /// Where an arrow key leads: among hexes in the column or to the next one, among areas to the nearest in
    /// that direction.
    std::optional<Hex> beside(Hex hex, Qt::Key arrow) const;

  private:
    std::optional<Hex> hexAt(const QPointF& point) const;

    GameMap m_map;
    double m_radius;
    QSizeF m_spread; ///< of a map of areas
};

/// How a counter is drawn besides what is printed on it.
struct CounterLook {
    bool picked = false; ///< it acts, or is acted upon
    int all = 1;         ///< how many lie in its stack: told on the uppermost
    bool plain = false;  ///< one below another: nothing can be read of it
    bool faint = false;  ///< a filter leaves it out
};

/// Draws a unit as a counter: the sign of its kind, what is printed below it, and at the corners the short
/// number that calls it, its state and how many lie there. Who has acted is paler; who is disrupted lies on
/// its other side, which is hatched.
void paintCounter(QPainter& painter, const Look& look, const QRectF& box, const CounterFacts& unit,
                  const CounterLook& drawn);

/// The sign of a kind of unit, as maps of the time have it: crossed for foot, one stroke for horse, a dot for
/// guns, a flag for headquarters.
void paintUnitSign(QPainter& painter, const QRectF& box, const QString& silhouette);

/// What is picked out on a map.
struct MapMarks {
    std::optional<Hex> cursor;
    std::optional<Hex> from;    ///< whence a stack is being taken
    std::optional<Hex> towards; ///< where it would be put down
    std::vector<Hex> way;       ///< from whence to where
    bool tooFar = false;        ///< it is farther than they may go
    std::set<Hex> shown;        ///< what is shown round the chosen unit, hatched
    std::set<Hex> shownFrom;    ///< whence that comes, framed
    QString chosen;             ///< a unit, by id
    QString target;
    std::set<QString> faint;                            ///< what a filter leaves out
    std::set<QString> along;                            ///< those that act with it
    std::map<Hex, int> reach;                           ///< where it gets to, and what the way costs
    std::vector<std::pair<int, std::set<Hex>>> ofSides; ///< places of each side, such as its zones
};

/// Draws the places of a map that lie within `room` of the picture: areas on the picture of the pack, or with
/// lines to those they touch; ground as a pattern, borders as lines of
/// several kinds, things by name, stacks as counters with the number of the uppermost and how many there are.
void paintMap(QPainter& painter, const QRectF& room, const Look& look, const GameMap& map,
              const MapLayout& layout, const MapFacts& facts, const MapMarks& marks);

/// The pattern of a ground, and the pen of a border, by the number of its word: for the legend, too.
QBrush groundBrush(int word, const Look& look, const QPaintDevice& device);
QPen borderPen(int word, const Look& look);

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "map/hex_layout.h"
#include "map/map_facts.h"

#include <QPainter>

#include <map>
#include <optional>
#include <set>

namespace umpire::gui {

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

/// Draws the hexes of a map that lie within `room` of the picture: ground as a pattern, borders as lines of
/// several kinds, things by name, stacks as counters with the number of the uppermost and how many there are.
void paintMap(QPainter& painter, const QRectF& room, const Look& look, const HexGrid& grid,
              const HexLayout& layout, const MapFacts& facts, const MapMarks& marks);

/// The pattern of a ground, and the pen of a border, by the number of its word: for the legend, too.
QBrush groundBrush(int word, const Look& look, const QPaintDevice& device);
QPen borderPen(int word, const Look& look);

} // namespace umpire::gui

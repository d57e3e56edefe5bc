#pragma once

#include <QPolygonF>
#include <QRect>

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

} // namespace umpire::gui

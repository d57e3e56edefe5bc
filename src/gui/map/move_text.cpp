#include "map/move_text.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class WayText {
    Q_DECLARE_TR_FUNCTIONS(MapWay)
};

/// What entering all its places costs is filled in.
QString ofKnownCost(const MapWay& way) {
    if (!way.pointsKnown) {
        return WayText::tr("The way costs %1; how far they may move is not filled in").arg(way.cost);
    }
    return way.isWithin() ? WayText::tr("The way costs %1 of %2: within reach").arg(way.cost).arg(way.points)
                          : WayText::tr("The way costs %1, but only %2 may be spent: too far")
                                .arg(way.cost)
                                .arg(way.points);
}

QString ofSteps(const MapWay& way) {
    if (!way.pointsKnown) {
        return WayText::tr("Length of the way: %1; how far they may move is not filled in").arg(way.steps());
    }
    return way.isWithin()
               ? WayText::tr("Length of the way: %1 of %2; what the ground costs is not filled in")
                     .arg(way.steps())
                     .arg(way.points)
               : WayText::tr("Length of the way: %1, but only %2 may be spent: too far, unless by road")
                     .arg(way.steps())
                     .arg(way.points);
}

} // namespace

QString moveText(const MapWay& way) {
    if (way.places.empty()) {
        return WayText::tr("No way leads there, as far as the map is filled in");
    }
    return way.costKnown ? ofKnownCost(way) : ofSteps(way);
}

bool isTooFar(const MapWay& way) {
    return way.places.empty() || (way.pointsKnown && !way.isWithin());
}

} // namespace umpire::gui

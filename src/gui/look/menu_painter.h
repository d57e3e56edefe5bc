#pragma once

#include "look/dress.h"

#include <QPainter>
#include <QStyleOption>

namespace umpire::gui {

/// Entries of menus and of the menu bar: their measures and how they are drawn.
namespace menus {

/// From the edge of a menu, or of the bar, to its entries.
int edge(const Dress& dress);
int barEdge(const Dress& dress);
/// With words of this size.
QSize entrySize(const QStyleOptionMenuItem& option, const QSize& words, const Dress& dress);
QSize barEntrySize(const QSize& words, const Dress& dress);

void paintEntry(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress);
void paintBarEntry(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress);

} // namespace menus

} // namespace umpire::gui

#pragma once

#include "look/dress.h"

#include <QPainter>
#include <QStyleOption>

namespace umpire::gui {

/// With what it says, or shows, of this size.
QSize buttonSize(const QSize& contents, const QWidget* button, const Dress& dress);

void paintButton(QPainter& painter, const QStyleOptionButton& option, const QWidget* button,
                 const Dress& dress);

/// The box of a tool button.
void paintButtonBox(QPainter& painter, const QStyleOption& option, const Dress& dress);

} // namespace umpire::gui

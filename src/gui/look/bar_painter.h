#pragma once

#include "look/dress.h"

#include <QPainter>
#include <QStyleOption>

namespace umpire::gui {

/// Scroll bars, tabs and heads of tables.
namespace bars {

int scrollBreadth(const Dress& dress);
int leastHandle(const Dress& dress);
QRect scrollPart(const QStyleOptionSlider& option, QStyle::SubControl part, const Dress& dress);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const Dress& dress);

/// What a tab has beside its words.
QSize tabRoom(const Dress& dress);
void paintTab(QPainter& painter, const QStyleOptionTab& option, const Dress& dress);
void paintTabWords(QPainter& painter, const QStyleOptionTab& option, const Dress& dress);

QSize headSize(const QStyleOptionHeader& option, const Dress& dress);
QRect headWords(const QRect& head, const Dress& dress);
void paintHead(QPainter& painter, const QRect& head, const Dress& dress);

} // namespace bars

} // namespace umpire::gui

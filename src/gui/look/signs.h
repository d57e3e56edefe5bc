#pragma once

#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QString>

namespace umpire::gui {

/// Signs among words that few fonts have: ★ ☆ ▸ ◂ ▾ ⚑ ⟲. They are drawn as shapes, alike everywhere, and no
/// other font need be looked for and loaded in every size they stand in.
bool isSign(QChar character);
bool hasSign(const QString& text);

/// How wide one of them is in pixels, its distance from its neighbours included.
int signWidth(const QFont& font, QChar sign);

/// One of them in the ink of the pen, where a text would begin with it.
void drawSign(QPainter& painter, const QPointF& baseline, QChar sign);

} // namespace umpire::gui

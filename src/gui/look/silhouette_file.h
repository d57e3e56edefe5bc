#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>

namespace umpire::gui {

/// Width by height of all silhouettes.
inline constexpr double silhouetteAspect = 1.6;

bool hasSilhouette(const QString& type);
/// The silhouette of a unit type as SVG, in an ink; empty when there is none.
QByteArray silhouetteSvg(const QString& type, const QColor& ink);
/// Its sign on a counter, as maps of the period have it.
QByteArray symbolSvg(const QString& type, const QColor& ink);

} // namespace umpire::gui

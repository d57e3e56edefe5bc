#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QString>

namespace umpire::gui {

/// Width by height of all silhouettes.
inline constexpr double silhouetteAspect = 1.6;

bool hasSilhouette(const QString& type);
/// The silhouette of a unit type as SVG, in an ink; empty when there is none.
QByteArray silhouetteSvg(const QString& type, const QColor& ink);
/// Its sign on a counter, as maps of the period have it.
QByteArray symbolSvg(const QString& type, const QColor& ink);

/// The silhouettes of unit types, drawn in the ink of the moment and kept.
class Silhouettes {
  public:
    /// Null when there is no silhouette of that type.
    QPixmap pixmap(const QString& type, const QSize& size, const QColor& ink, qreal ratio);

  private:
    static QPixmap draw(const QString& type, const QSize& size, const QColor& ink, qreal ratio);

    QHash<QString, QPixmap> m_drawn;
};

} // namespace umpire::gui

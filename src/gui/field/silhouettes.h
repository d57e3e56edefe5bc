#pragma once

#include <QColor>
#include <QHash>
#include <QPixmap>

namespace umpire::gui {

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

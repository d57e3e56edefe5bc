#include "field/silhouettes.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace umpire::gui {

namespace {

/// The colour in which all silhouettes are drawn in their files.
const char* const fileInk = "#1F1B14";

} // namespace

QPixmap Silhouettes::pixmap(const QString& type, const QSize& size, const QColor& ink, qreal ratio) {
    const QString key = QStringLiteral("%1 %2x%3 %4 %5")
                            .arg(type)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ink.name())
                            .arg(ratio);
    const auto found = m_drawn.constFind(key);
    if (found != m_drawn.constEnd()) {
        return *found;
    }
    return *m_drawn.insert(key, draw(type, size, ink, ratio));
}

QPixmap Silhouettes::draw(const QString& type, const QSize& size, const QColor& ink, qreal ratio) {
    QFile file(QStringLiteral(":/silhouettes/%1.svg").arg(type));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QByteArray svg = file.readAll();
    svg.replace(fileInk, ink.name().toLatin1());
    QSvgRenderer renderer(svg);
    QPixmap pixmap((QSizeF(size) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
    return pixmap;
}

} // namespace umpire::gui

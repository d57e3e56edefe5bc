#include "look/silhouettes.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace umpire::gui {

namespace {

/// The colour in which all silhouettes are drawn in their files.
const char* const fileInk = "#1F1B14";

QString fileOf(const QString& type) {
    return QStringLiteral(":/silhouettes/%1.svg").arg(type);
}

QByteArray inInk(const QString& path, const QColor& ink) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().replace(fileInk, ink.name().toLatin1())
                                          : QByteArray();
}

} // namespace

bool hasSilhouette(const QString& type) {
    return QFile::exists(fileOf(type));
}

QByteArray silhouetteSvg(const QString& type, const QColor& ink) {
    return inInk(fileOf(type), ink);
}

QByteArray symbolSvg(const QString& type, const QColor& ink) {
    return inInk(QStringLiteral(":/symbols/%1.svg").arg(type), ink);
}

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
    const QByteArray svg = silhouetteSvg(type, ink);
    if (svg.isEmpty()) {
        return {};
    }
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

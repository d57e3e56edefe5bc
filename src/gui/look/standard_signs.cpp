#include "look/standard_signs.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>

namespace umpire::gui {

namespace {

/// "" for what is no message.
QString signOf(QStyle::StandardPixmap icon) {
    switch (icon) {
    case QStyle::SP_MessageBoxQuestion:
        return QStringLiteral("?");
    case QStyle::SP_MessageBoxInformation:
        return QStringLiteral("i");
    case QStyle::SP_MessageBoxWarning:
    case QStyle::SP_MessageBoxCritical:
        return QStringLiteral("!");
    default:
        return {};
    }
}

/// A ring of ink with the sign in it.
QPixmap drawn(const QString& sign, int side) {
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = side / 16.0;
    painter.setPen(QPen(QApplication::palette().color(QPalette::WindowText), line));
    painter.drawEllipse(QRectF(0, 0, side, side).adjusted(line, line, -line, -line));
    QFont font = QApplication::font();
    font.setPixelSize(side * 6 / 10);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(QRect(0, 0, side, side), Qt::AlignCenter, sign);
    return pixmap;
}

} // namespace

QIcon standardSign(QStyle::StandardPixmap icon) {
    const QString sign = signOf(icon);
    QIcon own;
    if (!sign.isEmpty()) {
        for (const int side : {32, 48, 64, 96, 128}) {
            own.addPixmap(drawn(sign, side));
        }
    }
    return own;
}

} // namespace umpire::gui

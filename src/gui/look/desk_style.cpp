#include "look/desk_style.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <QStyleFactory>

namespace umpire::gui {

namespace {

/// The sign of a message, "" for what is no message.
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

DeskStyle::DeskStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const {
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, returned);
}

QIcon DeskStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    const QString sign = signOf(icon);
    if (sign.isEmpty()) {
        return QProxyStyle::standardIcon(icon, option, widget);
    }
    QIcon own;
    for (const int side : {32, 48, 64, 96, 128}) {
        own.addPixmap(drawn(sign, side));
    }
    return own;
}

} // namespace umpire::gui

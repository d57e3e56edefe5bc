#include "look/menu_painter.h"

#include "look/dress.h"
#include "look/strokes.h"

#include <QApplication>
#include <QStyle>

namespace umpire::gui::menus {

namespace {

constexpr double margin = 24; ///< beside the words: room for a tick, and for what leads to more
constexpr double corner = 4;

int keysShown(const QStyleOption& option) {
    return qApp->style()->styleHint(QStyle::SH_UnderlineShortcut, &option) ? Qt::TextShowMnemonic
                                                                           : Qt::TextHideMnemonic;
}

/// The box round what is pointed at, and the ink on it.
QColor paintBack(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool chosen = option.state & QStyle::State_Selected;
    if (chosen && enabled) {
        drawBox(painter, option.rect, dress.theme.accent, Qt::NoPen, dress.px(corner));
    } else if (chosen) {
        drawBox(painter, option.rect, Qt::NoBrush, QPen(dress.theme.line, 1), dress.px(corner));
    }
    return !enabled ? disabledInk(dress.theme) : chosen ? dress.theme.onAccent : dress.theme.ink;
}

void paintWords(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    const int across = dress.px(margin);
    const QRect room = option.rect.adjusted(across, 0, -across, 0);
    const qsizetype tab = option.text.indexOf(QLatin1Char('\t'));
    const auto place = [&option](const QRect& rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const auto along = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const int flags = int(along) | Qt::TextSingleLine | keysShown(option);
    painter.drawText(place(room), flags, tab < 0 ? option.text : option.text.left(tab));
    if (tab >= 0) {
        const QRect keys = room.adjusted(room.width() - option.reservedShortcutWidth, 0, 0, 0);
        painter.drawText(place(keys), flags, option.text.mid(tab + 1));
    }
}

void paintSigns(QPainter& painter, const QStyleOptionMenuItem& option, const QColor& ink,
                const Dress& dress) {
    const int across = dress.px(margin);
    const int side = dress.px(14);
    QRect place(0, 0, side, side);
    if (option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked) {
        place.moveCenter({option.rect.left() + across / 2, option.rect.center().y()});
        drawTick(painter, QStyle::visualRect(option.direction, option.rect, place), ink);
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        place.moveCenter({option.rect.right() - across / 2, option.rect.center().y()});
        const auto along = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
        painter.drawText(QStyle::visualRect(option.direction, option.rect, place), int(along),
                         option.direction == Qt::LeftToRight ? QStringLiteral("›") : QStringLiteral("‹"));
    }
}

} // namespace

int edge(const Dress& dress) {
    return dress.px(4);
}

int barEdge(const Dress& dress) {
    return dress.px(14);
}

QSize entrySize(const QStyleOptionMenuItem& option, const QSize& words, const Dress& dress) {
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        return {words.width(), 1 + 2 * dress.px(4)};
    }
    const int gap = option.text.contains(QLatin1Char('\t')) ? dress.px(16) : 0;
    return {words.width() + gap + 2 * dress.px(margin),
            std::max(words.height(), option.fontMetrics.height()) + 2 * dress.px(6)};
}

QSize barEntrySize(const QSize& words, const Dress& dress) {
    return words + 2 * QSize(dress.px(8), dress.px(4));
}

void paintEntry(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        const int in = dress.px(8);
        painter.fillRect(option.rect.left() + in, option.rect.center().y(), option.rect.width() - 2 * in, 1,
                         dress.theme.line);
        return;
    }
    const QColor ink = paintBack(painter, option, dress);
    painter.setFont(option.font);
    painter.setPen(ink);
    paintWords(painter, option, dress);
    paintSigns(painter, option, ink, dress);
}

void paintBarEntry(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    painter.fillRect(option.rect, dress.theme.pane);
    painter.setPen(paintBack(painter, option, dress));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextSingleLine | keysShown(option), option.text);
}

} // namespace umpire::gui::menus

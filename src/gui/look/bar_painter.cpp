#include "look/bar_painter.h"

#include "look/strokes.h"

#include <QStyle>

#include <algorithm>
#include <limits>

namespace umpire::gui::bars {

namespace {

// From the edge of a head to its words.
constexpr double headAcross = 10;
constexpr double headDown = 6;

} // namespace

int scrollBreadth(const Dress& dress) {
    return dress.px(12);
}

int leastHandle(const Dress& dress) {
    return dress.px(32);
}

QRect scrollPart(const QStyleOptionSlider& option, QStyle::SubControl part, const Dress& dress) {
    const bool level = option.orientation == Qt::Horizontal;
    const int length = level ? option.rect.width() : option.rect.height();
    const qint64 range = qint64(option.maximum) - option.minimum;
    const qint64 whole = range + option.pageStep;
    const int share = whole > 0 ? static_cast<int>(qint64(option.pageStep) * length / whole) : length;
    const int handle = range > 0 ? std::clamp(share, std::min(leastHandle(dress), length), length) : length;
    const int from = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                     length - handle, option.upsideDown);
    const auto stretch = [&](int begin, int size) {
        const QRect place =
            level ? QRect(option.rect.left() + begin, option.rect.top(), size, option.rect.height())
                  : QRect(option.rect.left(), option.rect.top() + begin, option.rect.width(), size);
        return QStyle::visualRect(option.direction, option.rect, place);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, from);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(from + handle, length - from - handle);
    case QStyle::SC_ScrollBarSlider:
        return stretch(from, handle);
    case QStyle::SC_ScrollBarGroove:
        return option.rect;
    default:
        return {};
    }
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const Dress& dress) {
    if (option.maximum == option.minimum) {
        return;
    }
    const bool held = (option.activeSubControls & QStyle::SC_ScrollBarSlider) &&
                      (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    drawBox(painter, scrollPart(option, QStyle::SC_ScrollBarSlider, dress).adjusted(2, 2, -2, -2),
            held ? dress.theme.muted : dress.theme.line, Qt::NoPen, dress.px(4));
}

QSize tabRoom(const Dress& dress) {
    return {2 * dress.px(16), 2 * dress.px(4) + dress.px(2)};
}

void paintTab(QPainter& painter, const QStyleOptionTab& option, const Dress& dress) {
    const Theme& theme = dress.theme;
    const bool front = option.state & QStyle::State_Selected;
    const int thick = dress.px(2);
    painter.fillRect(option.rect, front ? theme.pane : theme.background);
    painter.fillRect(option.rect.left(), option.rect.bottom() + 1 - thick, option.rect.width(), thick,
                     front ? theme.accent : theme.line);
    if (option.state & QStyle::State_HasFocus) {
        drawBox(painter, option.rect, Qt::NoBrush, focusPen(dress));
    }
}

void paintTabWords(QPainter& painter, const QStyleOptionTab& option, const Dress& dress) {
    const bool front = option.state & QStyle::State_Selected;
    painter.setPen(option.state & QStyle::State_HasFocus ? dress.theme.accent
                   : front                               ? dress.theme.ink
                                                         : dress.theme.muted);
    painter.drawText(option.rect.adjusted(0, 0, 0, -dress.px(2)), Qt::AlignCenter | Qt::TextShowMnemonic,
                     option.text);
}

QSize headSize(const QStyleOptionHeader& option, const Dress& dress) {
    const int arrow = option.sortIndicator == QStyleOptionHeader::None ? 0 : dress.px(16);
    return option.fontMetrics.size(0, option.text) +
           QSize(2 * dress.px(headAcross) + arrow, 2 * dress.px(headDown) + 1);
}

QRect headWords(const QRect& head, const Dress& dress) {
    return head.adjusted(dress.px(headAcross), dress.px(headDown), -dress.px(headAcross),
                         -dress.px(headDown) - 1);
}

void paintHead(QPainter& painter, const QRect& head, const Dress& dress) {
    painter.fillRect(head, dress.theme.background);
    painter.fillRect(head.left(), head.bottom(), head.width(), 1, dress.theme.line);
}

} // namespace umpire::gui::bars

#include "look/input_painter.h"

#include "look/dress.h"
#include "look/strokes.h"

#include <QAbstractSpinBox>

namespace umpire::gui::input {

namespace {

constexpr double tip = 10;

QPen lineFrame(const QStyleOption& option, const Dress& dress) {
    return !(option.state & QStyle::State_Enabled) ? barredPen(dress)
           : option.state & QStyle::State_HasFocus ? focusPen(dress)
                                                   : QPen(dress.theme.muted, 1);
}

QColor tipInk(const QStyleOption& option, bool can, const Dress& dress) {
    return can && (option.state & QStyle::State_Enabled) ? dress.theme.ink : disabledInk(dress.theme);
}

QPen tickFrame(const QStyleOption& option, const QColor& ink, const Dress& dress) {
    return option.state & QStyle::State_Enabled ? QPen(ink, 2) : barredPen(dress);
}

} // namespace

int tickSide(const Dress& dress) {
    return dress.px(16) + 4;
}

int tickGap(const Dress& dress) {
    return dress.px(8);
}

QSize tickEdge(const Dress& dress) {
    return {dress.px(3) + 2, dress.px(2) + 2};
}

bool isFramed(const QStyleOption* option) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    return frame && frame->lineWidth > 0;
}

QSize lineEdge(const Dress& dress) {
    return {dress.px(6) + 1, dress.px(3) + 1};
}

int handle(const Dress& dress) {
    return dress.px(20);
}

int steps(const Dress& dress) {
    return dress.touch > 0 ? 2 * dress.touch : handle(dress);
}

void paintLine(QPainter& painter, const QStyleOption& option, const Dress& dress) {
    drawBox(painter, option.rect, dress.theme.tile, lineFrame(option, dress), dress.px(4));
}

void paintTick(QPainter& painter, const QStyleOption& option, const Dress& dress) {
    const Theme& theme = dress.theme;
    const bool on = option.state & QStyle::State_On;
    const bool partly = option.state & QStyle::State_NoChange;
    const bool chosen = option.state & QStyle::State_Selected;
    const QColor frame = chosen && on ? theme.onAccent : on ? theme.accent : theme.ink;
    drawBox(painter, option.rect,
            on       ? theme.accent
            : partly ? theme.muted
                     : theme.tile,
            tickFrame(option, frame, dress), dress.px(3));
    if (on) {
        drawTick(painter, QRectF(option.rect).adjusted(2, 2, -2, -2), theme.onAccent);
    }
}

void paintDot(QPainter& painter, const QStyleOption& option, const Dress& dress) {
    const Theme& theme = dress.theme;
    drawBox(painter, option.rect, option.state & QStyle::State_On ? theme.accent : theme.tile,
            tickFrame(option, theme.ink, dress), option.rect.height() / 2.0);
}

QRect comboPart(const QStyleOptionComboBox& option, QStyle::SubControl part, const Dress& dress) {
    const QSize edge = lineEdge(dress);
    QRect place = option.rect;
    if (part == QStyle::SC_ComboBoxArrow) {
        place.setLeft(place.right() + 1 - handle(dress));
    } else if (part == QStyle::SC_ComboBoxEditField) {
        place.adjust(edge.width(), edge.height(), -handle(dress), -edge.height());
    }
    return QStyle::visualRect(option.direction, option.rect, place);
}

void paintCombo(QPainter& painter, const QStyleOptionComboBox& option, const Dress& dress) {
    paintLine(painter, option, dress);
    drawTip(painter, comboPart(option, QStyle::SC_ComboBoxArrow, dress), dress.px(tip),
            tipInk(option, true, dress), false);
}

QRect spinPart(const QStyleOptionSpinBox& option, QStyle::SubControl part, const Dress& dress) {
    const QSize edge = lineEdge(dress);
    QRect place = option.rect;
    const int middle = place.top() + place.height() / 2;
    if (part == QStyle::SC_SpinBoxEditField) {
        const bool bare = option.buttonSymbols == QAbstractSpinBox::NoButtons;
        place.adjust(edge.width(), edge.height(), bare ? -edge.width() : -steps(dress), -edge.height());
    } else if (dress.touch > 0 && (part == QStyle::SC_SpinBoxUp || part == QStyle::SC_SpinBoxDown)) {
        const int right = place.right() + 1 - (part == QStyle::SC_SpinBoxUp ? 0 : dress.touch);
        place = QRect(right - dress.touch, place.top(), dress.touch, place.height());
    } else if (part == QStyle::SC_SpinBoxUp || part == QStyle::SC_SpinBoxDown) {
        place.setLeft(place.right() + 1 - handle(dress));
        part == QStyle::SC_SpinBoxUp ? place.setBottom(middle - 1) : place.setTop(middle);
        part == QStyle::SC_SpinBoxUp ? place.adjust(0, 2, 0, 0) : place.adjust(0, 0, 0, -2);
    }
    return QStyle::visualRect(option.direction, option.rect, place);
}

void paintSpin(QPainter& painter, const QStyleOptionSpinBox& option, const Dress& dress) {
    option.frame ? paintLine(painter, option, dress) : painter.fillRect(option.rect, dress.theme.tile);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) {
        return;
    }
    for (const bool up : {true, false}) {
        const bool can = option.stepEnabled.testFlag(up ? QAbstractSpinBox::StepUpEnabled
                                                        : QAbstractSpinBox::StepDownEnabled);
        drawTip(painter, spinPart(option, up ? QStyle::SC_SpinBoxUp : QStyle::SC_SpinBoxDown, dress),
                dress.px(tip), tipInk(option, can, dress), up);
    }
}

} // namespace umpire::gui::input

#include "look/control_painter.h"

#include "look/strokes.h"
#include "look/text_width.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QFont>
#include <QStyle>
#include <QVariant>

#include <algorithm>
#include <iterator>

namespace umpire::gui {

namespace {

using Body = ButtonKind::Body;

constexpr double corner = 6;
constexpr double faceCorner = 8;

/// How a button is drawn at the moment.
struct ButtonFace {
    QBrush fill = Qt::NoBrush;
    QPen frame = QPen(Qt::NoPen);
    QColor ink;
    double radius = 0;
};

bool stateHas(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

bool isBare(Body body) {
    return body == Body::Quiet || body == Body::Finding;
}

/// Filled with the accent: what is on, and what is done most likely.
ButtonFace filled(const QStyleOption& option, const Dress& dress) {
    const Theme& theme = dress.theme;
    const bool focus = stateHas(option, QStyle::State_HasFocus);
    return {theme.accent, QPen(focus ? theme.ink : theme.accent, focus ? 2 : 1), theme.onAccent,
            double(dress.px(corner))};
}

ButtonFace bare(const QStyleOption& option, Body body, const Dress& dress) {
    const Theme& theme = dress.theme;
    const bool focus = stateHas(option, QStyle::State_HasFocus);
    ButtonFace face;
    face.radius = dress.px(corner);
    face.ink = !stateHas(option, QStyle::State_Enabled)             ? disabledInk(theme)
               : focus || stateHas(option, QStyle::State_MouseOver) ? theme.accent
               : body == Body::Quiet                                ? theme.muted
                                                                    : theme.ink;
    if (focus && body == Body::Finding) {
        face.frame = focusPen(dress);
    }
    return face;
}

QPen boxFrame(const QStyleOption& option, Body body, const Dress& dress) {
    const Theme& theme = dress.theme;
    if (!stateHas(option, QStyle::State_Enabled)) {
        return barredPen(dress);
    }
    if (stateHas(option, QStyle::State_HasFocus)) {
        return focusPen(dress);
    }
    const bool pointed = stateHas(option, QStyle::State_MouseOver);
    if (body == Body::Face) {
        return QPen(pointed ? theme.selection : theme.ink, 2);
    }
    return QPen(body == Body::Due ? theme.alarm : pointed ? theme.muted : theme.line, 1);
}

ButtonFace boxed(const QStyleOption& option, Body body, const Dress& dress) {
    const Theme& theme = dress.theme;
    const bool enabled = stateHas(option, QStyle::State_Enabled);
    ButtonFace face;
    face.fill = !enabled                                 ? theme.pane
                : stateHas(option, QStyle::State_Sunken) ? theme.background
                                                         : theme.tile;
    face.ink = !enabled ? disabledInk(theme) : body == Body::Due ? theme.alarm : theme.ink;
    face.frame = boxFrame(option, body, dress);
    face.radius = dress.px(body == Body::Face ? faceCorner : corner);
    return face;
}

ButtonFace faceOf(const QStyleOption& option, Body body, const Dress& dress) {
    if (isBare(body)) {
        return bare(option, body, dress);
    }
    const bool likely = body == Body::Filled && stateHas(option, QStyle::State_Enabled);
    if (likely || stateHas(option, QStyle::State_On)) {
        ButtonFace face = filled(option, dress);
        face.radius = dress.px(body == Body::Face ? faceCorner : corner);
        return face;
    }
    return boxed(option, body, dress);
}

int frameOf(Body body) {
    return isBare(body) ? 0 : body == Body::Face ? 2 : 1;
}

void paintWords(QPainter& painter, const QStyleOptionButton& option, const ButtonKind& kind,
                const QColor& ink, const Dress& dress) {
    const int across = dress.px(kind.across) + frameOf(kind.body);
    QRect room = option.rect.adjusted(across, 0, -across, 0);
    const Qt::Alignment along = QStyle::visualAlignment(
        option.direction, (kind.left ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
    const bool keys = qApp->style()->styleHint(QStyle::SH_UnderlineShortcut, &option);
    if (!option.icon.isNull()) {
        const auto mode = stateHas(option, QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled;
        const QRect at = QStyle::alignedRect(
            option.direction, option.text.isEmpty() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter,
            option.iconSize, room);
        option.icon.paint(&painter, at, Qt::AlignCenter, mode);
        room.setLeft(room.left() + option.iconSize.width() + dress.px(4));
    }
    painter.setPen(ink);
    if (hasSign(option.text)) {
        drawTextLine(painter, room, along, plainWords(option.text));
        return;
    }
    painter.drawText(room, int(along) | (keys ? Qt::TextShowMnemonic : Qt::TextHideMnemonic), option.text);
}

} // namespace

QSize buttonSize(const QSize& contents, const QWidget* button, const Dress& dress) {
    const ButtonKind& kind = buttonKindOf(button);
    const int frame = frameOf(kind.body);
    return contents + 2 * QSize(dress.px(kind.across) + frame, dress.px(kind.down) + frame);
}

void paintButton(QPainter& painter, const QStyleOptionButton& option, const QWidget* button,
                 const Dress& dress) {
    const ButtonKind& kind = buttonKindOf(button);
    const ButtonFace face = faceOf(option, kind.body, dress);
    drawBox(painter, option.rect, face.fill, face.frame, face.radius);
    if (kind.body == Body::Quiet && stateHas(option, QStyle::State_HasFocus)) {
        painter.fillRect(option.rect.adjusted(0, option.rect.height() - 2, 0, 0), dress.theme.selection);
    }
    paintWords(painter, option, kind, face.ink, dress);
}

void paintButtonBox(QPainter& painter, const QStyleOption& option, const Dress& dress) {
    const ButtonFace face = faceOf(option, Body::Plain, dress);
    drawBox(painter, option.rect, face.fill, face.frame, face.radius);
}

namespace {

const ButtonKind buttonKinds[] = {
    {"", Body::Plain, 14, QFont::DemiBold, 12, 6, false},
    {"primary", Body::Filled, 14, QFont::DemiBold, 12, 6, false},
    {"due", Body::Due, 14, QFont::DemiBold, 12, 6, false},
    {"face", Body::Face, 22, QFont::Bold, 0, 0, false},
    {"quiet", Body::Quiet, 14, QFont::Normal, 0, 4, true},
    {"small", Body::Plain, 13, QFont::DemiBold, 9, 3, false},
    {"smallPrimary", Body::Filled, 13, QFont::DemiBold, 9, 3, false},
    {"slim", Body::Plain, 13, QFont::DemiBold, 10, 3, false},
    {"start", Body::Plain, 15, QFont::DemiBold, 16, 12, true},
    {"fold", Body::Quiet, 15, QFont::DemiBold, 0, 6, true},
    {"template", Body::Plain, 13, QFont::DemiBold, 8, 5, true},
    {"finding", Body::Finding, 14, QFont::Normal, 4, 3, true},
};

} // namespace

const ButtonKind& buttonKindOf(const QWidget* button) {
    const QVariant said = button ? button->property("kind") : QVariant();
    if (!said.isValid()) {
        return buttonKinds[0];
    }
    const QString name = said.toString();
    const auto* known =
        std::find_if(std::begin(buttonKinds), std::end(buttonKinds),
                     [&name](const ButtonKind& kind) { return name == QLatin1String(kind.name); });
    return known == std::end(buttonKinds) ? buttonKinds[0] : *known;
}

namespace input {

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

} // namespace input

} // namespace umpire::gui

#include "look/button_painter.h"

#include "look/dress.h"
#include "look/signs.h"
#include "look/strokes.h"
#include "look/text_width.h"

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

} // namespace umpire::gui

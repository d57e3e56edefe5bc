#include "look/text_kinds.h"

#include "look/control_painter.h"

#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>

namespace umpire::gui {

namespace {

struct TextKind {
    double size = 14;
    int weight = QFont::Normal;
    QPalette::ColorRole ink = QPalette::WindowText;
};

/// The muted, the cautious and the alarming ink have roles of the palette, so that a label follows a change
/// of theme without being told: see Theme::palette().
constexpr QPalette::ColorRole mutedInk = QPalette::PlaceholderText;
constexpr QPalette::ColorRole cautionInk = QPalette::LinkVisited;
constexpr QPalette::ColorRole alarmInk = QPalette::BrightText;

const QHash<QString, TextKind>& byKind() {
    static const QHash<QString, TextKind> kinds = {
        {QStringLiteral("heading"), {15, QFont::Bold}},
        {QStringLiteral("muted"), {13, QFont::Normal, mutedInk}},
        {QStringLiteral("pageTitle"), {28, QFont::Bold}},
        {QStringLiteral("warning"), {14, QFont::Normal, cautionInk}},
        {QStringLiteral("refusal"), {15, QFont::Normal, alarmInk}},
        {QStringLiteral("sheetTitle"), {20, QFont::Bold}},
        {QStringLiteral("reading"), {16}},
        {QStringLiteral("question"), {15}},
    };
    return kinds;
}

const QHash<QString, TextKind>& byName() {
    static const QHash<QString, TextKind> names = {
        {QStringLiteral("turnLabel"), {22, QFont::Bold}},
        {QStringLiteral("sideLabel"), {18, QFont::DemiBold}},
        {QStringLiteral("playersTurn"), {30, QFont::Bold}},
        {QStringLiteral("playersSide"), {26, QFont::DemiBold}},
        {QStringLiteral("playersPhase"), {26}},
        {QStringLiteral("playersPast"), {26, QFont::Bold, QPalette::Link}},
        {QStringLiteral("playersEmpty"), {22, QFont::Normal, mutedInk}},
        {QStringLiteral("resolveTitle"), {18, QFont::Bold}},
        {QStringLiteral("hintLabel"), {15}},
        {QStringLiteral("rosterTitle"), {22, QFont::Bold}},
        {QStringLiteral("rosterHint"), {16}},
        {QStringLiteral("replayTitle"), {20, QFont::Bold}},
        {QStringLiteral("replayWho"), {20, QFont::DemiBold}},
        {QStringLiteral("replayHow"), {20, QFont::Bold}},
        {QStringLiteral("replayFollows"), {16}},
        {QStringLiteral("tourTitle"), {20, QFont::Bold}},
        {QStringLiteral("tourText"), {16}},
        {QStringLiteral("undoQuestion"), {15, QFont::Bold}},
        {QStringLiteral("correctHead"), {18, QFont::Bold}},
    };
    return names;
}

/// The weight alone: the size comes from the program's font.
void setWeight(QWidget& widget, QFont::Weight weight) {
    QFont font;
    font.setWeight(weight);
    widget.setFont(font);
}

/// A name tells more than a kind.
void dressLabel(QLabel& label, const Dress& dress) {
    const auto named = byName().constFind(label.objectName());
    const auto kind =
        named != byName().constEnd() ? named : byKind().constFind(label.property("kind").toString());
    if (kind == byName().constEnd() || kind == byKind().constEnd()) {
        return;
    }
    label.setFont(dress.font(kind->size, kind->weight));
    label.setForegroundRole(kind->ink);
}

void dressButton(QPushButton& button, const Dress& dress) {
    constexpr double usual = 14;
    const ButtonKind& kind = buttonKindOf(&button);
    if (kind.size != usual) {
        button.setFont(dress.font(kind.size, kind.weight));
    } else {
        setWeight(button, dress.weight(kind.weight));
    }
}

} // namespace

void dressText(QWidget& widget, const Dress& dress) {
    if (auto* label = qobject_cast<QLabel*>(&widget)) {
        dressLabel(*label, dress);
    } else if (auto* button = qobject_cast<QPushButton*>(&widget)) {
        dressButton(*button, dress);
    } else if (qobject_cast<QHeaderView*>(&widget) || qobject_cast<QTabBar*>(&widget)) {
        setWeight(widget, dress.weight(QFont::DemiBold));
    }
}

void setInk(QWidget& widget, const QColor& ink) {
    if (widget.testAttribute(Qt::WA_SetPalette) && widget.palette().color(QPalette::WindowText) == ink) {
        return;
    }
    QPalette own;
    own.setColor(QPalette::WindowText, ink);
    widget.setPalette(own);
}

} // namespace umpire::gui

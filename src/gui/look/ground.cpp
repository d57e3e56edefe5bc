#include "look/ground.h"

#include "look/strokes.h"

#include <QHash>
#include <QVariant>

namespace umpire::gui {

namespace {

constexpr Ground::Ink noInk = nullptr;
constexpr Ground::Ink onPane = &Theme::pane;
constexpr Ground::Ink onTile = &Theme::tile;
constexpr Ground::Ink ruled = &Theme::line;
constexpr Ground::Ink accented = &Theme::accent;

const QHash<QString, Ground>& grounds() {
    static const QHash<QString, Ground> named = {
        {QStringLiteral("turnBar"), {onPane, noInk, ruled}},
        {QStringLiteral("playersHead"), {onPane, noInk, ruled}},
        {QStringLiteral("playersResult"), {onPane, ruled}},
        {QStringLiteral("resolvePanel"), {onPane, noInk, noInk, ruled}},
        {QStringLiteral("overrideEditor"), {onTile, noInk, noInk, noInk, accented, 2}},
        {QStringLiteral("specialsBoard"), {noInk, ruled}},
        {QStringLiteral("commandPalette"), {onPane, noInk, noInk, noInk, accented, 2, 8}},
        {QStringLiteral("subjectFacts"), {onPane}},
        {QStringLiteral("subjectForm"), {onPane}},
        {QStringLiteral("tourPanel"), {onTile, noInk, noInk, noInk, &Theme::selection, 2, 8}},
        {QStringLiteral("scenarioPage"), {onPane}},
        {QStringLiteral("replayHead"), {onTile, noInk, accented}},
        {QStringLiteral("replayMoment"), {onPane, noInk, ruled}},
        {QStringLiteral("replayStory"), {onPane, ruled}},
        {QStringLiteral("replayBar"), {onPane}},
        {QStringLiteral("rosterHead"), {onPane, noInk, ruled}},
        {QStringLiteral("rosterFormScroll"), {onPane, noInk, noInk, ruled}},
        {QStringLiteral("findingsList"), {noInk, ruled}},
        {QStringLiteral("balanceHead"), {onPane}},
        {QStringLiteral("balanceNames"), {onPane}},
        {QStringLiteral("claimStrip"), {onPane, ruled}},
        {QStringLiteral("keepingBar"), {onTile}}, // its line is its tone's
        {QStringLiteral("rulesChanged"), {onTile}},
        {QStringLiteral("houseOthers"), {onTile}},
        {QStringLiteral("houseHead"), {onPane, noInk, ruled}},
        {QStringLiteral("houseBelow"), {onPane, ruled}},
        {QStringLiteral("trialHead"), {onTile, noInk, accented}},
        {QStringLiteral("noticeBar"), {onTile, accented, ruled, noInk, noInk, 2}},
        {QStringLiteral("duePanel"), {onPane}},
        {QStringLiteral("recordArea"), {onPane, ruled}},
        {QStringLiteral("undoConfirmation"), {&Theme::background, accented, ruled, noInk, noInk, 2}},
        {QStringLiteral("explanationPane"), {onPane, noInk, noInk, ruled}},
        {QStringLiteral("explanationText"), {onPane}},
    };
    return named;
}

/// The worse what it tells of, the thicker.
void paintTone(QPainter& painter, const QWidget& widget, const Dress& dress) {
    const QVariant tone = widget.property("tone");
    if (tone.isValid()) {
        const bool plain = tone.toString().isEmpty();
        const int thick = plain ? 2 : 3;
        painter.fillRect(0, widget.height() - thick, widget.width(), thick,
                         plain ? dress.theme.muted : dress.theme.tone(tone.toString()));
    }
}

} // namespace

const Ground* groundOf(const QWidget& widget) {
    const QString name = widget.objectName();
    const auto found = name.isEmpty() ? grounds().constEnd() : grounds().constFind(name);
    return found == grounds().constEnd() ? nullptr : &*found;
}

void paintGround(QPainter& painter, const QWidget& widget, const Ground& ground, const Dress& dress) {
    const Theme& theme = dress.theme;
    const QRect all = widget.rect();
    if (ground.round) {
        drawBox(painter, all, theme.*ground.fill, QPen(theme.*ground.round, ground.thick),
                dress.px(ground.radius));
        return;
    }
    if (ground.fill) {
        painter.fillRect(all, theme.*ground.fill);
    }
    if (ground.top) {
        painter.fillRect(0, 0, all.width(), ground.thick, theme.*ground.top);
    }
    if (ground.bottom) {
        painter.fillRect(0, all.bottom(), all.width(), 1, theme.*ground.bottom);
    }
    if (ground.left) {
        painter.fillRect(0, 0, 1, all.height(), theme.*ground.left);
    }
    paintTone(painter, widget, dress);
}

} // namespace umpire::gui

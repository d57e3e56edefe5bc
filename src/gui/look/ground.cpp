#include "look/ground.h"

#include "look/strokes.h"

#include <QComboBox>
#include <QHash>
#include <QListView>
#include <QTableView>
#include <QTreeView>
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

namespace {

using RowKind = ItemKind::Row;

constexpr QPalette::ColorRole paneRole = QPalette::AlternateBase;
constexpr QPalette::ColorRole tileRole = QPalette::Base;

bool isNamed(const QWidget& widget, const char* name) {
    return widget.objectName() == QLatin1String(name);
}

ItemKind listKind(const QWidget& list) {
    if (list.property("kind").toString() == QLatin1String("plan")) {
        return {tileRole, true, RowKind::Roomy, 10, 4};
    }
    if (isNamed(list, "rulingList")) {
        return {paneRole, true, RowKind::Roomy, 12, 5};
    }
    if (list.parentWidget() && list.parentWidget()->inherits("QComboBoxPrivateContainer")) {
        return {paneRole, false, RowKind::Roomy, 6, 2};
    }
    return {};
}

ItemKind tableKind(const QWidget& table) {
    constexpr double across = 8;
    const int chosen = isNamed(table, "catchUpTable") ? 1 : isNamed(table, "rehearsalNumbers") ? 2 : 0;
    return {paneRole, false, RowKind::Lined, across, 0, chosen};
}

} // namespace

ItemKind itemKindOf(const QWidget* view) {
    if (qobject_cast<const QTableView*>(view)) {
        return tableKind(*view);
    }
    if (qobject_cast<const QListView*>(view)) {
        return listKind(*view);
    }
    if (qobject_cast<const QTreeView*>(view)) {
        if (isNamed(*view, "houseTree")) {
            return {paneRole, false, RowKind::Roomy, 2, 3};
        }
        return isNamed(*view, "unitPickerTree") ? ItemKind{tileRole, true} : ItemKind{paneRole};
    }
    return {};
}

void dressView(QAbstractItemView& view) {
    const ItemKind kind = itemKindOf(&view);
    view.setFrameShape(kind.framed ? QFrame::StyledPanel : QFrame::NoFrame);
    view.viewport()->setAutoFillBackground(kind.ground != QPalette::NoRole);
    view.viewport()->setBackgroundRole(kind.ground);
}

void paintItemGround(QPainter& painter, const QStyleOptionViewItem& option, const ItemKind& kind,
                     const Dress& dress) {
    const Theme& theme = dress.theme;
    const bool chosen = option.state & QStyle::State_Selected;
    if (option.backgroundBrush.style() != Qt::NoBrush) {
        painter.fillRect(option.rect, option.backgroundBrush);
    }
    if (kind.row != RowKind::Lined) {
        if (chosen) {
            painter.fillRect(option.rect, theme.accent);
        }
        return;
    }
    if (chosen) {
        painter.fillRect(option.rect, theme.background);
    }
    const bool under = chosen && kind.chosen == 2;
    const int thick = under ? 2 : 1;
    painter.fillRect(option.rect.left(), option.rect.bottom() + 1 - thick, option.rect.width(), thick,
                     under ? theme.selection : theme.line);
    if (chosen && kind.chosen == 1) {
        drawBox(painter, option.rect, Qt::NoBrush, focusPen(dress));
    }
}

} // namespace umpire::gui

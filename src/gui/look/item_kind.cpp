#include "look/item_kind.h"

#include "look/strokes.h"

#include <QComboBox>
#include <QListView>
#include <QTableView>
#include <QTreeView>

namespace umpire::gui {

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

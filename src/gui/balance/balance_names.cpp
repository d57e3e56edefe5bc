#include "balance/balance_names.h"

#include "balance/balance_model.h"
#include "field/short_name.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QPainter>

#include <algorithm>

namespace umpire::gui {

BalanceNames::BalanceNames(const Look& look, QWidget* parent)
    : QHeaderView(Qt::Vertical, parent), m_look(look) {
    setObjectName(QStringLiteral("balanceNames"));
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setSectionsClickable(true);
    setHighlightSections(false);
}

QVariant BalanceNames::value(int section, int role) const {
    return model()->headerData(section, Qt::Vertical, role);
}

QFont BalanceNames::fontOf(int section) const {
    return m_look.font(14, value(section, BalanceModel::DepthRole).toInt() == 0 ? QFont::Bold
                           : value(section, BalanceModel::TiresRole).toBool()   ? QFont::DemiBold
                                                                                : QFont::Normal);
}

int BalanceNames::indent(int section) const {
    return m_look.px(10 + 14 * value(section, BalanceModel::DepthRole).toInt());
}

int BalanceNames::widest() const {
    int width = 0;
    for (int section = 0; section < count(); ++section) {
        width = std::max(
            width,
            indent(section) + m_look.px(8) + 2 +
                QFontMetrics(fontOf(section)).horizontalAdvance(value(section, Qt::DisplayRole).toString()));
    }
    return width;
}

void BalanceNames::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Theme& theme = m_look.theme();
    const bool side = value(section, BalanceModel::DepthRole).toInt() == 0;
    const bool selected = selectionModel() && selectionModel()->isRowSelected(section);
    painter->save();
    painter->fillRect(rect, selected ? theme.background : theme.pane);
    painter->setPen(QPen(theme.line, 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (side && section > 0) {
        painter->setPen(QPen(theme.muted, 1));
        painter->drawLine(rect.topLeft(), rect.topRight());
    }
    if (selected) {
        painter->fillRect(QRect(rect.left(), rect.top(), m_look.px(4), rect.height()), theme.selection);
    }
    const QRect room = rect.adjusted(indent(section), 0, -m_look.px(8), 0);
    painter->setFont(fontOf(section));
    painter->setPen(side ? theme.side(value(section, BalanceModel::SideRole).toInt()) : theme.ink);
    painter->drawText(
        room, Qt::AlignVCenter,
        painter->fontMetrics().elidedText(abbreviated(value(section, Qt::DisplayRole).toString(),
                                                      m_look.abbreviations(), painter->font(), room.width()),
                                          Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace umpire::gui

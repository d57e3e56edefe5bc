#include "balance/balance_delegate.h"

#include "balance/balance_model.h"
#include "balance/hatching.h"

#include <QPainter>

#include <cmath>

namespace umpire::gui {

namespace {

using ColumnKind = BalanceFacts::Column::Kind;

bool isNumber(ColumnKind kind) {
    return kind == ColumnKind::Measure || kind == ColumnKind::Mark || kind == ColumnKind::Hold;
}

} // namespace

BalanceDelegate::BalanceDelegate(const Look& look, const BalanceModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_look(look), m_model(model) {}

int BalanceDelegate::padding() const {
    return m_look.px(sides);
}

int BalanceDelegate::rowHeight() const {
    return m_look.target(28);
}

int BalanceDelegate::barWidth() const {
    return m_look.px(44);
}

QFont BalanceDelegate::fontOf(const QModelIndex& index) const {
    const bool side = index.data(BalanceModel::DepthRole).toInt() == 0;
    return m_look.font(14, side ? QFont::Bold : QFont::Normal);
}

int BalanceDelegate::widthOf(const QModelIndex& index) const {
    const bool mix = m_model.column(index.column()).kind == ColumnKind::Mix;
    return QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString()) + 2 * padding() + 2 +
           (mix ? barWidth() + padding() : 0);
}

void BalanceDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
    const Theme& theme = m_look.theme();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter.fillRect(option.rect, selected ? theme.background : theme.pane);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (index.row() > 0 && index.data(BalanceModel::DepthRole).toInt() == 0) {
        painter.setPen(QPen(theme.muted, 1));
        painter.drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(theme.selection, 2));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

void BalanceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    painter->save();
    paintGround(*painter, option, index);
    const ColumnKind kind = m_model.column(index.column()).kind;
    QRect room = option.rect.adjusted(padding(), 0, -padding(), 0);
    if (kind == ColumnKind::Mix) {
        const BalanceFacts::Row& row = m_model.row(index.row());
        const int height = m_look.px(12);
        if (!row.mix.isEmpty()) {
            paintBar(*painter,
                     QRectF(room.left() + 0.5, room.center().y() - height / 2 + 0.5, barWidth(), height),
                     row);
        }
        room.setLeft(room.left() + barWidth() + padding());
    }
    const bool quiet = index.data(BalanceModel::QuietRole).toBool();
    painter->setFont(fontOf(index));
    painter->setPen(quiet ? m_look.theme().muted : m_look.theme().ink);
    painter->drawText(
        room, Qt::AlignVCenter | (isNumber(kind) ? Qt::AlignRight : Qt::AlignLeft),
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    painter->restore();
}

/// The first word of the mix has the most ink.
void BalanceDelegate::paintBar(QPainter& painter, const QRectF& bar, const BalanceFacts::Row& row) const {
    const int words = m_model.facts().mixWords;
    const QColor ink = m_look.theme().muted;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    double left = bar.left();
    for (const BalanceFacts::Share& share : row.mix) {
        QPainterPath part;
        part.addRect(QRectF(left, bar.top(), bar.width() * share.share, bar.height()));
        fillHatched(painter, part, m_look, ink, words - 1 - share.step, words);
        left += bar.width() * share.share;
        painter.setPen(QPen(ink, 1));
        painter.drawLine(QPointF(left, bar.top()), QPointF(left, bar.bottom()));
    }
    painter.setPen(QPen(ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    painter.restore();
}

} // namespace umpire::gui

#include "palette/palette_delegate.h"

#include "field/short_name.h"
#include "palette/palette_model.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int numbered = 9;

/// Takes the width it needs from the left or right end of the room.
int drawEnd(QPainter& painter, const QRect& room, Qt::Alignment side, const QString& text) {
    painter.drawText(room, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, text);
    return painter.fontMetrics().horizontalAdvance(text);
}

} // namespace

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {m_look.px(200), rowHeight(m_look)};
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme& theme = m_look.theme();
    const bool enabled = index.data(PaletteModel::EnabledRole).toBool();
    const bool here = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = here ? theme.onAccent : enabled ? theme.ink : theme.muted;
    const QColor quiet = here ? theme.onAccent : theme.muted;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (here) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.accent);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), m_look.px(5), m_look.px(5));
    }
    QRect room = option.rect.adjusted(m_look.px(10), 0, -m_look.px(12), 0);
    painter->setFont(m_look.font(12, QFont::DemiBold));
    painter->setPen(quiet);
    if (index.row() < numbered) {
        drawEnd(*painter, room, Qt::AlignLeft, QString::number(index.row() + 1));
    }
    room.setLeft(room.left() + m_look.px(22));
    painter->setFont(m_look.font(13));
    const QString hint = index.data(PaletteModel::HintRole).toString();
    room.setRight(room.right() - drawEnd(*painter, room, Qt::AlignRight, hint) -
                  (hint.isEmpty() ? 0 : m_look.px(16)));
    const QString text = index.data().toString();
    const QFont bold = m_look.font(15, QFont::DemiBold);
    const int wanted = QFontMetrics(bold).horizontalAdvance(text);
    const QString detail = index.data(PaletteModel::DetailRole).toString();
    const int detailWidth = painter->fontMetrics().horizontalAdvance(detail) + m_look.px(16);
    const int forText = std::min(wanted, std::max(room.width() * 60 / 100, room.width() - detailWidth));
    painter->setFont(bold);
    painter->setPen(ink);
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                      shortName(text, m_look.abbreviations(), painter->font(), forText));
    painter->setFont(m_look.font(13));
    painter->setPen(quiet);
    room.setLeft(room.left() + forText + m_look.px(16));
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(detail, Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace umpire::gui

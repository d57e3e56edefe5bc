#include "balance/balance_head.h"

#include "balance/balance_model.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int mostLines = 3;
constexpr int endless = 1000;

using ColumnKind = BalanceFacts::Column::Kind;

} // namespace

BalanceHead::BalanceHead(const Look& look, double padding, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_look(look), m_padding(padding) {
    setObjectName(QStringLiteral("balanceHead"));
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setSectionsClickable(false);
    setHighlightSections(false);
    connect(this, &QHeaderView::sectionResized, this, &BalanceHead::fitHeight, Qt::QueuedConnection);
}

QString BalanceHead::text(int section, int role) const {
    return model()->headerData(section, Qt::Horizontal, role).toString();
}

QRect BalanceHead::wrapped(const QString& text, int width) const {
    return QFontMetrics(nameFont()).boundingRect(QRect(0, 0, width, endless), Qt::TextWordWrap, text);
}

int BalanceHead::widthFor(int section) const {
    const QString name = text(section, Qt::DisplayRole);
    const QFontMetrics metrics(nameFont());
    int width = 0;
    for (const QString& word : name.split(QLatin1Char(' '))) {
        width = std::max(width, metrics.horizontalAdvance(word) + 1);
    }
    while (wrapped(name, width).height() > mostLines * metrics.lineSpacing()) {
        width += m_look.px(8);
    }
    return width + 2 * padding();
}

int BalanceHead::groupWidth(const QString& group) const {
    return QFontMetrics(nameFont()).horizontalAdvance(group) + 2 * padding();
}

int BalanceHead::groupHeight() const {
    for (int section = 0; section < count(); ++section) {
        if (!text(section, BalanceModel::GroupRole).isEmpty()) {
            return QFontMetrics(nameFont()).height() + m_look.px(6);
        }
    }
    return 0;
}

void BalanceHead::fitHeight() {
    int tallest = QFontMetrics(nameFont()).height();
    int tallestGrouped = 0;
    for (int section = 0; section < count(); ++section) {
        const bool grouped = !text(section, BalanceModel::GroupRole).isEmpty();
        const int height =
            wrapped(text(section, Qt::DisplayRole), sectionSize(section) - 2 * padding()).height();
        (grouped ? tallestGrouped : tallest) = std::max(grouped ? tallestGrouped : tallest, height);
    }
    setFixedHeight(std::max(tallest, tallestGrouped + groupHeight()) + m_look.px(10));
}

void BalanceHead::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const auto kind =
        static_cast<ColumnKind>(model()->headerData(section, Qt::Horizontal, BalanceModel::KindRole).toInt());
    const bool words = kind == ColumnKind::Mix || kind == ColumnKind::Word;
    painter->fillRect(rect, m_look.theme().pane);
    painter->setFont(nameFont());
    painter->setPen(m_look.theme().ink);
    painter->drawText(rect.adjusted(padding(), 0, -padding(), -m_look.px(5)),
                      Qt::AlignBottom | (words ? Qt::AlignLeft : Qt::AlignRight) | Qt::TextWordWrap,
                      text(section, Qt::DisplayRole));
    painter->setPen(QPen(m_look.theme().muted, 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
}

void BalanceHead::paintEvent(QPaintEvent* event) {
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    for (int first = 0; first < count();) {
        const QString group = text(first, BalanceModel::GroupRole);
        int last = first;
        while (last + 1 < count() && text(last + 1, BalanceModel::GroupRole) == group) {
            ++last;
        }
        if (!group.isEmpty()) {
            paintGroup(painter, first, last);
        }
        first = last + 1;
    }
}

/// Its name stands over a thin line that reaches as far as its columns.
void BalanceHead::paintGroup(QPainter& painter, int first, int last) const {
    const int left = sectionViewportPosition(first) + padding();
    const int right = sectionViewportPosition(last) + sectionSize(last) - padding();
    const QRect room(left, m_look.px(3), right - left, groupHeight());
    painter.setFont(nameFont());
    painter.setPen(m_look.theme().muted);
    painter.drawText(room, Qt::AlignRight | Qt::AlignTop, text(first, BalanceModel::GroupRole));
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawLine(room.left(), room.bottom() - m_look.px(3), room.right(), room.bottom() - m_look.px(3));
}

} // namespace umpire::gui

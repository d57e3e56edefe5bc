#include "resolve/one_more_rows.h"

#include "look/text_line.h"
#include "look/text_width.h"
#include "resolve/odds_bars.h"

#include <QPainter>

namespace umpire::gui {

namespace {

/// "D 17 · E 8": whole per cents, for there is little room.
QString briefly(const std::vector<PanelOdds>& parts) {
    QStringList words;
    for (const PanelOdds& part : parts) {
        words << QStringLiteral("%1 %2").arg(part.name).arg(qRound(100 * part.chance));
    }
    return words.join(QStringLiteral(" · "));
}

} // namespace

OneMoreRows::OneMoreRows(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("oneMore"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&look, &Look::changed, this, &QWidget::updateGeometry);
    setRows({});
}

void OneMoreRows::setRows(const PanelOneMore& more) {
    m_more = more;
    QStringList told;
    for (const PanelForetold& row : m_more.rows) {
        told << tr("%1: %2").arg(row.name, oddsInWords(row.parts));
    }
    setAccessibleName(tr("%1. %2").arg(m_more.heading, told.join(QStringLiteral(". "))));
    setToolTip(m_short ? told.join(QLatin1Char('\n')) : QString());
    setVisible(!isEmpty());
    updateGeometry();
    update();
}

void OneMoreRows::setShort(bool few) {
    m_short = few;
    setSizePolicy(QSizePolicy::Preferred, few ? QSizePolicy::Maximum : QSizePolicy::Fixed);
    setRows(PanelOneMore(m_more));
}

QSize OneMoreRows::sizeHint() const {
    const int rows = m_more.rows.empty() ? 0 : static_cast<int>(m_more.rows.size()) + 1;
    return {m_look.px(200), rows * rowHeight()};
}

void OneMoreRows::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QRect row(0, 0, width(), rowHeight());
    painter.setFont(m_look.font(14, QFont::Bold));
    painter.setPen(m_look.theme().muted);
    drawTextLine(painter, row, Qt::AlignLeft, cutText(painter.font(), m_more.heading, row.width()));
    for (const PanelForetold& each : m_more.rows) {
        row.translate(0, row.height());
        if (row.bottom() > rect().bottom() + 1) {
            break;
        }
        painter.setFont(m_look.font(14, QFont::DemiBold));
        painter.setPen(m_look.theme().ink);
        const QString odds = briefly(each.parts);
        const int wide = std::min(textWidth(painter.font(), odds), row.width() * 3 / 5);
        drawTextLine(painter, row.adjusted(row.width() - wide, 0, 0, 0), Qt::AlignRight,
                     cutText(painter.font(), odds, wide + 1));
        painter.setFont(m_look.font(14));
        const QRect left = row.adjusted(0, 0, -wide - m_look.px(8), 0);
        drawTextLine(painter, left, Qt::AlignLeft, cutText(painter.font(), each.name, left.width()));
        painter.setPen(QPen(m_look.theme().line, 1));
        painter.drawLine(row.left(), row.top(), row.right(), row.top());
    }
}

} // namespace umpire::gui

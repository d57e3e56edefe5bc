#include "houserules/odds_pairs.h"

#include "look/percent_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

constexpr double rowHeight = 40;
constexpr double headHeight = 28;
constexpr double wordsWidth = 190; ///< of the numbers at the right

/// Less than a twentieth of a hundredth is not seen.
bool differs(const OddsPair& pair) {
    return std::abs(pair.after - pair.before) >= 0.0005;
}

/// Both, the present one first.
QString inWords(const OddsPair& pair) {
    return !differs(pair) ? OddsPairs::tr("%1, as before").arg(exactPercent(pair.after))
           : pair.after > pair.before
               ? OddsPairs::tr("▲ %1, was %2").arg(exactPercent(pair.after), exactPercent(pair.before))
               : OddsPairs::tr("▼ %1, was %2").arg(exactPercent(pair.after), exactPercent(pair.before));
}

} // namespace

QString pairsInWords(const QList<OddsPair>& pairs) {
    QStringList words;
    for (const OddsPair& pair : pairs) {
        words << QStringLiteral("%1: %2").arg(pair.name, inWords(pair));
    }
    return words.join(QStringLiteral("; "));
}

OddsPairs::OddsPairs(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("oddsPairs"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus); // so that it can be read out
    connect(&m_look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void OddsPairs::setPairs(const QString& heading, const QList<OddsPair>& pairs) {
    m_heading = heading;
    m_pairs = pairs;
    setAccessibleName(tr("%1. %2").arg(heading, pairsInWords(pairs)));
    setVisible(!pairs.isEmpty());
    updateGeometry();
    update();
}

QSize OddsPairs::sizeHint() const {
    const int rows = static_cast<int>(m_pairs.size());
    return {m_look.px(420), m_look.px(headHeight) + rows * m_look.px(rowHeight) + m_look.px(4)};
}

void OddsPairs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.font(14, QFont::Bold));
    painter.setPen(m_look.theme().ink);
    const QRect head(0, 0, width(), m_look.px(headHeight));
    painter.drawText(head, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_heading, Qt::ElideRight, head.width()));
    QRect row(0, head.bottom() + 1, width(), m_look.px(rowHeight));
    for (const OddsPair& pair : m_pairs) {
        paintRow(painter, row, pair);
        row.translate(0, row.height());
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_look.theme().selection, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void OddsPairs::paintRow(QPainter& painter, const QRect& row, const OddsPair& pair) const {
    const bool changed = differs(pair);
    const QFontMetrics metrics(m_look.font(14, QFont::Bold));
    int label = 0;
    for (const OddsPair& each : m_pairs) {
        label = std::max(label, metrics.horizontalAdvance(each.name));
    }
    label = std::min(label + m_look.px(16), row.width() / 3);
    const int words = std::min(m_look.px(wordsWidth), row.width() / 2);
    painter.setFont(m_look.font(14, changed ? QFont::Bold : QFont::Normal));
    painter.setPen(changed ? m_look.theme().ink : m_look.theme().muted);
    painter.drawText(QRect(row.left() + m_look.px(4), row.top(), label - m_look.px(8), row.height()),
                     Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(pair.name, Qt::ElideRight, label - m_look.px(8)));
    painter.drawText(row.adjusted(0, 0, -m_look.px(4), 0), Qt::AlignRight | Qt::AlignVCenter, inWords(pair));
    paintBars(painter, QRect(row.left() + label, row.top(), row.width() - label - words, row.height()), pair);
}

void OddsPairs::paintBars(QPainter& painter, const QRect& room, const OddsPair& pair) const {
    const int thick = m_look.px(12);
    const int top = room.top() + (room.height() - 2 * thick - m_look.px(2)) / 2;
    const auto bar = [&](int at, double chance) {
        return QRectF(room.left() + 0.5, at + 0.5, std::max(2.0, room.width() * chance), thick - 1);
    };
    painter.setPen(QPen(m_look.theme().muted, 1.5));
    painter.setBrush(Qt::NoBrush);
    if (pair.before > 0) {
        painter.drawRect(bar(top, pair.before));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.tone(pair.tone));
    if (pair.after > 0) {
        painter.drawRect(bar(top + thick + m_look.px(2), pair.after));
    }
}

} // namespace umpire::gui

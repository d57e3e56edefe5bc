#include "map/map_legend.h"

#include "look/text_line.h"
#include "look/text_width.h"
#include "map/map_painter.h"

#include <QPainter>

namespace umpire::gui {

MapLegend::MapLegend(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("mapLegend"));
    connect(&look, &Look::changed, this, &QWidget::updateGeometry);
}

void MapLegend::show(const MapFacts& facts) {
    const auto entries = [](const std::set<int>& used, const QStringList& words) {
        QList<Entry> all;
        for (const int word : used) {
            all << Entry{word, words.value(word - 1)};
        }
        return all;
    };
    m_grounds = entries(facts.groundsInUse(), facts.grounds);
    m_borders = entries(facts.bordersInUse(), facts.borderWords);
    setVisible(!m_grounds.isEmpty() || !m_borders.isEmpty());
    QStringList words;
    for (const Entry& entry : m_grounds + m_borders) {
        words << entry.text;
    }
    setAccessibleName(tr("What the map's patterns and lines mean: %1").arg(words.join(QStringLiteral(", "))));
    update();
}

QSize MapLegend::sizeHint() const {
    return {m_look.px(200), m_look.px(20)};
}

void MapLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(m_look.font(12));
    const int box = m_look.px(18);
    const int gap = m_look.px(6);
    int left = 0;
    const auto word = [&](const QString& said) {
        const int wide = textWidth(painter.font(), said);
        painter.setPen(m_look.theme().muted);
        drawTextLine(painter, QRect(left + box + gap, 0, wide, height()), Qt::AlignLeft, said);
        left += box + gap + wide + 2 * gap;
    };
    for (const auto& [number, text] : m_grounds) {
        const QRect square(left, (height() - box) / 2, box, box - 1);
        painter.setPen(QPen(m_look.theme().muted, 1));
        painter.setBrush(m_look.theme().tile);
        painter.drawRect(square);
        painter.setBrush(QBrush(m_look.theme().line, groundPattern(number)));
        painter.drawRect(square);
        word(text);
    }
    for (const auto& [number, text] : m_borders) {
        painter.setPen(borderPen(number, m_look));
        painter.drawLine(left, height() / 2, left + box, height() / 2);
        word(text);
    }
}

} // namespace umpire::gui

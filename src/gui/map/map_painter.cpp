#include "map/map_painter.h"

#include "look/text_width.h"
#include "map/map_counter.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Below this radius the numbers of hexes, and names cannot be read.
constexpr double leastForText = 20;
constexpr double leastForNames = 21;

/// Patterns are made of the screen's own points: on a finer screen they are as large as on any other.
QBrush onDevice(QBrush brush, const QPaintDevice& device) {
    const double finer = device.devicePixelRatioF();
    brush.setTransform(QTransform::fromScale(finer, finer));
    return brush;
}

class MapPainter {
  public:
    MapPainter(QPainter& painter, const Look& look, const HexLayout& layout, const MapFacts& facts,
               const MapMarks& marks)
        : m_painter(painter), m_look(look), m_layout(layout), m_facts(facts), m_marks(marks) {}

    void ground(Hex hex) {
        const QPolygonF outline = m_layout.outline(hex);
        m_painter.setPen(QPen(m_look.theme().line, 1));
        m_painter.setBrush(m_look.theme().tile);
        m_painter.drawPolygon(outline);
        const int word = m_facts.at(hex).ground;
        if (word > 1) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(groundBrush(word, m_look, *m_painter.device()));
            m_painter.drawPolygon(outline);
        }
        fill(hex);
        if (m_marks.shown.contains(hex)) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(onDevice({m_look.theme().accent, Qt::FDiagPattern}, *m_painter.device()));
            m_painter.drawPolygon(outline);
        }
    }

    void border(const BorderFacts& border) {
        const QPointF a = m_layout.centre(border.from);
        const QPointF b = m_layout.centre(border.to);
        const QPointF middle = (a + b) / 2;
        const QPointF along(-(b - a).y(), (b - a).x());
        const QPointF half = along / m_layout.height() * m_layout.radius() / 2;
        m_painter.setPen(borderPen(border.word, m_look));
        m_painter.drawLine(middle - half, middle + half);
    }

    void words(Hex hex) {
        if (m_layout.radius() < leastForText) {
            return;
        }
        const QRect room = m_layout.around(hex).toRect();
        m_painter.setFont(letters(3.6, 12));
        m_painter.setPen(m_look.theme().muted);
        const int high = m_painter.fontMetrics().height();
        drawTextLine(m_painter, QRect(room.left(), room.top(), room.width(), high), Qt::AlignHCenter,
                     QString::fromStdString(HexGrid::nameOf(hex)));
        const QStringList& things = m_facts.at(hex).things;
        if (!things.isEmpty() && m_layout.radius() >= leastForNames) {
            m_painter.setFont(letters(2.4, 13, QFont::Bold));
            m_painter.setPen(m_look.theme().ink);
            // A little of the hexes beside it, as on printed maps.
            const int wide = room.width() * 5 / 4;
            const int tall = m_painter.fontMetrics().height();
            drawTextLine(m_painter, QRect(room.center().x() - wide / 2, room.bottom() - tall, wide, tall),
                         Qt::AlignHCenter,
                         cutText(m_painter.font(), things.join(QStringLiteral(", ")), wide));
        }
    }

    void thing(Hex hex) {
        if (m_facts.at(hex).things.isEmpty()) {
            return;
        }
        const double side = m_layout.radius() / 4;
        const QPointF at = m_layout.centre(hex) + QPointF(m_layout.radius() * 0.6, 0);
        m_painter.setPen(QPen(m_look.theme().ink, 1.5));
        m_painter.setBrush(m_look.theme().pane);
        m_painter.drawRect(QRectF(at.x() - side / 2, at.y() - side / 2, side, side));
    }

    void stack(Hex hex) {
        const QList<CounterFacts>& units = m_facts.at(hex).units;
        // Of what a filter leaves over one lies uppermost.
        const auto meant = std::find_if(units.begin(), units.end(), [this](const CounterFacts& unit) {
            return !m_marks.faint.contains(unit.id);
        });
        const int count = static_cast<int>(units.size());
        for (int i = meant == units.end() ? 0 : std::min(count, 3) - 1; i > 0; --i) {
            counter(hex, units[i], i, 0);
        }
        if (count > 0) {
            counter(hex, meant == units.end() ? units.first() : *meant, 0, count);
        }
    }

    void frame(Hex hex, const QPen& pen) {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolygon(m_layout.outline(hex));
    }

    /// From the middle of one hex to the next, with a knot in each; broken where it is too far.
    void way() {
        const QColor colour = m_marks.tooFar ? m_look.theme().alarm : m_look.theme().accent;
        QPolygonF line;
        for (const Hex hex : m_marks.way) {
            line << m_layout.centre(hex);
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, 4, m_marks.tooFar ? Qt::DotLine : Qt::SolidLine, Qt::RoundCap));
        m_painter.drawPolyline(line);
        m_painter.setBrush(m_look.theme().tile);
        m_painter.setPen(QPen(colour, 2));
        for (int i = 1; i < line.size(); ++i) {
            const double knot = std::max(3.0, m_layout.radius() / 8);
            m_painter.drawEllipse(line[i], knot, knot);
        }
    }

    /// What the way to a place costs, where nobody's counter lies over it.
    void cost(Hex hex) {
        const auto found = m_marks.reach.find(hex);
        if (found == m_marks.reach.end() || !m_facts.at(hex).units.isEmpty()) {
            return;
        }
        m_painter.setFont(letters(2.2, 18, QFont::Bold));
        m_painter.setPen(m_look.theme().ink);
        drawTextLine(m_painter, m_layout.around(hex).toRect(), Qt::AlignHCenter,
                     QString::number(found->second));
    }

  private:
    /// Where a unit gets to is shaded; what belongs to a side is hatched in its colour, each in its
    /// direction.
    void fill(Hex hex) {
        m_painter.setPen(Qt::NoPen);
        if (m_marks.reach.contains(hex)) {
            constexpr int seenThrough = 70;
            QColor shade = m_look.theme().accent;
            shade.setAlpha(seenThrough);
            m_painter.setBrush(shade);
            m_painter.drawPolygon(m_layout.outline(hex));
        }
        for (const auto& [side, places] : m_marks.ofSides) {
            if (places.contains(hex)) {
                const Qt::BrushStyle style = side % 2 == 0 ? Qt::BDiagPattern : Qt::FDiagPattern;
                m_painter.setBrush(onDevice({m_look.theme().side(side), style}, *m_painter.device()));
                m_painter.drawPolygon(m_layout.outline(hex));
            }
        }
    }

    /// As large as that part of a hex, however large other text is, and no larger than text of that size.
    QFont letters(double part, double most, int weight = QFont::Normal) const {
        constexpr double least = 8;
        const double scale = m_look.percent() / 100.0;
        return m_look.font(std::clamp(m_layout.radius() / part, least, most * scale) / scale, weight);
    }

    /// Those below the uppermost look out behind it.
    void counter(Hex hex, const CounterFacts& unit, int below, int all) {
        const double wide = m_layout.radius() * 1.2;
        const double tall = m_layout.radius() * 1.05;
        const double shift = below * m_layout.radius() * 0.09;
        const QPointF middle = m_layout.centre(hex) + QPointF(shift, -shift);
        const QRectF box(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall);
        const bool picked =
            unit.id == m_marks.chosen || unit.id == m_marks.target || m_marks.along.contains(unit.id);
        paintCounter(m_painter, m_look, box, unit,
                     {picked, all, below > 0, below == 0 && m_marks.faint.contains(unit.id)});
    }

    QPainter& m_painter;
    const Look& m_look;
    const HexLayout& m_layout;
    const MapFacts& m_facts;
    const MapMarks& m_marks;
};

} // namespace

namespace {

Qt::BrushStyle groundPattern(int word) {
    constexpr Qt::BrushStyle patterns[] = {Qt::Dense6Pattern, Qt::BDiagPattern, Qt::CrossPattern,
                                           Qt::VerPattern,    Qt::HorPattern,   Qt::DiagCrossPattern,
                                           Qt::Dense4Pattern};
    return word < 2 ? Qt::NoBrush : patterns[static_cast<std::size_t>(word - 2) % std::size(patterns)];
}

} // namespace

QBrush groundBrush(int word, const Look& look, const QPaintDevice& device) {
    constexpr int seenThrough = 150;
    QColor ink = look.theme().muted;
    ink.setAlpha(seenThrough);
    return onDevice(QBrush(ink, groundPattern(word)), device);
}

QPen borderPen(int word, const Look& look) {
    constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const Theme& theme = look.theme();
    const QColor colours[] = {theme.secondSide, theme.ink, theme.caution, theme.alarm};
    const std::size_t kind = static_cast<std::size_t>(std::max(0, word - 1)) % std::size(styles);
    return {colours[kind], 4, styles[kind], Qt::RoundCap};
}

void paintMap(QPainter& painter, const QRectF& room, const Look& look, const HexGrid& grid,
              const HexLayout& layout, const MapFacts& facts, const MapMarks& marks) {
    painter.setRenderHint(QPainter::Antialiasing);
    MapPainter map(painter, look, layout, facts, marks);
    std::vector<Hex> seen = grid.all();
    std::erase_if(seen, [&](Hex hex) { return !layout.around(hex).intersects(room); });
    std::for_each(seen.begin(), seen.end(), [&map](Hex hex) { map.ground(hex); });
    for (const BorderFacts& border : facts.borders) {
        map.border(border);
    }
    for (const Hex hex : seen) {
        map.words(hex);
        map.thing(hex);
        map.cost(hex);
        map.stack(hex);
    }
    for (const Hex hex : marks.shownFrom) {
        map.frame(hex, QPen(look.theme().accent, 3, Qt::DotLine, Qt::RoundCap));
    }
    map.way();
    if (marks.cursor) {
        map.frame(*marks.cursor, QPen(look.theme().selection, 3));
    }
    if (marks.from) {
        map.frame(*marks.from, QPen(look.theme().ink, 2, Qt::DashLine));
    }
    if (marks.towards) {
        map.frame(*marks.towards, QPen(look.theme().accent, 4));
    }
}

} // namespace umpire::gui

#include "map/map_painter.h"

#include "look/silhouettes.h"
#include "look/text_width.h"

#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

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
    MapPainter(QPainter& painter, const Look& look, const MapLayout& layout, const MapFacts& facts,
               const MapMarks& marks)
        : m_painter(painter), m_look(look), m_layout(layout), m_facts(facts), m_marks(marks) {}

    /// What lies below areas: their picture, or lines between those that touch.
    void under(const GameMap& map) {
        if (!m_facts.picture.isNull()) {
            constexpr double dimmed = 0.6; // a bright picture in a dim hall
            m_painter.setOpacity(m_look.theme().dark ? dimmed : 1);
            m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
            m_painter.drawImage(m_layout.picture(), m_facts.picture);
            m_painter.setOpacity(1);
            return;
        }
        m_painter.setPen(QPen(m_look.theme().muted, 2));
        for (const auto& [one, other] : map.borders()) {
            m_painter.drawLine(m_layout.centre(one), m_layout.centre(other));
        }
    }

    void ground(Hex hex) {
        const QPolygonF outline = m_layout.outline(hex);
        const bool onPicture = !m_facts.picture.isNull();
        m_painter.setPen(
            QPen(onPicture || !m_facts.areas.isEmpty() ? m_look.theme().muted : m_look.theme().line, 1));
        QColor tile = m_look.theme().tile;
        constexpr int seenThrough = 170;
        tile.setAlpha(onPicture ? seenThrough : tile.alpha());
        m_painter.setBrush(tile);
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
        const QPointF half = along / std::hypot(along.x(), along.y()) * m_layout.radius() / 2;
        m_painter.setPen(borderPen(border.word, m_look));
        m_painter.drawLine(middle - half, middle + half);
    }

    void words(Hex hex) {
        if (m_layout.radius() < leastForText) {
            return;
        }
        const QRect room = m_layout.around(hex).toRect();
        const bool area = !m_facts.areas.isEmpty(); // whose name matters more than a hex's number
        m_painter.setFont(letters(3.6, area ? 15 : 12, area ? QFont::Bold : QFont::Normal));
        const int edge = area ? qRound(m_layout.radius() / 8) : 0; // the corners are round
        const int inner = room.width() - 2 * edge;
        if (area && textWidth(m_painter.font(), m_facts.nameOf(hex)) > inner) {
            m_painter.setFont(letters(3, 12, QFont::Bold)); // smaller before it is cut
        }
        m_painter.setPen(area ? m_look.theme().ink : m_look.theme().muted);
        const int high = m_painter.fontMetrics().height();
        drawTextLine(m_painter, QRect(room.left() + edge, room.top(), inner, high), Qt::AlignHCenter,
                     cutText(m_painter.font(), m_facts.nameOf(hex), inner));
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
        constexpr double belowName = 0.15; // that of an area is larger than a hex's number
        const double down = m_facts.areas.isEmpty() ? 0 : belowName * m_layout.radius();
        const QPointF middle = m_layout.centre(hex) + QPointF(shift, down - shift);
        const QRectF box(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall);
        const bool picked =
            unit.id == m_marks.chosen || unit.id == m_marks.target || m_marks.along.contains(unit.id);
        paintCounter(m_painter, m_look, box, unit,
                     {picked, all, below > 0, below == 0 && m_marks.faint.contains(unit.id)});
    }

    QPainter& m_painter;
    const Look& m_look;
    const MapLayout& m_layout;
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

void paintMap(QPainter& painter, const QRectF& room, const Look& look, const GameMap& map,
              const MapLayout& layout, const MapFacts& facts, const MapMarks& marks) {
    painter.setRenderHint(QPainter::Antialiasing);
    MapPainter drawn(painter, look, layout, facts, marks);
    std::vector<Hex> seen = map.all();
    std::erase_if(seen, [&](Hex hex) { return !layout.around(hex).intersects(room); });
    if (map.hasAreas()) {
        drawn.under(map);
    }
    std::for_each(seen.begin(), seen.end(), [&drawn](Hex hex) { drawn.ground(hex); });
    for (const BorderFacts& border : facts.borders) {
        drawn.border(border);
    }
    for (const Hex hex : seen) {
        drawn.words(hex);
        drawn.thing(hex);
        drawn.cost(hex);
        drawn.stack(hex);
    }
    for (const Hex hex : marks.shownFrom) {
        drawn.frame(hex, QPen(look.theme().accent, 3, Qt::DotLine, Qt::RoundCap));
    }
    drawn.way();
    if (marks.cursor) {
        drawn.frame(*marks.cursor, QPen(look.theme().selection, 3));
    }
    if (marks.from) {
        drawn.frame(*marks.from, QPen(look.theme().ink, 2, Qt::DashLine));
    }
    if (marks.towards) {
        drawn.frame(*marks.towards, QPen(look.theme().accent, 4));
    }
}

namespace {

/// Below this height of a counter its letters cannot be read.
constexpr double leastForLetters = 11;
/// From here on there is room for the sign above what is printed, and from here for the short number.
constexpr double leastForSign = 20;
constexpr double leastForNumber = 40;
constexpr int paler = 150;

class CounterPainter {
  public:
    CounterPainter(QPainter& painter, const Look& look, const QRectF& box, const CounterFacts& unit)
        : m_painter(painter), m_look(look), m_box(box), m_unit(unit) {}

    void body(bool picked) {
        QColor fill = m_look.theme().side(m_unit.side);
        if (!m_unit.turnActions.isEmpty()) {
            fill.setAlpha(paler);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_look.theme().tile);
            shape();
        }
        m_painter.setBrush(fill);
        m_painter.setPen(picked ? QPen(m_look.theme().selection, 3) : QPen(m_look.theme().tile, 1));
        shape();
        if (!m_unit.sign.isEmpty()) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(QBrush(m_look.theme().tile, Qt::BDiagPattern));
            shape();
        }
    }

    void face() {
        m_painter.setPen(m_look.theme().tile);
        const QString printed = !m_unit.printed.isEmpty() ? m_unit.printed
                                : m_unit.number.isEmpty() ? m_unit.name
                                                          : m_unit.number;
        if (m_box.height() < leastForSign) {
            line(m_box, 0.8, printed);
            return;
        }
        const bool number = m_box.height() >= leastForNumber && printed != m_unit.number;
        const double above = m_box.height() * (number ? 0.22 : 0.06);
        if (number) {
            line({m_box.left(), m_box.top() + 1, m_box.width(), above}, 0.95, m_unit.number);
        }
        const double signHigh = m_box.height() * (number ? 0.34 : 0.46);
        const double signWide = signHigh * 1.5;
        const QRectF sign(m_box.center().x() - signWide / 2, m_box.top() + above + 1, signWide, signHigh);
        m_painter.setPen(QPen(m_look.theme().tile, 1.5));
        paintUnitSign(m_painter, sign, m_unit.silhouette);
        line({m_box.left(), sign.bottom(), m_box.width(), m_box.bottom() - sign.bottom()}, 0.95, printed);
    }

    /// A disc for a sign or a number, whose ink and letters are ready afterwards.
    void coin(const QRectF& place, const QColor& colour, const QColor& ink, double height) {
        m_painter.setPen(QPen(ink, 1));
        m_painter.setBrush(colour);
        m_painter.drawEllipse(place);
        m_painter.setFont(letters(height));
        m_painter.setPen(ink);
    }

    /// Of its state, on a dark coin at the corner.
    void state() {
        const double side = std::max(m_box.height() * 0.4, 10.0);
        const QRectF place(m_box.left() - side * 0.4, m_box.top() - side * 0.4, side, side);
        coin(place, m_look.theme().caution, m_look.theme().tile, side * 0.8);
        m_painter.drawText(place, Qt::AlignCenter, m_unit.sign);
    }

    /// How many there are, on a coin at the other corner.
    void count(int all) {
        const double side = std::max(m_box.height() * 0.45, 12.0);
        const QRectF place(m_box.right() - side * 0.6, m_box.top() - side * 0.4, side, side);
        coin(place, m_look.theme().tile, m_look.theme().ink, side * 0.7);
        drawTextLine(m_painter, place.toRect(), Qt::AlignHCenter, QString::number(all));
    }

  private:
    /// The sides are told apart without colours, too: the first has round corners, the second cut ones.
    void shape() {
        const double cut = m_box.height() / 6;
        if (m_unit.side == 0) {
            m_painter.drawRoundedRect(m_box, cut, cut);
            return;
        }
        m_painter.drawPolygon(QPolygonF{{m_box.left() + cut, m_box.top()},
                                        {m_box.right() - cut, m_box.top()},
                                        {m_box.right(), m_box.top() + cut},
                                        {m_box.right(), m_box.bottom() - cut},
                                        {m_box.right() - cut, m_box.bottom()},
                                        {m_box.left() + cut, m_box.bottom()},
                                        {m_box.left(), m_box.bottom() - cut},
                                        {m_box.left(), m_box.top() + cut}});
    }

    /// Of that many pixels.
    QFont letters(double high) const {
        QFont font = m_look.font(12, QFont::Bold);
        font.setPixelSize(std::max(8, static_cast<int>(high)));
        return font;
    }

    void line(const QRectF& room, double part, const QString& text) {
        m_painter.setFont(letters(std::min(room.height() * part, m_box.width() / 2)));
        const QRect within = room.toRect().adjusted(1, 0, -1, 0);
        drawTextLine(m_painter, within, Qt::AlignHCenter, cutText(m_painter.font(), text, within.width()));
    }

    QPainter& m_painter;
    const Look& m_look;
    const QRectF m_box;
    const CounterFacts& m_unit;
};

} // namespace

void paintUnitSign(QPainter& painter, const QRectF& box, const QString& silhouette) {
    const QByteArray svg = symbolSvg(silhouette, painter.pen().color());
    if (!svg.isEmpty()) {
        QSvgRenderer(svg).render(&painter, box);
    }
}

void paintCounter(QPainter& painter, const Look& look, const QRectF& box, const CounterFacts& unit,
                  const CounterLook& drawn) {
    constexpr double filteredOut = 0.25;
    painter.setOpacity(drawn.faint ? filteredOut : 1);
    CounterPainter counter(painter, look, box, unit);
    counter.body(drawn.picked);
    if (!drawn.plain && box.height() >= leastForLetters) {
        counter.face();
        if (drawn.all > 1) {
            counter.count(drawn.all);
        }
        if (!unit.sign.isEmpty()) {
            counter.state();
        }
    }
    painter.setOpacity(1);
}

namespace {

/// Of a hex whose radius is 1.
constexpr double hexTall = std::numbers::sqrt3;
constexpr double columnStep = 1.5;
/// The same of an area, the box of which is broader than a hex, and how round it is.
constexpr double areaWide = 2.4;
constexpr double areaTall = 1.8;
constexpr double areaRound = 0.3;
/// So much lies between the spots that are nearest to each other, in radii, and so much at most.
constexpr double betweenSpots = 2.7;
constexpr double widestMap = 40;
/// Spots are told in thousandths.
constexpr double wholeMap = 1000;

/// How wide a map is whose boxes of areas do not lie over each other, in radii.
double widthOf(const std::vector<MapArea>& areas, double aspect) {
    double nearest = 0.5;
    for (const MapArea& one : areas) {
        for (const MapArea& other : areas) {
            const double across = std::abs(one.x - other.x) / wholeMap;
            const double down = std::abs(one.y - other.y) / wholeMap * aspect * areaWide / areaTall;
            nearest = &one == &other ? nearest : std::min(nearest, std::max(across, down));
        }
    }
    return std::min(widestMap, betweenSpots / std::max(nearest, betweenSpots / widestMap));
}

} // namespace

MapLayout::MapLayout(const GameMap& map, double radius, double aspect) : m_map(map), m_radius(radius) {
    if (m_map.hasAreas()) {
        const double wide = widthOf(m_map.areas(), aspect) * radius;
        m_spread = {wide, wide * aspect};
    }
}

double MapLayout::height() const {
    return (m_map.hasAreas() ? areaTall : hexTall) * m_radius;
}

QRectF MapLayout::picture() const {
    return {QPointF(areaWide * m_radius, height()) / 2, m_spread};
}

QSizeF MapLayout::size() const {
    return m_map.hasAreas() ? m_spread + QSizeF(areaWide * m_radius, height())
                            : QSizeF((columnStep * (m_map.hexes().columns() - 1) + 2) * m_radius,
                                     (m_map.hexes().rows() + 0.5) * height());
}

QPointF MapLayout::centre(Hex hex) const {
    if (m_map.hasAreas()) {
        const MapArea& area = m_map.areas()[static_cast<std::size_t>(hex.row - 1)];
        return picture().topLeft() +
               QPointF(area.x * m_spread.width(), area.y * m_spread.height()) / wholeMap;
    }
    const bool even = hex.column % 2 == 0;
    const double lower = even == m_map.hexes().evenLower() ? 0.5 : 0;
    return {(1 + columnStep * (hex.column - 1)) * m_radius, (hex.row - 0.5 + lower) * height()};
}

QRectF MapLayout::around(Hex hex) const {
    const QPointF middle = centre(hex);
    const double wide = (m_map.hasAreas() ? areaWide : 2) * m_radius;
    return {middle.x() - wide / 2, middle.y() - height() / 2, wide, height()};
}

QPolygonF MapLayout::outline(Hex hex) const {
    if (m_map.hasAreas()) {
        QPainterPath box;
        box.addRoundedRect(around(hex), areaRound * m_radius, areaRound * m_radius);
        return box.toFillPolygon();
    }
    constexpr int corners = 6;
    const QPointF middle = centre(hex);
    QPolygonF points;
    for (int i = 0; i < corners; ++i) {
        const double angle = std::numbers::pi * (1 + i / 3.0);
        points << middle + m_radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return points;
}

std::optional<Hex> MapLayout::at(const QPointF& point) const {
    if (!m_map.hasAreas()) {
        return hexAt(point);
    }
    const std::vector<Hex> all = m_map.all();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](Hex each) { return around(each).contains(point); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::optional<Hex> MapLayout::beside(Hex hex, Qt::Key arrow) const {
    const int across = arrow == Qt::Key_Left ? -1 : arrow == Qt::Key_Right ? 1 : 0;
    const int down = arrow == Qt::Key_Up ? -1 : arrow == Qt::Key_Down ? 1 : 0;
    if (!m_map.hasAreas()) {
        const Hex beside{hex.column + across, hex.row + down};
        return m_map.has(beside) ? std::optional(beside) : std::nullopt;
    }
    std::optional<Hex> best;
    std::pair<bool, double> least; // rather one ahead than one aside, and of those the nearest
    for (const Hex each : m_map.all()) {
        const QPointF way = centre(each) - centre(hex);
        const double ahead = way.x() * across + way.y() * down;
        const double aside = std::abs(way.x() * down + way.y() * across);
        const std::pair<bool, double> weighed{aside > ahead, std::hypot(ahead, aside)};
        if (ahead > m_radius / 2 && (!best || weighed < least)) {
            best = each;
            least = weighed;
        }
    }
    return best;
}

/// The nearest middle is that of the hex, for all of them are alike.
std::optional<Hex> MapLayout::hexAt(const QPointF& point) const {
    const int near = static_cast<int>(std::floor((point.x() / m_radius - 1) / columnStep)) + 1;
    std::optional<Hex> best;
    double least = m_radius;
    for (int column = near - 1; column <= near + 2; ++column) {
        const double top = centre({column, 1}).y() - height() / 2;
        const Hex hex{column, static_cast<int>(std::floor((point.y() - top) / height())) + 1};
        const QPointF away = point - centre(hex);
        const double distance = std::hypot(away.x(), away.y());
        if (m_map.has(hex) && distance < least && outline(hex).containsPoint(point, Qt::OddEvenFill)) {
            least = distance;
            best = hex;
        }
    }
    return best;
}

} // namespace umpire::gui

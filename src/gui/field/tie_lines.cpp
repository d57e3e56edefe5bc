#include "field/tie_lines.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace umpire::gui {

TieLines::TieLines(const Look& look, QWidget& field) : QWidget(&field), m_look(look) {
    setObjectName(QStringLiteral("tieLines"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TieLines::setWays(const std::vector<QPolygonF>& ways) {
    const bool moved = geometry() != parentWidget()->rect();
    raise(); // cards made anew would lie over it
    if (ways == m_ways && !moved) {
        return;
    }
    m_ways = ways;
    setGeometry(parentWidget()->rect());
    setVisible(!m_ways.empty());
    update();
}

/// A light border keeps the line apart from the text it crosses.
void TieLines::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QPolygonF& way : m_ways) {
        paintArrow(painter, way, m_look.theme().pane, m_look.px(5));
        paintArrow(painter, way, m_look.theme().alarm, m_look.px(2));
    }
}

void TieLines::paintArrow(QPainter& painter, const QPolygonF& way, const QColor& colour, double width) const {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
    QLineF barb(way.last(), way[way.size() - 2]);
    const double longest = way.size() > 2 ? m_look.px(9) : m_look.px(12); // between rows there is less room
    barb.setLength(std::min(longest, std::max(double(m_look.px(7)), barb.length())));
    painter.setBrush(colour);
    QPolygonF head{way.last()};
    for (const double turn : {-24.0, 24.0}) {
        QLineF turned = barb;
        turned.setAngle(barb.angle() + turn);
        head << turned.p2();
    }
    painter.drawPolygon(head);
}

namespace {

/// Where a bond leaves a unit: at the edge of its tile, and into which strip.
struct Exit {
    QPointF edge;
    double strip = 0;
    double crossed = 0; ///< how many stand between the unit and the strip
};

/// Past others a bond runs along the line under them.
Exit exitOf(const TieEnd& end, bool right, double strip) {
    const double space = right ? end.card.right() - end.place.right() : end.place.left() - end.card.left();
    const double crossed = std::round(space / std::max(1, end.place.width()));
    const double y = crossed > 0 ? end.place.bottom() + 0.5 : end.place.center().y();
    const double edge = right ? end.place.right() : end.place.left();
    return {{edge, y}, right ? end.card.right() + strip / 2 : end.card.left() - strip / 2, crossed};
}

/// Whether both leave into the same strip: that between the sides is wider than the others, and a bar to
/// scroll by may stand in it.
bool share(const Exit& a, const Exit& b, double strip) {
    return std::abs(a.strip - b.strip) <= 8 * strip;
}

/// The line under others is as good as a way round that is not much longer.
double costOf(const Exit& a, const Exit& b, double above, double strip) {
    constexpr double crossing = 120;
    const double along = share(a, b, strip)
                             ? std::abs(a.edge.y() - b.edge.y())
                             : a.edge.y() + b.edge.y() - 2 * above + std::abs(a.strip - b.strip);
    return along + crossing * (a.crossed + b.crossed);
}

QPolygonF wayOf(const Exit& a, const Exit& b, double above, double strip, double aside) {
    if (share(a, b, strip)) {
        const double x = (a.strip + b.strip) / 2 + aside;
        return {{a.edge, {x, a.edge.y()}, {x, b.edge.y()}, b.edge}};
    }
    const double first = a.strip + aside;
    const double last = b.strip + aside;
    return {{a.edge, {first, a.edge.y()}, {first, above}, {last, above}, {last, b.edge.y()}, b.edge}};
}

} // namespace

QPolygonF straightTie(const TieEnd& from, const TieEnd& to) {
    const bool right = from.place.right() < to.place.left();
    const bool left = to.place.right() < from.place.left();
    const int start = right ? from.place.right() : left ? from.place.left() : from.place.center().x();
    const int end = right ? to.place.left() : left ? to.place.right() : to.place.center().x();
    return {{QPointF(start, from.place.center().y()), QPointF(end, to.place.center().y())}};
}

QPolygonF routedTie(const TieEnd& from, const TieEnd& to, double above, double strip, double aside) {
    QPolygonF best;
    double least = std::numeric_limits<double>::max();
    for (const bool out : {true, false}) {
        for (const bool in : {false, true}) {
            const Exit a = exitOf(from, out, strip);
            const Exit b = exitOf(to, in, strip);
            if (const double cost = costOf(a, b, above, strip); cost < least) {
                least = cost;
                best = wayOf(a, b, above, strip, aside);
            }
        }
    }
    return best;
}

} // namespace umpire::gui

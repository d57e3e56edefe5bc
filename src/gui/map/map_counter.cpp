#include "map/map_counter.h"

#include "look/silhouette_file.h"
#include "look/text_width.h"

#include <QSvgRenderer>

#include <algorithm>

namespace umpire::gui {

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
        if (m_unit.acted) {
            fill.setAlpha(paler);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_look.theme().tile);
            shape();
        }
        m_painter.setBrush(fill);
        m_painter.setPen(picked ? QPen(m_look.theme().selection, 3) : QPen(m_look.theme().tile, 1));
        shape();
        if (m_unit.flipped) {
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

    /// Of its state, on a dark coin at the corner.
    void state() {
        const double side = std::max(m_box.height() * 0.4, 10.0);
        const QRectF coin(m_box.left() - side * 0.4, m_box.top() - side * 0.4, side, side);
        m_painter.setPen(QPen(m_look.theme().tile, 1));
        m_painter.setBrush(m_look.theme().caution);
        m_painter.drawEllipse(coin);
        m_painter.setFont(letters(side * 0.8));
        m_painter.setPen(m_look.theme().tile);
        m_painter.drawText(coin, Qt::AlignCenter, m_unit.sign);
    }

    /// How many there are, on a coin at the other corner.
    void count(int all) {
        const double side = std::max(m_box.height() * 0.45, 12.0);
        const QRectF coin(m_box.right() - side * 0.6, m_box.top() - side * 0.4, side, side);
        m_painter.setPen(QPen(m_look.theme().ink, 1));
        m_painter.setBrush(m_look.theme().tile);
        m_painter.drawEllipse(coin);
        m_painter.setFont(letters(side * 0.7));
        m_painter.setPen(m_look.theme().ink);
        drawTextLine(m_painter, coin.toRect(), Qt::AlignHCenter, QString::number(all));
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

} // namespace umpire::gui

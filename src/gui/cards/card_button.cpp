#include "cards/card_button.h"

#include "field/silhouettes.h"
#include "look/plain_texts.h"
#include "look/text_width.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double corner = 7;
constexpr double edge = 5; ///< the strip in the colour of the side

/// A name in whole lines; what the last has no room for is cut at its end.
QStringList inLines(const QFont& font, const QString& name, int width, int most) {
    QStringList lines;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        const bool fits = !lines.isEmpty() && textWidth(font, longer) <= width;
        if (fits || lines.size() >= most) {
            lines.last() = longer;
        } else {
            lines << word;
        }
    }
    for (QString& line : lines) {
        line = cutText(font, line, width);
    }
    return lines;
}

} // namespace

CardButton::CardButton(const Look& look, Silhouettes& silhouettes, QWidget* parent)
    : QAbstractButton(parent), m_look(look), m_silhouettes(silhouettes) {
    setFocusPolicy(Qt::StrongFocus);
}

void CardButton::show(const CardFacts& card) {
    if (card == m_card && !objectName().isEmpty()) {
        return;
    }
    m_card = card;
    setObjectName(QStringLiteral("card-") + card.unit.id);
    setAccessibleName(card.sentence());
    setToolTip(tipOf(card.sentence()));
    setEnabled(card.open);
    update();
}

void CardButton::setPart(Part part) {
    if (part == m_part) {
        return;
    }
    m_part = part;
    if (part != Part::None) {
        raise();
    }
    setAccessibleDescription(part == Part::Chosen   ? tr("It acts")
                             : part == Part::Target ? tr("It is aimed at")
                             : part == Part::Listed ? tr("It goes along")
                                                    : QString());
    update();
}

void CardButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    raise();
}

void CardButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    m_card.open ? paintFace(painter, face) : paintBack(painter, face);
    paintFrame(painter, face);
}

/// Lines across, in the colour of its side.
void CardButton::paintBack(QPainter& painter, const QRectF& face) const {
    const Theme& theme = m_look.theme();
    QPainterPath card;
    card.addRoundedRect(face, m_look.px(corner), m_look.px(corner));
    painter.fillPath(card, theme.pane);
    painter.save();
    painter.setClipPath(card);
    painter.setPen(QPen(theme.side(m_card.unit.side), m_look.px(2)));
    for (double x = face.left() - face.height(); x < face.right(); x += m_look.px(9)) {
        painter.drawLine(QPointF(x, face.bottom()), QPointF(x + face.height(), face.top()));
    }
    painter.restore();
}

void CardButton::paintFace(QPainter& painter, const QRectF& face) const {
    const Theme& theme = m_look.theme();
    QPainterPath card;
    card.addRoundedRect(face, m_look.px(corner), m_look.px(corner));
    painter.fillPath(card, theme.tile);
    painter.save();
    painter.setClipPath(card);
    painter.fillRect(QRectF(face.left(), face.top(), m_look.px(edge), face.height()),
                     theme.side(m_card.unit.side));
    painter.restore();
    const QRect room =
        face.toRect().adjusted(m_look.px(edge + 5), m_look.px(3), -m_look.px(5), -m_look.px(3));
    painter.setPen(theme.ink);
    painter.setFont(m_look.font(20, QFont::Bold));
    const int head = painter.fontMetrics().height();
    drawTextLine(painter, QRect(room.left(), room.top(), room.width(), head), Qt::AlignLeft, m_card.value);
    const QSize shape(m_look.px(34), m_look.px(22));
    const QPixmap silhouette =
        m_silhouettes.pixmap(m_card.unit.silhouette, shape, theme.ink, painter.device()->devicePixelRatioF());
    if (!silhouette.isNull()) {
        painter.drawPixmap(QPoint(room.right() - shape.width(), room.top() + (head - shape.height()) / 2),
                           silhouette);
    }
    const QRect words = room.adjusted(0, head, 0, 0);
    const bool low = words.height() < 2 * QFontMetrics(m_look.font(13, QFont::DemiBold)).height();
    const int taken = textWidth(m_look.font(20, QFont::Bold), m_card.value) + m_look.px(8);
    const QRect beside(room.left() + taken, room.top(),
                       room.width() - taken - (silhouette.isNull() ? 0 : shape.width()), head);
    paintMarks(painter, low ? beside : words, low);
    paintName(painter, words, low);
}

QStringList CardButton::marks() const {
    QStringList marks;
    const bool steady = m_card.unit.tone.isEmpty() || m_card.unit.tone == QLatin1String("good");
    if (!m_card.unit.state.isEmpty() && !steady) {
        marks << m_card.unit.state;
    }
    return marks + m_card.unit.marks + m_card.unit.turnActions;
}

/// Its name, in as many lines as there is room for.
void CardButton::paintName(QPainter& painter, const QRect& room, bool low) const {
    const QFont font = m_look.font(13, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(m_look.theme().ink);
    const int line = painter.fontMetrics().height();
    const int foot = low || (marks().isEmpty() && m_card.with.isEmpty()) ? 0 : line;
    const int most = std::max(1, (room.height() - foot) / line);
    int top = room.top();
    for (const QString& words : inLines(font, m_card.unit.name, room.width(), most)) {
        drawTextLine(painter, QRect(room.left(), top, room.width(), line), Qt::AlignLeft, words);
        top += line;
    }
}

/// What has happened to it, at its foot; on a low card beside what it counts.
void CardButton::paintMarks(QPainter& painter, const QRect& room, bool low) const {
    const QString told = (marks() + m_card.with).join(QStringLiteral(", "));
    if (told.isEmpty()) {
        return;
    }
    const QFont font = m_look.font(13, QFont::Bold);
    painter.setFont(font);
    painter.setPen(marks().isEmpty() ? m_look.theme().ink : m_look.theme().alarm);
    const int line = painter.fontMetrics().height();
    const QRect place = low ? room : QRect(room.left(), room.bottom() - line + 1, room.width(), line);
    drawTextLine(painter, place, Qt::AlignLeft, cutText(font, told, place.width()));
}

/// Unbroken round who acts, broken round whom it is done to, double round those who go along.
void CardButton::paintFrame(QPainter& painter, const QRectF& face) const {
    const Theme& theme = m_look.theme();
    const bool part = m_part != Part::None;
    QPen pen(part         ? theme.accent
             : hasFocus() ? theme.ink
                          : theme.line,
             part || hasFocus() ? m_look.px(3) : 1);
    pen.setStyle(m_part == Part::Target ? Qt::DashLine : Qt::SolidLine);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(face, m_look.px(corner), m_look.px(corner));
    if (m_part == Part::Listed) {
        painter.setPen(QPen(theme.accent, 1));
        const double in = m_look.px(4);
        painter.drawRoundedRect(face.adjusted(in, in, -in, -in), m_look.px(corner - 2),
                                m_look.px(corner - 2));
    }
}

} // namespace umpire::gui

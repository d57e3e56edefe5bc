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

/// The word in parts that fit, where it is too long for one line.
QStringList inParts(const QFont& font, const QString& word, int width) {
    QStringList parts;
    QString part;
    for (const QChar letter : word) {
        if (part.size() > 1 && textWidth(font, part + letter + QLatin1Char('-')) > width) {
            parts << part + QLatin1Char('-');
            part.clear();
        }
        part += letter;
    }
    return parts << part;
}

/// The name in lines, none of which is too long for the width.
QStringList inLines(const QFont& font, const QString& name, int width) {
    QStringList lines;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && textWidth(font, longer) <= width) {
            lines.last() = longer;
        } else if (textWidth(font, word) <= width) {
            lines << word;
        } else {
            lines << inParts(font, word, width);
        }
    }
    return lines;
}

/// The largest in which it fits, if any does.
QFont fitting(const Look& look, const QString& text, int width, QFont::Weight weight) {
    constexpr double smallest = 10;
    double size = 13;
    while (size > smallest && textWidth(look.font(size, weight), text) > width) {
        size -= 1;
    }
    return look.font(size, weight);
}

bool isBroken(const QStringList& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const QString& line) { return line.endsWith(QLatin1Char('-')); });
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
    setAccessibleDescription(part == Part::Chosen   ? tr("It acts")
                             : part == Part::Target ? tr("It is aimed at")
                             : part == Part::Listed ? tr("It goes along")
                             : part == Part::Open   ? tr("It may be aimed at")
                                                    : QString());
    update();
}

void CardButton::setFaint(bool faint) {
    m_faint = faint;
    update();
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    constexpr double filteredOut = 0.25;
    painter.setOpacity(m_faint ? filteredOut : 1);
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
    paintWords(painter,
               face.toRect().adjusted(m_look.px(edge + 4), m_look.px(1), -m_look.px(3), -m_look.px(1)));
}

void CardButton::paintWords(QPainter& painter, const QRect& room) const {
    constexpr double highCard = 80;
    const QFont large = m_look.font(room.height() < m_look.px(highCard) ? 15 : 20, QFont::Bold);
    painter.setPen(m_look.theme().ink);
    painter.setFont(large);
    const QRect head(room.left(), room.top(), room.width(), painter.fontMetrics().height());
    drawTextLine(painter, head, Qt::AlignLeft, m_card.value);
    const QRect words = room.adjusted(0, head.height(), 0, 0);
    const bool low = words.height() < 2 * QFontMetrics(m_look.font(13, QFont::DemiBold)).height();
    const QRect beside =
        head.adjusted(m_card.value.isEmpty() ? 0 : textWidth(large, m_card.value) + m_look.px(6), 0, 0, 0);
    const bool tells = !marks().isEmpty() || !m_card.with.isEmpty();
    if (tells) {
        paintMarks(painter, low ? beside : words, low);
    }
    if (!low || !tells) {
        paintKind(painter, beside, low || tells ? QRect() : words);
    }
    paintName(painter, words, low);
}

/// Its silhouette, or else the word for it, at the foot where there is more room.
void CardButton::paintKind(QPainter& painter, const QRect& beside, const QRect& below) const {
    const QSize shape(m_look.px(34), std::min(m_look.px(22), beside.height()));
    const QPixmap silhouette = m_silhouettes.pixmap(m_card.unit.silhouette, shape, m_look.theme().ink,
                                                    painter.device()->devicePixelRatioF());
    if (!silhouette.isNull()) {
        if (shape.width() <= beside.width()) {
            painter.drawPixmap(
                QPoint(beside.right() - shape.width(), beside.center().y() - shape.height() / 2), silhouette);
        }
        return;
    }
    const QFont font = fitting(m_look, m_card.kind, std::max(beside.width(), below.width()), QFont::Normal);
    const int wide = textWidth(font, m_card.kind);
    painter.setFont(font);
    painter.setPen(m_look.theme().muted);
    if (wide <= below.width()) {
        const int line = painter.fontMetrics().height();
        drawTextLine(painter, QRect(below.left(), below.bottom() - line + 1, below.width(), line),
                     Qt::AlignLeft, m_card.kind);
    } else if (wide <= beside.width()) {
        drawTextLine(painter, beside, Qt::AlignRight, m_card.kind);
    }
}

QStringList CardButton::marks() const {
    QStringList marks;
    const bool steady = m_card.unit.tone.isEmpty() || m_card.unit.tone == QLatin1String("good");
    if (!m_card.unit.state.isEmpty() && !steady) {
        marks << m_card.unit.state;
    }
    return marks + m_card.unit.marks + m_card.unit.turnActions;
}

/// Whole, in smaller letters where there is little room.
void CardButton::paintName(QPainter& painter, const QRect& room, bool low) const {
    const int foot = low || (marks().isEmpty() && m_card.with.isEmpty())
                         ? 0
                         : QFontMetrics(m_look.font(13, QFont::Bold)).height();
    QStringList lines;
    int line = 0;
    for (const double size : {13.0, 12.0, 11.0, 10.0, 9.0}) {
        const QFont font = m_look.font(size, QFont::DemiBold);
        painter.setFont(font);
        line = painter.fontMetrics().height();
        lines = inLines(font, m_card.unit.name, room.width());
        if (!isBroken(lines) && lines.size() * line <= room.height() - foot) {
            break;
        }
    }
    painter.setPen(m_look.theme().ink);
    int top = room.top();
    for (const QString& words : lines) {
        if (top > room.top() && top + line > room.bottom() - foot + 5) {
            break;
        }
        drawTextLine(painter, QRect(room.left(), top, room.width(), line), Qt::AlignLeft, words);
        top += line;
    }
}

/// What has happened to it, at its foot; on a low card beside what it counts.
void CardButton::paintMarks(QPainter& painter, const QRect& room, bool low) const {
    const QString told = (marks() + m_card.with).join(QStringLiteral(", "));
    const QFont font = fitting(m_look, told, room.width(), QFont::Bold);
    painter.setFont(font);
    painter.setPen(marks().isEmpty() ? m_look.theme().ink : m_look.theme().alarm);
    const int line = painter.fontMetrics().height();
    const QRect place = low ? room : QRect(room.left(), room.bottom() - line + 1, room.width(), line);
    drawTextLine(painter, place, Qt::AlignLeft, cutText(font, told, place.width()));
}

QPen CardButton::frame() const {
    const Theme& theme = m_look.theme();
    switch (m_part) {
    case Part::Chosen:
    case Part::Listed:
        return QPen(theme.accent, m_look.px(3));
    case Part::Target:
        return QPen(theme.accent, m_look.px(3), Qt::DashLine);
    default:
        return hasFocus()                             ? QPen(theme.ink, m_look.px(3))
               : m_card.ready || m_part == Part::Open ? QPen(theme.selection, m_look.px(2))
                                                      : QPen(theme.line, 1);
    }
}

/// Unbroken round who acts, broken round whom it is done to, double round those who go along, a ring within
/// those that may still be chosen.
void CardButton::paintFrame(QPainter& painter, const QRectF& face) const {
    painter.setPen(frame());
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(face, m_look.px(corner), m_look.px(corner));
    if (m_part == Part::Listed || m_part == Part::Open) {
        painter.setPen(QPen(m_look.theme().accent, 1));
        const double in = m_look.px(4);
        painter.drawRoundedRect(face.adjusted(in, in, -in, -in), m_look.px(corner - 2),
                                m_look.px(corner - 2));
    }
}

} // namespace umpire::gui

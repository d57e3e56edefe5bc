#include "resolve/line_row.h"

#include "document/text.h"
#include "look/text_width.h"
#include "reading/reading_pane.h"
#include "reading/rule_link.h"
#include "resolve/odds_bars.h"
#include "umpire/base/halves.h"
#include "umpire/sheets/rules_at_hand.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

QString shownWorth(const PanelLine& line) {
    return line.halves ? toText(signedHalves(line.value)) : signedNumber(line.value);
}

} // namespace

LineRow::LineRow(const Look& look, QWidget* parent) : QAbstractButton(parent), m_look(look) {
    setSizePolicy(rowPolicy());
    setFocusPolicy(Qt::TabFocus);
}

void LineRow::setLine(const PanelLine& line) {
    m_line = line;
    setObjectName(QStringLiteral("line-") + toText(line.id));
    const QString value = line.counts       ? shownWorth(line)
                          : line.overridden ? tr("struck out")
                                            : tr("does not count");
    setAccessibleName((line.overridden ? tr("%1 %2, by hand", "a line, what it is worth")
                                       : tr("%1 %2", "a line, what it is worth"))
                          .arg(line.label, value));
    const QString where = line.section.isEmpty() ? line.label
                                                 : tr("%1 (section %2: click it, or press F1, for the rule)")
                                                       .arg(line.label, sectionName(line.section));
    setToolTip(line.own > 0 ? tr("%1. Click to change it or take it away.").arg(where)
                            : tr("%1. Click to put another value in its place.").arg(where));
    updateGeometry();
    update();
}

int rowHeight(const Look& look, const QString& text, int room, double least) {
    const QRect bounds = QFontMetrics(look.font(15))
                             .boundingRect(QRect(0, 0, std::max(1, room), 10000), Qt::TextWordWrap, text);
    return std::max(look.target(least), bounds.height() + look.px(6));
}

QSizePolicy rowPolicy() {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    return policy;
}

QSize LineRow::sizeHint() const {
    return {m_look.px(200), m_look.target(26)};
}

int LineRow::heightForWidth(int width) const {
    return rowHeight(m_look, m_line.label, width - m_look.px(valueColumn), 26);
}

void LineRow::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void LineRow::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

QString LineRow::shownValue() const {
    return m_line.counts ? shownWorth(m_line) : m_line.overridden ? QStringLiteral("0") : QStringLiteral("–");
}

QString LineRow::aside() const {
    return m_line.overridden ? tr("✎ by hand") : underMouse() && isEnabled() ? tr("✎ change") : QString();
}

/// The whole height beside the words, for a finger too; empty where there is no room for the letter.
QRect LineRow::letterPlace() const {
    const int left = QFontMetrics(m_look.font(15)).horizontalAdvance(m_line.label) + m_look.px(8);
    const int width = QFontMetrics(m_look.font(12)).horizontalAdvance(m_line.section) + m_look.px(12);
    const bool room = left + width <= this->width() - m_look.px(valueColumn);
    return m_line.section.isEmpty() || !room ? QRect() : QRect(left, 0, width, height());
}

void LineRow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && letterPlace().contains(event->pos())) {
        askForRule(*this, {toText(sheets::placeOfModifier(m_line.id))});
        return;
    }
    QAbstractButton::mousePressEvent(event);
}

void LineRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = m_look.theme();
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    const QRect room = rect().adjusted(0, 0, -m_look.px(valueColumn), 0);
    QFont font = m_look.font(15);
    font.setStrikeOut(m_line.overridden && !m_line.counts);
    painter.setFont(font);
    painter.setPen(m_line.counts ? theme.ink : theme.muted);
    painter.drawText(room, Qt::AlignVCenter | Qt::TextWordWrap, m_line.label);
    int left = painter.fontMetrics().horizontalAdvance(m_line.label) + m_look.px(8);
    painter.setFont(m_look.font(15, QFont::Bold));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, shownValue());
    if (hasFocus()) {
        painter.setPen(QPen(theme.selection, 2));
        painter.drawRoundedRect(rect().adjusted(0, 0, -1, -2), m_look.px(4), m_look.px(4));
    }
    QFont small = m_look.font(12);
    if (const QRect letter = letterPlace(); !letter.isEmpty()) {
        small.setUnderline(underMouse());
        painter.setFont(small);
        painter.setPen(underMouse() ? theme.accent : theme.muted);
        painter.drawText(letter.adjusted(0, m_look.px(1), 0, 0), Qt::AlignVCenter, m_line.section);
        left = letter.right() + m_look.px(4);
        small.setUnderline(false);
    }
    small.setWeight(m_line.overridden ? QFont::DemiBold : QFont::Normal);
    painter.setFont(small);
    if (left + painter.fontMetrics().horizontalAdvance(aside()) <= room.width()) {
        painter.setPen(m_line.overridden ? theme.accent : theme.muted);
        painter.drawText(room.adjusted(left, m_look.px(1), 0, 0), Qt::AlignVCenter, aside());
    }
}

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

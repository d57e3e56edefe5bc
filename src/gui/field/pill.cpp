#include "field/pill.h"

#include "look/text_width.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double textSize = 12;
constexpr double pillPadding = 6;
constexpr double tallness = 18;

} // namespace

Pill::Pill(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pill::setWord(const QString& text, const QString& tone) {
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const {
    return {widthOf(m_look, m_text), m_look.px(tallness + 2)};
}

int Pill::widthOf(const Look& look, const QString& text) {
    return textWidth(look.font(textSize, QFont::DemiBold), text) + look.px(2 * pillPadding) + 2;
}

int Pill::paint(QPainter& painter, const Look& look, const QRect& room, const QString& text,
                const QColor& ink) {
    painter.save();
    painter.setFont(look.font(textSize, QFont::DemiBold));
    const int width = std::min(widthOf(look, text), room.width());
    const int tall = std::min(look.px(tallness), room.height());
    const QRectF outline = QRectF(room.left(), room.center().y() - tall / 2.0 + 0.5, width, tall)
                               .adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, std::max(1.0, look.px(10) / 8.0)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
    const QString shown = cutText(painter.font(), text, width - look.px(2 * pillPadding) + 2);
    painter.drawText(outline, Qt::AlignCenter, shown);
    painter.restore();
    return width;
}

void Pill::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, m_look, rect(), m_text, m_look.tone(m_tone));
}

namespace {

constexpr double wideBar = 84;
constexpr double halfBar = 44;
constexpr double thirdBar = 28;
constexpr double numberWidth = 40;
constexpr double bareWidth = 32; ///< "100 %"

} // namespace

LossBar::LossBar(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LossBar::setLosses(const GroupFacts& facts) {
    m_facts = facts;
    const QString text = QStringList{counted(), toNextMark()}.join(QLatin1Char(' ')).trimmed();
    setToolTip(text);
    setAccessibleName(text);
    update();
}

/// What is filled: losses, or where the marks count something else, such as units removed, that.
int LossBar::filled() const {
    return m_facts.wornOf == m_facts.start ? m_facts.lost : m_facts.worn;
}

QString LossBar::counted() const {
    if (m_facts.wornOf != m_facts.start) {
        return tr("%1: %2 of %3.")
            .arg(m_facts.wornName, QString::number(m_facts.worn), QString::number(m_facts.wornOf));
    }
    if (m_facts.worn == m_facts.lost) {
        return tr("%1 of %n lost.", "losses", m_facts.wornOf).arg(m_facts.lost);
    }
    return tr("%1 of %2 lost. %3: %4.")
        .arg(QString::number(m_facts.lost), QString::number(m_facts.wornOf), m_facts.wornName,
             QString::number(m_facts.worn));
}

QString LossBar::toNextMark() const {
    for (const LossMark& mark : m_facts.marks) {
        if (m_facts.worn < mark.reachedAt) {
            const int more = mark.reachedAt - m_facts.worn;
            return (mark.above ? tr("%n more to pass %1 %.", "losses", more)
                               : tr("%n more to the mark at %1 %.", "losses", more))
                .arg(mark.percent);
        }
    }
    return m_facts.marks.isEmpty() ? QString() : tr("Past the last mark.");
}

/// Rounded, but never to a mark that is not reached.
int LossBar::percent() const {
    const int whole = std::max(1, m_facts.wornOf);
    int shown = qRound(100.0 * m_facts.worn / whole);
    for (const LossMark& mark : m_facts.marks) {
        const int least = mark.above ? mark.percent + 1 : mark.percent;
        if (m_facts.worn < mark.reachedAt && shown >= least) {
            shown = least - 1;
        } else if (m_facts.worn >= mark.reachedAt && shown < least) {
            shown = least;
        }
    }
    return shown;
}

QSize LossBar::sizeHint() const {
    return {m_look.px(barWidth() + (m_length == Length::None ? bareWidth : numberWidth)), m_look.px(20)};
}

double LossBar::barWidth() const {
    switch (m_length) {
    case Length::Whole:
        return wideBar;
    case Length::Half:
        return halfBar;
    case Length::Third:
        return thirdBar;
    default:
        return 0;
    }
}

void LossBar::setLength(Length length) {
    if (length != m_length) {
        m_length = length;
        updateGeometry();
    }
}

void LossBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_length != Length::None) {
        paintBar(painter);
    }
    painter.setPen(m_look.theme().ink);
    painter.setFont(m_look.font(13));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, tr("%1 %").arg(percent()));
}

void LossBar::paintBar(QPainter& painter) const {
    const QRectF bar(0.5, height() / 2.0 - m_look.px(4), m_look.px(barWidth()), m_look.px(8));
    const double radius = bar.height() / 2.5;
    const QColor colour = m_look.theme().muted;
    fill(painter, bar, 0, filled(), colour);
    fill(painter, bar, filled(), m_facts.worn, QBrush(colour, Qt::Dense4Pattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.2));
    painter.drawRoundedRect(bar, radius, radius);
    painter.setPen(QPen(m_look.theme().ink, std::max(1.5, m_look.px(16) / 10.0)));
    for (const LossMark& mark : m_facts.marks) {
        const double x = bar.left() + bar.width() * mark.percent / 100;
        painter.drawLine(QPointF(x, bar.top() - m_look.px(3)), QPointF(x, bar.bottom() + m_look.px(3)));
    }
}

void LossBar::fill(QPainter& painter, const QRectF& bar, int from, int to, const QBrush& brush) const {
    const double whole = std::max(1, m_facts.wornOf);
    const double left = bar.width() * std::clamp(from / whole, 0.0, 1.0);
    const double right = bar.width() * std::clamp(to / whole, 0.0, 1.0);
    painter.save();
    painter.setClipRect(QRectF(bar.left() + left, bar.top(), right - left, bar.height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawRoundedRect(bar, bar.height() / 2.5, bar.height() / 2.5);
    painter.restore();
}

} // namespace umpire::gui

#include "resolve/question_row.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "resolve/line_row.h"

#include <QPainter>
#include <QPainterPath>
#include <QSpinBox>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double boxSize = 22;
constexpr int mostCounted = 99;

} // namespace

QuestionRow::QuestionRow(const Look& look, const PanelQuestion& question, QWidget* parent)
    : QCheckBox(parent), m_look(look) {
    setSizePolicy(rowPolicy());
    setObjectName(QStringLiteral("question-%1-%2").arg(toText(question.place), toText(question.fact)));
    if (question.kind == PanelQuestion::Kind::Count) {
        m_number = new QSpinBox(this);
        m_number->setRange(0, mostCounted);
        m_number->setAccessibleName(question.text);
        setFocusProxy(m_number);
        connect(m_number, &QSpinBox::valueChanged, this, &QuestionRow::send);
    }
    setQuestion(question);
}

void QuestionRow::setQuestion(const PanelQuestion& question) {
    m_question = question;
    setText(asWritten(question.text));
    setAccessibleName(question.text);
    const QString change = question.change == 0 ? tr("changes nothing") : signedNumber(question.change);
    const bool keyed = !question.key.isEmpty();
    setAccessibleDescription(keyed ? tr("Key %1, %2").arg(question.key, change) : change);
    setToolTip(keyed ? tr("%1 (key %2): %3").arg(question.text, question.key, change)
                     : tr("%1: %2").arg(question.text, change));
    const QSignalBlocker quiet(this);
    setChecked(question.value != 0);
    if (m_number) {
        const QSignalBlocker quietNumber(m_number);
        m_number->setValue(static_cast<int>(question.value));
    }
    setMinimumHeight(sizeHint().height()); // kept while its panel is not laid out yet
    updateGeometry();
    update();
}

QSize QuestionRow::sizeHint() const {
    return {m_look.px(200), m_look.target(m_number ? 34 : 30)};
}

bool QuestionRow::hitButton(const QPoint& pos) const {
    return rect().contains(pos) && !m_number;
}

void QuestionRow::nextCheckState() {
    send(isChecked() ? 0 : 1);
}

void QuestionRow::send(int value) {
    Q_EMIT answered(toText(m_question.place), toText(m_question.fact), value);
}

void QuestionRow::resizeEvent(QResizeEvent* event) {
    QCheckBox::resizeEvent(event);
    if (m_number) {
        const QSize size(m_look.px(64), m_look.px(28));
        m_number->setGeometry(QRect(QPoint(0, (height() - size.height()) / 2), size));
    }
}

void QuestionRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    if (!m_number) {
        paintBox(painter);
    }
    paintValue(painter);
    paintKey(painter);
    painter.setFont(m_look.font(15));
    painter.setPen(m_look.theme().ink);
    painter.drawText(textRoom(size()), Qt::AlignVCenter | Qt::TextWordWrap, m_question.text);
}

QRect QuestionRow::textRoom(const QSize& size) const {
    const int left = m_number ? m_look.px(72) : m_look.px(boxSize + 10);
    const int right = size.width() - m_look.px(valueColumn + 29);
    return {left, 0, std::max(1, right - left), size.height()};
}

int QuestionRow::heightForWidth(int width) const {
    return rowHeight(m_look, m_question.text, textRoom({width, 0}).width(), m_number ? 34 : 30);
}

void QuestionRow::paintBox(QPainter& painter) const {
    const double side = m_look.px(boxSize);
    const QRectF box(1.5, (height() - side) / 2, side, side);
    painter.setPen(QPen(hasFocus() ? m_look.theme().selection : m_look.theme().ink, hasFocus() ? 2.5 : 1.8));
    painter.setBrush(m_look.theme().tile);
    painter.drawRoundedRect(box, m_look.px(5), m_look.px(5));
    if (m_question.value != 0) {
        QPainterPath tick(box.topLeft() + QPointF(side * 0.24, side * 0.54));
        tick.lineTo(box.topLeft() + QPointF(side * 0.43, side * 0.73));
        tick.lineTo(box.topLeft() + QPointF(side * 0.78, side * 0.28));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(m_look.theme().ink, std::max(2.0, side / 9), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
    }
}

void QuestionRow::paintValue(QPainter& painter) const {
    const bool counts = m_question.value != 0;
    painter.setFont(m_look.font(15, counts ? QFont::Bold : QFont::Normal));
    painter.setPen(counts ? m_look.theme().ink : m_look.theme().muted);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter,
                     m_question.change == 0 ? QStringLiteral("–") : signedNumber(m_question.change));
}

void QuestionRow::paintKey(QPainter& painter) const {
    if (m_question.key.isEmpty()) {
        return;
    }
    const double right = width() - m_look.px(valueColumn);
    const int width = m_look.px(m_question.key.size() > 1 ? 36 : 24);
    const QRectF pill(right - m_look.px(2) - width, (height() - m_look.px(20)) / 2.0, width, m_look.px(20));
    painter.setPen(QPen(m_look.theme().line, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(pill, m_look.px(4), m_look.px(4));
    painter.setFont(m_look.font(12, QFont::DemiBold));
    painter.setPen(m_look.theme().muted);
    painter.drawText(pill, Qt::AlignCenter, m_question.key);
}

} // namespace umpire::gui

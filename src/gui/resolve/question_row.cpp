#include "resolve/question_row.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "resolve/line_row.h"
#include "resolve/pick_list.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

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

ChoiceRow::ChoiceRow(const Look& look, const PanelQuestion& question, QWidget* parent)
    : QWidget(parent), m_look(look), m_list(new PickList(question.text, this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, look.px(3), 0, look.px(4));
    auto* label = new QLabel(question.text, this);
    label->setFont(look.font(15));
    label->setWordWrap(true);
    layout->addWidget(label, 1);
    layout->addWidget(m_list);
    m_list->setObjectName(
        QStringLiteral("question-%1-%2").arg(toText(question.place), toText(question.fact)));
    connect(m_list, &PickList::picked, this, [this](const QStringList& ids) {
        Q_EMIT picked(toText(m_question.place), toText(m_question.fact), ids);
    });
    setQuestion(question);
}

void ChoiceRow::setQuestion(const PanelQuestion& question) {
    m_question = question;
    m_list->setChoices(question.choices);
}

void ChoiceRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

OneRow::OneRow(const Look& look, const PanelQuestion& question, QWidget* parent)
    : QWidget(parent), m_look(look) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, look.px(3), 0, look.px(4));
    layout->setSpacing(look.px(4));
    auto* head = new QHBoxLayout;
    auto* label = new QLabel(question.text, this);
    label->setTextFormat(Qt::PlainText);
    label->setFont(look.font(15));
    label->setWordWrap(true);
    head->addWidget(label, 1);
    auto* key = new QLabel(question.key, this);
    key->setProperty("kind", QStringLiteral("muted"));
    head->addWidget(key);
    layout->addLayout(head);
    auto* row = new QHBoxLayout;
    row->setSpacing(look.px(6));
    for (const PanelChoice& choice : question.choices) {
        auto* button = new QPushButton(asWritten(choice.name), this);
        button->setObjectName(QStringLiteral("pick-") + toText(choice.id));
        button->setAccessibleName(tr("%1: %2").arg(question.text, choice.name));
        button->setToolTip(tr("Key %1 takes the next").arg(question.key));
        button->setCheckable(true);
        button->setProperty("kind", QStringLiteral("slim"));
        m_buttons.push_back(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, id = toText(choice.id)] {
            Q_EMIT chosen(toText(m_question.place), toText(m_question.fact), id);
        });
    }
    row->addStretch(1);
    layout->addLayout(row);
    setQuestion(question);
}

void OneRow::setQuestion(const PanelQuestion& question) {
    m_question = question;
    for (std::size_t i = 0; i < m_buttons.size() && i < question.choices.size(); ++i) {
        m_buttons[i]->setChecked(question.choices[i].on);
    }
}

void OneRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

TicksRow::TicksRow(const Look& look, const PanelQuestion& question, QWidget* parent)
    : QWidget(parent), m_question(question) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, look.px(4), 0, 0);
    layout->setSpacing(0);
    auto* label = new QLabel(question.text, this);
    label->setTextFormat(Qt::PlainText);
    label->setFont(look.font(15));
    label->setWordWrap(true);
    layout->addWidget(label);
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        auto* row = new QuestionRow(look, tickOf(i), this);
        row->setObjectName(QStringLiteral("pick-") + toText(question.choices[i].id));
        m_rows.push_back(row);
        layout->addWidget(row);
        connect(row, &QuestionRow::answered, this,
                [this, i](const QString&, const QString&, int value) { tick(i, value != 0); });
    }
}

/// The key ticks one after the other: how often it is pressed stands at each.
PanelQuestion TicksRow::tickOf(std::size_t choice) const {
    std::size_t next = 0;
    while (next < m_question.choices.size() && m_question.choices[next].on) {
        ++next;
    }
    const PanelChoice& shown = m_question.choices[choice];
    PanelQuestion question{
        m_question.place, m_question.fact, shown.name, {}, PanelQuestion::Kind::Tick, {}, false, shown.on, 0};
    const std::size_t presses = choice + 1 - next; // those before `next` are ticked
    if (!shown.on && !m_question.key.isEmpty()) {
        question.key =
            presses == 1 ? m_question.key : QStringLiteral("%1×%2").arg(presses).arg(m_question.key);
    }
    return question;
}

void TicksRow::setQuestion(const PanelQuestion& question) {
    m_question = question;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setQuestion(tickOf(i));
    }
}

void TicksRow::tick(std::size_t choice, bool on) {
    m_question.choices[choice].on = on;
    QStringList ids;
    for (const PanelChoice& each : m_question.choices) {
        if (each.on) {
            ids << toText(each.id);
        }
    }
    Q_EMIT picked(toText(m_question.place), toText(m_question.fact), ids);
}

} // namespace umpire::gui

#include "resolve/panel_rows.h"

#include "document/text.h"
#include "help/reading_pane.h"
#include "look/plain_texts.h"
#include "umpire/base/halves.h"
#include "umpire/sheets/rules_at_hand.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSpinBox>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Where the values of lines and questions stand: one column at the right edge.
constexpr double valueColumn = 36;
constexpr double boxSize = 22;

QString shownWorth(const WorksheetLine& line) {
    return line.halves ? toText(signedHalves(line.value)) : signedNumber(line.value);
}

/// The height of a row whose text has this much room: what does not fit on one line goes on to the next.
int rowHeight(const Look& look, const QString& text, int room, double least) {
    const QRect bounds = QFontMetrics(look.font(15))
                             .boundingRect(QRect(0, 0, std::max(1, room), 10000), Qt::TextWordWrap, text);
    return std::max(look.target(least), bounds.height() + look.px(6));
}

/// How such a row is laid out: as high as its text is at the width that it gets.
QSizePolicy rowPolicy() {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    return policy;
}

} // namespace

LineRow::LineRow(const Look& look, QWidget* parent) : QAbstractButton(parent), m_look(look) {
    setSizePolicy(rowPolicy());
    setFocusPolicy(Qt::TabFocus);
}

void LineRow::setLine(const WorksheetLine& line) {
    m_line = line;
    m_label = toText(line.reason);
    m_section = toText(line.section);
    setObjectName(QStringLiteral("line-") + toText(line.id));
    const QString value = line.counts       ? shownWorth(line)
                          : line.overridden ? tr("struck out")
                                            : tr("does not count");
    setAccessibleName((line.overridden ? tr("%1 %2, by hand", "a line, what it is worth")
                                       : tr("%1 %2", "a line, what it is worth"))
                          .arg(m_label, value));
    const QString where =
        m_section.isEmpty()
            ? m_label
            : tr("%1 (section %2: click it, or press F1, for the rule)").arg(m_label, sectionName(m_section));
    setToolTip(line.own > 0 ? tr("%1. Click to change it or take it away.").arg(where)
                            : tr("%1. Click to put another value in its place.").arg(where));
    updateGeometry();
    update();
}

QSize LineRow::sizeHint() const {
    return {m_look.px(200), m_look.target(26)};
}

int LineRow::heightForWidth(int width) const {
    return rowHeight(m_look, m_label, width - m_look.px(valueColumn), 26);
}

void LineRow::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void LineRow::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

QString LineRow::aside() const {
    return m_line.overridden ? tr("✎ by hand") : underMouse() && isEnabled() ? tr("✎ change") : QString();
}

/// The whole height beside the words, for a finger too; empty where there is no room for the letter.
QRect LineRow::letterPlace() const {
    const int left = QFontMetrics(m_look.font(15)).horizontalAdvance(m_label) + m_look.px(8);
    const int width = QFontMetrics(m_look.font(12)).horizontalAdvance(m_section) + m_look.px(12);
    const bool room = left + width <= this->width() - m_look.px(valueColumn);
    return m_section.isEmpty() || !room ? QRect() : QRect(left, 0, width, height());
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
    painter.drawText(room, Qt::AlignVCenter | Qt::TextWordWrap, m_label);
    int left = painter.fontMetrics().horizontalAdvance(m_label) + m_look.px(8);
    painter.setFont(m_look.font(15, QFont::Bold));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter,
                     m_line.counts       ? shownWorth(m_line)
                     : m_line.overridden ? QStringLiteral("0")
                                         : QStringLiteral("–"));
    if (hasFocus()) {
        painter.setPen(QPen(theme.selection, 2));
        painter.drawRoundedRect(rect().adjusted(0, 0, -1, -2), m_look.px(4), m_look.px(4));
    }
    QFont small = m_look.font(12);
    if (const QRect letter = letterPlace(); !letter.isEmpty()) {
        small.setUnderline(underMouse());
        painter.setFont(small);
        painter.setPen(underMouse() ? theme.accent : theme.muted);
        painter.drawText(letter.adjusted(0, m_look.px(1), 0, 0), Qt::AlignVCenter, m_section);
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

QuestionRow::QuestionRow(const Look& look, const WorksheetQuestion& question, QWidget* parent)
    : QCheckBox(parent), m_look(look) {
    setSizePolicy(rowPolicy());
    setObjectName(QStringLiteral("question-%1-%2").arg(toText(question.place), toText(question.fact)));
    if (question.kind == AskKind::Count) {
        m_number = new QSpinBox(this);
        m_number->setRange(0, mostCounted);
        m_number->setAccessibleName(toText(question.text));
        setFocusProxy(m_number);
        connect(m_number, &QSpinBox::valueChanged, this, &QuestionRow::answered);
    }
    setQuestion(question);
}

void QuestionRow::setQuestion(const WorksheetQuestion& question) {
    m_question = question;
    m_text = toText(question.text);
    m_key = toText(question.key);
    setText(asWritten(m_text));
    setAccessibleName(m_text);
    const QString change = question.change == 0 ? tr("changes nothing") : signedNumber(question.change);
    const bool keyed = !m_key.isEmpty();
    setAccessibleDescription(keyed ? tr("Key %1, %2").arg(m_key, change) : change);
    setToolTip(keyed ? tr("%1 (key %2): %3").arg(m_text, m_key, change) : tr("%1: %2").arg(m_text, change));
    const QSignalBlocker quiet(this);
    setChecked(question.amount != 0);
    if (m_number) {
        const QSignalBlocker quietNumber(m_number);
        m_number->setValue(static_cast<int>(question.amount));
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
    Q_EMIT answered(isChecked() ? 0 : 1);
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
    const bool counts = m_question.amount != 0;
    painter.setFont(m_look.font(15, counts ? QFont::Bold : QFont::Normal));
    painter.setPen(counts ? m_look.theme().ink : m_look.theme().muted);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter,
                     m_question.change == 0 ? QStringLiteral("–") : signedNumber(m_question.change));
    paintKey(painter);
    painter.setFont(m_look.font(15));
    painter.setPen(m_look.theme().ink);
    painter.drawText(textRoom(size()), Qt::AlignVCenter | Qt::TextWordWrap, m_text);
}

QRect QuestionRow::textRoom(const QSize& size) const {
    const int left = m_number ? m_look.px(72) : m_look.px(boxSize + 10);
    const int right = size.width() - m_look.px(valueColumn + 29);
    return {left, 0, std::max(1, right - left), size.height()};
}

int QuestionRow::heightForWidth(int width) const {
    return rowHeight(m_look, m_text, textRoom({width, 0}).width(), m_number ? 34 : 30);
}

void QuestionRow::paintBox(QPainter& painter) const {
    const double side = m_look.px(boxSize);
    const QRectF box(1.5, (height() - side) / 2, side, side);
    painter.setPen(QPen(hasFocus() ? m_look.theme().selection : m_look.theme().ink, hasFocus() ? 2.5 : 1.8));
    painter.setBrush(m_look.theme().tile);
    painter.drawRoundedRect(box, m_look.px(5), m_look.px(5));
    if (m_question.amount != 0) {
        QPainterPath tick(box.topLeft() + QPointF(side * 0.24, side * 0.54));
        tick.lineTo(box.topLeft() + QPointF(side * 0.43, side * 0.73));
        tick.lineTo(box.topLeft() + QPointF(side * 0.78, side * 0.28));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(m_look.theme().ink, std::max(2.0, side / 9), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
    }
}

void QuestionRow::paintKey(QPainter& painter) const {
    if (m_key.isEmpty()) {
        return;
    }
    const double right = width() - m_look.px(valueColumn);
    const int width = m_look.px(m_key.size() > 1 ? 36 : 24);
    const QRectF pill(right - m_look.px(2) - width, (height() - m_look.px(20)) / 2.0, width, m_look.px(20));
    painter.setPen(QPen(m_look.theme().line, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(pill, m_look.px(4), m_look.px(4));
    painter.setFont(m_look.font(12, QFont::DemiBold));
    painter.setPen(m_look.theme().muted);
    painter.drawText(pill, Qt::AlignCenter, m_key);
}

namespace {

/// Ticking one thing is seldom all: it closes on Escape or a click beside it.
class StayingMenu : public QMenu {
  public:
    using QMenu::QMenu;

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (QAction* action = actionAt(event->pos())) {
            action->trigger();
        } else {
            QMenu::mouseReleaseEvent(event);
        }
    }
    void keyPressEvent(QKeyEvent* event) override {
        const bool tick =
            event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (tick && activeAction()) {
            activeAction()->trigger();
        } else {
            QMenu::keyPressEvent(event);
        }
    }
};

} // namespace

PickList::PickList(const QString& name, QWidget* parent)
    : QPushButton(parent), m_name(name), m_menu(new StayingMenu(this)) {
    m_menu->setAccessibleName(name);
    setMenu(m_menu);
}

void PickList::setChoices(const std::vector<WorksheetChoice>& choices) {
    const auto same = [](const WorksheetChoice& a, const WorksheetChoice& b) { return a.id == b.id; };
    const bool rebuild =
        !std::equal(choices.begin(), choices.end(), m_choices.begin(), m_choices.end(), same);
    m_choices = choices;
    if (rebuild) {
        build();
    }
    for (qsizetype i = 0; i < m_menu->actions().size(); ++i) {
        m_menu->actions()[i]->setChecked(m_choices[static_cast<std::size_t>(i)].on);
    }
    setText(tr("%1 ▾").arg(asWritten(summary())));
    setToolTip(summary());
    setAccessibleName(tr("%1: %2").arg(m_name, summary()));
}

void PickList::build() {
    m_menu->clear();
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        QAction* action = m_menu->addAction(asWritten(toText(m_choices[i].name)));
        action->setCheckable(true);
        action->setObjectName(QStringLiteral("pick-") + toText(m_choices[i].id));
        connect(action, &QAction::triggered, this, [this, i](bool on) {
            m_choices[i].on = on;
            Q_EMIT picked(pickedOf(m_choices));
        });
    }
}

QString PickList::summary() const {
    QStringList names;
    for (const WorksheetChoice& choice : m_choices) {
        if (choice.on) {
            names << toText(choice.name);
        }
    }
    return names.isEmpty()     ? tr("none")
           : names.size() == 1 ? names.first()
                               : tr("%n picked", "of a list", static_cast<int>(names.size()));
}

Ids pickedOf(const std::vector<WorksheetChoice>& choices) {
    Ids ids;
    for (const WorksheetChoice& choice : choices) {
        if (choice.on) {
            ids.push_back(choice.id);
        }
    }
    return ids;
}

} // namespace umpire::gui

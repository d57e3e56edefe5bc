#include "resolve/ticks_row.h"

#include "document/text.h"
#include "resolve/question_row.h"

#include <QLabel>
#include <QVBoxLayout>

namespace umpire::gui {

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

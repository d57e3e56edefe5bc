#include "resolve/roll_list.h"

#include "document/text.h"
#include "look/elided_label.h"
#include "resolve/line_row.h"
#include "resolve/question_row.h"

#include <QVBoxLayout>

namespace umpire::gui {

RollList::RollList(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

QStringList RollList::keysOf(const std::vector<SheetRoll>& rolls) {
    QStringList keys;
    for (const SheetRoll& roll : rolls) {
        keys << QStringLiteral("roll ") + roll.heading;
        for (const SheetLine& line : roll.lines) {
            keys << QStringLiteral("line ") + toText(line.id);
        }
        for (const SheetQuestion& question : roll.questions) {
            keys << QStringLiteral("ask ") + toText(question.place + ' ' + question.fact);
        }
    }
    return keys;
}

void RollList::setRolls(const std::vector<SheetRoll>& rolls) {
    const QStringList keys = keysOf(rolls);
    m_rolls = rolls;
    if (keys != m_keys) {
        m_keys = keys;
        build();
    }
    fill(rolls);
}

void RollList::rebuild() {
    build();
    fill(m_rolls);
}

void RollList::build() {
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_lines.clear();
    m_questions.clear();
    for (const SheetRoll& roll : m_rolls) {
        if (m_rolls.size() > 1) {
            auto* heading = new ElidedLabel(this);
            heading->setProperty("kind", QStringLiteral("heading"));
            heading->setContentsMargins(0, m_look.px(8), 0, m_look.px(4));
            heading->setWhole(roll.heading);
            m_layout->addWidget(heading);
        }
        for (std::size_t i = 0; i < roll.lines.size(); ++i) {
            m_lines.push_back(new LineRow(m_look, this));
            m_layout->addWidget(m_lines.back());
        }
        for (const SheetQuestion& question : roll.questions) {
            m_questions.push_back(new QuestionRow(m_look, question, this));
            m_layout->addWidget(m_questions.back());
            connect(m_questions.back(), &QuestionRow::answered, this, &RollList::answered);
        }
    }
}

void RollList::fill(const std::vector<SheetRoll>& rolls) {
    std::size_t line = 0;
    std::size_t question = 0;
    for (const SheetRoll& roll : rolls) {
        for (const SheetLine& shown : roll.lines) {
            m_lines[line++]->setLine(shown);
        }
        for (const SheetQuestion& shown : roll.questions) {
            m_questions[question++]->setQuestion(shown);
        }
    }
}

} // namespace umpire::gui

#include "resolve/roll_list.h"

#include "document/text.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "resolve/choice_row.h"
#include "resolve/line_row.h"
#include "resolve/question_row.h"

#include <QMenu>
#include <QPushButton>
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
    m_choices.clear();
    for (std::size_t i = 0; i < m_rolls.size(); ++i) {
        if (m_rolls.size() > 1) {
            auto* heading = new ElidedLabel(this);
            heading->setProperty("kind", QStringLiteral("heading"));
            heading->setContentsMargins(0, m_look.px(8), 0, m_look.px(4));
            heading->setWhole(m_rolls[i].heading);
            m_layout->addWidget(heading);
        }
        addLines(i);
        addQuestions(m_rolls[i]);
        addOthers(i);
    }
}

void RollList::addLines(std::size_t roll) {
    for (std::size_t i = 0; i < m_rolls[roll].lines.size(); ++i) {
        auto* row = new LineRow(m_look, this);
        m_lines.push_back(row);
        m_layout->addWidget(row);
        connect(row, &LineRow::clicked, this, [this, row, place = toText(m_rolls[roll].place)] {
            Q_EMIT overrideAsked(place, row->line());
        });
    }
}

void RollList::addQuestions(const SheetRoll& roll) {
    for (const SheetQuestion& question : roll.questions) {
        if (question.kind == SheetQuestion::Kind::Choices) {
            m_choices.push_back(new ChoiceRow(m_look, question, this));
            m_layout->addWidget(m_choices.back());
            connect(m_choices.back(), &ChoiceRow::picked, this, &RollList::picked);
            continue;
        }
        m_questions.push_back(new QuestionRow(m_look, question, this));
        m_layout->addWidget(m_questions.back());
        connect(m_questions.back(), &QuestionRow::answered, this, &RollList::answered);
    }
}

/// The rules may not know what the umpire sees: any modifier of the check can be put in by hand.
void RollList::addOthers(std::size_t roll) {
    if (m_rolls[roll].others.empty()) {
        return;
    }
    auto* button = new QPushButton(tr("✎ Another modifier…"), this);
    button->setProperty("kind", QStringLiteral("quiet"));
    button->setObjectName(QStringLiteral("otherModifier"));
    button->setAccessibleName(tr("Another modifier, by hand"));
    button->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, roll] {
        menu->clear();
        for (const SheetLine& line : m_rolls[roll].others) {
            QAction* action = menu->addAction(asWritten(line.label));
            action->setObjectName(QStringLiteral("other-") + toText(line.id));
            connect(action, &QAction::triggered, this,
                    [this, line, place = toText(m_rolls[roll].place)] { Q_EMIT overrideAsked(place, line); });
        }
    });
    m_layout->addWidget(button, 0, Qt::AlignLeft);
}

void RollList::fill(const std::vector<SheetRoll>& rolls) {
    std::size_t line = 0;
    std::size_t question = 0;
    std::size_t choice = 0;
    for (const SheetRoll& roll : rolls) {
        for (const SheetLine& shown : roll.lines) {
            m_lines[line++]->setLine(shown);
        }
        for (const SheetQuestion& shown : roll.questions) {
            if (shown.kind == SheetQuestion::Kind::Choices) {
                m_choices[choice++]->setQuestion(shown);
            } else {
                m_questions[question++]->setQuestion(shown);
            }
        }
    }
}

} // namespace umpire::gui

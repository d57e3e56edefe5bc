#include "resolve/roll_list.h"

#include "document/text.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "resolve/choice_row.h"
#include "resolve/line_row.h"
#include "resolve/one_row.h"
#include "resolve/question_row.h"
#include "resolve/ticks_row.h"

#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::gui {

RollList::RollList(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

QStringList RollList::keysOf(const std::vector<PanelRoll>& rolls) {
    QStringList keys;
    for (const PanelRoll& roll : rolls) {
        keys << QStringLiteral("roll ") + roll.heading;
        for (const PanelLine& line : roll.lines) {
            keys << QStringLiteral("line ") + toText(line.id);
        }
        for (const PanelQuestion& question : roll.questions) {
            keys << QStringLiteral("ask ") + toText(question.place + ' ' + question.fact);
            for (const PanelChoice& choice : question.choices) {
                keys << QStringLiteral("of ") + toText(choice.id);
            }
        }
    }
    return keys;
}

void RollList::setRolls(const std::vector<PanelRoll>& rolls) {
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
    m_ticks.clear();
    m_ones.clear();
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
        connect(row, &LineRow::clicked, this,
                [this, row, roll] { Q_EMIT overrideAsked(m_rolls[roll], row); });
    }
}

void RollList::addQuestions(const PanelRoll& roll) {
    for (const PanelQuestion& question : roll.questions) {
        switch (question.kind) {
        case PanelQuestion::Kind::One:
            addOne(question);
            break;
        case PanelQuestion::Kind::Choices:
            question.spread ? addTicks(question) : addChoices(question);
            break;
        default:
            m_questions.push_back(new QuestionRow(m_look, question, this));
            m_layout->addWidget(m_questions.back());
            connect(m_questions.back(), &QuestionRow::answered, this, &RollList::answered);
        }
    }
}

void RollList::addOne(const PanelQuestion& question) {
    m_ones.push_back(new OneRow(m_look, question, this));
    m_layout->addWidget(m_ones.back());
    connect(m_ones.back(), &OneRow::chosen, this, &RollList::chosen);
}

void RollList::addTicks(const PanelQuestion& question) {
    m_ticks.push_back(new TicksRow(m_look, question, this));
    m_layout->addWidget(m_ticks.back());
    connect(m_ticks.back(), &TicksRow::picked, this, &RollList::picked);
}

void RollList::addChoices(const PanelQuestion& question) {
    m_choices.push_back(new ChoiceRow(m_look, question, this));
    m_layout->addWidget(m_choices.back());
    connect(m_choices.back(), &ChoiceRow::picked, this, &RollList::picked);
}

/// The rules may not know what the umpire sees: any modifier of the check can be put in by hand, and what no
/// rule knows in his own words.
void RollList::addOthers(std::size_t roll) {
    if (m_rolls[roll].others.empty() && m_rolls[roll].lines.empty()) {
        return;
    }
    auto* button = new QPushButton(tr("✎ Another modifier…"), this);
    button->setProperty("kind", QStringLiteral("quiet"));
    button->setObjectName(QStringLiteral("otherModifier"));
    button->setAccessibleName(tr("Another modifier, by hand"));
    button->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, roll] { fillOthers(*menu, roll); });
    m_layout->addWidget(button, 0, Qt::AlignLeft);
}

void RollList::fillOthers(QMenu& menu, std::size_t roll) {
    menu.clear();
    QAction* own = menu.addAction(tr("A line of your own…"));
    own->setObjectName(QStringLiteral("ownLine"));
    connect(own, &QAction::triggered, this, [this, roll] { Q_EMIT ownLineAsked(m_rolls[roll]); });
    menu.addSeparator();
    for (const PanelLine& line : m_rolls[roll].others) {
        QAction* action = menu.addAction(asWritten(line.label));
        action->setObjectName(QStringLiteral("other-") + toText(line.id));
        connect(action, &QAction::triggered, this,
                [this, line, roll] { Q_EMIT otherAsked(m_rolls[roll], line); });
    }
}

void RollList::fill(const std::vector<PanelRoll>& rolls) {
    std::size_t line = 0;
    Places places;
    for (const PanelRoll& roll : rolls) {
        for (const PanelLine& shown : roll.lines) {
            m_lines[line++]->setLine(shown);
        }
        for (const PanelQuestion& shown : roll.questions) {
            fillQuestion(shown, places);
        }
    }
}

void RollList::fillQuestion(const PanelQuestion& shown, Places& places) {
    switch (shown.kind) {
    case PanelQuestion::Kind::One:
        m_ones[places.one++]->setQuestion(shown);
        break;
    case PanelQuestion::Kind::Choices:
        if (shown.spread) {
            m_ticks[places.ticks++]->setQuestion(shown);
        } else {
            m_choices[places.choice++]->setQuestion(shown);
        }
        break;
    default:
        m_questions[places.question++]->setQuestion(shown);
    }
}

} // namespace umpire::gui

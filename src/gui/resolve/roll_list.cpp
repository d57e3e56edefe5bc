#include "resolve/roll_list.h"

#include "document/text.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "resolve/line_row.h"
#include "resolve/question_row.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

void emptyOut(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        } else if (QLayout* inner = item->layout()) {
            emptyOut(*inner);
        }
        delete item;
    }
}

} // namespace

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
        const QStringList headings = keys.filter(QRegularExpression(QStringLiteral("^roll ")));
        m_next = std::exchange(m_headings, headings) == headings ? m_next : -1;
        rebuildRows();
    }
    openNext();
    fill(rolls);
}

void RollList::rebuild() {
    rebuildRows();
    fill(m_rolls);
}

/// Who was open stays open, as long as the same throw.
void RollList::rebuildRows() {
    build();
    open(m_open);
}

void RollList::build() {
    emptyOut(*m_layout);
    m_lines.clear();
    m_questions.clear();
    m_choices.clear();
    m_ticks.clear();
    m_ones.clear();
    m_parties.clear();
    for (std::size_t i = 0; i < m_rolls.size(); ++i) {
        m_rows = m_layout;
        if (m_rolls.size() > 1) {
            addParty(i);
        }
        addLines(i);
        addQuestions(m_rolls[i]);
        addOthers(i);
    }
}

void RollList::addParty(std::size_t roll) {
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, m_look.px(4), 0, m_look.px(2));
    auto* fold = new QPushButton(this);
    fold->setObjectName(QStringLiteral("partyFold"));
    fold->setProperty("kind", QStringLiteral("quiet"));
    fold->setFocusPolicy(Qt::TabFocus);
    fold->setFixedWidth(m_look.target(26));
    auto* heading = new ElidedLabel(this);
    heading->setProperty("kind", QStringLiteral("heading"));
    heading->setWhole(m_rolls[roll].heading);
    head->addWidget(fold);
    head->addWidget(heading, 1);
    m_layout->addLayout(head);
    auto* rows = new QWidget(this);
    m_rows = new QVBoxLayout(rows);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_layout->addWidget(rows);
    m_parties.push_back({fold, rows});
    connect(fold, &QPushButton::clicked, this, [this, roll] { open(static_cast<int>(roll)); });
}

/// The others fold: what is asked now has the room.
void RollList::open(int party) {
    m_open = std::clamp(party, 0, std::max(0, static_cast<int>(m_parties.size()) - 1));
    for (std::size_t i = 0; i < m_parties.size(); ++i) {
        const bool shown = static_cast<int>(i) == m_open;
        const QString& who = m_rolls[i].heading;
        m_parties[i].rows->setVisible(shown);
        m_parties[i].fold->setText(shown ? QStringLiteral("▾") : QStringLiteral("▸"));
        m_parties[i].fold->setAccessibleName(shown ? tr("%1: open").arg(who) : tr("Open %1").arg(who));
    }
}

void RollList::openNext() {
    const auto found =
        std::find_if(m_rolls.begin(), m_rolls.end(), [](const PanelRoll& roll) { return roll.next; });
    const int next = found == m_rolls.end() ? m_open : static_cast<int>(found - m_rolls.begin());
    if (next != m_next) {
        m_next = next;
        open(next);
        if (m_open < static_cast<int>(m_parties.size())) {
            Q_EMIT turnedTo(m_parties[static_cast<std::size_t>(m_open)].fold);
        }
    }
}

void RollList::addLines(std::size_t roll) {
    for (std::size_t i = 0; i < m_rolls[roll].lines.size(); ++i) {
        auto* row = new LineRow(m_look, this);
        m_lines.push_back(row);
        m_rows->addWidget(row);
        connect(row, &LineRow::clicked, this,
                [this, row, roll] { Q_EMIT overrideAsked(m_rolls[roll], row); });
    }
}

/// Who is within reach is asked first: that is what umpires forget.
void RollList::addQuestions(const PanelRoll& roll) {
    std::vector<PanelQuestion> questions = roll.questions;
    std::stable_partition(questions.begin(), questions.end(), [](const PanelQuestion& question) {
        return question.kind == PanelQuestion::Kind::Choices;
    });
    for (const PanelQuestion& question : questions) {
        switch (question.kind) {
        case PanelQuestion::Kind::One:
            addOne(question);
            break;
        case PanelQuestion::Kind::Choices:
            question.spread ? addTicks(question) : addChoices(question);
            break;
        case PanelQuestion::Kind::Tick:
        case PanelQuestion::Kind::Count:
            m_questions.push_back(new QuestionRow(m_look, question, this));
            m_rows->addWidget(m_questions.back());
            connect(m_questions.back(), &QuestionRow::answered, this, &RollList::answered);
        }
    }
}

void RollList::addOne(const PanelQuestion& question) {
    m_ones.push_back(new OneRow(m_look, question, this));
    m_rows->addWidget(m_ones.back());
    connect(m_ones.back(), &OneRow::chosen, this, &RollList::chosen);
}

void RollList::addTicks(const PanelQuestion& question) {
    m_ticks.push_back(new TicksRow(m_look, question, this));
    m_rows->addWidget(m_ticks.back());
    connect(m_ticks.back(), &TicksRow::picked, this, &RollList::picked);
}

void RollList::addChoices(const PanelQuestion& question) {
    m_choices.push_back(new ChoiceRow(m_look, question, this));
    m_rows->addWidget(m_choices.back());
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
    m_rows->addWidget(button, 0, Qt::AlignLeft);
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
    case PanelQuestion::Kind::Tick:
    case PanelQuestion::Kind::Count:
        fillTick(*m_questions[places.question++], shown);
    }
}

/// One that is answered by its key while it is out of sight is brought into view.
void RollList::fillTick(QuestionRow& row, const PanelQuestion& shown) {
    const bool answered = row.question().fact == shown.fact && row.question().value != shown.value;
    row.setQuestion(shown);
    if (answered && row.isVisible() && row.visibleRegion().isEmpty()) {
        Q_EMIT turnedTo(&row);
    }
}

} // namespace umpire::gui

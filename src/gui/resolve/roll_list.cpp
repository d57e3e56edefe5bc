#include "resolve/roll_list.h"

#include "document/text.h"
#include "look/flow_layout.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "resolve/panel_rows.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

using OnAnswer = std::function<void(const Value&)>;

/// A question whose answer is picked: its text, and below or beside it what there is.
class PickedRow : public QWidget {
  public:
    PickedRow(const Look& look, const WorksheetQuestion& question, QWidget* parent)
        : QWidget(parent), m_look(look), m_question(question),
          m_label(new QLabel(toText(question.text), this)) {
        m_label->setFont(look.font(15));
        m_label->setWordWrap(true);
    }

    virtual void setQuestion(const WorksheetQuestion& question) { m_question = question; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(QPen(m_look.theme().line, 1));
        painter.drawLine(0, height() - 1, width(), height() - 1);
    }

    const Look& m_look;
    WorksheetQuestion m_question;
    QLabel* m_label;
};

/// A question answered with some of a list, such as the units that have an enemy near.
class ChoiceRow : public PickedRow {
  public:
    ChoiceRow(const Look& look, const WorksheetQuestion& question, const OnAnswer& answer, QWidget* parent)
        : PickedRow(look, question, parent), m_list(new PickList(toText(question.text), this)) {
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, look.px(3), 0, look.px(4));
        layout->addWidget(m_label, 1);
        layout->addWidget(m_list);
        m_list->setObjectName(
            QStringLiteral("question-%1-%2").arg(toText(question.place), toText(question.fact)));
        connect(m_list, &PickList::picked, this, [answer](const Ids& ids) { answer(Value(ids)); });
        m_list->setChoices(question.choices);
    }

    void setQuestion(const WorksheetQuestion& question) override { m_list->setChoices(question.choices); }

  private:
    PickList* m_list;
};

/// A question with one answer of a few, such as direct or indirect: buttons below its text.
class OneRow : public PickedRow {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::OneRow)

  public:
    OneRow(const Look& look, const WorksheetQuestion& question, const OnAnswer& answer, QWidget* parent)
        : PickedRow(look, question, parent) {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, look.px(3), 0, look.px(4));
        layout->setSpacing(look.px(4));
        auto* head = new QHBoxLayout;
        head->addWidget(m_label, 1);
        auto* key = makeLine(this, "", "muted", toText(question.key));
        head->addWidget(key);
        layout->addLayout(head);
        auto* row = new FlowLayout;
        row->setSpacing(look.px(6));
        for (const WorksheetChoice& choice : question.choices) {
            auto* button = named(new QPushButton(asWritten(toText(choice.name)), this),
                                 QStringLiteral("pick-") + toText(choice.id),
                                 tr("%1: %2").arg(toText(question.text), toText(choice.name)));
            button->setToolTip(tr("Key %1 takes the next").arg(toText(question.key)));
            button->setCheckable(true);
            button->setProperty("kind", QStringLiteral("slim"));
            m_buttons.push_back(button);
            row->addWidget(button);
            connect(button, &QPushButton::clicked, this, [answer, id = choice.id] { answer(Value(id)); });
        }
        layout->addLayout(row);
        OneRow::setQuestion(question);
    }

    void setQuestion(const WorksheetQuestion& question) override {
        for (std::size_t i = 0; i < m_buttons.size() && i < question.choices.size(); ++i) {
            m_buttons[i]->setChecked(question.choices[i].on);
        }
    }

  private:
    std::vector<QPushButton*> m_buttons;
};

/// A question answered with some of a few, each with a box of its own, the likeliest first. Its key ticks one
/// after the other.
class TicksRow : public PickedRow {
  public:
    TicksRow(const Look& look, const WorksheetQuestion& question, const OnAnswer& answer, QWidget* parent)
        : PickedRow(look, question, parent) {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, look.px(4), 0, 0);
        layout->setSpacing(0);
        layout->addWidget(m_label);
        for (std::size_t i = 0; i < question.choices.size(); ++i) {
            auto* row = named(new QuestionRow(look, tickOf(i), this),
                              QStringLiteral("pick-") + toText(question.choices[i].id));
            m_rows.push_back(row);
            layout->addWidget(row);
            connect(row, &QuestionRow::answered, this, [this, answer, i](int value) {
                m_question.choices[i].on = value != 0;
                answer(Value(pickedOf(m_question.choices)));
            });
        }
    }

    void setQuestion(const WorksheetQuestion& question) override {
        m_question = question;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_rows[i]->setQuestion(tickOf(i));
        }
    }

  private:
    /// The key ticks one after the other: how often it is pressed stands at each.
    WorksheetQuestion tickOf(std::size_t choice) const {
        const auto next =
            static_cast<std::size_t>(std::find_if(m_question.choices.begin(), m_question.choices.end(),
                                                  [](const WorksheetChoice& each) { return !each.on; }) -
                                     m_question.choices.begin());
        const WorksheetChoice& shown = m_question.choices[choice];
        WorksheetQuestion question;
        question.place = m_question.place;
        question.fact = m_question.fact;
        question.text = shown.name;
        question.amount = shown.on ? 1 : 0;
        const std::size_t presses = choice + 1 - next; // those before `next` are ticked
        if (!shown.on && !m_question.key.empty()) {
            question.key = presses == 1 ? m_question.key : std::to_string(presses) + "×" + m_question.key;
        }
        return question;
    }

    std::vector<QuestionRow*> m_rows;
};

/// What is asked, and of whom: while it is the same, rows are kept.
QStringList keysOf(const std::vector<WorksheetRoll>& rolls) {
    QStringList keys;
    for (const WorksheetRoll& roll : rolls) {
        keys << QStringLiteral("roll ") + toText(roll.name);
        for (const WorksheetLine& line : roll.lines) {
            keys << QStringLiteral("line ") + toText(line.id);
        }
        for (const WorksheetQuestion& question : roll.questions) {
            keys << QStringLiteral("ask ") + toText(question.place + ' ' + question.fact);
            for (const WorksheetChoice& choice : question.choices) {
                keys << QStringLiteral("of ") + toText(choice.id);
            }
        }
    }
    return keys;
}

} // namespace

RollList::RollList(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

void RollList::setRolls(const std::vector<WorksheetRoll>& rolls, int next) {
    const QStringList keys = keysOf(rolls);
    m_rolls = rolls;
    if (keys != m_keys) {
        m_keys = keys;
        const QStringList headings = keys.filter(QRegularExpression(QStringLiteral("^roll ")));
        m_next = std::exchange(m_headings, headings) == headings ? m_next : -1;
        build();
    }
    openNext(next);
    fill();
}

void RollList::rebuild() {
    build();
    fill();
}

/// Who was open stays open, as long as the same throw.
void RollList::build() {
    emptyOut(*m_layout);
    m_lines.clear();
    m_questions.clear();
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
    open(m_open);
}

void RollList::addParty(std::size_t roll) {
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, m_look.px(4), 0, m_look.px(2));
    auto* fold = named(new QPushButton(this), "partyFold");
    fold->setProperty("kind", QStringLiteral("quiet"));
    fold->setFocusPolicy(Qt::TabFocus);
    fold->setFixedWidth(m_look.target(26));
    auto* heading = new ElidedLabel(this);
    heading->setProperty("kind", QStringLiteral("heading"));
    heading->setWhole(toText(m_rolls[roll].name));
    head->addWidget(fold);
    head->addWidget(heading, 1);
    m_layout->addLayout(head);
    auto* rows = new QWidget(this);
    m_rows = filling<QVBoxLayout>(rows);
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
        const QString who = toText(m_rolls[i].name);
        m_parties[i].rows->setVisible(shown);
        m_parties[i].fold->setText(shown ? QStringLiteral("▾") : QStringLiteral("▸"));
        m_parties[i].fold->setAccessibleName(shown ? tr("%1: open").arg(who) : tr("Open %1").arg(who));
    }
}

void RollList::openNext(int next) {
    next = next < 0 ? m_open : next;
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
                [this, row, roll] { Q_EMIT byHandAsked(m_rolls[roll], row->line(), row); });
    }
}

/// Who is within reach is asked first: that is what umpires forget.
void RollList::addQuestions(const WorksheetRoll& roll) {
    const std::size_t first = m_questions.size();
    m_questions.resize(first + roll.questions.size());
    for (const bool several : {true, false}) {
        for (std::size_t i = 0; i < roll.questions.size(); ++i) {
            const AskKind kind = roll.questions[i].kind;
            if ((kind == AskKind::Choices || kind == AskKind::Subjects) == several) {
                m_questions[first + i] = addQuestion(roll.questions[i]);
            }
        }
    }
}

RollList::Show RollList::addQuestion(const WorksheetQuestion& question) {
    const OnAnswer answer = [this, place = question.place, fact = question.fact](const Value& value) {
        Q_EMIT answered(place, fact, value);
    };
    PickedRow* row = nullptr;
    switch (question.kind) {
    case AskKind::Flag:
    case AskKind::Count:
        return addTick(question);
    case AskKind::Choices:
    case AskKind::Subjects:
        if (question.spread) {
            row = new TicksRow(m_look, question, answer, this);
        } else {
            row = new ChoiceRow(m_look, question, answer, this);
        }
        break;
    case AskKind::Choice:
    case AskKind::Subject:
    case AskKind::Text:
    case AskKind::Values:
        row = new OneRow(m_look, question, answer, this);
    }
    m_rows->addWidget(row);
    return [row](const WorksheetQuestion& shown) { row->setQuestion(shown); };
}

/// One that is answered by its key while it is out of sight is brought into view.
RollList::Show RollList::addTick(const WorksheetQuestion& question) {
    auto* row = new QuestionRow(m_look, question, this);
    m_rows->addWidget(row);
    connect(row, &QuestionRow::answered, this, [this, row](int value) {
        const WorksheetQuestion asked = row->question();
        Q_EMIT answered(asked.place, asked.fact,
                        asked.kind == AskKind::Count ? Value(value) : Value(value != 0));
    });
    return [this, row](const WorksheetQuestion& shown) {
        const bool answered = row->question().fact == shown.fact && row->question().amount != shown.amount;
        row->setQuestion(shown);
        if (answered && row->isVisible() && row->visibleRegion().isEmpty()) {
            Q_EMIT turnedTo(row);
        }
    };
}

/// The rules may not know what the umpire sees: any modifier of the check can be put in by hand, and what no
/// rule knows in his own words.
void RollList::addOthers(std::size_t roll) {
    if (m_rolls[roll].others.empty() && m_rolls[roll].lines.empty()) {
        return;
    }
    auto* button = named(new QPushButton(tr("✎ Another modifier…"), this), "otherModifier",
                         tr("Another modifier, by hand"));
    button->setProperty("kind", QStringLiteral("quiet"));
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
    connect(own, &QAction::triggered, this, [this, roll] { Q_EMIT byHandAsked(m_rolls[roll], {}, nullptr); });
    menu.addSeparator();
    for (const WorksheetLine& line : m_rolls[roll].others) {
        QAction* action = menu.addAction(asWritten(toText(line.reason)));
        action->setObjectName(QStringLiteral("other-") + toText(line.id));
        connect(action, &QAction::triggered, this,
                [this, line, roll] { Q_EMIT byHandAsked(m_rolls[roll], line, nullptr); });
    }
}

void RollList::fill() {
    auto line = m_lines.begin();
    auto question = m_questions.begin();
    for (const WorksheetRoll& roll : m_rolls) {
        for (const WorksheetLine& shown : roll.lines) {
            (*line++)->setLine(shown);
        }
        for (const WorksheetQuestion& shown : roll.questions) {
            (*question++)(shown);
        }
    }
}

} // namespace umpire::gui

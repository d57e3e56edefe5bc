#include "table/turn_bar.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "look/text_kinds.h"
#include "look/widgets.h"
#include "table/due_panel.h"
#include "table/phase_bar.h"
#include "table/score_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>

namespace umpire::gui {

TurnBar::TurnBar(const Look& look, const BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_turn(new QLabel(this)),
      m_side(new ElidedLabel(this)), m_phases(new PhaseBar(look, document, this)),
      m_back(addButton(QStringLiteral("lastPhaseButton"))),
      m_next(addButton(QStringLiteral("nextPhaseButton"))), m_due(addButton(QStringLiteral("dueButton"))),
      m_filter(addButton(QStringLiteral("filterButton"))), m_undo(addButton(QStringLiteral("undoButton"))),
      m_clock(new TableClock(document, this)), m_clockButton(new ClockButton(document, *m_clock, this)),
      m_score(new ScoreButton(document, this)), m_dueMenu(new QMenu(m_due)), m_first(new QHBoxLayout),
      m_second(new QHBoxLayout) {
    setObjectName(QStringLiteral("turnBar"));
    m_turn->setObjectName(QStringLiteral("turnLabel"));
    m_side->setObjectName(QStringLiteral("sideLabel"));
    m_phases->setObjectName(QStringLiteral("phaseBar"));
    m_due->setMenu(m_dueMenu);
    build();
    explain();
    join();
    refresh();
}

void TurnBar::build() {
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(m_first);
    rows->addLayout(m_second);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_turn, m_side, m_phases, m_back, m_next}) {
        m_first->addWidget(widget);
    }
    m_first->addStretch(1);
    for (QPushButton* widget :
         std::initializer_list<QPushButton*>{m_clockButton, m_score, m_filter, m_due, m_undo}) {
        m_first->addWidget(widget);
    }
    m_second->addStretch(1);
}

void TurnBar::join() {
    connect(m_filter, &QPushButton::clicked, this, &TurnBar::filterAsked);
    connect(m_back, &QPushButton::clicked, this, &TurnBar::lastPhaseAsked);
    connect(m_next, &QPushButton::clicked, this, &TurnBar::nextPhaseAsked);
    connect(m_undo, &QPushButton::clicked, this, &TurnBar::undoAsked);
    connect(m_score, &ScoreButton::commandAsked, this, &TurnBar::commandAsked);
    connect(m_clock, &TableClock::commandAsked, this, &TurnBar::commandAsked);
    // It may come with a command, whose own notices come first and take away what was said before.
    connect(m_clockButton, &ClockButton::over, this, &TurnBar::noticed, Qt::QueuedConnection);
    connect(m_clockButton, &ClockButton::roomWanted, this, [this] {
        if (m_document.isOpen()) {
            arrange();
        }
    });
    connect(&m_look, &Look::changed, this, &TurnBar::refresh);
}

void TurnBar::showObjectives() {
    if (m_score->counts()) {
        m_score->showMenu();
    } else {
        Q_EMIT noticed(tr("The scenario lists no objectives yet. F6 opens it."));
    }
}

void TurnBar::explain() {
    m_filter->setText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the field"));
    m_filter->setToolTip(tr("Show only some of the units (F)"));
    m_back->setText(QStringLiteral("◂"));
    m_back->setAccessibleName(tr("Back to the phase before"));
    m_back->setToolTip(tr("Back to the phase before (Ctrl+Backspace)"));
    m_next->setAccessibleName(tr("Next phase"));
    m_next->setToolTip(tr("Ends this phase (Ctrl+Return)"));
}

QPushButton* TurnBar::addButton(const QString& name) {
    auto* button = new SignButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void TurnBar::refresh() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    layout()->setSpacing(m_look.px(6));
    m_first->setSpacing(m_look.px(12));
    m_second->setSpacing(m_look.px(12));
    setVisible(m_document.isOpen());
    if (m_document.isOpen()) {
        showClock();
        fillDue();
        m_clockButton->refresh();
        m_score->refresh();
        arrange();
    }
}

void TurnBar::follow(const ChangeEvent& event) {
    if (event.everything || event.kind == ChangeEvent::Kind::Opened) {
        refresh();
        return;
    }
    if (event.concerns(ChangeEvent::Parts(ChangeEvent::Clock) | ChangeEvent::Details | ChangeEvent::Notes)) {
        showClock();
    }
    if (event.concerns(ChangeEvent::Due)) {
        fillDue();
    }
    if (event.concerns(ChangeEvent::Parts(ChangeEvent::Objectives) | ChangeEvent::Roster)) {
        m_score->refresh();
    }
    arrange(); // what undo would take back
}

void TurnBar::showClock() {
    const auto& remarks = m_document.battle().remarks;
    const auto noted = remarks.find(NotedOn{"", m_document.battle().clock.turn});
    const QString turn = turnText(m_document.battle());
    m_turn->setText(noted == remarks.end() ? turn : tr("%1 · note").arg(turn));
    m_turn->setToolTip(noted == remarks.end() ? QString() : toText(noted->second));
    m_turn->setAccessibleDescription(m_turn->toolTip());
    setInk(*m_side, m_look.theme().side(actingSide(m_document.rules(), m_document.battle())));
    m_side->setWhole(actorWords(m_document.rules(), m_document.battle()));
    m_side->keepRoomFor(allActorWords(m_document.rules(), m_document.battle()));
    m_phases->refresh();
}

void TurnBar::fillDue() {
    m_dueMenu->clear();
    const std::vector<Due> list = DuePanel::inOrder(m_document);
    for (const Due& due : list) {
        QAction* action = m_dueMenu->addAction(asWritten(toText(due.text)));
        action->setObjectName(QStringLiteral("due-") + toText(due.id));
        connect(action, &QAction::triggered, this, [this, id = toText(due.id)] { Q_EMIT dueAsked(id); });
    }
    if (!list.empty()) {
        m_dueMenu->addSeparator();
        QAction* all = m_dueMenu->addAction(tr("The whole list, to resolve or waive"));
        all->setObjectName(QStringLiteral("dueList"));
        connect(all, &QAction::triggered, this, &TurnBar::dueListAsked);
    }
    m_due->setAccessibleName(list.empty() ? tr("Nothing due")
                                          : tr("%n due", "tests", static_cast<int>(list.size())));
    m_due->setEnabled(!list.empty());
    m_due->setProperty("kind", list.empty() ? QString() : QStringLiteral("due"));
    m_due->update();
}

/// What it takes back is in the tool tip: the button never grows, so that a click meant for it meets it.
void TurnBar::showUndo() {
    const QString what = m_document.undoText();
    const QString whole = what.isEmpty() ? tr("Nothing to undo") : tr("Undo: %1").arg(what);
    m_undo->setAccessibleName(whole);
    m_undo->setToolTip(whole);
    m_undo->setEnabled(!what.isEmpty());
}

/// Showing a button lays out the window around it, which may come back here with another width.
void TurnBar::arrange() {
    if (m_arranging) {
        return;
    }
    const QScopedValueRollback<bool> once(m_arranging, true);
    constexpr int mostTries = 3;
    for (int i = 0; i < mostTries; ++i) {
        const int before = width();
        arrangeWithin();
        if (width() == before) {
            return;
        }
    }
}

/// With less room first the words of the buttons go, then the phases take a row of their own.
void TurnBar::arrangeWithin() {
    const auto fits = [this](Words words, bool stacked) {
        stack(stacked);
        write(words);
        return roomLeft() >= 0;
    };
    m_phases->spellOut(0);
    fits(Words::All, false) || fits(Words::NoFilter, false) || fits(Words::Short, false) ||
        fits(Words::Signs, false) || fits(Words::All, true) || fits(Words::NoFilter, true) ||
        fits(Words::Signs, true);
    m_phases->spellOut(roomForPhases());
    showUndo();
    layout()->activate(); // rows that were changed must not be seen as they stood
}

void TurnBar::write(Words words) {
    const auto& list = m_document.battle().due;
    m_filter->setVisible(words == Words::All);
    m_score->write(words == Words::All);
    m_next->setText(words == Words::Signs   ? QStringLiteral("▸")
                    : words == Words::Short ? tr("Next ▸")
                                            : tr("Next phase ▸"));
    m_undo->setText(words == Words::Signs ? QStringLiteral("⟲") : tr("⟲ Undo"));
    constexpr int many = 99;
    int least = 0;
    for (const int due : {0, many, static_cast<int>(list.size())}) {
        m_due->setText(due == 0                ? tr("Nothing due")
                       : words == Words::Signs ? tr("Due %n", "tests", due)
                                               : tr("Due  %n ▾", "tests", due));
        for (const QString& kind : {QString(), QStringLiteral("due")}) {
            m_due->setProperty("kind", kind);
            least = std::max(least, m_due->sizeHint().width());
        }
    }
    m_due->setProperty("kind", list.empty() ? QString() : QStringLiteral("due"));
    m_due->setFixedWidth(least); // what falls due moves no button
}

void TurnBar::stack(bool stacked) {
    if (stacked == m_stacked) {
        return;
    }
    m_stacked = stacked;
    QHBoxLayout* from = stacked ? m_first : m_second;
    QHBoxLayout* to = stacked ? m_second : m_first;
    int place = stacked ? 0 : 2; // after turn and side
    for (QWidget* widget : std::initializer_list<QWidget*>{m_phases, m_back, m_next}) {
        from->removeWidget(widget);
        to->insertWidget(place++, widget);
    }
}

int TurnBar::widthOf(const QHBoxLayout& row) const {
    int width = 0;
    for (int i = 0; i < row.count(); ++i) {
        const QWidget* widget = row.itemAt(i)->widget();
        if (widget && !widget->isHidden()) {
            width += std::max(widget->sizeHint().width(), widget->minimumWidth()) + row.spacing();
        }
    }
    return width;
}

/// What is left of the row that is fuller.
int TurnBar::roomLeft() const {
    const QMargins around = layout()->contentsMargins();
    const int room = width() - around.left() - around.right();
    const int below = m_stacked ? room - widthOf(*m_second) : room;
    return std::min(room - widthOf(*m_first), below);
}

/// What they may take besides.
int TurnBar::roomForPhases() const {
    const QMargins around = layout()->contentsMargins();
    return m_stacked ? width() - around.left() - around.right() - widthOf(*m_second) : roomLeft();
}

/// However little room there is, it can be made do with.
QSize TurnBar::minimumSizeHint() const {
    return {m_look.px(320), QFrame::minimumSizeHint().height()};
}

void TurnBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (m_document.isOpen()) {
        arrange();
    }
}

} // namespace umpire::gui

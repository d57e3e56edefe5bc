#include "table/turn_bar.h"

#include "document/text.h"
#include "document/turn_words.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "table/phase_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace umpire::gui {

TurnBar::TurnBar(const Look& look, const BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_turn(new QLabel(this)),
      m_side(new ElidedLabel(this)), m_phases(new PhaseBar(look, document, this)),
      m_back(addButton(QStringLiteral("lastPhaseButton"))),
      m_next(addButton(QStringLiteral("nextPhaseButton"))), m_due(addButton(QStringLiteral("dueButton"))),
      m_filter(addButton(QStringLiteral("filterButton"))), m_undo(addButton(QStringLiteral("undoButton"))),
      m_dueMenu(new QMenu(m_due)) {
    setObjectName(QStringLiteral("turnBar"));
    m_turn->setObjectName(QStringLiteral("turnLabel"));
    m_side->setObjectName(QStringLiteral("sideLabel"));
    m_due->setMenu(m_dueMenu);
    auto* layout = new QHBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_turn, m_side, m_phases, m_back, m_next}) {
        layout->addWidget(widget);
    }
    layout->addStretch(1);
    layout->addWidget(m_filter);
    layout->addWidget(m_due);
    layout->addWidget(m_undo);
    connect(m_filter, &QPushButton::clicked, this, &TurnBar::filterAsked);
    connect(m_back, &QPushButton::clicked, this, &TurnBar::lastPhaseAsked);
    connect(m_next, &QPushButton::clicked, this, &TurnBar::nextPhaseAsked);
    connect(m_undo, &QPushButton::clicked, this, &TurnBar::undoAsked);
    connect(&look, &Look::changed, this, &TurnBar::refresh);
    refresh();
}

QPushButton* TurnBar::addButton(const QString& name) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void TurnBar::refresh() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    layout()->setSpacing(m_look.px(12));
    const bool open = m_document.isOpen();
    setVisible(open);
    if (!open) {
        return;
    }
    const Clock& clock = m_document.battle().clock;
    m_turn->setText(turnWords(m_document.battle()));
    int side = 0;
    for (const Subject* other : m_document.battle().all(SubjectKind::Side)) {
        if (other->id == clock.side) {
            break;
        }
        ++side;
    }
    m_side->setStyleSheet(QStringLiteral("color: %1").arg(m_look.theme().side(side).name()));
    m_side->setWhole(m_document.nameOf(clock.side));
    m_phases->refresh();
    m_phases->setMaximumWidth(brief() ? m_phases->minimumSizeHint().width() : QWIDGETSIZE_MAX);
    m_filter->setText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the field"));
    m_filter->setToolTip(tr("Show only some of the units (F)"));
    m_filter->setVisible(!brief() && !medium());
    m_back->setText(QStringLiteral("◂"));
    m_back->setAccessibleName(tr("Back to the phase before"));
    m_back->setToolTip(tr("Back to the phase before (Ctrl+Backspace)"));
    m_next->setText(brief() ? QStringLiteral("▸") : medium() ? tr("Next ▸") : tr("Next phase ▸"));
    m_next->setAccessibleName(tr("Next phase"));
    m_next->setToolTip(tr("Ends this phase (Ctrl+Return)"));
    fillDue();
    showUndo();
}

void TurnBar::fillDue() {
    m_dueMenu->clear();
    const auto& list = m_document.battle().due;
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
    m_due->setText(list.empty() ? tr("Nothing due") : tr("Due  %1 ▾").arg(list.size()));
    m_due->setVisible(!list.empty() || !brief());
    m_due->setAccessibleName(list.empty() ? tr("Nothing due") : tr("%1 due").arg(list.size()));
    m_due->setEnabled(!list.empty());
    m_due->setProperty("kind", list.empty() ? QString() : QStringLiteral("due"));
    m_due->setStyleSheet(
        list.empty() ? QString()
                     : QStringLiteral("color: %1; border-color: %1;").arg(m_look.theme().alarm.name()));
}

void TurnBar::showUndo() {
    const QString what = m_document.undoText();
    const QString whole = what.isEmpty() ? tr("Nothing to undo") : tr("Undo: %1").arg(what);
    const int room = brief() ? width() / 6 : medium() ? width() / 7 : std::max(m_look.px(120), width() / 4);
    m_undo->setText(
        asWritten(m_undo->fontMetrics().elidedText(QStringLiteral("⟲ ") + whole, Qt::ElideRight, room)));
    m_undo->setAccessibleName(whole);
    m_undo->setToolTip(whole);
    m_undo->setEnabled(!what.isEmpty());
}

void TurnBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (m_document.isOpen()) {
        refresh();
    }
}

/// With less room the phases come before the words of the buttons.
bool TurnBar::medium() const {
    return width() < m_look.px(1400);
}

/// Words give way to signs where the window is narrow for its text.
bool TurnBar::brief() const {
    return width() < m_look.px(1000);
}

} // namespace umpire::gui

#include "replay/replay_screen.h"

#include "document/record_text.h"
#include "field/field_view.h"
#include "look/elided_label.h"
#include "look/text_kinds.h"
#include "replay/past_edge.h"
#include "replay/replay_bar.h"
#include "table/phase_bar.h"
#include "umpire/checks/scope.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QShortcut>

#include <algorithm>

namespace umpire::gui {

ReplayScreen::ReplayScreen(const Look& look, BattleDocument& past, QWidget* parent)
    : QWidget(parent), m_look(look), m_past(past), m_walk(past), m_order(past) {
    setObjectName(QStringLiteral("replayScreen"));
    setAccessibleName(tr("The battle as it was"));
    setFocusPolicy(Qt::StrongFocus);
    build();
    setKeys();
    connect(&m_walk, &ReplayWalk::moved, this, &ReplayScreen::showMoment);
    connect(m_head, &ReplayHead::leaveAsked, this, &ReplayScreen::leaveAsked);
    connect(m_head, &ReplayHead::withPlayersChanged, this, &ReplayScreen::withPlayersChanged);
    connect(&m_look, &Look::changed, this, &ReplayScreen::restyle);
    restyle();
}

void ReplayScreen::build() {
    m_head = new ReplayHead(m_look, m_walk, this);
    m_field = new FieldView(m_look, m_order, this);
    m_field->setReadOnly(true);
    m_story = new ReplayStory(m_look, m_walk, this);
    m_bar = new ReplayBar(m_look, m_walk, this);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(0);
    rows->addWidget(m_head);
    rows->addWidget(makeMoment());
    rows->addWidget(m_field, 1);
    rows->addWidget(m_story);
    rows->addWidget(m_bar);
}

QWidget* ReplayScreen::makeMoment() {
    auto* moment = new QFrame(this);
    moment->setObjectName(QStringLiteral("replayMoment"));
    m_turn = new QLabel(moment);
    m_turn->setObjectName(QStringLiteral("turnLabel"));
    m_side = new ElidedLabel(moment);
    m_side->setObjectName(QStringLiteral("sideLabel"));
    m_phases = new PhaseBar(m_look, m_past, moment);
    m_phases->setObjectName(QStringLiteral("phaseBar"));
    auto* row = new QHBoxLayout(moment);
    row->addWidget(m_turn);
    row->addWidget(m_side);
    row->addWidget(m_phases);
    row->addStretch(1);
    return moment;
}

/// They work wherever the keyboard is on this screen; Space and the signs leave their keys to a button or a
/// list that has the keyboard.
void ReplayScreen::setKeys() {
    const std::pair<QKeySequence, std::function<void()>> keys[] = {
        {Qt::Key_Left, [this] { m_walk.step(-1); }},
        {Qt::Key_Right, [this] { m_walk.step(1); }},
        {Qt::Key_PageUp, [this] { m_walk.stepTurn(false); }},
        {Qt::Key_PageDown, [this] { m_walk.stepTurn(true); }},
        {Qt::Key_Home, [this] { m_walk.goTo(m_walk.first()); }},
        {Qt::Key_End, [this] { m_walk.goTo(m_walk.last()); }},
        {Qt::Key_Escape, [this] { Q_EMIT leaveAsked(); }},
        {Qt::Key_P, [this] { m_head->toggleWithPlayers(); }},
    };
    for (const auto& [key, act] : keys) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    }
}

void ReplayScreen::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
        m_walk.setPlaying(!m_walk.isPlaying());
        return;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        m_bar->changePace(event->key() == Qt::Key_Plus);
        return;
    default:
        // Nothing that is typed here reaches the table.
        event->accept();
    }
}

void ReplayScreen::restyle() {
    const int edge = pastEdge(m_look);
    layout()->setContentsMargins(edge, edge, edge, edge);
    QLayout& row = *m_turn->parentWidget()->layout();
    row.setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    row.setSpacing(m_look.px(12));
    showMoment();
}

void ReplayScreen::showMoment() {
    const Battle& battle = m_past.battle();
    m_turn->setText(turnText(battle));
    setInk(*m_side, m_look.theme().side(actingSide(m_past.rules(), battle)));
    m_side->setWhole(actorWords(m_past.rules(), battle));
    m_phases->refresh();
    const Record* record = m_walk.record();
    const RecordParties parties = record ? partiesOf(*record, m_past.rules()) : RecordParties();
    m_field->setChoice(parties.actor, parties.target);
}

bool ReplayScreen::withPlayers() const {
    return m_head->withPlayers();
}

void ReplayScreen::takeFocus() {
    setFocus(Qt::OtherFocusReason);
}

void ReplayScreen::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPastEdge(painter, rect(), m_look);
}

} // namespace umpire::gui

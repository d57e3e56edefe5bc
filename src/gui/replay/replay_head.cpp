#include "replay/replay_head.h"

#include "look/elided_label.h"
#include "replay/replay_walk.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace umpire::gui {

ReplayHead::ReplayHead(const Look& look, const ReplayWalk& walk, QWidget* parent)
    : QFrame(parent), m_look(look), m_walk(walk), m_title(new ElidedLabel(this)),
      m_players(new QCheckBox(tr("&Players see it too"), this)),
      m_leave(new QPushButton(tr("Back to &now"), this)) {
    setObjectName(QStringLiteral("replayHead"));
    m_title->setObjectName(QStringLiteral("replayTitle"));
    m_players->setObjectName(QStringLiteral("replayPlayers"));
    m_players->setToolTip(
        tr("The players’ window shows the same moment, without what is kept from them (P)"));
    m_players->setAccessibleName(tr("Players see it too"));
    m_players->setChecked(true);
    m_leave->setObjectName(QStringLiteral("replayLeave"));
    m_leave->setAccessibleName(tr("Back to now"));
    m_leave->setProperty("kind", QStringLiteral("primary"));
    m_leave->setToolTip(tr("Back to the battle as it stands (Esc)"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_title, 1);
    row->addWidget(m_players);
    row->addWidget(m_leave);
    connect(m_leave, &QPushButton::clicked, this, &ReplayHead::leaveAsked);
    connect(m_players, &QCheckBox::toggled, this, &ReplayHead::withPlayersChanged);
    connect(&walk, &ReplayWalk::moved, this, &ReplayHead::showPlace);
    connect(&look, &Look::changed, this, &ReplayHead::restyle);
    restyle();
}

void ReplayHead::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    layout()->setSpacing(m_look.px(16));
    showPlace();
}

void ReplayHead::showPlace() {
    const int shown = m_walk.at() - m_walk.first();
    const int all = m_walk.last() - m_walk.first();
    m_title->setWhole(shown == 0 ? tr("Looking back: before the first record of %1").arg(all)
                                 : tr("Looking back: record %1 of %2").arg(shown).arg(all));
}

bool ReplayHead::withPlayers() const {
    return m_players->isChecked();
}

void ReplayHead::toggleWithPlayers() {
    m_players->toggle();
}

} // namespace umpire::gui

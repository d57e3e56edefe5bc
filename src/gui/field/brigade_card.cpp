#include "field/brigade_card.h"

#include "field/loss_bar.h"
#include "field/pill.h"
#include "field/tile_delegate.h"
#include "look/elided_label.h"
#include "look/text_kinds.h"
#include "models/battle_reader.h"
#include "models/order_of_battle_model.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace umpire::gui {

BrigadeCard::BrigadeCard(const Look& look, QAbstractItemModel& model, const QModelIndex& formation,
                         TileDelegate& delegate, QWidget* parent)
    : QFrame(parent), m_look(look), m_formation(formation) {
    auto* layout = new QVBoxLayout(this);
    m_firstRow = new QHBoxLayout;
    m_secondRow = new QHBoxLayout;
    for (QHBoxLayout* row : {m_firstRow, m_secondRow}) {
        layout->addLayout(row);
    }
    buildHead();
    m_tiles = new TileList(look, model, formation, this);
    m_tiles->setItemDelegate(&delegate);
    layout->addWidget(m_tiles);
    setFocusPolicy(Qt::TabFocus);
    restyle();
}

void BrigadeCard::restyle() {
    layout()->setContentsMargins(m_look.px(8), m_look.px(6), m_look.px(8), m_look.px(6));
    layout()->setSpacing(m_look.px(2));
    for (QHBoxLayout* row : {m_firstRow, m_secondRow}) {
        row->setContentsMargins(m_look.px(4), 0, m_look.px(4), 0);
        row->setSpacing(m_look.px(8));
    }
    m_name->setMinimumHeight(m_look.px(24));
    m_tiles->reflow();
    m_losses->updateGeometry();
    m_state->updateGeometry();
    refresh();
}

void BrigadeCard::buildHead() {
    m_name = new ElidedLabel(this);
    m_name->setProperty("kind", QStringLiteral("heading"));
    m_commander = new ElidedLabel(this);
    m_state = new Pill(m_look, this);
    m_losses = new LossBar(m_look, this);
    m_firstRow->addWidget(m_name, 0);
    m_firstRow->addWidget(m_losses);
}

/// Commander and state stand beside the name where all fit, else on a line of their own.
void BrigadeCard::arrangeHead() {
    m_losses->setShort(m_name->sizeHint().width() + m_look.px(150 + 40) > width());
    const int gaps = 3 * m_firstRow->spacing() + m_look.px(32);
    const int pill = m_state->isVisibleTo(this) ? m_state->sizeHint().width() : 0;
    const int needed =
        m_name->sizeHint().width() + m_commander->sizeHint().width() + pill + m_losses->sizeHint().width();
    const bool one = needed + gaps <= width();
    QHBoxLayout* row = one ? m_firstRow : m_secondRow;
    if (row->indexOf(m_commander) >= 0) {
        return;
    }
    for (QHBoxLayout* other : {m_firstRow, m_secondRow}) {
        other->removeWidget(m_commander);
        other->removeWidget(m_state);
    }
    row->insertWidget(one ? 1 : 0, m_commander, 1);
    row->insertWidget(one ? 2 : 1, m_state);
    m_firstRow->setStretchFactor(m_name, one ? 0 : 1);
}

void BrigadeCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrangeHead();
}

void BrigadeCard::refresh() {
    const auto facts = m_formation.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
    m_name->setWhole(facts.name);
    m_state->setWord(facts.state, facts.tone);
    m_state->setToolTip(facts.stateText);
    m_losses->setLosses(facts);
    m_losses->setVisible(facts.tires);
    showCommander(facts);
    setAccessibleName(BattleReader::sentence(facts));
    m_tiles->setAccessibleName(tr("Units of %1").arg(facts.name));
    m_tiles->viewport()->update();
    arrangeHead();
}

/// What matters first: the name may be cut short.
QString BrigadeCard::absent(const CommanderFacts& commander) {
    return commander.returnsTurn > 0
               ? tr("☆ %1, back turn %2: %3")
                     .arg(commander.fate, QString::number(commander.returnsTurn), commander.name)
               : tr("☆ %1: %2").arg(commander.fate, commander.name);
}

/// ★ in place; ☆ down, with the turn in which another takes over.
void BrigadeCard::showCommander(const GroupFacts& facts) {
    QStringList shown;
    bool lost = false;
    for (const CommanderFacts& commander : facts.commanders) {
        lost = lost || !commander.present;
        shown << (commander.present ? QStringLiteral("★ ") + commander.name : absent(commander));
    }
    setInk(*m_commander, lost ? m_look.theme().alarm : m_look.theme().muted);
    m_commander->setFont(m_look.font(13, lost ? QFont::DemiBold : QFont::Normal));
    m_commander->setWhole(shown.join(QStringLiteral("  ")));
}

int BrigadeCard::showOnly(const std::function<bool(const QModelIndex&)>& shown) {
    const int count = m_tiles->showOnly(shown);
    setVisible(count > 0);
    return count;
}

void BrigadeCard::setReadOnly(bool readOnly) {
    setFocusPolicy(readOnly ? Qt::NoFocus : Qt::TabFocus);
    m_tiles->setReadOnly(readOnly);
}

void BrigadeCard::contextMenuEvent(QContextMenuEvent* event) {
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuAsked(m_formation,
                     keyboard ? mapToGlobal(m_name->geometry().bottomLeft()) : event->globalPos());
}

void BrigadeCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F10 && event->modifiers().testFlag(Qt::ShiftModifier)) {
        Q_EMIT menuAsked(m_formation, mapToGlobal(m_name->geometry().bottomLeft()));
    } else {
        QFrame::keyPressEvent(event);
    }
}

void BrigadeCard::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    update();
}

void BrigadeCard::focusOutEvent(QFocusEvent* event) {
    QFrame::focusOutEvent(event);
    update();
}

void BrigadeCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(m_look.theme().selection, 2) : QPen(m_look.theme().line, 1));
    painter.setBrush(m_look.theme().pane);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m_look.px(8), m_look.px(8));
}

} // namespace umpire::gui

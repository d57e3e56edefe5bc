#include "field/side_column.h"

#include "field/brigade_card.h"
#include "look/elided_label.h"
#include "models/order_of_battle_model.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace umpire::gui {

SideColumn::SideColumn(const Look& look, QAbstractItemModel& model, const QModelIndex& side,
                       TileDelegate& delegate, QWidget* parent)
    : QWidget(parent), m_look(look), m_side(side) {
    setObjectName(QStringLiteral("sideColumn"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_name = new ElidedLabel(this);
    layout->addWidget(m_name);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(m_scroll, 1);
    fill(model, delegate);
    restyle();
}

void SideColumn::restyle() {
    layout()->setSpacing(m_look.px(4));
    m_scroll->widget()->layout()->setContentsMargins(0, 0, m_look.px(2), m_look.px(8));
    m_scroll->widget()->layout()->setSpacing(m_look.px(8));
    m_name->setContentsMargins(m_look.px(4), 0, 0, 0);
    for (const auto& [label, chain] : m_above) {
        label->setContentsMargins(m_look.px(4), 0, 0, 0);
    }
    for (BrigadeCard* card : m_cards) {
        card->restyle();
    }
    refresh();
}

void SideColumn::fill(QAbstractItemModel& model, TileDelegate& delegate) {
    auto* contents = new QWidget(m_scroll);
    contents->setObjectName(QStringLiteral("columnContents"));
    auto* layout = new QVBoxLayout(contents);
    for (int row = 0; row < model.rowCount(m_side); ++row) {
        const QModelIndex formation = model.index(row, 0, m_side);
        if (model.rowCount(formation) == 0) {
            continue;
        }
        addAbove(*layout, model, formation);
        m_cards.push_back(new BrigadeCard(m_look, model, formation, delegate, contents));
        layout->addWidget(m_cards.back());
    }
    layout->addStretch(1);
    m_scroll->setWidget(contents);
}

/// The headquarters above a formation stand over the first of those they command.
void SideColumn::addAbove(QVBoxLayout& layout, const QAbstractItemModel& model,
                          const QModelIndex& formation) {
    const auto& order = static_cast<const OrderOfBattleModel&>(model);
    const QString side = m_side.data(OrderOfBattleModel::IdRole).toString();
    std::vector<QPersistentModelIndex> chain;
    QString above = formation.data(OrderOfBattleModel::AboveRole).toString();
    while (!above.isEmpty() && above != side && !m_told.contains(above)) {
        m_told << above;
        chain.emplace_back(order.indexOf(above.toStdString()));
        above = chain.back().data(OrderOfBattleModel::AboveRole).toString();
    }
    if (chain.empty()) {
        return;
    }
    auto* label = new ElidedLabel(m_scroll);
    label->setProperty("kind", QStringLiteral("muted"));
    layout.addWidget(label);
    std::reverse(chain.begin(), chain.end());
    m_above.emplace_back(label, std::move(chain));
}

QString SideColumn::chainText(const std::vector<QPersistentModelIndex>& chain) {
    QStringList parts;
    for (const QPersistentModelIndex& index : chain) {
        const auto facts = index.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
        QString text = facts.name;
        for (const CommanderFacts& commander : facts.commanders) {
            text += (commander.present ? QStringLiteral("  ★ ") : QStringLiteral("  ☆ ")) + commander.name +
                    (commander.present ? QString() : tr(" lost"));
        }
        parts << text;
    }
    return parts.join(QStringLiteral("   ·   "));
}

void SideColumn::watchWheel(QObject* watcher) {
    m_scroll->viewport()->installEventFilter(watcher);
}

void SideColumn::refresh() {
    const auto facts = m_side.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
    const QString strength = tr("%1 of %2 elements").arg(facts.start - facts.lost).arg(facts.start);
    m_name->setStyleSheet(QStringLiteral("color: %1; font-size: %2px; font-weight: 600;")
                              .arg(m_look.theme().side(facts.side).name())
                              .arg(m_look.px(18)));
    m_name->setWhole(facts.name + QStringLiteral("   ") + strength);
    for (const auto& [label, chain] : m_above) {
        label->setWhole(chainText(chain));
    }
    for (BrigadeCard* card : m_cards) {
        card->refresh();
    }
}

void SideColumn::reveal(const QWidget* list, const QRect& tile) {
    const QPoint at = list->mapTo(m_scroll->widget(), tile.center());
    m_scroll->ensureVisible(at.x(), at.y(), 0, tile.height() / 2 + m_look.px(12));
}

} // namespace umpire::gui

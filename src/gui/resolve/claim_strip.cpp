#include "resolve/claim_strip.h"

#include "look/plain_texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace umpire::gui {

ClaimStrip::ClaimStrip(const Look& look, ClaimQueue& queue, const ResolveState& state, QWidget* parent)
    : QFrame(parent), m_look(look), m_queue(queue), m_state(state), m_head(new QLabel(this)),
      m_cards(new QHBoxLayout) {
    setObjectName(QStringLiteral("claimStrip"));
    m_head->setProperty("kind", QStringLiteral("heading"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* contents = new QWidget(scroll);
    contents->setLayout(m_cards);
    scroll->setWidget(contents);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(scroll, 1);
    connect(&queue, &ClaimQueue::changed, this, &ClaimStrip::refresh);
    connect(&look, &Look::changed, this, &ClaimStrip::refresh);
    refresh();
}

void ClaimStrip::refresh() {
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    while (QLayoutItem* item = m_cards->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    layout()->setContentsMargins(m_look.px(16), m_look.px(4), m_look.px(8), m_look.px(4));
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setSpacing(m_look.px(4));
    m_head->setText(tr("Parked"));
    for (std::size_t i = 0; i < m_queue.claims().size(); ++i) {
        addCard(i);
    }
    m_cards->addStretch(1);
    setFixedHeight(std::max(m_look.px(52), m_look.touch() + m_look.px(8)));
    setVisible(!m_queue.empty());
    if (hadFocus) {
        Q_EMIT focusLost();
    }
}

void ClaimStrip::addCard(std::size_t index) {
    const QString title = m_state.titleOf(m_queue.claims()[index]);
    auto* card = new QPushButton(asWritten(title), this);
    card->setObjectName(QStringLiteral("claim-%1").arg(index));
    card->setAccessibleName(tr("Resolve now: %1").arg(title));
    card->setToolTip(tr("Takes this up"));
    auto* drop = new QPushButton(QStringLiteral("×"), this);
    drop->setObjectName(QStringLiteral("drop-%1").arg(index));
    drop->setAccessibleName(tr("Drop: %1").arg(title));
    drop->setToolTip(tr("Drops this claim"));
    m_cards->addWidget(card);
    m_cards->addWidget(drop);
    m_cards->addSpacing(m_look.px(8));
    connect(card, &QPushButton::clicked, this, [this, index] { Q_EMIT taken(static_cast<int>(index)); });
    connect(drop, &QPushButton::clicked, this, [this, index] { m_queue.take(index); });
}

void ClaimQueue::add(Draft claim) {
    m_claims.push_back(std::move(claim));
    Q_EMIT changed();
}

Draft ClaimQueue::take(std::size_t index) {
    Draft claim = m_claims.at(index);
    m_claims.erase(m_claims.begin() + static_cast<std::ptrdiff_t>(index));
    Q_EMIT changed();
    return claim;
}

void ClaimQueue::clear() {
    m_claims.clear();
    Q_EMIT changed();
}

} // namespace umpire::gui

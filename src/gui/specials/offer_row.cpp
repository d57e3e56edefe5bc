#include "specials/offer_row.h"

#include "look/plain_texts.h"

#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace umpire::gui {

OfferRow::OfferRow(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OfferRow::show(const QList<SpecialOffer>& offers, const QString& whose) {
    for (QPushButton* button : m_buttons) {
        // It may be the one that was just pressed.
        button->hide();
        button->setObjectName({});
        button->deleteLater();
    }
    m_buttons.clear();
    QList<SpecialOffer> rest;
    for (const SpecialOffer& offer : offers) {
        offer.first ? addButton(offer, whose) : rest.append(offer);
    }
    if (!rest.isEmpty()) {
        addMenu(rest, whose);
    }
    updateGeometry();
    arrange(width(), true);
}

void OfferRow::addButton(const SpecialOffer& offer, const QString& whose) {
    auto* button = new QPushButton(asWritten(offer.due ? tr("Due: %1").arg(offer.name) : offer.name), this);
    button->setObjectName(QStringLiteral("offer-") + offer.id);
    button->setProperty("kind", offer.due ? QStringLiteral("smallPrimary") : QStringLiteral("small"));
    button->setAccessibleName(tr("%1: %2").arg(whose, offer.name));
    button->setToolTip(offer.tip);
    button->setEnabled(offer.possible);
    button->setVisible(true);
    connect(button, &QPushButton::clicked, this, [this, offer] { Q_EMIT asked(offer); });
    m_buttons << button;
}

void OfferRow::addMenu(const QList<SpecialOffer>& rest, const QString& whose) {
    auto* button = new QPushButton(tr("More ▾"), this);
    button->setObjectName(QStringLiteral("offersMore"));
    button->setProperty("kind", QStringLiteral("small"));
    button->setAccessibleName(tr("%1: more").arg(whose));
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    for (const SpecialOffer& offer : rest) {
        QAction* action = menu->addAction(asWritten(offer.name));
        action->setObjectName(QStringLiteral("offer-") + offer.id);
        action->setToolTip(offer.tip.isEmpty() ? offer.name : offer.tip);
        action->setEnabled(offer.possible);
        connect(action, &QAction::triggered, this, [this, offer] { Q_EMIT asked(offer); });
    }
    button->setMenu(menu);
    button->setVisible(true);
    m_buttons << button;
}

void OfferRow::restyle() {
    updateGeometry();
    arrange(width(), true);
}

QSize OfferRow::sizeHint() const {
    int width = contentsMargins().left();
    for (const QPushButton* button : m_buttons) {
        width += button->sizeHint().width() + m_look.px(6);
    }
    return {std::max(1, width - m_look.px(6)), arrange(std::max(1, width), false)};
}

QSize OfferRow::minimumSizeHint() const {
    int width = 1;
    for (const QPushButton* button : m_buttons) {
        width = std::max(width, button->sizeHint().width());
    }
    return {width, arrange(std::max(width, this->width()), false)};
}

int OfferRow::arrange(int width, bool place) const {
    const int gap = m_look.px(6);
    const int first = contentsMargins().left();
    int left = first;
    int top = 0;
    int tall = 0;
    for (QPushButton* button : m_buttons) {
        const QSize size = button->sizeHint();
        if (left > first && left + size.width() > width) {
            left = first;
            top += tall + gap;
            tall = 0;
        }
        if (place) {
            button->setGeometry(left, top, std::min(size.width(), width - first), size.height());
        }
        left += size.width() + gap;
        tall = std::max(tall, size.height());
    }
    return top + tall;
}

void OfferRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

} // namespace umpire::gui

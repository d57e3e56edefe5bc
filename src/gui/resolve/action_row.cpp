#include "resolve/action_row.h"

#include "document/text.h"
#include "look/flow_layout.h"
#include "look/plain_texts.h"

#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace umpire::gui {

namespace {

/// More would not stand beside each other in the panel.
constexpr std::size_t mostActions = 3;
/// Between two buttons.
constexpr int gap = 8;

/// What suits the moment best, in the order of the rules.
std::vector<Offer> foremost(const std::vector<Offer>& offers) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < offers.size(); ++place) {
        if (offers[place].meant) {
            places.push_back(place);
        }
    }
    std::stable_sort(places.begin(), places.end(), [&offers](std::size_t a, std::size_t b) {
        return offers[a].objections < offers[b].objections;
    });
    places.resize(std::min(places.size(), mostActions));
    std::sort(places.begin(), places.end());
    std::vector<Offer> first;
    for (const std::size_t place : places) {
        first.push_back(offers[place]);
    }
    return first;
}

bool same(const Offer& a, const Offer& b) {
    return a.id == b.id && a.check == b.check;
}

bool same(const std::vector<Offer>& some, const std::vector<Offer>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const Offer& a, const Offer& b) { return same(a, b); });
}

} // namespace

ActionRow::ActionRow(QWidget* parent) : QWidget(parent) {
    auto* row = new FlowLayout(this);
    row->setSpacing(gap);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ActionRow::setOffers(const std::vector<Offer>& offers, const Offer* chosen) {
    if (!same(offers, m_offers) || !same(foremost(offers), foremost(m_offers))) {
        m_offers = offers;
        build();
    }
    setVisible(!m_offers.empty());
    mark(chosen);
}

void ActionRow::build() {
    for (const auto& [id, button] : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    if (m_more) {
        m_more->hide();
        m_more->deleteLater();
    }
    m_buttons.clear();
    for (const Offer& offer : foremost(m_offers)) {
        QPushButton* button = addButton(toText(offer.name));
        button->setCheckable(true);
        button->setObjectName(QStringLiteral("offer-") + toText(offer.id));
        m_buttons.emplace_back(offer.id, button);
        connect(button, &QPushButton::clicked, this, [this, id = toText(offer.id)] { Q_EMIT picked(id); });
    }
    m_more = addButton(tr("More ▾"));
    m_more->setCheckable(true);
    m_more->setObjectName(QStringLiteral("moreOffers"));
    m_menu = new QMenu(m_more);
    for (const Offer& offer : m_offers) {
        const bool shown = std::any_of(m_buttons.begin(), m_buttons.end(),
                                       [&offer](const auto& button) { return button.first == offer.id; });
        if (!shown) {
            QAction* action = m_menu->addAction(asWritten(toText(offer.name)));
            action->setObjectName(QStringLiteral("offer-") + toText(offer.id));
            connect(action, &QAction::triggered, this, [this, id = toText(offer.id)] { Q_EMIT picked(id); });
        }
    }
    m_more->setMenu(m_menu);
    m_more->setVisible(!m_menu->isEmpty());
}

QPushButton* ActionRow::addButton(const QString& text) {
    auto* button = new QPushButton(asWritten(text), this);
    button->setAccessibleName(text);
    layout()->addWidget(button);
    button->show();
    return button;
}

void ActionRow::mark(const Offer* chosen) {
    bool marked = false;
    for (const auto& [id, button] : m_buttons) {
        button->setChecked(chosen && chosen->id == id);
        marked = marked || button->isChecked();
    }
    if (m_more) {
        m_more->setChecked(chosen && !marked);
        m_more->setText(chosen && !marked ? tr("%1 ▾").arg(asWritten(toText(chosen->name))) : tr("More ▾"));
    }
}

QString keyOfAction(const RulePack& rules, const Id& action) {
    const auto found = rules.roles.keys.find(action);
    return found == rules.roles.keys.end() ? QString() : QString(QLatin1Char(found->second));
}

} // namespace umpire::gui

#include "resolve/action_row.h"

#include "document/text.h"
#include "look/plain_texts.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace umpire::gui {

namespace {

/// More would not stand beside each other in the panel.
constexpr std::size_t mostActions = 3;

/// What suits the moment best, in the order of the rules.
std::vector<Offer> foremost(const std::vector<Offer>& offers) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < offers.size(); ++place) {
        offers[place].meant ? places.push_back(place) : void();
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
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (QHBoxLayout*& row : m_rows) {
        row = new QHBoxLayout;
        row->setSpacing(8);
        row->setAlignment(Qt::AlignLeft);
        layout->addLayout(row);
    }
}

/// What does not fit into a line stands in the next, the menu last.
void ActionRow::arrange() {
    if (!m_more) {
        return;
    }
    std::vector<QPushButton*> all;
    for (const auto& [id, button] : m_buttons) {
        all.push_back(button);
    }
    all.push_back(m_more);
    std::size_t line = 0;
    int used = 0;
    for (QPushButton* button : all) {
        for (QHBoxLayout* row : m_rows) {
            row->removeWidget(button);
        }
        const int needed = button->sizeHint().width();
        if (used > 0 && used + needed > width()) {
            ++line;
            used = 0;
        }
        used += needed + m_rows[0]->spacing();
        m_rows[line]->addWidget(button);
    }
}

void ActionRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
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
    arrange();
}

QPushButton* ActionRow::addButton(const QString& text) {
    auto* button = new QPushButton(asWritten(text), this);
    button->setAccessibleName(text);
    m_rows[0]->addWidget(button);
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
        arrange();
    }
}

} // namespace umpire::gui

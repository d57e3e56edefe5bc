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
constexpr std::size_t mostButtons = 3;

/// Those on a target come first; a game that has none shows what it has.
std::vector<Offer> foremost(const std::vector<Offer>& offers) {
    std::vector<Offer> first;
    std::copy_if(offers.begin(), offers.end(), std::back_inserter(first),
                 [](const Offer& offer) { return offer.two; });
    if (first.empty()) {
        first = offers;
    }
    first.resize(std::min(first.size(), mostButtons));
    return first;
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

/// The menu goes to a line of its own where the buttons fill theirs.
void ActionRow::arrange() {
    if (!m_more) {
        return;
    }
    int needed = m_more->sizeHint().width();
    for (const auto& [id, button] : m_buttons) {
        needed += button->sizeHint().width() + m_rows[0]->spacing();
    }
    QHBoxLayout* row = m_rows[needed > width() ? 1 : 0];
    if (row->indexOf(m_more) < 0) {
        m_rows[0]->removeWidget(m_more);
        m_rows[1]->removeWidget(m_more);
        row->addWidget(m_more);
    }
}

void ActionRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ActionRow::setOffers(const std::vector<Offer>& offers, const Offer* chosen) {
    const auto same = [](const Offer& a, const Offer& b) { return a.id == b.id && a.check == b.check; };
    if (!std::equal(offers.begin(), offers.end(), m_offers.begin(), m_offers.end(), same)) {
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

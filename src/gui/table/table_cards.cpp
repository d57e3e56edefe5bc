#include "table/table_screen.h"

#include "cards/card_table.h"
#include "document/text.h"
#include "field/field_view.h"
#include "seat/card_choice.h"
#include "table/last_line.h"
#include "table/notice_bar.h"

#include <QAction>
#include <QVBoxLayout>

namespace umpire::gui {

/// A game of cards is seen as cards at first. False when the battle that is open has none.
bool TableScreen::followCards() {
    const bool there = m_document.isOpen() && hasCards(m_document.rules());
    if (there != m_cardsFollowed) {
        m_cardsFollowed = there;
        m_last->setCards(there);
        m_mapAction->setText(there ? tr("&Cards") : tr("&Map"));
        showCards(there);
    }
    if (there && m_cards) {
        m_cards->refresh();
    }
    return there;
}

void TableScreen::showCards(bool shown) {
    if (shown && !m_cards) {
        m_cards = new CardTable(m_look, m_document, m_field->parentWidget());
        auto* column = static_cast<QVBoxLayout*>(m_field->parentWidget()->layout());
        column->insertWidget(column->indexOf(m_field), m_cards, 1);
        connect(m_cards, &CardTable::chosen, this,
                [this](const QString& subject) { chosen(fromText(subject)); });
        m_cards->setTaker([this](const QString& card) { return takeCard(fromText(card)); });
    }
    m_cards ? m_cards->setVisible(shown) : void();
    m_field->setVisible(!shown);
    m_notices->lieOver(shown ? static_cast<QWidget&>(*m_cards) : *m_field);
    m_mapAction->setVisible(m_cardsFollowed);
    m_mapAction->setChecked(shown);
    m_last->setMap(m_cardsFollowed, shown);
    showCardParts();
}

void TableScreen::showCardParts() {
    if (!m_cards || !m_document.isOpen()) {
        return;
    }
    m_cards->setChosen(toText(m_state.subject()), toText(m_state.target()), listedIn(m_state.sheet()));
}

bool TableScreen::takeCard(const Id& card) {
    const bool taken = takeIntoChoice(m_state, card);
    taken ? m_notices->say({}) : void();
    return taken;
}

} // namespace umpire::gui

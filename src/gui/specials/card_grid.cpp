#include "specials/card_grid.h"

#include <QEvent>

#include <algorithm>

namespace umpire::gui {

CardGrid::CardGrid(const Look& look, int column, QWidget* parent)
    : QWidget(parent), m_look(look), m_column(column) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CardGrid::add(QWidget* card) {
    card->setParent(this);
    card->show();
    m_cards << card;
}

void CardGrid::shorten(qsizetype count) {
    while (m_cards.size() > count) {
        // A card may be in the middle of telling of a click.
        QWidget* card = m_cards.takeLast();
        card->hide();
        card->setParent(nullptr);
        card->deleteLater();
    }
}

void CardGrid::arrange() {
    const int gap = m_look.px(8);
    const int columns = std::max(1, (width() + gap) / (m_look.px(m_column) + gap));
    const int wide = (width() - (columns - 1) * gap) / columns;
    int top = 0;
    for (qsizetype first = 0; first < m_cards.size(); first += columns) {
        const qsizetype end = std::min<qsizetype>(m_cards.size(), first + columns);
        int tall = 0;
        for (qsizetype i = first; i < end; ++i) {
            QWidget* card = m_cards[i];
            tall = std::max(tall, card->hasHeightForWidth() ? card->heightForWidth(wide)
                                                            : card->sizeHint().height());
        }
        for (qsizetype i = first; i < end; ++i) {
            m_cards[i]->setGeometry(static_cast<int>(i - first) * (wide + gap), top, wide, tall);
        }
        top += tall + gap;
    }
    setFixedHeight(std::max(1, top - gap));
}

void CardGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        arrange();
    }
}

bool CardGrid::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        arrange();
    }
    return QWidget::event(event);
}

} // namespace umpire::gui

#include "cards/card_row.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double widest = 150;
constexpr double narrowest = 92; ///< a name in two lines
constexpr double least = 58;     ///< so high a card still says its name
constexpr double most = 150;
constexpr double gap = 5;
constexpr double raised = 9; ///< how far a card that may be played stands out

} // namespace

CardRow::CardRow(const Look& look, Silhouettes& silhouettes, Middle middle, QWidget* parent)
    : QWidget(parent), m_look(look), m_silhouettes(silhouettes), m_middle(middle) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const auto fit = [this] { setMaximumHeight(m_look.px(most)); };
    connect(&look, &Look::changed, this, fit);
    fit();
}

QSize CardRow::minimumSizeHint() const {
    return {m_look.px(200), m_look.px(least)};
}

CardButton* CardRow::make() {
    auto* button = new CardButton(m_look, m_silhouettes, this);
    button->installEventFilter(this);
    connect(button, &CardButton::clicked, this, [this, button] { Q_EMIT pressed(button->card().unit.id); });
    return button;
}

void CardRow::show(const QList<CardFacts>& cards) {
    while (m_buttons.size() > cards.size()) {
        CardButton* gone = m_buttons.takeLast();
        gone->show({{}, {}, false, {}}); // until it goes nobody may read it either
        gone->hide();
        gone->deleteLater();
    }
    while (m_buttons.size() < cards.size()) {
        m_buttons << make();
    }
    for (qsizetype i = 0; i < cards.size(); ++i) {
        m_buttons[i]->show(cards[i]);
        m_buttons[i]->setVisible(true);
    }
    layOut();
}

/// As wide as there is room for; where there is too little, each covers a part of the one before, but for
/// those that are meant.
void CardRow::layOut() {
    const int count = static_cast<int>(m_buttons.size());
    if (count == 0) {
        return;
    }
    const int room = (width() - (count - 1) * m_look.px(gap)) / count;
    const int wide = std::clamp(room, m_look.px(narrowest), m_look.px(widest));
    const int step = count > 1 ? std::min(wide + m_look.px(gap), (width() - wide) / (count - 1)) : 0;
    for (int i = 0; i < count; ++i) {
        CardButton* button = m_buttons[i];
        const int back = button->card().ready ? 0 : m_look.px(raised);
        button->setGeometry(i * step, m_middle == Middle::Above ? back : 0, wide, height() - back);
        button->setSeen(i + 1 < count ? std::min(step, wide) : wide);
        button->raise();
    }
    for (CardButton* button : m_buttons) {
        using Part = CardButton::Part;
        if (button->hasFocus() || (button->part() != Part::None && button->part() != Part::Open)) {
            button->raise();
        }
    }
}

void CardRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void CardRow::step(CardButton& from, int by) {
    const auto to = m_buttons.indexOf(&from) + by;
    if (to >= 0 && to < m_buttons.size()) {
        m_buttons[to]->setFocus(Qt::TabFocusReason);
    }
}

/// Left and right go along the row; the card that has the keyboard lies on top.
bool CardRow::eventFilter(QObject* watched, QEvent* event) {
    auto* button = static_cast<CardButton*>(watched);
    if (event->type() == QEvent::FocusIn) {
        button->raise();
    } else if (event->type() == QEvent::FocusOut || event->type() == QEvent::Leave) {
        layOut();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            step(*button, key == Qt::Key_Left ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace umpire::gui

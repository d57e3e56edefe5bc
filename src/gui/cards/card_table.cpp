#include "cards/card_table.h"

#include "cards/covered_line.h"
#include "document/record_text.h"
#include "document/text.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

namespace {

/// The piles that are laid out, from the edge of the table to its middle.
QList<PileFacts> spreadOf(const CardSideFacts& side) {
    QList<PileFacts> piles;
    std::copy_if(side.piles.begin(), side.piles.end(), std::back_inserter(piles),
                 [](const PileFacts& pile) { return pile.spread; });
    return piles;
}

QString toldOf(const PileFacts& pile) {
    return CardTable::tr("%1 %2", "a pile and how many cards it has").arg(pile.name).arg(pile.count);
}

} // namespace

CardTable::CardTable(const Look& look, const BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_grid(new QGridLayout), m_foot(new QHBoxLayout),
      m_chance(new CoveredLine(this)), m_invitation(new QLabel(this)) {
    setObjectName(QStringLiteral("cardTable"));
    setAccessibleName(tr("The cards on the table"));
    m_invitation->setObjectName(QStringLiteral("cardInvitation"));
    m_invitation->setProperty("kind", QStringLiteral("heading"));
    m_invitation->setAlignment(Qt::AlignCenter);
    m_invitation->setWordWrap(true);
    m_grid->setColumnStretch(2, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeSpread(), 1);
    m_foot->addWidget(m_chance);
    column->addLayout(m_foot);
    connect(&look, &Look::changed, this, &CardTable::restyle);
    restyle();
    refresh();
}

/// Where large letters leave no room for all piles, the table is moved along under the eyes.
QWidget* CardTable::makeSpread() {
    auto* spread = new QWidget(this);
    spread->setLayout(m_grid);
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("cardScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(spread);
    scroll->viewport()->setAutoFillBackground(false);
    spread->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, scroll, [scroll](QWidget*, QWidget* now) {
        if (now && scroll->widget()->isAncestorOf(now)) {
            scroll->ensureWidgetVisible(now);
        }
    });
    return scroll;
}

void CardTable::restyle() {
    m_grid->setContentsMargins(m_look.px(12), m_look.px(6), m_look.px(12), m_look.px(6));
    m_grid->setSpacing(m_look.px(6));
    m_foot->setContentsMargins(m_look.px(12), 0, m_look.px(12), m_look.px(6));
}

void CardTable::setEyes(const Viewer& viewer) {
    m_eyes = viewer;
    refresh();
}

/// Those of the second side stand above, as whoever sits at this end of the table sees them.
void CardTable::build(const QList<CardSideFacts>& sides) {
    for (auto& [id, parts] : m_sides) {
        parts.head->deleteLater();
        parts.notes->deleteLater();
        parts.stacks->deleteLater();
        for (auto& [pile, row] : parts.rows) {
            row->deleteLater();
            parts.names.at(pile)->deleteLater();
        }
    }
    m_sides.clear();
    for (int i = 0; i < m_grid->rowCount(); ++i) {
        m_grid->setRowStretch(i, 0);
    }
    int row = 0;
    for (auto side = sides.rbegin(); side != sides.rend(); ++side) {
        SideParts& parts = m_sides[side->id];
        const bool above = side + 1 != sides.rend();
        QList<PileFacts> piles = spreadOf(*side);
        above ? addHead(parts, *side, row++) : std::reverse(piles.begin(), piles.end());
        for (const PileFacts& pile : piles) {
            addPile(parts, pile, above ? CardRow::Middle::Below : CardRow::Middle::Above, row++);
        }
        if (above) {
            m_grid->addWidget(m_invitation, row, 0, 1, 3);
            m_grid->setRowStretch(row++, 1);
        } else {
            addHead(parts, *side, row++);
        }
    }
}

void CardTable::addHead(SideParts& parts, const CardSideFacts& side, int row) {
    parts.head = new QPushButton(this);
    parts.head->setObjectName(QStringLiteral("cardSide-") + side.id);
    parts.head->setProperty("kind", QStringLiteral("slim"));
    connect(parts.head, &QPushButton::clicked, this, [this, id = side.id] { Q_EMIT chosen(id); });
    parts.notes = new ElidedLabel(this);
    parts.notes->setObjectName(QStringLiteral("cardNotes-") + side.id);
    parts.notes->setProperty("kind", QStringLiteral("heading"));
    parts.stacks = new ElidedLabel(this);
    parts.stacks->setObjectName(QStringLiteral("cardStacks-") + side.id);
    m_grid->addWidget(parts.head, row, 0);
    m_grid->addWidget(parts.notes, row, 1);
    m_grid->addWidget(parts.stacks, row, 2);
}

void CardTable::addPile(SideParts& parts, const PileFacts& pile, CardRow::Middle middle, int row) {
    auto* name = new QLabel(this);
    auto* cards = new CardRow(m_look, m_silhouettes, middle, this);
    name->setWordWrap(true);
    connect(cards, &CardRow::pressed, this, &CardTable::press);
    parts.names[pile.id] = name;
    parts.rows[pile.id] = cards;
    m_grid->addWidget(name, row, 0);
    m_grid->addWidget(cards, row, 1, 1, 2);
    parts.places[pile.id] = row;
}

bool CardTable::laysOut(const SideParts& parts, const CardSideFacts& side) {
    const QList<PileFacts> piles = spreadOf(side);
    return parts.rows.size() == static_cast<std::size_t>(piles.size()) &&
           std::all_of(piles.begin(), piles.end(),
                       [&parts](const PileFacts& pile) { return parts.rows.contains(pile.id); });
}

void CardTable::refresh() {
    const QList<CardSideFacts> sides = cardsOnTable(m_document, m_eyes);
    const bool same = sides.size() == static_cast<qsizetype>(m_sides.size()) &&
                      std::all_of(sides.begin(), sides.end(), [this](const CardSideFacts& side) {
                          const auto found = m_sides.find(side.id);
                          return found != m_sides.end() && laysOut(found->second, side);
                      });
    if (!same) {
        build(sides);
    }
    for (const CardSideFacts& side : sides) {
        show(m_sides.at(side.id), side);
    }
    invite();
    isVisible() ? m_chance->follow(m_document, m_eyes) : m_chance->forget();
    showParts();
}

void CardTable::invite() {
    const bool empty = m_document.isOpen() && m_eyes.whose != Viewer::Whose::Everybody && cards().isEmpty();
    m_invitation->setVisible(empty);
    m_invitation->setText(empty ? invitation(m_document.rules(), m_document.session().cursor() > 0)
                                : QString());
}

void CardTable::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_chance->follow(m_document, m_eyes);
}

/// A pile that is laid out but empty needs no room.
void CardTable::show(SideParts& parts, const CardSideFacts& side) {
    parts.head->setText(asWritten(side.name));
    parts.head->setToolTip(tr("What %1 may do").arg(side.name));
    QStringList stacks;
    for (const PileFacts& pile : side.piles) {
        const auto row = parts.rows.find(pile.id);
        if (row == parts.rows.end()) {
            stacks << toldOf(pile);
            continue;
        }
        row->second->show(pile.cards);
        row->second->setVisible(!pile.cards.isEmpty());
        parts.names.at(pile.id)->setText(asWritten(toldOf(pile)));
        parts.names.at(pile.id)->setVisible(!pile.cards.isEmpty());
        m_grid->setRowStretch(parts.places.at(pile.id), pile.cards.isEmpty() ? 0 : 4);
    }
    parts.notes->setWhole(side.notes.join(QStringLiteral("   ·   ")));
    parts.notes->setVisible(!side.notes.isEmpty());
    parts.stacks->setWhole(stacks.join(QStringLiteral("   ·   ")));
}

QList<CardButton*> CardTable::cards() const {
    QList<CardButton*> all;
    for (const auto& [side, parts] : m_sides) {
        for (const auto& [pile, row] : parts.rows) {
            all << row->buttons();
        }
    }
    return all;
}

void CardTable::takeFocus() {
    const QList<CardButton*> all = cards();
    const auto first = std::find_if(all.begin(), all.end(), [](const CardButton* card) {
        return card->isEnabled() && card->isVisible();
    });
    first == all.end() ? setFocus() : (*first)->setFocus();
}

void CardTable::setChosen(const QString& card, const QString& target, const QStringList& listed,
                          const QStringList& open) {
    m_chosen = card;
    m_target = target;
    m_listed = listed;
    m_open = open;
    showParts();
}

void CardTable::showParts() {
    for (CardButton* button : cards()) {
        const QString& id = button->card().unit.id;
        button->setPart(id.isEmpty()            ? CardButton::Part::None
                        : id == m_chosen        ? CardButton::Part::Chosen
                        : id == m_target        ? CardButton::Part::Target
                        : m_listed.contains(id) ? CardButton::Part::Listed
                        : m_open.contains(id)   ? CardButton::Part::Open
                                                : CardButton::Part::None);
    }
}

void CardTable::press(const QString& card) {
    if (!m_taker || !m_taker(card)) {
        Q_EMIT chosen(card);
    }
}

namespace {

constexpr double widestCard = 150;
constexpr double narrowestCard = 92; ///< a name in two lines
constexpr double lowestCard = 58;    ///< so high a card still says its name
constexpr double highestCard = 150;
constexpr double cardGap = 5;
constexpr double raisedBy = 9; ///< how far a card that may be played stands out

} // namespace

CardRow::CardRow(const Look& look, Silhouettes& silhouettes, Middle middle, QWidget* parent)
    : QWidget(parent), m_look(look), m_silhouettes(silhouettes), m_middle(middle) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const auto fit = [this] { setMaximumHeight(m_look.px(highestCard)); };
    connect(&look, &Look::changed, this, fit);
    fit();
}

QSize CardRow::minimumSizeHint() const {
    return {m_look.px(200), m_look.px(lowestCard)};
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
    const int room = (width() - (count - 1) * m_look.px(cardGap)) / count;
    const int wide = std::clamp(room, m_look.px(narrowestCard), m_look.px(widestCard));
    const int step = count > 1 ? std::min(wide + m_look.px(cardGap), (width() - wide) / (count - 1)) : 0;
    for (int i = 0; i < count; ++i) {
        CardButton* button = m_buttons[i];
        const int back = button->card().ready ? 0 : m_look.px(raisedBy);
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

#include "cards/card_table.h"

#include "cards/covered_line.h"
#include "document/record_text.h"
#include "document/text.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "look/text_width.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
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
    QSizePolicy roomOfChance = m_chance->sizePolicy();
    roomOfChance.setRetainSizeWhenHidden(true); // no card moves when it comes
    m_chance->setSizePolicy(roomOfChance);
    m_foot->addWidget(m_chance);
    column->addLayout(m_foot);
    connect(&look, &Look::changed, this, &CardTable::restyle);
    restyle();
    refresh();
}

/// Where large letters leave no room for all piles, the table is moved along under the eyes.
QWidget* CardTable::makeSpread() {
    m_spread = new QWidget(this);
    m_spread->setLayout(m_grid);
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("cardScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_spread);
    scroll->viewport()->setAutoFillBackground(false);
    m_spread->setAutoFillBackground(false);
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

void CardTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int whole = m_wholeHeight ? std::max(height(), m_wholeHeight()) : height();
    m_spread->setFixedWidth(width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_spread->setMinimumHeight(whole - m_foot->sizeHint().height());
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
        const QList<PileFacts> piles = spreadOf(*side);
        const QList<PileFacts> hand = piles.mid(0, 1);
        const QList<PileFacts> laid = piles.mid(1);
        if (above) {
            addHead(parts, *side, row++);
            addPiles(parts, hand, CardRow::Middle::Below, row++);
            addPiles(parts, laid, CardRow::Middle::Below, row++);
            m_grid->addWidget(m_invitation, row, 0, 1, 3);
            m_grid->setRowStretch(row++, 1);
        } else {
            addPiles(parts, laid, CardRow::Middle::Above, row++);
            addPiles(parts, hand, CardRow::Middle::Above, row++);
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
    auto* told = new QHBoxLayout;
    told->setSpacing(m_look.px(18));
    told->addWidget(parts.notes);
    told->addWidget(parts.stacks, 1);
    m_grid->addLayout(told, row, 1, 1, 2);
}

/// Piles of which one becomes the other, as what is chosen becomes the order of battle, have one place.
void CardTable::addPiles(SideParts& parts, const QList<PileFacts>& piles, CardRow::Middle middle, int row) {
    auto* names = new QVBoxLayout;
    auto* rows = new QVBoxLayout;
    for (const PileFacts& pile : piles) {
        auto* name = new QLabel(this);
        auto* cards = new CardRow(m_look, m_silhouettes, middle, this);
        name->setWordWrap(true);
        name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        connect(cards, &CardRow::pressed, this, &CardTable::press);
        parts.names[pile.id] = name;
        parts.rows[pile.id] = cards;
        names->addWidget(name);
        rows->addWidget(cards);
    }
    m_grid->addLayout(names, row, 0);
    m_grid->addLayout(rows, row, 1, 1, 2);
    m_grid->setRowStretch(row, 4);
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
    fitNames(sides);
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

/// So wide that no word of a name is cut, however many cards there are.
void CardTable::fitNames(const QList<CardSideFacts>& sides) {
    int wide = 0;
    for (const CardSideFacts& side : sides) {
        wide = std::max(wide, m_sides.at(side.id).head->sizeHint().width());
        for (const PileFacts& pile : spreadOf(side)) {
            for (const QString& word : pile.name.split(QLatin1Char(' '))) {
                wide = std::max(wide, textWidth(m_sides.at(side.id).names.at(pile.id)->font(), word));
            }
        }
    }
    m_grid->setColumnMinimumWidth(0, wide + 1);
}

/// Of piles in one place those are there that have cards, else the last, which keeps the place.
void CardTable::showRows(SideParts& parts, const QList<PileFacts>& piles) {
    const bool any =
        std::any_of(piles.begin(), piles.end(), [](const PileFacts& pile) { return !pile.cards.isEmpty(); });
    for (const PileFacts& pile : piles) {
        const bool there = any ? !pile.cards.isEmpty() : pile.id == piles.last().id;
        parts.rows.at(pile.id)->show(pile.cards);
        parts.rows.at(pile.id)->setVisible(there);
        parts.names.at(pile.id)->setText(asWritten(toldOf(pile)));
        parts.names.at(pile.id)->setVisible(!pile.cards.isEmpty());
    }
}

void CardTable::show(SideParts& parts, const CardSideFacts& side) {
    parts.head->setText(asWritten(side.name));
    parts.head->setToolTip(tr("What %1 may do").arg(side.name));
    QStringList stacks;
    for (const PileFacts& pile : side.piles) {
        if (!pile.spread) {
            stacks << toldOf(pile);
        }
    }
    const QList<PileFacts> piles = spreadOf(side);
    showRows(parts, piles.mid(0, 1));
    showRows(parts, piles.mid(1));
    parts.notes->setWhole(side.notes.join(QStringLiteral("   ·   ")));
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

void CardTable::setFaint(const std::set<QString>& cards) {
    m_faint = cards;
    showParts();
}

void CardTable::showParts() {
    for (CardButton* button : cards()) {
        const QString& id = button->card().unit.id;
        button->setFaint(m_faint.contains(id));
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
constexpr double narrowestCard = 84; ///< a name in two lines
constexpr double lowestCard = 57;    ///< so high a card still says its name
constexpr double highestCard = 150;
constexpr double cardGap = 4;
constexpr double raisedBy = 4; ///< how far a card that may be played stands out
constexpr int wholeHand = 10;

} // namespace

CardRow::CardRow(const Look& look, Silhouettes& silhouettes, Middle middle, QWidget* parent)
    : QWidget(parent), m_look(look), m_silhouettes(silhouettes), m_middle(middle) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

int CardRow::columns() const {
    const int gap = m_look.px(cardGap);
    const int most = std::max(1, (width() + gap) / (m_look.px(narrowestCard) + gap));
    return (wholeHand + (wholeHand + most - 1) / most - 1) / ((wholeHand + most - 1) / most);
}

/// Those of a whole hand; where that would be many, of as many cards as lay here.
int CardRow::lines() const {
    constexpr int few = 2;
    const int across = columns();
    const int needed = (static_cast<int>(m_most) + across - 1) / across;
    return std::max(needed, std::min((wholeHand + across - 1) / across, few));
}

QSize CardRow::minimumSizeHint() const {
    return {m_look.px(200), lines() * m_look.px(lowestCard) + (lines() - 1) * m_look.px(cardGap)};
}

CardButton* CardRow::make() {
    auto* button = new CardButton(m_look, m_silhouettes, this);
    button->installEventFilter(this);
    connect(button, &CardButton::clicked, this, [this, button] { Q_EMIT pressed(button->card().unit.id); });
    return button;
}

QList<CardButton*> CardRow::buttons() const {
    QList<CardButton*> there = m_places;
    there.removeAll(nullptr);
    return there;
}

void CardRow::remove(CardButton& gone) {
    gone.show({{}, {}, false, {}}); // until it goes nobody may read it either
    gone.hide();
    gone.deleteLater();
}

/// A card that comes takes the first place that is free.
void CardRow::show(const QList<CardFacts>& cards) {
    QList<CardFacts> coming = cards;
    for (CardButton*& place : m_places) {
        const auto same = std::find_if(coming.begin(), coming.end(), [&place](const CardFacts& card) {
            return place && card.unit.id == place->card().unit.id;
        });
        if (same != coming.end()) {
            place->show(*same);
            coming.erase(same);
        } else if (place) {
            remove(*std::exchange(place, nullptr));
        }
    }
    if (coming.size() == cards.size()) {
        m_places.clear();
    }
    for (const CardFacts& card : coming) {
        auto free = std::find(m_places.begin(), m_places.end(), nullptr);
        if (free == m_places.end()) {
            free = m_places.insert(m_places.size(), nullptr);
        }
        *free = make();
        (*free)->show(card);
        (*free)->setVisible(true);
    }
    const int before = lines();
    m_most = std::max(m_most, m_places.size());
    if (lines() != before) {
        updateGeometry();
    }
    layOut();
}

/// Each at its place, whoever else is there.
void CardRow::layOut() {
    const int gap = m_look.px(cardGap);
    const int across = columns();
    const int wide = std::min((width() + gap) / across - gap, m_look.px(widestCard));
    const int high = std::min((height() + gap) / lines() - gap, m_look.px(highestCard));
    const int out = m_look.px(raisedBy);
    for (int i = 0; i < m_places.size(); ++i) {
        if (CardButton* card = m_places[i]) {
            const int back = card->card().ready ? 0 : out;
            const int top = i / across * (high + gap) + (m_middle == Middle::Above ? back : 0);
            card->setGeometry(i % across * (wide + gap), top, wide, high - back);
        }
    }
}

void CardRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry(); // narrow cards need more lines
    layOut();
}

void CardRow::step(CardButton& from, int by) {
    const QList<CardButton*> all = buttons();
    const auto to = all.indexOf(&from) + by;
    if (to >= 0 && to < all.size()) {
        all[to]->setFocus(Qt::TabFocusReason);
    }
}

/// Left and right go along the row.
bool CardRow::eventFilter(QObject* watched, QEvent* event) {
    auto* button = static_cast<CardButton*>(watched);
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            step(*button, key == Qt::Key_Left ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace umpire::gui

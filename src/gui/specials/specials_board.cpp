#include "specials/specials_board.h"

#include "document/text.h"
#include "look/text_kinds.h"
#include "look/widgets.h"
#include "specials/special_card.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace umpire::gui {

namespace {

/// The width that a card wants.
constexpr double cardWidth = 250;
/// What more cards may try takes so long to work out that commands must not wait for it: they are filled
/// when nothing was done for so many milliseconds.
constexpr qsizetype manyCards = 60;
constexpr int lateBy = 150;

} // namespace

/// Lays out its cards in columns of one width, each row as tall as its tallest card.
class CardGrid : public QWidget {
  public:
    CardGrid(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    const QList<SpecialCard*>& cards() const { return m_cards; }

    void add(SpecialCard* card) {
        card->setParent(this);
        card->setVisible(true);
        m_cards << card;
    }

    /// Removes the cards after the first `count`.
    void shorten(qsizetype count) {
        while (m_cards.size() > count) {
            // A card may be in the middle of telling of a click.
            QWidget* card = m_cards.takeLast();
            card->hide();
            card->setParent(nullptr);
            card->deleteLater();
        }
    }

    void arrange() {
        const int gap = m_look.px(8);
        const int columns = std::max(1, (width() + gap) / (m_look.px(cardWidth) + gap));
        const int wide = (width() - (columns - 1) * gap) / columns;
        int top = 0;
        for (qsizetype first = 0; first < m_cards.size(); first += columns) {
            const qsizetype end = std::min<qsizetype>(m_cards.size(), first + columns);
            int tall = 0;
            for (qsizetype i = first; i < end; ++i) {
                tall = std::max(tall, m_cards[i]->heightForWidth(wide));
            }
            for (qsizetype i = first; i < end; ++i) {
                m_cards[i]->setGeometry(static_cast<int>(i - first) * (wide + gap), top, wide, tall);
            }
            top += tall + gap;
        }
        setFixedHeight(std::max(1, top - gap));
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) {
            arrange();
        }
    }

    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) {
            arrange();
        }
        return QWidget::event(event);
    }

  private:
    const Look& m_look;
    QList<SpecialCard*> m_cards;
};

SpecialsBoard::SpecialsBoard(const Look& look, BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_heads(new QHBoxLayout), m_columns(nullptr),
      m_scroll(scrollDown(named(new QWidget(this), "specialsContents"), this)),
      m_common(new OfferRow(look, this)) {
    setObjectName(QStringLiteral("specialsBoard"));
    setAccessibleName(title());
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_heads);
    layout->addWidget(m_scroll, 1);
    m_columns = filling<QHBoxLayout>(m_scroll->widget());
    m_scroll->viewport()->installEventFilter(this);
    connect(m_common, &OfferRow::asked, this, [this](const SpecialOffer& offer) { ask({}, offer); });
    connect(&m_document, &BattleDocument::changed, this, &SpecialsBoard::changed);
    connect(&m_look, &Look::changed, this, &SpecialsBoard::restyle);
    m_late.setSingleShot(true);
    m_late.setInterval(lateBy);
    connect(&m_late, &QTimer::timeout, this, &SpecialsBoard::refreshIfSeen);
    buildSides();
    restyle();
}

QString SpecialsBoard::title() const {
    const QString named = m_document.isOpen() ? toText(m_document.rules().roles.board.title) : QString();
    return named.isEmpty() ? tr("Specials") : named;
}

QString SpecialsBoard::about() const {
    const QString told = m_document.isOpen() ? toText(m_document.rules().roles.board.text) : QString();
    return told.isEmpty() ? tr("The units like no other of both sides: how they stand, and what they may try "
                               "this turn.")
                          : told;
}

QSize SpecialsBoard::sizeHint() const {
    return {m_look.px(1100), m_look.px(216)};
}

void SpecialsBoard::changed(const ChangeEvent& event) {
    if (!event.changesBattle() && !event.concerns(ChangeEvent::Due)) {
        return;
    }
    if (event.kind == ChangeEvent::Kind::Opened) {
        setAccessibleName(title());
        setWhatsThis(about());
        buildSides();
    }
    m_stale = true;
    if (isLarge() && event.kind != ChangeEvent::Kind::Opened) {
        m_late.start();
    } else {
        refreshIfSeen();
    }
}

bool SpecialsBoard::isLarge() const {
    qsizetype cards = 0;
    for (const SidePart& part : m_sides) {
        cards += part.cards->cards().size();
    }
    return cards > manyCards;
}

/// Behind another panel it is not hidden but disabled.
void SpecialsBoard::refreshIfSeen() {
    if (isVisible() && isEnabled()) {
        refresh();
    }
}

void SpecialsBoard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::EnabledChange) {
        refreshIfSeen();
    }
}

void SpecialsBoard::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    refreshIfSeen();
}

void SpecialsBoard::buildSides() {
    m_common->setParent(this);
    for (SidePart& part : m_sides) {
        delete part.cards->parentWidget();
        delete part.head;
    }
    m_sides.clear();
    if (m_document.isOpen()) {
        int index = 0;
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            addSide(*side, index++);
        }
    }
    if (m_sides.isEmpty()) {
        m_heads->addWidget(m_common);
    } else {
        m_sides.last().head->layout()->addWidget(m_common);
    }
    m_common->setVisible(true);
    restyle();
}

void SpecialsBoard::addSide(const Subject& side, int index) {
    SidePart part;
    part.side = toText(side.id);
    part.head = new QWidget(this);
    part.name = new ElidedLabel(part.head);
    part.name->setWhole(toText(side.name));
    part.name->setProperty("side", index);
    part.offers = new OfferRow(m_look, part.head);
    part.offers->setObjectName(QStringLiteral("specialsOf-") + part.side);
    auto* head = filling<QHBoxLayout>(part.head);
    head->addWidget(part.name);
    head->addWidget(part.offers);
    head->addStretch(1);
    m_heads->addWidget(part.head, 1);
    auto* column = new QWidget(m_scroll->widget());
    // The same share for every side, whatever its head or its cards would like to have.
    part.head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = filling<QVBoxLayout>(column);
    part.cards = new CardGrid(m_look, column);
    const QString none = toText(m_document.rules().roles.board.none);
    part.none = makeLabel(column, "", "muted", none.isEmpty() ? tr("No such unit on this side.") : none);
    layout->addWidget(part.cards);
    layout->addWidget(part.none);
    layout->addStretch(1);
    m_columns->addWidget(column, 1);
    connect(part.offers, &OfferRow::asked, this, [this](const SpecialOffer& offer) { ask({}, offer); });
    m_sides << part;
}

void SpecialsBoard::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(8), m_look.px(12), m_look.px(8));
    layout()->setSpacing(m_look.px(6));
    m_heads->setSpacing(m_look.px(16));
    m_columns->setSpacing(m_look.px(16));
    m_common->restyle();
    for (SidePart& part : m_sides) {
        const int index = part.name->property("side").toInt();
        setInk(*part.name, m_look.theme().side(index));
        part.name->setFont(m_look.font(16, QFont::Bold));
        part.name->updateGeometry();
        part.head->layout()->setSpacing(m_look.px(12));
        part.offers->restyle();
        for (SpecialCard* card : part.cards->cards()) {
            card->restyle();
        }
        part.cards->arrange();
    }
}

/// The heads keep to the columns below them when a scroll bar takes its share of those.
bool SpecialsBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) {
        m_heads->setContentsMargins(0, 0, m_scroll->width() - m_scroll->viewport()->width(), 0);
        m_heads->update(); // new margins alone lay nothing out
    }
    return QFrame::eventFilter(watched, event);
}

void SpecialsBoard::refresh() {
    if (!m_stale) {
        return;
    }
    m_stale = false;
    if (!m_document.isOpen()) {
        m_common->show({}, {});
        return;
    }
    const SpecialReader reader(m_document);
    for (SidePart& part : m_sides) {
        fill(part, reader.specials(fromText(part.side)));
        part.offers->show(reader.offersOfSide(fromText(part.side)), part.name->whole());
    }
    m_common->show(reader.commonOffers(), tr("Both sides"));
}

void SpecialsBoard::fill(SidePart& part, const QList<SpecialFacts>& specials) {
    part.cards->shorten(specials.size());
    while (part.cards->cards().size() < specials.size()) {
        part.cards->add(newCard());
    }
    for (qsizetype i = 0; i < specials.size(); ++i) {
        part.cards->cards()[i]->show(specials[i]);
    }
    part.cards->arrange();
    part.cards->setVisible(!specials.isEmpty());
    part.none->setVisible(specials.isEmpty());
}

SpecialCard* SpecialsBoard::newCard() {
    auto* card = new SpecialCard(m_look, m_silhouettes, this);
    connect(card, &SpecialCard::chosen, this, &SpecialsBoard::chosen);
    connect(card, &SpecialCard::asked, this,
            [this, card](const SpecialOffer& offer) { ask(card->unit(), offer); });
    return card;
}

void SpecialsBoard::ask(const QString& unit, const SpecialOffer& offer) {
    if (offer.command.is_null()) {
        Q_EMIT actionAsked(unit, offer.id);
    } else if (offer.atOnce) {
        Q_EMIT answered(m_document.execute(offer.command));
    } else {
        Q_EMIT commandAsked(offer.command);
    }
}

} // namespace umpire::gui

#include "cards/card_table.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "look/text_width.h"
#include "umpire/base/speech.h"
#include "umpire/battle/hidden_total.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QThreadPool>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double widestCard = 150;
constexpr double narrowestCard = 84; ///< a name in two lines
constexpr double lowestCard = 57;    ///< so high a card still says its name
constexpr double highestCard = 150;
constexpr double cardGap = 4;
constexpr double raisedBy = 4; ///< how far a card that may be played stands out
constexpr int wholeHand = 10;

} // namespace

/// The cards of a pile, each at a place of its own, in as many lines as a whole hand needs: when one goes,
/// the others stay where they are.
class CardRow : public QWidget {
  public:
    /// The cards that may be played stand out towards the middle of the table.
    CardRow(const Look& look, Silhouettes& silhouettes, TableMiddle middle, QWidget* parent = nullptr)
        : QWidget(parent), m_look(look), m_silhouettes(silhouettes), m_middle(middle) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    std::function<void(const QString& card)> pressed;

    /// A card that comes takes the first place that is free.
    void show(const QList<CardFacts>& cards) {
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

    /// From left to right.
    QList<CardButton*> buttons() const {
        QList<CardButton*> there = m_places;
        there.removeAll(nullptr);
        return there;
    }

    QSize minimumSizeHint() const override {
        return {m_look.px(200), lines() * m_look.px(lowestCard) + (lines() - 1) * m_look.px(cardGap)};
    }

    QSize sizeHint() const override { return minimumSizeHint(); }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        updateGeometry(); // narrow cards need more lines
        layOut();
    }

    /// Left and right go along the row.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            if (key == Qt::Key_Left || key == Qt::Key_Right) {
                step(static_cast<CardButton&>(*watched), key == Qt::Key_Left ? -1 : 1);
                return true;
            }
        }
        return QWidget::eventFilter(watched, event);
    }

  private:
    int columns() const {
        const int gap = m_look.px(cardGap);
        const int most = std::max(1, (width() + gap) / (m_look.px(narrowestCard) + gap));
        return (wholeHand + (wholeHand + most - 1) / most - 1) / ((wholeHand + most - 1) / most);
    }

    /// Those of a whole hand; where that would be many, of as many cards as lay here.
    int lines() const {
        constexpr int few = 2;
        const int across = columns();
        const int needed = (static_cast<int>(m_most) + across - 1) / across;
        return std::max(needed, std::min((wholeHand + across - 1) / across, few));
    }

    /// Each at its place, whoever else is there.
    void layOut() {
        const int gap = m_look.px(cardGap);
        const int across = columns();
        const int wide = std::min((width() + gap) / across - gap, m_look.px(widestCard));
        const int high = std::min((height() + gap) / lines() - gap, m_look.px(highestCard));
        const int out = m_look.px(raisedBy);
        for (int i = 0; i < m_places.size(); ++i) {
            if (CardButton* card = m_places[i]) {
                const int back = card->card().ready ? 0 : out;
                const int top = i / across * (high + gap) + (m_middle == TableMiddle::Above ? back : 0);
                card->setGeometry(i % across * (wide + gap), top, wide, high - back);
            }
        }
    }

    CardButton* make() {
        auto* button = new CardButton(m_look, m_silhouettes, this);
        button->installEventFilter(this);
        connect(button, &CardButton::clicked, this, [this, button] { pressed(button->card().unit.id); });
        return button;
    }

    void remove(CardButton& gone) {
        gone.show({{}, {}, false, {}}); // until it goes nobody may read it either
        gone.hide();
        gone.deleteLater();
    }

    void step(CardButton& from, int by) {
        const QList<CardButton*> all = buttons();
        const auto to = all.indexOf(&from) + by;
        if (to >= 0 && to < all.size()) {
            all[to]->setFocus(Qt::TabFocusReason);
        }
    }

    const Look& m_look;
    Silhouettes& m_silhouettes;
    TableMiddle m_middle;
    QList<CardButton*> m_places; ///< null where a card has gone
    qsizetype m_most = 0;        ///< so many lay here at once
};

namespace {

/// Finds the translations of what is told of covered totals.
class CoveredText {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::CoveredLine)
};

/// Less than half of one per cent is told as such, and what is not certain is never told as certain.
QString inHundred(double chance) {
    const double whole = chance > 0 && chance < 1 ? std::clamp(chance * 100, 0.1, 99.9) : chance * 100;
    const bool fine = whole != 0 && whole != 100 && (whole < 1 || whole > 99);
    return CoveredText::tr("%1 %", "per cent").arg(QLocale().toString(whole, 'f', fine ? 1 : 0));
}

std::vector<Id> sidesOf(const Battle& battle, const Viewer& viewer) {
    std::vector<Id> sides;
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        const bool looks = viewer.whose == Viewer::Whose::Umpire || viewer.side == side->id;
        if (looks && viewer.whose != Viewer::Whose::Everybody) {
            sides.push_back(side->id);
        }
    }
    return sides;
}

bool isLaid(const CoveredOdds& odds) {
    return odds.why.empty() && (odds.count > 0 || odds.total != 0 || odds.equal < 1);
}

QString certainWords(const CoveredOdds& odds) {
    return odds.beats > 0   ? CoveredText::tr("As the cards lie now, your total beats theirs.")
           : odds.equal > 0 ? CoveredText::tr("As the cards lie now, your total equals theirs.")
                            : CoveredText::tr("As the cards lie now, your total is less than theirs.");
}

QString wordsFor(const CoveredOdds& odds) {
    return odds.count == 0
               ? certainWords(odds)
               : CoveredText::tr("Your total beats theirs: %1, equals it: %2", "per cents of a chance")
                     .arg(inHundred(odds.beats), inHundred(odds.equal));
}

} // namespace

/// How the total of whoever looks stands against the other's, as far as he can see; for the umpire what
/// each side may know of that. It is worked out beside the window, and hidden while nothing is laid.
class CoveredLine : public ElidedLabel {
  public:
    explicit CoveredLine(QWidget* parent = nullptr) : ElidedLabel(parent) {
        setObjectName(QStringLiteral("coveredLine"));
        m_pool.setMaxThreadCount(1);
        hide();
    }

    /// Waits for what is being worked out.
    ~CoveredLine() override {
        m_pool.clear();
        m_pool.waitForDone();
    }

    /// Another viewer than before sees nothing of what was told to that one.
    void follow(const BattleDocument& document, const Viewer& viewer) {
        m_pool.clear();
        const int question = ++m_question;
        if (viewer.whose != m_viewer.whose || viewer.side != m_viewer.side) {
            setWhole({});
            hide();
        }
        m_viewer = viewer;
        if (!document.isOpen() || document.rules().roles.cards.covered.pile.empty()) {
            hide();
            return;
        }
        const Session& session = document.session();
        m_pool.start([this, question, rules = session.sharedRules(), module = session.module(),
                      battle = session.battle(), viewer, translator = Speaking::translator()] {
            const Speaking speaking(translator);
            std::vector<CoveredOdds> odds;
            for (const Id& side : sidesOf(battle, viewer)) {
                odds.push_back(coveredOdds(side, *rules, module, battle));
            }
            QMetaObject::invokeMethod(this, [this, question, battle, odds = std::move(odds)] {
                if (question == m_question) {
                    tell(odds, battle);
                }
            });
        });
    }

    /// Nobody is to read it now.
    void forget() {
        m_pool.clear();
        ++m_question;
        setWhole({});
        hide();
    }

  private:
    /// What each side knows is told to the umpire in one sentence; what lies open he sees.
    void tell(const std::vector<CoveredOdds>& odds, const Battle& battle) {
        const bool laid =
            std::any_of(odds.begin(), odds.end(), isLaid) &&
            std::all_of(odds.begin(), odds.end(), [](const auto& each) { return each.why.empty(); });
        const auto name = [&](std::size_t i) { return toText(battle.find(odds[i].side)->name); };
        if (laid && odds.size() == 1) {
            setWhole(wordsFor(odds.front()));
        } else if (laid && odds.size() == 2) {
            setWhole(CoveredText::tr("Chance of the higher total, as each side must judge it from its own "
                                     "cards: %1 %2, %3 %4.",
                                     "sides and per cents of chances")
                         .arg(name(0), inHundred(odds[0].beats), name(1), inHundred(odds[1].beats)));
        }
        const bool open = odds.size() > 1 && std::all_of(odds.begin(), odds.end(),
                                                         [](const auto& each) { return each.count == 0; });
        setVisible(laid && !open);
    }

    QThreadPool m_pool;
    Viewer m_viewer;
    int m_question = 0; ///< the latest
};

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
      m_chance(new CoveredLine(this)), m_invitation(makeLabel(this, "cardInvitation", "heading")) {
    setObjectName(QStringLiteral("cardTable"));
    setAccessibleName(tr("The cards on the table"));
    m_invitation->setAlignment(Qt::AlignCenter);
    m_grid->setColumnStretch(2, 1);
    auto* column = filling<QVBoxLayout>(this);
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
    auto* scroll = named(scrollDown(m_spread, this), "cardScroll");
    scroll->setFrameShape(QFrame::NoFrame);
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
    m_viewer = viewer;
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
            addPiles(parts, hand, TableMiddle::Below, row++);
            addPiles(parts, laid, TableMiddle::Below, row++);
            m_grid->addWidget(m_invitation, row, 0, 1, 3);
            m_grid->setRowStretch(row++, 1);
        } else {
            addPiles(parts, laid, TableMiddle::Above, row++);
            addPiles(parts, hand, TableMiddle::Above, row++);
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
void CardTable::addPiles(SideParts& parts, const QList<PileFacts>& piles, TableMiddle middle, int row) {
    auto* names = new QVBoxLayout;
    auto* rows = new QVBoxLayout;
    for (const PileFacts& pile : piles) {
        auto* name = new QLabel(this);
        auto* cards = new CardRow(m_look, m_silhouettes, middle, this);
        name->setWordWrap(true);
        name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        cards->pressed = [this](const QString& card) { press(card); };
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
    const QList<CardSideFacts> sides = cardsOnTable(m_document, m_viewer);
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
    isVisible() ? m_chance->follow(m_document, m_viewer) : m_chance->forget();
    showParts();
}

void CardTable::invite() {
    const bool empty = m_document.isOpen() && m_viewer.whose != Viewer::Whose::Everybody && cards().isEmpty();
    m_invitation->setVisible(empty);
    m_invitation->setText(empty ? invitation(m_document.rules(), m_document.session().cursor() > 0)
                                : QString());
}

void CardTable::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_chance->follow(m_document, m_viewer);
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

constexpr double corner = 7;
constexpr double sideStrip = 5; ///< the strip in the colour of the side

/// The word in parts that fit, where it is too long for one line.
QStringList inParts(const QFont& font, const QString& word, int width) {
    QStringList parts;
    QString part;
    for (const QChar letter : word) {
        if (part.size() > 1 && textWidth(font, part + letter + QLatin1Char('-')) > width) {
            parts << part + QLatin1Char('-');
            part.clear();
        }
        part += letter;
    }
    return parts << part;
}

/// The name in lines, none of which is too long for the width.
QStringList inLines(const QFont& font, const QString& name, int width) {
    QStringList lines;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && textWidth(font, longer) <= width) {
            lines.last() = longer;
        } else if (textWidth(font, word) <= width) {
            lines << word;
        } else {
            lines << inParts(font, word, width);
        }
    }
    return lines;
}

/// The largest in which it fits, if any does.
QFont fitting(const Look& look, const QString& text, int width, QFont::Weight weight) {
    constexpr double smallest = 10;
    double size = 13;
    while (size > smallest && textWidth(look.font(size, weight), text) > width) {
        size -= 1;
    }
    return look.font(size, weight);
}

bool isBroken(const QStringList& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const QString& line) { return line.endsWith(QLatin1Char('-')); });
}

} // namespace

CardButton::CardButton(const Look& look, Silhouettes& silhouettes, QWidget* parent)
    : QAbstractButton(parent), m_look(look), m_silhouettes(silhouettes) {
    setFocusPolicy(Qt::StrongFocus);
}

void CardButton::show(const CardFacts& card) {
    if (card == m_card && !objectName().isEmpty()) {
        return;
    }
    m_card = card;
    setObjectName(QStringLiteral("card-") + card.unit.id);
    setAccessibleName(card.sentence());
    setToolTip(tipOf(card.sentence()));
    setEnabled(card.open);
    update();
}

void CardButton::setPart(Part part) {
    if (part == m_part) {
        return;
    }
    m_part = part;
    setAccessibleDescription(part == Part::Chosen   ? tr("It acts")
                             : part == Part::Target ? tr("It is aimed at")
                             : part == Part::Listed ? tr("It goes along")
                             : part == Part::Open   ? tr("It may be aimed at")
                                                    : QString());
    update();
}

void CardButton::setFaint(bool faint) {
    m_faint = faint;
    update();
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    constexpr double filteredOut = 0.25;
    painter.setOpacity(m_faint ? filteredOut : 1);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    QPainterPath card;
    card.addRoundedRect(face, m_look.px(corner), m_look.px(corner));
    painter.fillPath(card, m_card.open ? m_look.theme().tile : m_look.theme().pane);
    painter.save();
    painter.setClipPath(card);
    paintSide(painter, face);
    painter.restore();
    if (m_card.open) {
        paintWords(painter, face.toRect().adjusted(m_look.px(sideStrip + 4), m_look.px(1), -m_look.px(3),
                                                   -m_look.px(1)));
    }
    paintFrame(painter, face);
}

/// The colour of its side: a strip of a card that lies open, lines across one that does not.
void CardButton::paintSide(QPainter& painter, const QRectF& face) const {
    const QColor colour = m_look.theme().side(m_card.unit.side);
    if (m_card.open) {
        painter.fillRect(QRectF(face.left(), face.top(), m_look.px(sideStrip), face.height()), colour);
        return;
    }
    painter.setPen(QPen(colour, m_look.px(2)));
    for (double x = face.left() - face.height(); x < face.right(); x += m_look.px(9)) {
        painter.drawLine(QPointF(x, face.bottom()), QPointF(x + face.height(), face.top()));
    }
}

void CardButton::paintWords(QPainter& painter, const QRect& room) const {
    constexpr double highCard = 80;
    const QFont large = m_look.font(room.height() < m_look.px(highCard) ? 15 : 20, QFont::Bold);
    painter.setPen(m_look.theme().ink);
    painter.setFont(large);
    const QRect head(room.left(), room.top(), room.width(), painter.fontMetrics().height());
    drawTextLine(painter, head, Qt::AlignLeft, m_card.value);
    const QRect words = room.adjusted(0, head.height(), 0, 0);
    const bool low = words.height() < 2 * QFontMetrics(m_look.font(13, QFont::DemiBold)).height();
    const QRect beside =
        head.adjusted(m_card.value.isEmpty() ? 0 : textWidth(large, m_card.value) + m_look.px(6), 0, 0, 0);
    const bool tells = !marks().isEmpty() || !m_card.with.isEmpty();
    if (tells) {
        paintMarks(painter, low ? beside : words, low);
    }
    if (!low || !tells) {
        paintKind(painter, beside, low || tells ? QRect() : words);
    }
    paintName(painter, words, low);
}

/// Its silhouette, or else the word for it, at the foot where there is more room.
void CardButton::paintKind(QPainter& painter, const QRect& beside, const QRect& below) const {
    const QSize shape(m_look.px(34), std::min(m_look.px(22), beside.height()));
    const QPixmap silhouette = m_silhouettes.pixmap(m_card.unit.silhouette, shape, m_look.theme().ink,
                                                    painter.device()->devicePixelRatioF());
    if (!silhouette.isNull()) {
        if (shape.width() <= beside.width()) {
            painter.drawPixmap(
                QPoint(beside.right() - shape.width(), beside.center().y() - shape.height() / 2), silhouette);
        }
        return;
    }
    const QFont font = fitting(m_look, m_card.kind, std::max(beside.width(), below.width()), QFont::Normal);
    const int wide = textWidth(font, m_card.kind);
    painter.setFont(font);
    painter.setPen(m_look.theme().muted);
    if (wide <= below.width()) {
        const int line = painter.fontMetrics().height();
        drawTextLine(painter, QRect(below.left(), below.bottom() - line + 1, below.width(), line),
                     Qt::AlignLeft, m_card.kind);
    } else if (wide <= beside.width()) {
        drawTextLine(painter, beside, Qt::AlignRight, m_card.kind);
    }
}

QStringList CardButton::marks() const {
    QStringList marks;
    const bool steady = m_card.unit.tone.isEmpty() || m_card.unit.tone == QLatin1String("good");
    if (!m_card.unit.state.isEmpty() && !steady) {
        marks << m_card.unit.state;
    }
    return marks + m_card.unit.marks + m_card.unit.turnActions;
}

/// Whole, in smaller letters where there is little room.
void CardButton::paintName(QPainter& painter, const QRect& room, bool low) const {
    const int foot = low || (marks().isEmpty() && m_card.with.isEmpty())
                         ? 0
                         : QFontMetrics(m_look.font(13, QFont::Bold)).height();
    QStringList lines;
    int line = 0;
    for (const double size : {13.0, 12.0, 11.0, 10.0, 9.0}) {
        const QFont font = m_look.font(size, QFont::DemiBold);
        painter.setFont(font);
        line = painter.fontMetrics().height();
        lines = inLines(font, m_card.unit.name, room.width());
        if (!isBroken(lines) && lines.size() * line <= room.height() - foot) {
            break;
        }
    }
    painter.setPen(m_look.theme().ink);
    int top = room.top();
    for (const QString& words : lines) {
        if (top > room.top() && top + line > room.bottom() - foot + 5) {
            break;
        }
        drawTextLine(painter, QRect(room.left(), top, room.width(), line), Qt::AlignLeft, words);
        top += line;
    }
}

/// What has happened to it, at its foot; on a low card beside what it counts.
void CardButton::paintMarks(QPainter& painter, const QRect& room, bool low) const {
    const QString told = (marks() + m_card.with).join(QStringLiteral(", "));
    const QFont font = fitting(m_look, told, room.width(), QFont::Bold);
    painter.setFont(font);
    painter.setPen(marks().isEmpty() ? m_look.theme().ink : m_look.theme().alarm);
    const int line = painter.fontMetrics().height();
    const QRect place = low ? room : QRect(room.left(), room.bottom() - line + 1, room.width(), line);
    drawTextLine(painter, place, Qt::AlignLeft, cutText(font, told, place.width()));
}

QPen CardButton::frame() const {
    const Theme& theme = m_look.theme();
    switch (m_part) {
    case Part::Chosen:
    case Part::Listed:
        return QPen(theme.accent, m_look.px(3));
    case Part::Target:
        return QPen(theme.accent, m_look.px(3), Qt::DashLine);
    default:
        return hasFocus()                             ? QPen(theme.ink, m_look.px(3))
               : m_card.ready || m_part == Part::Open ? QPen(theme.selection, m_look.px(2))
                                                      : QPen(theme.line, 1);
    }
}

/// Unbroken round who acts, broken round whom it is done to, double round those who go along, a ring within
/// those that may still be chosen.
void CardButton::paintFrame(QPainter& painter, const QRectF& face) const {
    painter.setPen(frame());
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(face, m_look.px(corner), m_look.px(corner));
    if (m_part == Part::Listed || m_part == Part::Open) {
        painter.setPen(QPen(m_look.theme().accent, 1));
        const double in = m_look.px(4);
        painter.drawRoundedRect(face.adjusted(in, in, -in, -in), m_look.px(corner - 2),
                                m_look.px(corner - 2));
    }
}

} // namespace umpire::gui

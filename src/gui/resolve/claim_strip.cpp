#include "resolve/claim_strip.h"

#include "look/plain_texts.h"
#include "resolve/panel_writer.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPixmap>
#include <QPushButton>
#include <QScrollArea>
#include <QWidgetAction>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Its place among the sides, -1 for none.
int sideOf(const BattleDocument& document, const Id& side) {
    const auto sides =
        document.isOpen() ? document.battle().all(SubjectKind::Side) : std::vector<const Subject*>{};
    const auto found =
        std::find_if(sides.begin(), sides.end(), [&side](const Subject* each) { return each->id == side; });
    return found == sides.end() ? -1 : static_cast<int>(found - sides.begin());
}

constexpr int cardHeight = 52;
/// A card, its cross, and the space behind them.
constexpr int partsOfCard = 3;

QIcon patch(const QColor& colour, int size) {
    QPixmap pixmap(size, size);
    pixmap.fill(colour);
    return QIcon(pixmap);
}

} // namespace

ClaimStrip::ClaimStrip(const Look& look, const BattleDocument& document, ClaimQueue& queue, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_queue(queue), m_head(new QLabel(this)),
      m_cards(new QHBoxLayout) {
    setObjectName(QStringLiteral("claimStrip"));
    m_head->setProperty("kind", QStringLiteral("heading"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* contents = new QWidget(scroll);
    contents->setLayout(m_cards);
    scroll->setWidget(contents);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(scroll, 1);
    connect(&queue, &ClaimQueue::changed, this, &ClaimStrip::refresh);
    connect(&look, &Look::changed, this, [this] {
        m_card = 0;
        refresh();
    });
    refresh();
}

/// Cards before the first that changed stay as they are: a click, or the keyboard, finds them.
void ClaimStrip::refresh() {
    QStringList titles;
    for (const Claim& claim : m_queue.claims()) {
        titles << QString::number(claim.number) + titleOf(claim);
    }
    const bool restyled = m_card != m_look.px(cardHeight);
    const auto differs = std::mismatch(titles.begin(), titles.end(), m_titles.begin(), m_titles.end());
    const auto same = restyled ? 0 : differs.first - titles.begin();
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    while (QLayoutItem* item = m_cards->takeAt(static_cast<int>(same) * partsOfCard)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_titles = titles;
    m_card = m_look.px(cardHeight);
    layout()->setContentsMargins(m_look.px(16), m_look.px(4), m_look.px(8), m_look.px(4));
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setSpacing(m_look.px(4));
    m_head->setText(m_queue.isServed() ? tr("Claims") : tr("Parked"));
    for (auto i = static_cast<std::size_t>(same); i < m_queue.claims().size(); ++i) {
        addCard(i);
    }
    m_cards->addStretch(1);
    setFixedHeight(std::max(m_card, m_look.touch() + m_look.px(8)));
    setVisible(m_queue.isServed() || !m_queue.empty());
    const QWidget* focused = window()->focusWidget();
    if (hadFocus && (!isAncestorOf(focused) || focused->isHidden())) {
        Q_EMIT focusLost();
    }
}

/// "Smith: 12th Light Horse: Shoot → I/67th (4)", with the dice that were thrown at the table.
QString ClaimStrip::titleOf(const Claim& claim) const {
    QString title = gui::titleOf(m_document, claim.draft);
    if (!claim.dice.empty()) {
        QStringList faces;
        for (const Json& die : claim.dice) {
            faces << faceLabel(m_document.rules(), die);
        }
        title = tr("%1 (thrown: %2)").arg(title, faces.join(QStringLiteral(", ")));
    } else if (claim.roll) {
        title = tr("%1 (the program throws)").arg(title);
    }
    const QString who = claim.player.isEmpty() ? m_document.nameOf(claim.side) : claim.player;
    return claim.number > 0 ? tr("%1: %2", "a player and what he claims").arg(who, title) : title;
}

void ClaimStrip::addCard(std::size_t index) {
    const Claim& claim = m_queue.claims()[index];
    const QString title = titleOf(claim);
    auto* card = new QPushButton(asWritten(title), this);
    card->setObjectName(QStringLiteral("claim-%1").arg(index));
    card->setAccessibleName(tr("Resolve now: %1").arg(title));
    card->setToolTip(tr("Takes this up"));
    if (const int side = sideOf(m_document, claim.side); side >= 0) {
        card->setIcon(patch(m_look.theme().side(side), m_look.px(16)));
    }
    auto* drop = new QPushButton(QStringLiteral("×"), this);
    drop->setObjectName(QStringLiteral("drop-%1").arg(index));
    drop->setAccessibleName(tr("Drop: %1").arg(title));
    drop->setToolTip(tr("Drops this claim"));
    m_cards->addWidget(card);
    m_cards->addWidget(drop);
    m_cards->addSpacing(m_look.px(8));
    connect(card, &QPushButton::clicked, this, [this, index] { Q_EMIT taken(static_cast<int>(index)); });
    connect(drop, &QPushButton::clicked, this, [this, index, drop] {
        if (m_queue.claims()[index].number > 0) {
            askWhy(index, *drop);
        } else {
            m_queue.drop(index);
        }
    });
}

/// Players are told why in a word.
void ClaimStrip::askWhy(std::size_t index, QWidget& below) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("declineMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const int number = m_queue.claims()[index].number;
    const auto decline = [this, number](const QString& word) {
        const auto& claims = m_queue.claims(); // others may have come and gone meanwhile
        const auto found = std::find_if(claims.begin(), claims.end(),
                                        [number](const Claim& claim) { return claim.number == number; });
        if (found != claims.end()) {
            m_queue.drop(static_cast<std::size_t>(found - claims.begin()), word);
        }
    };
    for (const QString& word :
         {tr("The rules do not allow it"), tr("Out of range"), tr("Not in sight"), tr("Not now")}) {
        connect(menu->addAction(word), &QAction::triggered, this, [decline, word] { decline(word); });
    }
    auto* own = new QLineEdit(menu);
    own->setObjectName(QStringLiteral("declineWord"));
    own->setPlaceholderText(tr("Another word, then Enter"));
    own->setAccessibleName(tr("Another word to the player"));
    own->setMaxLength(120);
    auto* line = new QWidgetAction(menu);
    line->setDefaultWidget(own);
    menu->addAction(line);
    connect(own, &QLineEdit::returnPressed, menu, [menu, own, decline] {
        decline(own->text().trimmed());
        menu->close();
    });
    menu->popup(below.mapToGlobal(QPoint(0, below.height())));
}

} // namespace umpire::gui

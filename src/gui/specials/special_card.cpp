#include "specials/special_card.h"

#include "field/pill.h"
#include "field/short_name.h"
#include "look/plain_texts.h"
#include "look/silhouettes.h"
#include "look/text_width.h"
#include "look/widgets.h"
#include "models/battle_reader.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double nameRow = 26;
constexpr double stateRow = 22;
constexpr double inset = 6; ///< room for the line around it while it has the keyboard

/// Cards stay low: what does not fit into about two lines waits in the tool tip.
QString brief(const QStringList& advice) {
    constexpr qsizetype most = 90;
    QString text = advice.value(0);
    for (qsizetype i = 1; i < advice.size(); ++i) {
        if (text.size() + advice[i].size() > most) {
            return text + QStringLiteral(" …");
        }
        text += QLatin1Char(' ') + advice[i];
    }
    return text;
}

} // namespace

/// The head of a card, a button that chooses the unit: number, name and silhouette; state and marks.
class CardHead : public QAbstractButton {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::CardHead)

  public:
    CardHead(const Look& look, Silhouettes& silhouettes, QWidget* parent = nullptr)
        : QAbstractButton(parent), m_look(look), m_silhouettes(silhouettes) {
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void show(const SpecialFacts& facts, const QString& sentence) {
        m_facts = facts;
        setObjectName(QStringLiteral("specialHead-") + facts.unit.id);
        setAccessibleName(tr("Choose %1").arg(sentence));
        setToolTip(tr("%1. Click to choose it.").arg(sentence));
        updateGeometry();
        update();
    }

    QSize sizeHint() const override {
        const int width = m_look.px(220);
        return {width, heightForWidth(width)};
    }

    QSize minimumSizeHint() const override { return {m_look.px(120), m_look.px(nameRow + stateRow)}; }

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override {
        return m_look.px(nameRow) + arrangeState(nullptr, width) * m_look.px(stateRow);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintName(painter, QRect(m_look.px(inset), 0, width() - 2 * m_look.px(inset), m_look.px(nameRow)));
        arrangeState(&painter, width());
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(m_look.theme().selection, m_look.px(2)));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_look.px(4), m_look.px(4));
        }
    }

  private:
    void paintName(QPainter& painter, const QRect& row) const {
        const Theme& theme = m_look.theme();
        const UnitFacts& unit = m_facts.unit;
        const QColor ink = unit.gone ? theme.muted : theme.ink;
        painter.setFont(m_look.font(13, QFont::Bold));
        const int badgeWidth = std::max(m_look.px(24), textWidth(painter.font(), unit.number) + m_look.px(8));
        const int badgeTall = m_look.px(18);
        const QRect badge(row.left(), row.center().y() - badgeTall / 2, badgeWidth, badgeTall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawRoundedRect(badge, m_look.px(4), m_look.px(4));
        painter.setPen(theme.tile);
        painter.drawText(badge, Qt::AlignCenter, unit.number);
        const QSize size(m_look.px(34), m_look.px(22));
        const QPixmap silhouette = m_silhouettes.pixmap(unit.silhouette, size, ink, devicePixelRatioF());
        painter.drawPixmap(QPoint(row.right() - size.width(), row.center().y() - size.height() / 2),
                           silhouette);
        painter.setFont(m_look.font(14, QFont::Bold));
        painter.setPen(ink);
        const QRect room = row.adjusted(badgeWidth + m_look.px(6), 0, -size.width() - m_look.px(6), 0);
        painter.drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                         shortName(unit.name, m_look.abbreviations(), painter.font(), room.width()));
    }

    /// State and marks, on as many lines as they take; gives the lines. Paints only with a painter.
    int arrangeState(QPainter* painter, int width) const {
        const QFont font = m_look.font(13, QFont::DemiBold);
        const int tall = m_look.px(stateRow);
        int top = m_look.px(nameRow);
        int lines = 1;
        const int first = m_look.px(inset);
        int left = first + textWidth(font, stateText()) + m_look.px(8);
        if (painter) {
            painter->setFont(font);
            painter->setPen(m_facts.unit.gone ? m_look.theme().muted : m_look.tone(m_facts.unit.tone));
            painter->drawText(QRect(first, top, width, tall), Qt::AlignVCenter | Qt::TextSingleLine,
                              stateText());
        }
        for (const QString& mark : m_facts.marks) {
            const int wide = std::min(Pill::widthOf(m_look, mark), width - first);
            if (left > first && left + wide > width) {
                left = first;
                top += tall;
                ++lines;
            }
            if (painter) {
                Pill::paint(*painter, m_look, QRect(left, top, wide, tall), mark, m_look.theme().ink);
            }
            left += wide + m_look.px(4);
        }
        return lines;
    }

    QString stateText() const {
        return m_facts.unit.sign.isEmpty() ? m_facts.unit.state
                                           : m_facts.unit.sign + QLatin1Char(' ') + m_facts.unit.state;
    }

    const Look& m_look;
    Silhouettes& m_silhouettes;
    SpecialFacts m_facts;
};

SpecialCard::SpecialCard(const Look& look, Silhouettes& silhouettes, QWidget* parent)
    : QFrame(parent), m_look(look), m_head(new CardHead(look, silhouettes, this)),
      m_advice(makeLabel(this, "", "muted")), m_offers(new OfferRow(look, this)) {
    auto* layout = new QVBoxLayout(this);
    m_advice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_head);
    layout->addWidget(m_advice);
    layout->addStretch(1);
    layout->addWidget(m_offers);
    connect(m_head, &CardHead::clicked, this, [this] { Q_EMIT chosen(m_facts.unit.id); });
    connect(m_offers, &OfferRow::asked, this, &SpecialCard::asked);
    restyle();
}

void SpecialCard::restyle() {
    layout()->setContentsMargins(m_look.px(8), m_look.px(6), m_look.px(8), m_look.px(8));
    layout()->setSpacing(m_look.px(4));
    m_head->updateGeometry();
    m_advice->setContentsMargins(m_look.px(6), 0, 0, 0);
    m_offers->setContentsMargins(m_look.px(6), 0, 0, 0);
    m_offers->restyle();
    update();
}

void SpecialCard::show(const SpecialFacts& facts) {
    m_facts = facts;
    setObjectName(QStringLiteral("special-") + facts.unit.id);
    QString sentence = BattleReader::sentence(facts.unit);
    for (const QString& mark : facts.marks) {
        sentence += QStringLiteral(", ") + mark;
    }
    setAccessibleName(sentence);
    m_head->show(facts, sentence);
    m_advice->setText(brief(facts.advice));
    m_advice->setToolTip(facts.advice.join(QLatin1Char('\n')));
    m_advice->setVisible(!facts.advice.isEmpty());
    m_offers->show(facts.offers, facts.unit.name);
    m_offers->setVisible(!facts.offers.isEmpty());
    update();
}

void SpecialCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool gone = m_facts.unit.gone;
    const double radius = m_look.px(6);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.fillPath(shape, gone ? m_look.theme().pane : m_look.theme().tile);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRect(0, 0, m_look.px(6), height()),
                     gone ? m_look.theme().line : m_look.tone(m_facts.unit.tone));
    painter.restore();
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawPath(shape);
}

OfferRow::OfferRow(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OfferRow::show(const QList<SpecialOffer>& offers, const QString& whose) {
    for (QPushButton* button : m_buttons) {
        // It may be the one that was just pressed.
        button->hide();
        button->setObjectName({});
        button->deleteLater();
    }
    m_buttons.clear();
    QList<SpecialOffer> rest;
    for (const SpecialOffer& offer : offers) {
        offer.first ? addButton(offer, whose) : rest.append(offer);
    }
    if (!rest.isEmpty()) {
        addMenu(rest, whose);
    }
    updateGeometry();
    arrange(width(), true);
}

void OfferRow::addButton(const SpecialOffer& offer, const QString& whose) {
    auto* button =
        named(new QPushButton(asWritten(offer.due ? tr("Due: %1").arg(offer.name) : offer.name), this),
              QStringLiteral("offer-") + offer.id, tr("%1: %2").arg(whose, offer.name));
    button->setProperty("kind", offer.due ? QStringLiteral("smallPrimary") : QStringLiteral("small"));
    button->setToolTip(offer.tip);
    button->setEnabled(offer.possible);
    button->setVisible(true);
    connect(button, &QPushButton::clicked, this, [this, offer] { Q_EMIT asked(offer); });
    m_buttons << button;
}

void OfferRow::addMenu(const QList<SpecialOffer>& rest, const QString& whose) {
    auto* button = named(new QPushButton(tr("More ▾"), this), "offersMore", tr("%1: more").arg(whose));
    button->setProperty("kind", QStringLiteral("small"));
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    for (const SpecialOffer& offer : rest) {
        QAction* action = menu->addAction(asWritten(offer.name));
        action->setObjectName(QStringLiteral("offer-") + offer.id);
        action->setToolTip(offer.tip.isEmpty() ? offer.name : offer.tip);
        action->setEnabled(offer.possible);
        connect(action, &QAction::triggered, this, [this, offer] { Q_EMIT asked(offer); });
    }
    button->setMenu(menu);
    button->setVisible(true);
    m_buttons << button;
}

void OfferRow::restyle() {
    updateGeometry();
    arrange(width(), true);
}

QSize OfferRow::sizeHint() const {
    int width = contentsMargins().left();
    for (const QPushButton* button : m_buttons) {
        width += button->sizeHint().width() + m_look.px(6);
    }
    return {std::max(1, width - m_look.px(6)), arrange(std::max(1, width), false)};
}

QSize OfferRow::minimumSizeHint() const {
    int width = 1;
    for (const QPushButton* button : m_buttons) {
        width = std::max(width, button->sizeHint().width());
    }
    return {width, arrange(std::max(width, this->width()), false)};
}

int OfferRow::arrange(int width, bool place) const {
    const int gap = m_look.px(6);
    const int first = contentsMargins().left();
    int left = first;
    int top = 0;
    int tall = 0;
    for (QPushButton* button : m_buttons) {
        const QSize size = button->sizeHint();
        if (left > first && left + size.width() > width) {
            left = first;
            top += tall + gap;
            tall = 0;
        }
        if (place) {
            button->setGeometry(left, top, std::min(size.width(), width - first), size.height());
        }
        left += size.width() + gap;
        tall = std::max(tall, size.height());
    }
    return top + tall;
}

void OfferRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

} // namespace umpire::gui

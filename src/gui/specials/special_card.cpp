#include "specials/special_card.h"

#include "models/battle_reader.h"
#include "specials/card_head.h"
#include "specials/offer_row.h"

#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

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

SpecialCard::SpecialCard(const Look& look, Silhouettes& silhouettes, QWidget* parent)
    : QFrame(parent), m_look(look), m_head(new CardHead(look, silhouettes, this)), m_advice(new QLabel(this)),
      m_offers(new OfferRow(look, this)) {
    auto* layout = new QVBoxLayout(this);
    m_advice->setWordWrap(true);
    m_advice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_advice->setProperty("kind", QStringLiteral("muted"));
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

} // namespace umpire::gui

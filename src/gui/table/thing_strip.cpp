#include "table/thing_strip.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "table/subject_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace umpire::gui {

ThingStrip::ThingStrip(const Look& look, const BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_things(new QHBoxLayout),
      m_points(new QLabel(this)) {
    setObjectName(QStringLiteral("thingStrip"));
    m_points->setObjectName(QStringLiteral("pointsLabel"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* contents = new QWidget(scroll);
    contents->setLayout(m_things);
    scroll->setWidget(contents);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_points);
    connect(&document, &BattleDocument::changed, this, &ThingStrip::refresh);
    connect(&look, &Look::changed, this, &ThingStrip::refresh);
    refresh();
}

void ThingStrip::refresh() {
    empty();
    const auto things =
        m_document.isOpen() ? m_document.battle().all(SubjectKind::Thing) : std::vector<const Subject*>();
    for (const Subject* thing : things) {
        addThing(*thing);
    }
    m_things->addStretch(1);
    m_points->setText(asWritten(points()));
    layout()->setContentsMargins(m_look.px(16), m_look.px(4), m_look.px(16), m_look.px(4));
    m_things->setContentsMargins(0, 0, 0, 0);
    m_things->setSpacing(m_look.px(4));
    setFixedHeight(std::max(m_look.px(52), m_look.touch() + m_look.px(8)));
    setVisible(!things.empty() || !m_points->text().isEmpty());
}

void ThingStrip::empty() {
    while (QLayoutItem* item = m_things->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

/// "Hill · Holder: Empire"; what is only so or not is named where it is so.
QStringList ThingStrip::partsOf(const Subject& thing) const {
    QStringList parts{toText(thing.name)};
    for (const SubjectText::Line& line : SubjectText(m_document).lines(thing.id)) {
        if (!line.flag) {
            parts << tr("%1: %2").arg(line.name, line.value);
        } else if (*line.flag) {
            parts << withinSentence(line.name);
        }
    }
    return parts;
}

void ThingStrip::addThing(const Subject& thing) {
    const QStringList parts = partsOf(thing);
    auto* button = new QPushButton(asWritten(parts.join(QStringLiteral(" · "))), this);
    button->setObjectName(QStringLiteral("thing-") + toText(thing.id));
    button->setAccessibleName(parts.join(QStringLiteral(", ")));
    button->setToolTip(tr("Everything about it, to set right"));
    button->setProperty("kind", QStringLiteral("slim"));
    connect(button, &QPushButton::clicked, this, [this, id = toText(thing.id)] { Q_EMIT sheetAsked({id}); });
    m_things->addWidget(button);
}

/// "Victory points: Empire 7, Ottomans 4".
QString ThingStrip::points() const {
    QStringList all;
    for (const Attribute& attribute :
         m_document.isOpen() ? m_document.rules().attributes : std::vector<Attribute>()) {
        if (!attribute.points) {
            continue;
        }
        QStringList sides;
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            sides << tr("%1 %2").arg(toText(side->name)).arg(side->value(attribute.id).number());
        }
        all << tr("%1: %2").arg(toText(attribute.name), sides.join(QStringLiteral(", ")));
    }
    return all.join(QStringLiteral(" · "));
}

} // namespace umpire::gui

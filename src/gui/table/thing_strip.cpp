#include "table/thing_strip.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "table/subject_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <numeric>

namespace umpire::gui {

namespace {

/// "Hill · Holder: Empire"; what is only so or not is named where it is so.
QStringList partsOf(const BattleDocument& document, const Subject& thing) {
    QStringList parts{toText(thing.name)};
    for (const SubjectText::Line& line : SubjectText(document).lines(thing.id)) {
        if (!line.flag) {
            parts << ThingStrip::tr("%1: %2").arg(line.name, line.value);
        } else if (*line.flag) {
            parts << withinSentence(line.name);
        }
    }
    return parts;
}

/// With whom it is: that is told last.
QString holder(const BattleDocument& document, const Subject& thing) {
    QString with;
    for (const SubjectText::Line& line : SubjectText(document).lines(thing.id)) {
        with = line.flag ? with : line.value;
    }
    return with;
}

} // namespace

ThingStrip::ThingStrip(const Look& look, const BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_things(new QHBoxLayout),
      m_more(new QPushButton(this)), m_rest(new QMenu(m_more)), m_points(new QLabel(this)) {
    setObjectName(QStringLiteral("thingStrip"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // it makes do with any width
    m_points->setObjectName(QStringLiteral("pointsLabel"));
    m_more->setObjectName(QStringLiteral("moreThings"));
    m_more->setProperty("kind", QStringLiteral("slim"));
    m_more->setMenu(m_rest);
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(m_things);
    layout->addWidget(m_more);
    layout->addStretch(1);
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
    m_points->setText(asWritten(points()));
    layout()->setContentsMargins(m_look.px(16), m_look.px(2), m_look.px(16), m_look.px(2));
    m_things->setSpacing(m_look.px(4));
    setFixedHeight(std::max(m_look.px(34), m_look.touch() + m_look.px(4)));
    setVisible(!things.empty() || !m_points->text().isEmpty());
    arrange();
}

void ThingStrip::empty() {
    for (QPushButton* button : m_buttons) {
        m_things->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
}

void ThingStrip::addThing(const Subject& thing) {
    const QStringList parts = partsOf(m_document, thing);
    auto* button = named(new QPushButton(this), QStringLiteral("thing-") + toText(thing.id),
                         parts.join(QStringLiteral(", ")));
    button->setToolTip(parts.join(QStringLiteral(" · ")));
    button->setProperty("kind", QStringLiteral("slim"));
    button->setProperty("name", toText(thing.name));
    button->setProperty("holder", holder(m_document, thing));
    connect(button, &QPushButton::clicked, this, [this, id = toText(thing.id)] { Q_EMIT sheetAsked({id}); });
    m_things->addWidget(button);
    m_buttons << button;
}

/// In short those that somebody holds stand behind each other, the first with his name.
void ThingStrip::write(bool whole) {
    const auto holderOf = [](const QPushButton* button) { return button->property("holder").toString(); };
    std::stable_sort(m_buttons.begin(), m_buttons.end(),
                     [&](const QPushButton* a, const QPushButton* b) { return holderOf(a) < holderOf(b); });
    QString before;
    for (QPushButton* button : m_buttons) {
        const QString name = button->property("name").toString();
        const QString with = holderOf(button);
        button->setText(asWritten(whole                              ? button->toolTip()
                                  : with.isEmpty() || with == before ? name
                                                                     : tr("%1: %2").arg(with, name)));
        before = with;
        m_things->removeWidget(button);
        m_things->addWidget(button);
    }
}

void ThingStrip::arrange() {
    const QMargins around = layout()->contentsMargins();
    int room =
        width() - around.left() - around.right() - m_points->sizeHint().width() - 2 * layout()->spacing();
    const auto wide = [this](const QPushButton* button) {
        return button->sizeHint().width() + m_things->spacing();
    };
    const auto all = [this, &wide] {
        return std::accumulate(m_buttons.begin(), m_buttons.end(), 0,
                               [&wide](int sum, const QPushButton* each) { return sum + wide(each); });
    };
    write(true);
    if (all() > room) {
        write(false);
    }
    m_rest->clear();
    m_more->setVisible(all() > room);
    room -= m_more->isHidden() ? 0 : m_look.px(64);
    for (QPushButton* button : m_buttons) {
        room -= wide(button);
        button->setVisible(room >= 0);
        if (room < 0) {
            m_rest->addAction(button->text(), button, &QPushButton::click);
        }
    }
    m_more->setText(tr("+%1").arg(m_rest->actions().size()));
    m_more->setAccessibleName(tr("%1 more").arg(m_rest->actions().size()));
}

void ThingStrip::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

/// "Victory points: Empire 7, Ottomans 4".
QString ThingStrip::points() const {
    if (!m_document.isOpen()) {
        return {};
    }
    QStringList all;
    for (const Attribute& attribute : m_document.rules().attributes) {
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

#include "roster/side_card.h"

#include "document/text.h"
#include "look/look.h"
#include "roster/roster_field.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

SideCard::SideCard(const Look& look, BattleDocument& document, Id side, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_side(std::move(side)) {
    setObjectName(QStringLiteral("scenarioSide-") + toText(m_side));
    setLayout(new QVBoxLayout);
    addField({"name", tr("Name"), {}, Type::Kind::Text, {}, true, 0, {}});
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.of == SubjectKind::Side && !attribute.rosterKey.empty()) {
            addField(fieldForm(m_document.rules(), attribute));
        }
    }
    connect(&m_look, &Look::changed, this, &SideCard::restyle);
    restyle();
    refresh();
}

void SideCard::addField(RosterField::Form form) {
    auto* field = new ScenarioField(std::move(form), QStringLiteral("scenario-") + toText(m_side), this);
    layout()->addWidget(field);
    connect(field, &ScenarioField::entered, this, &SideCard::take);
    m_fields << field;
}

void SideCard::take(ScenarioField& field, const QString& json) {
    const Answer answer = m_document.execute(commandOf(
        Verb::Amend, {{"subjects", {m_side}}, {"set", {{field.key(), Json::parse(fromText(json))}}}}));
    if (!answer.ok) {
        refresh();
    }
    field.setRefusal(toText(answer.refusal.message));
}

void SideCard::refresh() {
    const Subject* side = m_document.battle().find(m_side);
    if (!side) {
        return;
    }
    const Json entry = rosterEntry(m_document.rules(), *side);
    for (ScenarioField* field : m_fields) {
        field->setValue(entry.value(field->key(), Json(nullptr)));
    }
    restyle();
}

QWidget* SideCard::tabFollows(QWidget* before) {
    for (ScenarioField* field : m_fields) {
        setTabOrder(before, field);
        before = field;
    }
    return before;
}

/// The stripe at its left is the side's colour on the field.
void SideCard::restyle() {
    const auto sides =
        m_document.isOpen() ? m_document.battle().all(SubjectKind::Side) : std::vector<const Subject*>();
    const auto own =
        std::find_if(sides.begin(), sides.end(), [this](const Subject* side) { return side->id == m_side; });
    m_colour = m_look.theme().side(static_cast<int>(own - sides.begin()));
    update();
    layout()->setContentsMargins(m_look.px(16), m_look.px(4), 0, m_look.px(4));
    layout()->setSpacing(m_look.px(8));
}

void SideCard::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(0, 0, m_look.px(6), height(), m_colour);
}

RulingSummary::RulingSummary(const BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_text(new QLabel(this)) {
    m_text->setObjectName(QStringLiteral("scenarioRulings"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* open = new QPushButton(tr("Rulings…"), this);
    open->setObjectName(QStringLiteral("scenarioRulingsOpen"));
    open->setAccessibleName(tr("Rulings of this battle"));
    open->setToolTip(tr("Shows how the rulebook is read, and lets you read it otherwise"));
    open->setProperty("kind", QStringLiteral("small"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(open, 0, Qt::AlignLeft);
    connect(open, &QPushButton::clicked, this, &RulingSummary::asked);
}

QStringList RulingSummary::changed() const {
    QStringList lines;
    for (const Ruling& ruling : m_document.rules().rulings) {
        const auto set = m_document.battle().rulings.find(ruling.id);
        if (set == m_document.battle().rulings.end() || set->second == ruling.standard()) {
            continue;
        }
        if (const Ruling::Reading* reading = ruling.find(set->second)) {
            lines << QStringLiteral("%1: %2").arg(toText(ruling.title), toText(reading->text));
        }
    }
    return lines;
}

void RulingSummary::refresh() {
    const QStringList lines = m_document.isOpen() ? changed() : QStringList();
    m_text->setText(lines.isEmpty() ? tr("All as usual.") : lines.join(QLatin1Char('\n')));
    m_text->setAccessibleName(m_text->text());
}

ScenarioField::ScenarioField(RosterField::Form form, const QString& stem, QWidget* parent)
    : QWidget(parent), m_field(new RosterField(std::move(form), this)), m_refusal(new QLabel(this)) {
    const QString name = stem + QLatin1Char('-') + toText(m_field->key());
    m_field->setObjectName(name + QStringLiteral("-line"));
    m_field->focusProxy()->setObjectName(name);
    m_refusal->setObjectName(name + QStringLiteral("-refusal"));
    m_refusal->setProperty("kind", QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_field);
    layout->addWidget(m_refusal);
    setFocusProxy(m_field);
    connect(m_field, &RosterField::entered, this,
            [this](const RosterField&, const QString& json) { Q_EMIT entered(*this, json); });
}

void ScenarioField::setValue(const Json& value) {
    m_field->setValues({value});
}

void ScenarioField::setRefusal(const QString& text) {
    m_refusal->setText(text);
    m_refusal->setVisible(!text.isEmpty());
}

} // namespace umpire::gui

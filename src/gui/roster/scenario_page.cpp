#include "roster/scenario_page.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/look.h"
#include "roster/objectives_edit.h"
#include "roster/plan_list.h"
#include "roster/roster_field.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
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

namespace {

constexpr const char* turnLimit = "turn-limit";
constexpr const char* turnMinutes = "turn-minutes";
constexpr const char* firstSide = "first-side";

QString stem() {
    return QStringLiteral("scenario");
}

} // namespace

ScenarioPage::ScenarioPage(const Look& look, BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_scroll(new QScrollArea(this)),
      m_columns(new QBoxLayout(QBoxLayout::LeftToRight)), m_left(new QVBoxLayout), m_right(new QVBoxLayout),
      m_firstPlace(new QVBoxLayout), m_sidePlace(new QVBoxLayout) {
    setObjectName(QStringLiteral("scenarioPage"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Scenario"));
    auto* contents = new QWidget;
    contents->setObjectName(QStringLiteral("scenarioContents"));
    contents->setLayout(m_columns);
    m_scroll->setObjectName(QStringLiteral("scenarioScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(contents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    m_columns->addLayout(m_left, 1);
    m_columns->addLayout(m_right, 1);
    buildBattle();
    buildNotes();
    buildSides();
    buildObjectives();
    buildPlans();
    m_right->addStretch(1);
    connect(&m_document, &BattleDocument::changed, this, &ScenarioPage::update);
    connect(&m_look, &Look::changed, this, &ScenarioPage::restyle);
    restyle();
    update({ChangeEvent::Kind::Opened, {}, true});
}

QLabel* ScenarioPage::addHeading(QVBoxLayout& layout, const QString& text) {
    auto* label = new QLabel(text, this);
    label->setProperty("kind", QStringLiteral("heading"));
    layout.addWidget(label);
    return label;
}

ScenarioField* ScenarioPage::makeField(const std::string& key, const QString& name, Type::Kind kind,
                                       const QString& empty, const QString& tip) {
    auto* field = new ScenarioField({key, name, tip, kind, {}, false, 1, empty}, stem(), this);
    connect(field, &ScenarioField::entered, this, &ScenarioPage::take);
    return field;
}

void ScenarioPage::buildBattle() {
    addHeading(*m_left, tr("The battle"));
    m_fields << makeField("title", tr("Title"), Type::Kind::Text, {}, {});
    m_fields << makeField("date", tr("Date"), Type::Kind::Text, tr("yyyy-mm-dd"),
                          tr("Year, month and day, such as 1917-10-31; other words may stand here too"));
    m_fields << makeField(turnLimit, tr("Turn limit"), Type::Kind::Number, tr("none"),
                          tr("The last turn. When it is over the program says so and goes on"));
    m_fields << makeField(turnMinutes, tr("Minutes for a turn"), Type::Kind::Number, tr("as it comes"),
                          tr("How long a side's turn is meant to take at the table. When it is over the "
                             "clock says so, no more"));
    m_dateHint = new QLabel(this);
    m_dateHint->setObjectName(QStringLiteral("scenarioDateHint"));
    m_dateHint->setProperty("kind", QStringLiteral("muted"));
    m_dateHint->setWordWrap(true);
    for (ScenarioField* field : m_fields) {
        m_left->addWidget(field);
        if (field->key() == "date") {
            auto* row = new QHBoxLayout; // under the input, as wide as that
            row->addStretch(2);
            row->addWidget(m_dateHint, 3);
            m_left->addLayout(row);
        }
    }
    m_left->addLayout(m_firstPlace);
    addHeading(*m_left, tr("Rulings otherwise than usual"));
    m_rulings = new RulingSummary(m_document, this);
    m_left->addWidget(m_rulings);
    connect(m_rulings, &RulingSummary::asked, this, &ScenarioPage::rulingsAsked);
}

void ScenarioPage::buildNotes() {
    auto* heading = addHeading(*m_left, tr("Notes"));
    m_notes = new NotesEdit(this);
    m_notes->setObjectName(QStringLiteral("scenarioNotes"));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setPlaceholderText(tr("The situation, what is uncertain, what the umpire decided"));
    heading->setBuddy(m_notes);
    m_left->addWidget(m_notes, 1);
    m_notesRefusal = new QLabel(this);
    m_notesRefusal->setObjectName(QStringLiteral("scenarioNotesRefusal"));
    m_notesRefusal->setProperty("kind", QStringLiteral("refusal"));
    m_notesRefusal->setWordWrap(true);
    m_notesRefusal->hide();
    m_left->addWidget(m_notesRefusal);
    connect(m_notes, &NotesEdit::written, this, &ScenarioPage::takeNotes);
}

void ScenarioPage::buildSides() {
    addHeading(*m_right, tr("The sides"));
    m_noSides = new QLabel(tr("There is no side yet; the roster adds one."), this);
    m_noSides->setObjectName(QStringLiteral("scenarioNoSides"));
    m_noSides->setProperty("kind", QStringLiteral("muted"));
    m_right->addWidget(m_noSides);
    m_right->addLayout(m_sidePlace);
}

void ScenarioPage::buildObjectives() {
    auto* heading = addHeading(*m_right, tr("Objectives"));
    m_objectives = new ObjectivesEdit(m_look, m_document, this);
    m_objectives->setAccessibleName(heading->text());
    m_right->addWidget(m_objectives);
}

/// Units for which the pack shows whether they are on the table come and go all through a battle; all others
/// come once.
bool ScenarioPage::comesAndGoes(const Subject& unit) const {
    const RulePack& rules = m_document.rules();
    const Attribute* there = rules.attribute(SubjectKind::Unit, rules.roles.presence.there);
    const Scope scope{m_document.rules(), m_document.battle(), unit.id};
    return there && there->shown && holds(there->shownIf, scope);
}

void ScenarioPage::buildPlans() {
    const auto arrival = [](const PackRoles& roles) { return roles.presence.turn; };
    const auto addPlan = [this](PlanList::Plan plan) {
        m_plans << new PlanList(m_look, m_document, std::move(plan), this);
        m_right->addWidget(m_plans.last());
    };
    addPlan({QStringLiteral("scenarioReserve"), tr("Reinforcements"),
             tr("Everybody is there from the start."), tr("Who comes later?"), arrival, true,
             [this](const Subject& unit) { return !comesAndGoes(unit); }});
    addPlan({QStringLiteral("scenarioVisits"), tr("%1: planned turns"),
             tr("No turn is planned; they are there from the start."), tr("Who comes in which turn?"),
             arrival, true, [this](const Subject& unit) { return comesAndGoes(unit); }});
    addPlan({QStringLiteral("scenarioHidden"), tr("Hidden from the players"),
             tr("The players see everybody."), tr("Who is hidden from the players?"),
             [](const PackRoles& roles) { return roles.secret; }, false,
             [](const Subject&) { return true; }});
}

void ScenarioPage::commit() {
    m_notes->commit();
}

void ScenarioPage::update(const ChangeEvent& event) {
    m_scroll->setVisible(m_document.isOpen());
    if (!m_document.isOpen() || !event.changesBattle()) {
        return;
    }
    if (event.kind == ChangeEvent::Kind::Opened) {
        m_notes->begin(toText(m_document.battle().notes));
        qDeleteAll(m_sides);
        m_sides.clear();
        m_sidesShown.clear();
    }
    m_stale = !isVisible();
    if (!m_stale) {
        refresh();
    }
}

/// While nobody looks, nothing is worked out.
void ScenarioPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale && m_document.isOpen()) {
        m_stale = false;
        refresh();
    }
}

void ScenarioPage::refresh() {
    const Battle& battle = m_document.battle();
    matchFirst();
    matchSides();
    for (ScenarioField* field : m_fields) {
        const Value value = battle.detail(field->key());
        const bool none = value.isNumber() && value.number() == 0;
        field->setValue(none ? Json(nullptr) : toJson(value));
    }
    m_first->setValue(battle.firstSide.empty() ? Json(nullptr) : Json(battle.firstSide));
    refreshDate();
    m_notes->show(toText(battle.notes));
    m_rulings->refresh();
    for (SideCard* side : m_sides) {
        side->refresh();
    }
    m_objectives->refresh();
    for (PlanList* plan : m_plans) {
        plan->refresh();
    }
}

void ScenarioPage::refreshDate() {
    const QString date = toText(m_document.battle().date);
    const QString words = dateInWords(date);
    m_dateHint->setText(!words.isEmpty() ? words
                                         : tr("Written as 1917-10-31 it stands in words on the start page."));
    m_dateHint->setVisible(!date.isEmpty());
}

/// The choice of who moves first is made anew when sides come, go or change their names.
void ScenarioPage::matchFirst() {
    RosterField::Form form{firstSide, tr("Moves first"),     {}, Type::Kind::Text, {}, false,
                           0,         tr("they roll for it")};
    QStringList shown;
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        form.choices << RosterField::Choice{side->id, toText(side->name)};
        shown << toText(side->id) << toText(side->name);
    }
    if (m_first && m_firstShown == shown.join(QLatin1Char('\n'))) {
        return;
    }
    m_firstShown = shown.join(QLatin1Char('\n'));
    delete m_first;
    m_first = new ScenarioField(std::move(form), stem(), this);
    m_first->setVisible(!shown.isEmpty());
    m_firstPlace->addWidget(m_first);
    setTabOrder(m_fields.last(), m_first);
    connect(m_first, &ScenarioField::entered, this, &ScenarioPage::take);
}

void ScenarioPage::matchSides() {
    QStringList shown;
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        shown << toText(side->id);
    }
    m_noSides->setVisible(shown.isEmpty());
    if (shown == m_sidesShown) {
        return;
    }
    m_sidesShown = shown;
    qDeleteAll(m_sides);
    m_sides.clear();
    QWidget* before = m_notes;
    for (const QString& side : shown) {
        auto* card = new SideCard(m_look, m_document, fromText(side), this);
        m_sidePlace->addWidget(card);
        m_sides << card;
        before = card->tabFollows(before);
    }
}

/// A limit that is taken away is 0.
void ScenarioPage::take(ScenarioField& field, const QString& json) {
    Json value = Json::parse(fromText(json));
    if (value.is_null() && (field.key() == turnLimit || field.key() == turnMinutes)) {
        value = 0;
    }
    const Answer answer = m_document.execute(commandOf(Verb::Scenario, {{"set", {{field.key(), value}}}}));
    if (!answer.ok) {
        refresh();
    }
    field.setRefusal(toText(answer.refusal.message));
}

void ScenarioPage::takeNotes(const QString& notes) {
    const Answer answer =
        m_document.execute(commandOf(Verb::Scenario, {{"set", {{"notes", fromText(notes)}}}}));
    m_notesRefusal->setText(toText(answer.refusal.message));
    m_notesRefusal->setVisible(!answer.ok);
}

/// The columns stand one below the other where the page is narrow for its text.
void ScenarioPage::restyle() {
    const int space = m_look.px(24);
    m_columns->setContentsMargins(space, m_look.px(16), space, m_look.px(16));
    m_columns->setSpacing(space);
    for (QVBoxLayout* column : {m_left, m_right}) {
        column->setSpacing(m_look.px(8));
    }
    m_sidePlace->setSpacing(m_look.px(8));
    m_notes->setMinimumHeight(m_look.px(200));
    m_columns->setDirection(width() < m_look.px(760) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ScenarioPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    restyle();
}

} // namespace umpire::gui

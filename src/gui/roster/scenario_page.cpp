#include "roster/scenario_page.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/look.h"
#include "look/widgets.h"
#include "roster/plan_list.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"
#include "umpire/state/objectives.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QFrame>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <algorithm>
#include <functional>

namespace umpire::gui {

/// One line of the scenario, and under it in words why what was entered was refused.
class ScenarioField : public QWidget {
  public:
    /// Carries out what was entered; gives in words why not, or "".
    using Take = std::function<QString(const std::string& key, const Json& value)>;

    /// `stem` begins the name of its input: "scenario-date", "scenario-empire-edge".
    ScenarioField(RosterField::Form form, const QString& stem, const Take& take, QWidget* parent)
        : QWidget(parent), m_field(new RosterField(std::move(form), this)),
          m_refusal(makeLabel(this, "", "refusal")) {
        const QString name = stem + QLatin1Char('-') + toText(key());
        m_field->setObjectName(name + QStringLiteral("-line"));
        m_field->focusProxy()->setObjectName(name);
        m_refusal->setObjectName(name + QStringLiteral("-refusal"));
        m_refusal->hide();
        auto* layout = filling<QVBoxLayout>(this);
        layout->addWidget(m_field);
        layout->addWidget(m_refusal);
        setFocusProxy(m_field);
        connect(m_field, &RosterField::entered, this, [this, take](const RosterField&, const Json& value) {
            showIfAny(*m_refusal, take(key(), value));
        });
    }

    const std::string& key() const { return m_field->key(); }
    void setValue(const Json& value) { m_field->setValues({value}); }

  private:
    RosterField* m_field;
    QLabel* m_refusal;
};

/// The notes of a battle. What is written counts when the cursor leaves them, so that a paragraph is one
/// step of the record.
class NotesEdit : public QPlainTextEdit {
  public:
    /// Hands over what was written.
    using Take = std::function<void(const QString& notes)>;

    NotesEdit(Take take, QWidget* parent) : QPlainTextEdit(parent), m_take(std::move(take)) {
        setTabChangesFocus(true);
    }

    /// Shows the notes as they stand, unless something is being written.
    void show(const QString& notes) {
        const bool writing = hasFocus() && toPlainText() != m_shown;
        m_shown = notes;
        if (!writing && toPlainText() != notes) {
            setPlainText(notes);
        }
    }

    /// Shows those of another battle.
    void begin(const QString& notes) {
        m_shown = notes;
        setPlainText(notes);
    }

    /// Hands over what is written, if it is new.
    void commit() {
        const QString text = toPlainText();
        if (text != m_shown) {
            m_take(text);
        }
    }

  protected:
    void focusOutEvent(QFocusEvent* event) override {
        QPlainTextEdit::focusOutEvent(event);
        if (event->reason() != Qt::PopupFocusReason) {
            commit();
        }
    }

  private:
    Take m_take;
    QString m_shown;
};

/// What the scenario says of one side: its name and everything else the pack's roster has for a side.
class SideCard : public QFrame {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::SideCard)

  public:
    SideCard(const Look& look, BattleDocument& document, Id side, QWidget* parent)
        : QFrame(parent), m_look(look), m_document(document), m_side(std::move(side)) {
        setObjectName(QStringLiteral("scenarioSide-") + toText(m_side));
        setLayout(new QVBoxLayout);
        addField({"name", tr("Name"), {}, Type::Kind::Text, {}, true, 0, {}});
        for (const RosterField::Form& form :
             fieldForms(m_document.rules(), m_document.battle(), SubjectKind::Side)) {
            addField(form);
        }
        connect(&m_look, &Look::changed, this, &SideCard::restyle);
        restyle();
        refresh();
    }

    void refresh() {
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

    /// Puts its inputs behind another in the order of the keyboard; gives the last of them.
    QWidget* tabFollows(QWidget* before) {
        for (ScenarioField* field : m_fields) {
            setTabOrder(before, field);
            before = field;
        }
        return before;
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).fillRect(0, 0, m_look.px(6), height(), m_colour);
    }

  private:
    void addField(RosterField::Form form) {
        const auto take = [this](const std::string& key, const Json& value) {
            const Answer answer =
                m_document.execute(commandOf(Verb::Amend, {{"subjects", {m_side}}, {"set", {{key, value}}}}));
            if (!answer.ok) {
                refresh();
            }
            return toText(answer.refusal.message);
        };
        m_fields << new ScenarioField(std::move(form), QStringLiteral("scenario-") + toText(m_side), take,
                                      this);
        layout()->addWidget(m_fields.last());
    }

    /// The stripe at its left is the side's colour on the field.
    void restyle() {
        const auto sides =
            m_document.isOpen() ? m_document.battle().all(SubjectKind::Side) : std::vector<const Subject*>();
        const auto own = std::find_if(sides.begin(), sides.end(),
                                      [this](const Subject* side) { return side->id == m_side; });
        m_colour = m_look.theme().side(static_cast<int>(own - sides.begin()));
        update();
        layout()->setContentsMargins(m_look.px(16), m_look.px(4), 0, m_look.px(4));
        layout()->setSpacing(m_look.px(8));
    }

    const Look& m_look;
    BattleDocument& m_document;
    Id m_side;
    QList<ScenarioField*> m_fields;
    QColor m_colour;
};

/// The rulings by which this battle is played otherwise than usual, and the way to all of them.
class RulingSummary : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::RulingSummary)

  public:
    RulingSummary(const BattleDocument& document, QWidget* parent)
        : QWidget(parent), m_document(document), m_text(makeLabel(this, "scenarioRulings", "")),
          m_open(makeButton(this, "scenarioRulingsOpen", "small", tr("Rulings…"))) {
        m_open->setAccessibleName(tr("Rulings of this battle"));
        m_open->setToolTip(tr("Shows how the rulebook is read, and lets you read it otherwise"));
        auto* layout = filling<QVBoxLayout>(this);
        layout->addWidget(m_text);
        layout->addWidget(m_open, 0, Qt::AlignLeft);
    }

    QPushButton& opener() { return *m_open; }

    void refresh() {
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
        m_text->setText(lines.isEmpty() ? tr("All as usual.") : lines.join(QLatin1Char('\n')));
        m_text->setAccessibleName(m_text->text());
    }

  private:
    const BattleDocument& m_document;
    QLabel* m_text;
    QPushButton* m_open;
};

/// The objectives of the scenario, a line each: name, worth, and who holds it as the game begins. What is
/// entered counts at once.
class ObjectivesEdit : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::ObjectivesEdit)

  public:
    ObjectivesEdit(const Look& look, BattleDocument& document, QWidget* parent = nullptr)
        : QWidget(parent), m_document(document), m_place(new QVBoxLayout),
          m_none(
              makeLabel(this, "objectivesNone", "muted", tr("The sides fight for no place in particular."))),
          m_refusal(makeLabel(this, "objectivesRefusal", "refusal")),
          m_add(makeButton(this, "objectivesAdd", "small", tr("Add objective"),
                           tr("A place or a thing that gives points to the side that holds it"))) {
        setObjectName(QStringLiteral("objectivesEdit"));
        build();
        connect(m_add, &QPushButton::clicked, this, &ObjectivesEdit::addObjective);
        keepSpaced(look, *m_place, {}, 6);
        keepSpaced(look, *layout(), {}, 8);
    }

    void refresh() {
        if (shownFor() != m_shown) {
            rebuild();
        }
        std::size_t row = 0;
        for (const Objective& objective : m_document.battle().objectives) {
            show(m_rows[row++], objective);
        }
        m_none->setVisible(m_rows.empty());
        m_add->setEnabled(m_rows.size() < mostObjectives);
    }

  private:
    struct Row {
        QWidget* widget = nullptr;
        QLineEdit* name = nullptr;
        QSpinBox* worth = nullptr;
        QComboBox* holder = nullptr;
        QPushButton* remove = nullptr;
    };

    void build() {
        m_refusal->hide();
        auto* layout = filling<QVBoxLayout>(this);
        layout->addWidget(m_none);
        layout->addLayout(m_place);
        auto* last = new QHBoxLayout;
        last->addWidget(m_add);
        last->addStretch(1);
        layout->addLayout(last);
        layout->addWidget(m_refusal);
    }

    void rebuild() {
        m_shown = shownFor();
        for (const Row& row : m_rows) {
            row.widget->hide();
            row.widget->deleteLater(); // it may be the one that asks for it
        }
        m_rows.clear();
        for (const Objective& objective : m_document.battle().objectives) {
            m_rows.push_back(makeRow(objective));
            m_place->addWidget(m_rows.back().widget);
        }
    }

    Row makeRow(const Objective& objective) {
        const QString id = toText(objective.id);
        Row row{new QWidget(this)};
        auto* layout = filling<QHBoxLayout>(row.widget);
        row.name = new QLineEdit(row.widget);
        row.name->setObjectName(QStringLiteral("objective-name-") + id);
        row.name->setAccessibleName(tr("Name of the objective"));
        row.worth = new QSpinBox(row.widget);
        row.worth->setObjectName(QStringLiteral("objective-worth-") + id);
        row.worth->setRange(0, static_cast<int>(mostWorth));
        row.worth->setKeyboardTracking(false);
        row.worth->setToolTip(tr("The points for the side that holds it"));
        row.holder = new QComboBox(row.widget);
        row.holder->setObjectName(QStringLiteral("objective-holder-") + id);
        row.holder->setToolTip(tr("Who holds it as the game begins"));
        row.holder->addItem(tr("nobody"), QString());
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            row.holder->addItem(toText(side->name), toText(side->id));
        }
        layout->addWidget(row.name, 3);
        layout->addWidget(row.worth);
        layout->addWidget(row.holder, 2);
        row.remove = makeRemove(row.widget, objective);
        layout->addWidget(row.remove);
        connect(row.name, &QLineEdit::editingFinished, this, [this, id = objective.id, name = row.name] {
            if (name->isModified()) {
                change(id, "name", fromText(name->text()));
            }
        });
        connect(row.worth, &QSpinBox::valueChanged, this,
                [this, id = objective.id](int worth) { change(id, "worth", worth); });
        connect(row.holder, &QComboBox::activated, this, [this, id = objective.id, holder = row.holder] {
            change(id, "holder", fromText(holder->currentData().toString()));
        });
        return row;
    }

    QPushButton* makeRemove(QWidget* row, const Objective& objective) {
        auto* remove = makeButton(row, QStringLiteral("objective-remove-") + toText(objective.id), "small",
                                  tr("Remove"), tr("Takes it off the list"));
        connect(remove, &QPushButton::clicked, this, [this, id = objective.id] {
            Json list = listed();
            std::erase_if(list.get_ref<Json::array_t&>(),
                          [&id](const Json& each) { return each["id"] == id; });
            take(list);
        });
        return remove;
    }

    void show(const Row& row, const Objective& objective) {
        const QSignalBlocker quietWorth(row.worth);
        const QSignalBlocker quietHolder(row.holder);
        const QString name = toText(objective.name);
        if (!row.name->hasFocus() || !row.name->isModified()) {
            row.name->setText(name);
        }
        row.name->setToolTip(name);
        row.worth->setValue(static_cast<int>(objective.worth));
        row.worth->setAccessibleName(tr("Worth of %1").arg(name));
        row.holder->setAccessibleName(tr("Who holds %1").arg(name));
        row.holder->setCurrentIndex(std::max(0, row.holder->findData(toText(objective.holder))));
        row.remove->setAccessibleName(tr("Remove %1").arg(name));
    }

    /// A new one is there to be named.
    void addObjective() {
        Json list = listed();
        list.push_back({{"name", fromText(freeName())}});
        take(list);
        if (!m_rows.empty() && m_rows.size() == list.size()) {
            m_rows.back().name->setFocus();
            m_rows.back().name->selectAll();
        }
    }

    void change(const Id& objective, const char* key, const Json& value) {
        Json list = listed();
        for (Json& each : list) {
            if (each["id"] == objective) {
                each[key] = value;
            }
        }
        take(list);
    }

    void take(const Json& list) {
        const Answer answer =
            m_document.execute(commandOf(Verb::Scenario, {{"set", {{"objectives", list}}}}));
        showIfAny(*m_refusal, toText(answer.refusal.message));
        for (const Row& row : m_rows) {
            row.name->setModified(false);
        }
        refresh();
    }

    Json listed() const {
        Json list = Json::array();
        for (const Objective& each : m_document.battle().objectives) {
            const bool held = m_document.battle().find(each.holder) != nullptr;
            list.push_back({{"id", each.id},
                            {"name", each.name},
                            {"worth", each.worth},
                            {"holder", held ? each.holder : Id()}});
        }
        return list;
    }

    /// "Objective 2", when 2 is the first number that none of them has.
    QString freeName() const {
        const std::vector<Objective>& all = m_document.battle().objectives;
        for (int number = 1;; ++number) {
            const QString name = tr("Objective %1").arg(number);
            if (std::none_of(all.begin(), all.end(),
                             [&name](const Objective& each) { return toText(each.name) == name; })) {
                return name;
            }
        }
    }

    /// The rows there are; another list needs other rows.
    QString shownFor() const {
        QStringList parts;
        for (const Objective& objective : m_document.battle().objectives) {
            parts << toText(objective.id);
        }
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            parts << QLatin1Char('/') + toText(side->id) << toText(side->name);
        }
        return parts.join(QLatin1Char('\n'));
    }

    BattleDocument& m_document;
    QVBoxLayout* m_place;
    QLabel* m_none;
    QLabel* m_refusal;
    QPushButton* m_add;
    std::vector<Row> m_rows;
    QString m_shown; ///< which rows there are, and for which sides
};

namespace {

constexpr const char* turnLimit = "turn-limit";
constexpr const char* turnMinutes = "turn-minutes";
constexpr const char* firstSide = "first-side";

} // namespace

ScenarioPage::ScenarioPage(const Look& look, BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_columns(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_left(new QVBoxLayout), m_right(new QVBoxLayout), m_firstPlace(new QVBoxLayout),
      m_sidePlace(new QVBoxLayout) {
    setObjectName(QStringLiteral("scenarioPage"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Scenario"));
    auto* contents = named(new QWidget, "scenarioContents");
    contents->setLayout(m_columns);
    m_scroll = named(scrollFreely(contents, this), "scenarioScroll");
    filling<QVBoxLayout>(this)->addWidget(m_scroll);
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
    auto* label = makeLine(this, "", "heading", text);
    layout.addWidget(label);
    return label;
}

ScenarioField* ScenarioPage::makeField(const std::string& key, const QString& name, Type::Kind kind,
                                       const QString& empty, const QString& tip) {
    return new ScenarioField(
        {key, name, tip, kind, {}, false, 1, empty}, QStringLiteral("scenario"),
        [this](const std::string& of, const Json& value) { return take(of, value); }, this);
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
    m_dateHint = makeLabel(this, "scenarioDateHint", "muted");
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
    connect(&m_rulings->opener(), &QPushButton::clicked, this, &ScenarioPage::rulingsAsked);
}

void ScenarioPage::buildNotes() {
    auto* heading = addHeading(*m_left, tr("Notes"));
    const auto write = [this](const QString& notes) {
        showIfAny(*m_notesRefusal, set("notes", fromText(notes)));
    };
    m_notes = named(new NotesEdit(write, this), "scenarioNotes", tr("Notes"));
    m_notes->setPlaceholderText(tr("The situation, what is uncertain, what the umpire decided"));
    heading->setBuddy(m_notes);
    m_left->addWidget(m_notes, 1);
    m_notesRefusal = makeLabel(this, "scenarioNotesRefusal", "refusal");
    m_notesRefusal->hide();
    m_left->addWidget(m_notesRefusal);
}

void ScenarioPage::buildSides() {
    addHeading(*m_right, tr("The sides"));
    m_noSides = makeLine(this, "scenarioNoSides", "muted", tr("There is no side yet; the roster adds one."));
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
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        form.choices << RosterField::Choice{side->id, toText(side->name)};
    }
    if (m_first && m_firstForm == form) {
        return;
    }
    m_firstForm = form;
    delete m_first;
    m_first = new ScenarioField(
        form, QStringLiteral("scenario"),
        [this](const std::string& key, const Json& value) { return take(key, value); }, this);
    m_first->setVisible(!form.choices.isEmpty());
    m_firstPlace->addWidget(m_first);
    setTabOrder(m_fields.last(), m_first);
}

void ScenarioPage::matchSides() {
    QStringList shown;
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        shown << toText(side->id);
    }
    m_noSides->setVisible(shown.isEmpty());
    QStringList wanted = shown;
    for (const Attribute& attribute : m_document.rules().attributes) {
        const bool named = attribute.of == SubjectKind::Side && !attribute.rosterKey.empty() &&
                           holdsSubjects(attribute) && attribute.type.subject != SubjectKind::Side;
        for (const Subject* subject :
             named ? m_document.battle().all(attribute.type.subject) : std::vector<const Subject*>()) {
            wanted << toText(subject->name);
        }
    }
    if (wanted == m_sidesShown) {
        return;
    }
    m_sidesShown = wanted;
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

QString ScenarioPage::set(const std::string& key, const Json& value) {
    return toText(m_document.execute(commandOf(Verb::Scenario, {{"set", {{key, value}}}})).refusal.message);
}

/// A limit that is taken away is 0.
QString ScenarioPage::take(const std::string& key, const Json& value) {
    const bool limit = key == turnLimit || key == turnMinutes;
    const QString refusal = set(key, value.is_null() && limit ? Json(0) : value);
    if (!refusal.isEmpty()) {
        refresh();
    }
    return refusal;
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

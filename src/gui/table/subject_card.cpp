#include "table/subject_card.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "models/battle_reader.h"
#include "table/field_menu.h"
#include "umpire/rules/commands.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVariant>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr qsizetype longValue = 26;

} // namespace

SubjectCard::SubjectCard(const Look& look, BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_words(document),
      m_title(makeLabel(this, "subjectTitle", "sheetTitle")),
      m_place(makeLabel(this, "subjectPlace", "muted")), m_notes(makeLabel(this, "subjectNotes", "")),
      m_facts(nullptr), m_formPlace(nullptr), m_reason(new QLineEdit(this)),
      m_said(makeLabel(this, "subjectSaid", "refusal")), m_apply(new QPushButton(tr("Apply"), this)),
      m_history(
          makeButton(this, "subjectHistory", "", tr("History"), tr("Everything the record says about it"))) {
    setObjectName(QStringLiteral("subjectSheet"));
    setModal(false);
    build();
    connect(&m_document, &BattleDocument::changed, this, &SubjectCard::changed);
    connect(&m_look, &Look::changed, this, &SubjectCard::restyle);
    restyle();
}

void SubjectCard::build() {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_place);
    auto* columns = new QHBoxLayout;
    layout->addLayout(columns, 1);
    auto* known = named(new TallContents(this), "subjectFacts");
    auto* knownLayout = new QVBoxLayout(known);
    m_facts = new QGridLayout;
    m_facts->setColumnStretch(1, 1);
    knownLayout->addLayout(m_facts);
    knownLayout->addWidget(m_notes);
    knownLayout->addStretch(1);
    columns->addWidget(scrollDown(known, this), 1);
    auto* form = named(new TallContents(this), "subjectForm");
    m_formPlace = new QVBoxLayout(form);
    m_formPlace->addWidget(makeLabel(this, "subjectFormHead", "heading", tr("Set right")));
    m_formPlace->addStretch(1);
    columns->addWidget(scrollDown(form, this), 1);
    named(m_reason, "subjectReason", tr("Reason"));
    m_reason->setPlaceholderText(tr("Why, for the record"));
    layout->addWidget(m_said);
    auto* last = new QHBoxLayout;
    last->addWidget(m_reason, 1);
    last->addWidget(m_apply);
    last->addWidget(m_history);
    auto* close = new QPushButton(tr("Close"), this);
    last->addWidget(close);
    layout->addLayout(last);
    m_apply->setObjectName(QStringLiteral("subjectApply"));
    m_apply->setProperty("kind", QStringLiteral("primary"));
    m_apply->setToolTip(tr("Sets what was changed and writes it into the record (Enter)"));
    m_apply->setDefault(true);
    close->setAutoDefault(false);
    close->setToolTip(tr("Closes the sheet (Esc)"));
    for (QPushButton* button : {m_apply, m_history, close}) {
        button->setAccessibleName(button->text());
    }
    connect(m_apply, &QPushButton::clicked, this, &SubjectCard::apply);
    connect(m_history, &QPushButton::clicked, this, [this] { Q_EMIT historyAsked(m_subjects.value(0)); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
}

void SubjectCard::restyle() {
    resize(dialogSize(m_look, *this, 760, 560));
    spaceOut(m_look, *this, 8);
    m_formPlace->setSpacing(m_look.px(8));
    m_facts->setHorizontalSpacing(m_look.px(16));
    m_facts->setVerticalSpacing(m_look.px(6));
}

void SubjectCard::open(const QStringList& subjects) {
    m_subjects.clear();
    const Subject* first = nullptr;
    for (const QString& id : subjects) {
        const Subject* subject = m_document.isOpen() ? m_document.battle().find(fromText(id)) : nullptr;
        first = first ? first : subject;
        if (subject && subject->kind == first->kind) {
            m_subjects << id;
        }
    }
    if (m_subjects.isEmpty()) {
        return;
    }
    m_reason->clear();
    refresh();
    bringUp(*this);
}

void SubjectCard::changed(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Opened) {
        m_formFor.clear();
    }
    // What the rules advise may come from anybody; opening it reads it anew.
    const bool concerned = event.changesBattle() || event.concerns(ChangeEvent::Due);
    if (!concerned || m_applying || m_subjects.isEmpty() || !isVisible()) {
        return;
    }
    m_subjects.removeIf([this](const QString& id) {
        return !m_document.isOpen() || !m_document.battle().find(fromText(id));
    });
    if (m_subjects.isEmpty()) {
        close();
        return;
    }
    refresh();
}

void SubjectCard::refresh() {
    const bool one = m_subjects.size() == 1;
    const Id first = fromText(m_subjects.first());
    QStringList names;
    for (const QString& id : m_subjects) {
        names << m_words.title(fromText(id));
    }
    const QString title =
        one ? names.first() : sayCounted("SubjectCard", "%n together", "%n together", m_subjects.size());
    setWindowTitle(inTitle(title));
    m_title->setText(title);
    m_place->setText(one ? m_words.place(first) : names.join(QStringLiteral(", ")));
    m_place->setVisible(!m_place->text().isEmpty());
    m_history->setVisible(one);
    m_notes->setText(one ? m_words.notes(first).join(QLatin1Char('\n')) : QString());
    m_notes->setVisible(!m_notes->text().isEmpty());
    m_said->hide();
    fillFacts();
    buildForm();
    fillForm();
    check();
}

/// For several, only what they have alike.
void SubjectCard::fillFacts() {
    while (QLayoutItem* item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QList<SubjectText::Line> lines = m_words.lines(fromText(m_subjects.first()));
    for (qsizetype i = 1; i < m_subjects.size(); ++i) {
        const QList<SubjectText::Line> other = m_words.lines(fromText(m_subjects[i]));
        for (SubjectText::Line& line : lines) {
            const bool alike =
                std::any_of(other.begin(), other.end(), [&line](const SubjectText::Line& theirs) {
                    return theirs.name == line.name && theirs.value == line.value;
                });
            line.value = alike ? line.value : tr("various");
        }
    }
    int row = 0;
    for (const SubjectText::Line& line : lines) {
        auto* name = makeLabel(this, "factName", "muted");
        name->setText(line.name);
        auto* value = makeLabel(this, "factValue", "");
        value->setText(line.value);
        value->setToolTip(line.tip);
        // Only what is long is wrapped: lines that may wrap may also be squeezed.
        name->setWordWrap(false);
        value->setWordWrap(line.value.size() > longValue && !line.value.contains(QLatin1Char('\n')));
        name->setToolTip(line.tip);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addWidget(name, row, 0, Qt::AlignTop);
        m_facts->addWidget(value, row, 1, Qt::AlignTop);
        ++row;
    }
}

/// Stored ones, and derived ones that stand for a stored one: what `adjust` takes.
bool SubjectCard::mayBeSet(const Attribute& attribute) const {
    const Subject* first = m_document.battle().find(fromText(m_subjects.first()));
    const bool list = attribute.type.kind == Type::Kind::Texts || attribute.type.kind == Type::Kind::Subjects;
    if (attribute.of != first->kind || !attribute.shown || list ||
        (attribute.derived && attribute.adjusts.empty())) {
        return false;
    }
    return std::all_of(m_subjects.begin(), m_subjects.end(), [this, &attribute](const QString& id) {
        const Scope scope{m_document.rules(), m_document.battle(), fromText(id)};
        return holds(attribute.shownIf, scope);
    });
}

void SubjectCard::buildForm() {
    QStringList wanted;
    std::vector<const Attribute*> attributes;
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (mayBeSet(attribute)) {
            attributes.push_back(&attribute);
            wanted << toText(attribute.id);
        }
    }
    const Subject* first = m_document.battle().find(fromText(m_subjects.first()));
    const QString form = toText(name(first->kind)) + wanted.join(QLatin1Char(' '));
    if (form == m_formFor) {
        return;
    }
    m_formFor = form;
    qDeleteAll(m_fields);
    m_fields.clear();
    for (const Attribute* attribute : attributes) {
        QList<AdjustField::Choice> choices;
        if (const Vocabulary* words = m_document.rules().vocabulary(attribute->type.vocabulary)) {
            for (const Word& word : words->words) {
                choices << AdjustField::Choice{word.id, toText(word.name)};
            }
        } else if (attribute->type.kind == Type::Kind::Subject) {
            for (const Subject* subject : m_document.battle().all(attribute->type.subject)) {
                choices << AdjustField::Choice{subject->id, m_words.title(subject->id)};
            }
        }
        auto* field = new AdjustField(m_look, *attribute, choices, this);
        connect(field, &AdjustField::edited, this, &SubjectCard::check);
        m_formPlace->insertWidget(m_formPlace->count() - 1, field);
        m_fields << field;
    }
    QWidget* before = nullptr;
    for (AdjustField* field : m_fields) {
        if (before) {
            setTabOrder(before, field);
        }
        before = field;
    }
}

void SubjectCard::fillForm() {
    for (AdjustField* field : m_fields) {
        std::vector<Value> values;
        std::optional<std::int64_t> most;
        for (const QString& id : m_subjects) {
            const Subject* subject = m_document.battle().find(fromText(id));
            const Scope scope{m_document.rules(), m_document.battle(), subject->id};
            const Attribute* attribute = m_document.rules().attribute(subject->kind, field->id());
            values.push_back(attributeValue(*subject, *attribute, scope));
            if (attribute->most) {
                // The engine checks each by itself; the field takes what fits at least one of them.
                most = std::max(most.value_or(0), evaluate(*attribute->most, scope).number());
            }
        }
        field->setValues(values, most);
    }
}

Json SubjectCard::changes() const {
    Json set = Json::object();
    for (const AdjustField* field : m_fields) {
        if (field->isChanged()) {
            set[field->id()] = field->value();
        }
    }
    return set;
}

void SubjectCard::check() {
    m_apply->setEnabled(!changes().empty());
    for (AdjustField* field : m_fields) {
        if (!field->isChanged()) {
            field->setRefusal({});
        }
    }
}

void SubjectCard::apply() {
    const Json set = changes();
    if (set.empty()) {
        return;
    }
    std::vector<Json> commands;
    for (const QString& id : m_subjects) {
        commands.push_back(commandOf(Verb::Adjust, {{"subject", fromText(id)}, {"set", set}}));
        if (const Preview preview = m_document.preview(commands.back()); !preview.ok) {
            showRefusal(fromText(id), set, preview.refusal);
            return;
        }
    }
    applyAll(commands);
}

/// All of them or none, in one record.
void SubjectCard::applyAll(const std::vector<Json>& commands) {
    Json command = asOne(commands);
    if (!m_reason->text().trimmed().isEmpty()) {
        command["reason"] = fromText(m_reason->text().trimmed());
    }
    m_applying = true;
    const Answer answer = m_document.execute(command);
    m_applying = false;
    if (answer.ok) {
        m_reason->clear();
        refresh();
    } else {
        m_said->setText(toText(answer.refusal.message));
        m_said->show();
    }
    Q_EMIT answered(answer);
}

/// Beside the one field that is refused by itself; else below the form.
void SubjectCard::showRefusal(const Id& subject, const Json& set, const Refusal& refusal) {
    for (AdjustField* field : m_fields) {
        if (!set.contains(field->id())) {
            continue;
        }
        const Json alone =
            commandOf(Verb::Adjust, {{"subject", subject}, {"set", {{field->id(), set[field->id()]}}}});
        const Preview preview = m_document.preview(alone);
        if (!preview.ok) {
            field->setRefusal(toText(preview.refusal.message));
            return;
        }
    }
    m_said->setText(toText(refusal.message));
    m_said->show();
}

namespace {

constexpr int mostAdjusted = 999;

QVariant asData(const Json& value) {
    return toText(value.dump());
}

} // namespace

AdjustField::AdjustField(const Look& look, const Attribute& attribute, const QList<Choice>& choices,
                         QWidget* parent)
    : QWidget(parent), m_look(look), m_id(attribute.id), m_name(toText(attribute.name)),
      m_label(new QLabel(asWritten(m_name), this)), m_refusal(makeLabel(this, "adjustRefusal", "refusal")) {
    setObjectName(QStringLiteral("adjust-") + toText(attribute.id));
    const Type::Kind kind = attribute.type.kind;
    m_kind = kind == Type::Kind::Flag     ? Kind::Flag
             : kind == Type::Kind::Number ? Kind::Count
             : choices.isEmpty()          ? Kind::Text
                                          : Kind::Choice;
    m_label->setToolTip(toText(attribute.text));
    m_refusal->hide();
    build(choices);
    if (m_kind == Kind::Choice && !attribute.fallback && !attribute.required) {
        m_choice->insertItem(0, tr("none"), asData(nullptr));
    }
}

void AdjustField::build(const QList<Choice>& choices) {
    auto* layout = filling<QGridLayout>(this);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    QWidget* input = nullptr;
    if (m_kind == Kind::Count) {
        input = m_count = new QSpinBox(this);
        m_count->setRange(-1, mostAdjusted);
        m_count->setSpecialValueText(tr("various"));
        connect(m_count, &QSpinBox::valueChanged, this, &AdjustField::mark);
    } else if (m_kind == Kind::Text) {
        input = m_text = new QLineEdit(this);
        connect(m_text, &QLineEdit::textChanged, this, &AdjustField::mark);
    } else {
        input = m_choice = new QComboBox(this);
        if (m_kind == Kind::Flag) {
            m_choice->addItem(tr("no"), asData(false));
            m_choice->addItem(tr("yes"), asData(true));
        }
        for (const Choice& choice : choices) {
            m_choice->addItem(choice.name, asData(choice.id));
        }
        connect(m_choice, &QComboBox::currentIndexChanged, this, &AdjustField::mark);
    }
    named(input, QStringLiteral("input-") + toText(m_id), m_name);
    input->setToolTip(m_label->toolTip());
    m_label->setBuddy(input);
    layout->addWidget(m_label, 0, 0);
    layout->addWidget(input, 0, 1);
    layout->addWidget(m_refusal, 1, 0, 1, 2);
    setFocusProxy(input);
}

void AdjustField::setValues(const std::vector<Value>& values, std::optional<std::int64_t> most) {
    const QSignalBlocker quiet(this);
    m_various = std::any_of(values.begin(), values.end(),
                            [&values](const Value& value) { return !value.same(values.front()); });
    const Value first = values.empty() ? Value() : values.front();
    const Json shown = m_various ? Json(nullptr) : toJson(first);
    if (m_count) {
        m_count->setRange(m_various ? -1 : 0, static_cast<int>(most.value_or(mostAdjusted)));
        m_count->setSpecialValueText(m_various ? tr("various") : QString());
        m_count->setValue(m_various ? -1 : static_cast<int>(first.number()));
        m_before = m_count->value();
    } else if (m_text) {
        m_text->setPlaceholderText(m_various ? tr("various") : QString());
        m_text->setText(shown.is_string() ? toText(shown.get<std::string>()) : QString());
        m_before = fromText(m_text->text());
    } else {
        setChoiceValue(m_kind == Kind::Flag && !m_various ? Json(first.flag()) : shown, m_various);
    }
    setRefusal({});
    mark();
}

void AdjustField::setChoiceValue(const Json& value, bool various) {
    for (int i = m_choice->count() - 1; i >= 0; --i) {
        if (!m_choice->itemData(i).isValid()) {
            m_choice->removeItem(i);
        }
    }
    if (various) {
        m_choice->insertItem(0, tr("various"));
    } else if (m_choice->findData(asData(value)) < 0) {
        m_choice->insertItem(0, tr("none"), asData(value));
    }
    m_choice->setCurrentIndex(various ? 0 : m_choice->findData(asData(value)));
    m_before = choiceValue();
}

/// "various" is no value that a subject could have: an object.
Json AdjustField::choiceValue() const {
    const QVariant held = m_choice->currentData();
    return held.isValid() ? Json::parse(fromText(held.toString())) : Json::object();
}

Json AdjustField::value() const {
    if (m_count) {
        return m_count->value();
    }
    if (m_text) {
        return fromText(m_text->text());
    }
    return choiceValue();
}

bool AdjustField::isChanged() const {
    return value() != m_before;
}

void AdjustField::mark() {
    const bool changed = isChanged();
    m_label->setText(changed ? tr("%1 *").arg(m_name) : m_name);
    QFont font = m_label->font();
    font.setBold(changed);
    m_label->setFont(font);
    Q_EMIT edited();
}

void AdjustField::setRefusal(const QString& text) {
    m_refusal->setText(text);
    m_refusal->setVisible(!text.isEmpty());
}

QString SubjectText::title(const Id& subject) const {
    const QString number = m_document.number(subject);
    const QString name = m_document.nameOf(subject);
    return number.isEmpty() ? name : QStringLiteral("%1 · %2").arg(number, name);
}

QString SubjectText::place(const Id& id) const {
    const Subject* subject = m_document.battle().find(id);
    QStringList places;
    if (subject) {
        for (const Id& above : m_document.battle().line(*subject)) {
            places << m_document.nameOf(above);
        }
    }
    return places.join(QStringLiteral(", "));
}

QString SubjectText::valueText(const Attribute& attribute, const Value& value) const {
    if (attribute.type.kind == Type::Kind::Flag) {
        return value.flag() ? tr("yes") : tr("no");
    }
    if (value.isNumber()) {
        return numberText(attribute, value.number());
    }
    if (value.isList() && attribute.type.vocabulary.empty()) {
        QStringList names;
        for (const Id& id : value.list()) {
            names << m_document.nameOf(id);
        }
        return names.join(QStringLiteral(", "));
    }
    if (attribute.type.kind == Type::Kind::Subject) {
        return value.text().empty() ? QString() : m_document.nameOf(value.text());
    }
    return toText(valueName(attribute.type, value, m_document.rules(), m_document.battle()));
}

/// A length with its measure.
QString SubjectText::numberText(const Attribute& attribute, std::int64_t number) const {
    const PackRoles& roles = m_document.rules().roles;
    return attribute.of == SubjectKind::Unit && roles.isLength(attribute.id)
               ? tr("%1 %2").arg(QString::number(number), toText(roles.length.noun.of(number)))
               : QString::number(number);
}

QList<SubjectText::Line> SubjectText::lines(const Id& id) const {
    QList<Line> lines;
    const Subject* subject = m_document.battle().find(id);
    if (!subject) {
        return lines;
    }
    const Scope scope{m_document.rules(), m_document.battle(), id};
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.of != subject->kind || !attribute.shown || !holds(attribute.shownIf, scope)) {
            continue;
        }
        const Value value = attributeValue(*subject, attribute, scope);
        const QString text = valueText(attribute, value);
        const bool quietFlag = attribute.mark && !value.flag();
        if (!text.isEmpty() && !quietFlag) {
            const Word* word = m_document.rules().word(attribute.type.vocabulary, value.text());
            const QString meaning = word && !word->text.empty() ? toText(word->text) : toText(attribute.text);
            const bool flag = attribute.type.kind == Type::Kind::Flag;
            lines << Line{toText(attribute.name), text, meaning,
                          flag ? std::optional(value.flag()) : std::nullopt};
        }
    }
    addCommand(lines, *subject);
    return lines;
}

void SubjectText::addCommand(QList<Line>& lines, const Subject& subject) const {
    if (subject.kind == SubjectKind::Officer) {
        lines.prepend({tr("Commands"), m_document.nameOf(subject.parent), {}});
        return;
    }
    const QString officers = officersOf(subject);
    if (!officers.isEmpty()) {
        lines << Line{tr("Line of command"), officers, tr("The officers above it, nearest first.")};
    }
}

QString SubjectText::officersOf(const Subject& subject) const {
    const BattleReader reader(m_document);
    QStringList names;
    for (const Id& officer : m_document.battle().officersOf(subject)) {
        const Id& is = m_document.rules().roles.state(SubjectKind::Officer).by;
        const Attribute* state = m_document.rules().attribute(SubjectKind::Officer, is);
        names << (state && reader.isOut(*m_document.battle().find(officer))
                      ? tr("%1 (%2)", "an officer and his fate")
                            .arg(m_document.nameOf(officer),
                                 withinSentence(valueText(*state, reader.value(officer, is))))
                      : tr("★ %1").arg(m_document.nameOf(officer)));
    }
    return names.join(QLatin1Char('\n'));
}

QStringList SubjectText::notes(const Id& subject) const {
    QStringList notes;
    const Json shown = m_document.session().show(subject);
    if (shown.is_object() && shown.contains("remark")) {
        notes << tr("Your note: %1").arg(toText(shown["remark"].get<std::string>()));
    }
    for (const Json& note : shown.is_object() ? shown.value("notes", Json::array()) : Json::array()) {
        notes << toText(note.get<std::string>());
    }
    return notes;
}

} // namespace umpire::gui

#include "roster/roster_form.h"

#include "document/text.h"
#include "roster/roster_editor.h"
#include "roster/roster_field.h"
#include "umpire/battle/roster.h"

#include <QApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr const char* nameKey = "name";

QString kindName(SubjectKind kind) {
    switch (kind) {
    case SubjectKind::Side:
        return RosterForm::tr("Side");
    case SubjectKind::Formation:
        return RosterForm::tr("Formation");
    case SubjectKind::Officer:
        return RosterForm::tr("Officer");
    case SubjectKind::Unit:
        return RosterForm::tr("Unit");
    case SubjectKind::Thing:
        return RosterForm::tr("Thing");
    }
    return {};
}

QString placeName(SubjectKind kind) {
    return kind == SubjectKind::Officer     ? RosterForm::tr("Commands")
           : kind == SubjectKind::Formation ? RosterForm::tr("Stands under")
                                            : RosterForm::tr("Formation");
}

} // namespace

RosterForm::RosterForm(BattleDocument& document, RosterEditor& editor, QWidget* parent)
    : QWidget(parent), m_document(document), m_editor(editor), m_title(new QLabel(this)),
      m_hint(new QLabel(this)), m_lines(new QVBoxLayout) {
    setObjectName(QStringLiteral("rosterForm"));
    setAttribute(Qt::WA_StyledBackground);
    m_title->setProperty("kind", QStringLiteral("sheetTitle"));
    m_title->setWordWrap(true);
    m_hint->setProperty("kind", QStringLiteral("muted"));
    m_hint->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_hint);
    layout->addLayout(m_lines);
    layout->addStretch(1);
    connect(&m_document, &BattleDocument::changed, this, &RosterForm::follow);
    show({});
}

void RosterForm::show(const QStringList& subjects) {
    m_subjects = subjects;
    refresh();
}

bool RosterForm::focusField(const std::string& key) {
    const auto field = std::find_if(m_fields.begin(), m_fields.end(),
                                    [&key](const RosterField* each) { return each->key() == key; });
    if (field == m_fields.end()) {
        return false;
    }
    (*field)->setFocus();
    return true;
}

/// While nobody looks, nothing is read.
void RosterForm::follow(const ChangeEvent& event) {
    const bool concerned =
        event.concerns(ChangeEvent::Roster) ||
        std::any_of(m_subjects.begin(), m_subjects.end(),
                    [&event](const QString& subject) { return event.subjects.contains(subject); });
    m_stale = m_stale || concerned;
    if (m_stale && isVisible()) {
        refresh();
    }
}

void RosterForm::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void RosterForm::refresh() {
    m_stale = false;
    const Battle* battle = m_document.isOpen() ? &m_document.battle() : nullptr;
    m_subjects.removeIf([battle](const QString& id) { return !battle || !battle->find(fromText(id)); });
    const Subject* first = m_subjects.isEmpty() ? nullptr : battle->find(fromText(m_subjects.first()));
    const bool alike = std::all_of(m_subjects.begin(), m_subjects.end(), [&](const QString& id) {
        return battle->find(fromText(id))->kind == first->kind;
    });
    const bool one = m_subjects.size() == 1;
    m_title->setText(!first ? QString()
                     : one  ? toText(first->name)
                            : sayCounted("RosterForm", "%n together", "%n together", m_subjects.size()));
    m_title->setVisible(first);
    m_hint->setText(!first   ? tr("Choose somebody on the left to say more about them.")
                    : !alike ? tr("These are of different kinds; choose alike ones to change them together.")
                             : kindName(first->kind));
    if (!first || !alike) {
        clear();
        m_builtFor.clear();
        return;
    }
    build(first->kind);
    for (RosterField* field : m_fields) {
        field->setValues(valuesOf(field->key()));
    }
}

/// Fields stay while they fit, so that the cursor stays where it is.
void RosterForm::build(SubjectKind kind) {
    QStringList wanted{kindName(kind)};
    const RosterField::Form place = placeForm(kind);
    for (const RosterField::Choice& choice : place.choices) {
        wanted << toText(choice.value.dump()) << choice.name;
    }
    wanted << toText(m_document.rules().folder);
    if (m_builtFor == wanted.join(QLatin1Char('\n'))) {
        return;
    }
    m_builtFor = wanted.join(QLatin1Char('\n'));
    const std::string focus = focusKey();
    clear();
    addField({nameKey, tr("Name"), {}, Type::Kind::Text, {}, true, 0, {}});
    if (kind != SubjectKind::Side) {
        addField(place);
    }
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.of == kind && !attribute.rosterKey.empty()) {
            addField(fieldForm(m_document.rules(), attribute));
        }
    }
    for (RosterField* field : m_fields) {
        if (!focus.empty() && field->key() == focus) {
            field->setFocus();
        }
    }
}

/// The key of the field with the cursor, or "".
std::string RosterForm::focusKey() const {
    for (const RosterField* field : m_fields) {
        if (field->isAncestorOf(QApplication::focusWidget())) {
            return field->key();
        }
    }
    return {};
}

/// A field may be in the middle of saying what was entered, so it lives on until that is done.
void RosterForm::clear() {
    for (RosterField* field : m_fields) {
        field->disconnect(this);
        field->hide();
        m_lines->removeWidget(field);
        field->setObjectName({});
        field->deleteLater();
    }
    m_fields.clear();
}

void RosterForm::addField(RosterField::Form form) {
    auto* field = new RosterField(std::move(form), this);
    connect(field, &RosterField::entered, this, &RosterForm::take);
    if (!m_fields.isEmpty()) {
        setTabOrder(m_fields.last(), field);
    }
    m_lines->addWidget(field);
    m_fields << field;
}

RosterField::Form RosterForm::placeForm(SubjectKind kind) const {
    RosterField::Form form{placeKey(kind), placeName(kind), {}, Type::Kind::Text, {}, true, 0, {}};
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        form.choices << RosterField::Choice{side->id, toText(side->name)};
    }
    for (const Subject* formation : m_document.battle().all(SubjectKind::Formation)) {
        form.choices << RosterField::Choice{formation->id, toText(formation->name)};
    }
    return form;
}

std::vector<Json> RosterForm::valuesOf(const std::string& key) const {
    std::vector<Json> values;
    for (const QString& id : m_subjects) {
        const Subject& subject = *m_document.battle().find(fromText(id));
        if (key == placeKey(subject.kind) && !key.empty()) {
            values.emplace_back(subject.parent);
        } else {
            values.push_back(rosterEntry(m_document.rules(), subject).value(key, Json(nullptr)));
        }
    }
    return values;
}

void RosterForm::take(const RosterField& field, const QString& json) {
    const Json value = Json::parse(fromText(json));
    const Subject* first = m_document.battle().find(fromText(m_subjects.value(0)));
    const bool place = first && !placeKey(first->kind).empty() && field.key() == placeKey(first->kind);
    const bool taken = place ? m_editor.move(m_subjects, toText(value.get<std::string>()), {})
                             : m_editor.amend(m_subjects, field.key(), value);
    if (!taken) {
        refresh();
    }
}

} // namespace umpire::gui

#include "roster/roster_field.h"

#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QWheelEvent>

#include <algorithm>

namespace umpire::gui {

RosterField::RosterField(Form form, QWidget* parent) : QWidget(parent), m_form(std::move(form)) {
    setObjectName(QStringLiteral("roster-") + toText(m_form.key));
    auto* label = makeLabel(this, "", "", asWritten(m_form.name));
    label->setToolTip(m_form.tip);
    QWidget* input = makeInput();
    named(input, QStringLiteral("rosterInput-") + toText(m_form.key), m_form.name);
    input->setToolTip(m_form.tip);
    label->setBuddy(input);
    auto* row = filling<QHBoxLayout>(this);
    row->addWidget(label, 2);
    row->addWidget(input, 3);
    setFocusProxy(input);
}

QWidget* RosterField::makeInput() {
    if (m_form.kind == Type::Kind::Flag) {
        return makeFlag();
    }
    if (m_form.kind == Type::Kind::Number) {
        return makeCount();
    }
    if (m_form.kind == Type::Kind::Texts || m_form.kind == Type::Kind::Subjects) {
        return makeList();
    }
    return m_form.kind == Type::Kind::Text && m_form.choices.isEmpty() ? makeText() : makeChoice();
}

/// Words or subjects to tick.
QWidget* RosterField::makeList() {
    constexpr int mostRows = 6;
    m_list = new QListWidget(this);
    for (const Choice& choice : m_form.choices) {
        auto* item = new QListWidgetItem(choice.name, m_list);
        item->setData(Qt::UserRole, packed(choice.value));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    const int rows = std::clamp(m_list->count(), 1, mostRows);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), m_list->fontMetrics().lineSpacing()) +
                           2 * m_list->frameWidth());
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        Json chosen = Json::array();
        for (int i = 0; i < m_list->count(); ++i) {
            if (m_list->item(i)->checkState() == Qt::Checked) {
                chosen.push_back(Json::parse(fromText(m_list->item(i)->data(Qt::UserRole).toString())));
            }
        }
        give(chosen);
    });
    return m_list;
}

/// Unlike lists are not changed together: what one has and another lacks would be lost.
void RosterField::showList() {
    m_list->setEnabled(!m_various);
    m_list->setToolTip(m_various ? tr("They do not have the same. Select one of them.") : QString());
    for (int i = 0; i < m_list->count(); ++i) {
        const Json value = Json::parse(fromText(m_list->item(i)->data(Qt::UserRole).toString()));
        const auto have = std::count_if(m_values.begin(), m_values.end(), [&value](const Json& list) {
            return list.is_array() && std::find(list.begin(), list.end(), value) != list.end();
        });
        const bool all = have > 0 && have == static_cast<std::ptrdiff_t>(m_values.size());
        m_list->item(i)->setCheckState(all ? Qt::Checked : have > 0 ? Qt::PartiallyChecked : Qt::Unchecked);
    }
}

QWidget* RosterField::makeChoice() {
    m_choice = new ChoiceBox(this);
    if (!m_form.required) {
        m_choice->addItem(m_form.empty, packed(nullptr));
    }
    for (const Choice& choice : m_form.choices) {
        m_choice->addItem(choice.name, packed(choice.value));
    }
    connect(m_choice, &ChoiceBox::chosen, this, [this] {
        if (m_choice->currentData().isValid()) {
            give(Json::parse(fromText(m_choice->currentData().toString())));
        }
    });
    return m_choice;
}

QWidget* RosterField::makeCount() {
    m_count = new QSpinBox(this);
    m_count->setKeyboardTracking(false);
    connect(m_count, &QSpinBox::valueChanged, this, [this](int value) {
        const bool none = value < m_form.least;
        if (!none || (!m_form.required && !m_various)) {
            give(none ? Json(nullptr) : Json(value));
        }
    });
    return m_count;
}

QWidget* RosterField::makeFlag() {
    m_flag = new QCheckBox(this);
    connect(m_flag, &QCheckBox::clicked, this, [this](bool on) {
        m_flag->setTristate(false);
        give(on);
    });
    return m_flag;
}

QWidget* RosterField::makeText() {
    m_text = new QLineEdit(this);
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        if (m_text->isModified()) {
            m_text->setModified(false);
            give(fromText(m_text->text().trimmed()));
        }
    });
    return m_text;
}

void RosterField::give(const Json& value) {
    if (!m_filling && (m_various || value != m_shown)) {
        Q_EMIT entered(*this, value);
    }
}

void RosterField::setValues(const std::vector<Json>& values) {
    m_filling = true;
    m_values = values;
    m_various = std::any_of(values.begin(), values.end(),
                            [&values](const Json& value) { return value != values.front(); });
    m_shown = m_various || values.empty() ? Json(nullptr) : values.front();
    const QString various = tr("various");
    if (m_choice) {
        for (int i = m_choice->count() - 1; i >= 0; --i) {
            if (!m_choice->itemData(i).isValid()) {
                m_choice->removeItem(i);
            }
        }
        if (m_various || m_choice->findData(packed(m_shown)) < 0) {
            m_choice->insertItem(0, m_various ? various : tr("none"));
        }
        m_choice->setShown(m_various ? 0 : std::max(0, m_choice->findData(packed(m_shown))));
    } else if (m_count) {
        const bool special = m_various || !m_form.required;
        m_count->setRange(static_cast<int>(m_form.least) - (special ? 1 : 0), largestCount);
        m_count->setSpecialValueText(m_various ? various : special ? m_form.empty : QString());
        m_count->setValue(m_shown.is_number_integer() ? m_shown.get<int>() : m_count->minimum());
    } else if (m_flag) {
        m_flag->setTristate(m_various);
        m_flag->setCheckState(m_various               ? Qt::PartiallyChecked
                              : m_shown == Json(true) ? Qt::Checked
                                                      : Qt::Unchecked);
    } else if (m_list) {
        showList();
    } else if (!m_text->hasFocus() || !m_text->isModified()) {
        m_text->setPlaceholderText(m_various ? various : m_form.empty);
        const QString text = m_shown.is_string() ? toText(m_shown.get<std::string>()) : QString();
        if (m_text->text() != text) { // else the cursor stays where it is
            m_text->setText(text);
            m_text->setCursorPosition(0);
        }
    }
    m_filling = false;
}

namespace {

/// Finds the translations of this file.
class RosterFieldText {
    Q_DECLARE_TR_FUNCTIONS(RosterField)
};

} // namespace

bool holdsSubjects(const Attribute& attribute) {
    return attribute.type.kind == Type::Kind::Subject || attribute.type.kind == Type::Kind::Subjects;
}

RosterField::Form fieldForm(const RulePack& rules, const Battle& battle, const Attribute& attribute) {
    RosterField::Form form{
        attribute.rosterKey, toText(attribute.name), toText(attribute.text),     attribute.type.kind, {},
        attribute.required,  attribute.least,        RosterFieldText::tr("none")};
    if (attribute.fallback && attribute.type.kind == Type::Kind::Text) {
        form.empty = attribute.type.vocabulary.empty() ? QString() : RosterFieldText::tr("usual");
    }
    if (attribute.id == rules.roles.number) {
        form.empty = RosterFieldText::tr("by itself");
    }
    if (const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary)) {
        for (const Word& word : words->words) {
            form.choices << RosterField::Choice{word.id, toText(word.name)};
        }
    }
    if (holdsSubjects(attribute)) {
        for (const Subject* subject : battle.all(attribute.type.subject)) {
            form.choices << RosterField::Choice{subject->id, toText(subject->name)};
        }
    }
    return form;
}

QList<RosterField::Form> fieldForms(const RulePack& rules, const Battle& battle, SubjectKind kind) {
    QList<RosterField::Form> forms;
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == kind && !attribute.rosterKey.empty()) {
            forms << fieldForm(rules, battle, attribute);
        }
    }
    return forms;
}

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::activated, this, [this] {
        if (!m_typing) {
            choose();
        }
    });
}

void ChoiceBox::setShown(int index) {
    m_shown = index;
    setCurrentIndex(index);
}

void ChoiceBox::choose() {
    if (currentIndex() != m_shown) {
        m_shown = currentIndex();
        Q_EMIT chosen();
    }
}

void ChoiceBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        choose();
    }
    m_typing = true;
    QComboBox::keyPressEvent(event);
    m_typing = false;
}

void ChoiceBox::focusOutEvent(QFocusEvent* event) {
    QComboBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        choose();
    }
}

/// Scrolling past it must not change it.
void ChoiceBox::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

} // namespace umpire::gui

#include "table/adjust_field.h"

#include "document/text.h"
#include "look/plain_texts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVariant>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int largestCount = 999;

QVariant packed(const Json& value) {
    return toText(value.dump());
}

} // namespace

AdjustField::AdjustField(const Look& look, const Attribute& attribute, const QList<Choice>& choices,
                         QWidget* parent)
    : QWidget(parent), m_look(look), m_id(attribute.id), m_name(toText(attribute.name)),
      m_label(new QLabel(asWritten(m_name), this)), m_refusal(new QLabel(this)) {
    setObjectName(QStringLiteral("adjust-") + toText(attribute.id));
    const Type::Kind kind = attribute.type.kind;
    m_kind = kind == Type::Kind::Flag     ? Kind::Flag
             : kind == Type::Kind::Number ? Kind::Count
             : choices.isEmpty()          ? Kind::Text
                                          : Kind::Choice;
    m_label->setToolTip(toText(attribute.text));
    m_refusal->setProperty("kind", QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->setObjectName(QStringLiteral("adjustRefusal"));
    m_refusal->hide();
    build(choices);
    if (m_kind == Kind::Choice && !attribute.fallback && !attribute.required) {
        m_choice->insertItem(0, tr("none"), packed(nullptr));
    }
}

void AdjustField::build(const QList<Choice>& choices) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    QWidget* input = nullptr;
    if (m_kind == Kind::Count) {
        input = m_count = new QSpinBox(this);
        m_count->setRange(-1, largestCount);
        m_count->setSpecialValueText(tr("various"));
        connect(m_count, &QSpinBox::valueChanged, this, &AdjustField::mark);
    } else if (m_kind == Kind::Text) {
        input = m_text = new QLineEdit(this);
        connect(m_text, &QLineEdit::textChanged, this, &AdjustField::mark);
    } else {
        input = m_choice = new QComboBox(this);
        if (m_kind == Kind::Flag) {
            m_choice->addItem(tr("no"), packed(false));
            m_choice->addItem(tr("yes"), packed(true));
        }
        for (const Choice& choice : choices) {
            m_choice->addItem(choice.name, packed(choice.id));
        }
        connect(m_choice, &QComboBox::currentIndexChanged, this, &AdjustField::mark);
    }
    input->setObjectName(QStringLiteral("input-") + toText(m_id));
    input->setAccessibleName(m_name);
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
        m_count->setRange(m_various ? -1 : 0, static_cast<int>(most.value_or(largestCount)));
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
    } else if (m_choice->findData(packed(value)) < 0) {
        m_choice->insertItem(0, tr("none"), packed(value));
    }
    m_choice->setCurrentIndex(various ? 0 : m_choice->findData(packed(value)));
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

} // namespace umpire::gui

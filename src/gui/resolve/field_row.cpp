#include "resolve/field_row.h"

#include "document/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace umpire::gui {

FieldRow::FieldRow(const SheetField& field, QWidget* parent) : QWidget(parent), m_field(field) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new QLabel(field.name, this), 1);
    field.words.empty() ? addNumber() : addWords();
}

void FieldRow::addWords() {
    for (const auto& [word, name] : m_field.words) {
        auto* button = new QPushButton(name, this);
        button->setCheckable(true);
        button->setChecked(m_field.value == Json(word));
        button->setAccessibleName(m_field.name + QStringLiteral(": ") + name);
        layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, id = toText(word)] { Q_EMIT picked(toText(m_field.id), id); });
    }
}

void FieldRow::addNumber() {
    auto* number = new QSpinBox(this);
    number->setRange(static_cast<int>(m_field.from), static_cast<int>(m_field.to));
    number->setValue(m_field.value.is_number() ? m_field.value.get<int>() : number->minimum());
    number->setAccessibleName(m_field.name);
    layout()->addWidget(number);
    connect(number, &QSpinBox::valueChanged, this,
            [this](int value) { Q_EMIT counted(toText(m_field.id), value); });
}

} // namespace umpire::gui

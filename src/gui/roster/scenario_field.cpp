#include "roster/scenario_field.h"

#include "document/text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace umpire::gui {

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

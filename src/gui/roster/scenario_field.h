#pragma once

#include "roster/roster_field.h"

class QLabel;

namespace umpire::gui {

/// One line of the scenario, and under it in words why what was entered was refused.
class ScenarioField : public QWidget {
    Q_OBJECT

  public:
    /// `stem` begins the name of its input: "scenario-date", "scenario-empire-edge".
    ScenarioField(RosterField::Form form, const QString& stem, QWidget* parent = nullptr);

    const std::string& key() const { return m_field->key(); }
    void setValue(const Json& value);
    void setRefusal(const QString& text);

  Q_SIGNALS:
    void entered(umpire::gui::ScenarioField& field, const QString& json);

  private:
    RosterField* m_field;
    QLabel* m_refusal;
};

} // namespace umpire::gui

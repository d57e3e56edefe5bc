#pragma once

#include "document/battle_document.h"
#include "roster/roster_field.h"

#include <QFrame>
#include <QWidget>

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

/// The rulings by which this battle is played otherwise than usual, and the way to all of them.
class RulingSummary : public QWidget {
    Q_OBJECT

  public:
    explicit RulingSummary(const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();

  Q_SIGNALS:
    void asked();

  private:
    QStringList changed() const;

    const BattleDocument& m_document;
    QLabel* m_text;
};

class Look;

/// What the scenario says of one side: its name and everything else the pack's roster has for a side.
class SideCard : public QFrame {
    Q_OBJECT

  public:
    SideCard(const Look& look, BattleDocument& document, Id side, QWidget* parent = nullptr);

    void refresh();
    /// Puts its inputs behind another in the order of the keyboard; gives the last of them.
    QWidget* tabFollows(QWidget* before);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void addField(RosterField::Form form);
    void take(ScenarioField& field, const QString& json);
    void restyle();

    const Look& m_look;
    BattleDocument& m_document;
    Id m_side;
    QList<ScenarioField*> m_fields;
    QColor m_colour;
};

} // namespace umpire::gui

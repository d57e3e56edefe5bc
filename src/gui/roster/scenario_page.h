#pragma once

#include "document/battle_document.h"
#include "roster/roster_field.h"

#include <QFrame>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

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

class Look;
class NotesEdit;
class ObjectivesEdit;
class PlanList;
class RulingSummary;
class ScenarioField;
class SideCard;

/// What the battle says of itself: title, date, turn limit, who moves first, the sides, who comes later and
/// who is hidden, the notes. Every change is a command of the battle's one history.
class ScenarioPage : public QWidget {
    Q_OBJECT

  public:
    ScenarioPage(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Takes over what is still being written, before the battle is saved, say.
    void commit();

  Q_SIGNALS:
    void rulingsAsked();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void buildBattle();
    void buildNotes();
    void buildSides();
    void buildPlans();
    void buildObjectives();
    bool comesAndGoes(const Subject& unit) const;
    QLabel* addHeading(QVBoxLayout& layout, const QString& text);
    ScenarioField* makeField(const std::string& key, const QString& name, Type::Kind kind,
                             const QString& empty, const QString& tip);
    void update(const ChangeEvent& event);
    void refresh();
    void refreshDate();
    void matchSides();
    void matchFirst();
    void take(ScenarioField& field, const QString& json);
    void takeNotes(const QString& notes);
    void restyle();

    const Look& m_look;
    BattleDocument& m_document;
    QScrollArea* m_scroll;
    QBoxLayout* m_columns;
    QVBoxLayout* m_left;
    QVBoxLayout* m_right;
    QList<ScenarioField*> m_fields;
    ScenarioField* m_first = nullptr;
    QVBoxLayout* m_firstPlace;
    QLabel* m_dateHint = nullptr;
    NotesEdit* m_notes = nullptr;
    QLabel* m_notesRefusal = nullptr;
    RulingSummary* m_rulings = nullptr;
    QVBoxLayout* m_sidePlace;
    QLabel* m_noSides = nullptr;
    QList<SideCard*> m_sides;
    QStringList m_sidesShown;
    bool m_stale = false; ///< something changed while the page was not shown
    QString m_firstShown;
    QList<PlanList*> m_plans;
    ObjectivesEdit* m_objectives = nullptr;
};

} // namespace umpire::gui

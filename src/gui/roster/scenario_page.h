#pragma once

#include "document/battle_document.h"
#include "roster/roster_field.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace umpire::gui {

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
    QString set(const std::string& key, const Json& value);
    QString take(const std::string& key, const Json& value);
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
    RosterField::Form m_firstForm;
    QList<PlanList*> m_plans;
    ObjectivesEdit* m_objectives = nullptr;
};

} // namespace umpire::gui

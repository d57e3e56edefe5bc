#pragma once

#include "document/battle_document.h"

#include <QWidget>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace umpire::gui {

class Look;

/// Units for which the scenario has a plan, such as the turn in which they arrive: a list with a way to add
/// to it and to take off it. The plan is a roster attribute of the units; a pack without it has no such list.
class PlanList : public QWidget {
    Q_OBJECT

  public:
    struct Plan {
        QString name;     ///< begins the names of its parts: "scenario-reserve"
        QString title;    ///< "%1" in it stands for the types of the units that are eligible
        QString none;     ///< what stands where the list is empty
        QString question; ///< what the window that asks for units says
        std::function<Id(const PackRoles&)> attribute; ///< the one that holds the plan, or ""
        bool turns = false;                            ///< a turn belongs to each unit
        std::function<bool(const Subject&)> eligible;
    };

    PlanList(const Look& look, BattleDocument& document, Plan plan, QWidget* parent = nullptr);

    void refresh();

  private:
    QWidget* buttons();
    Id id() const { return m_plan.attribute(m_document.rules().roles); }
    const Attribute* attribute() const;
    QStringList typesOf(const std::vector<const Subject*>& units) const;
    void nameIt(const QString& title);
    void fill(std::vector<const Subject*> units);
    void fit();
    QStringList selected() const;
    void ask(const QStringList& ticked);
    void amend(const QStringList& units, const Json& value);
    void settle();

    const Look& m_look;
    BattleDocument& m_document;
    Plan m_plan;
    QLabel* m_title;
    QLabel* m_none;
    QListWidget* m_list;
    QPushButton* m_add = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_remove = nullptr;
    QLabel* m_refusal;
};

} // namespace umpire::gui

#pragma once

#include "field/field_bar.h"
#include "field/field_plan.h"
#include "field/tie_lines.h"
#include "look/look.h"
#include "look/silhouettes.h"
#include "models/order_of_battle_model.h"

#include <QHash>
#include <QItemSelectionModel>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace umpire::gui {

class BrigadeCard;
class DragLine;
class SideColumn;
class TieLines;
class TileDelegate;
class TileList;

/// The sides beside each other, their formations as cards of tiles. Where the window is too narrow for all
/// columns, one stands under the other.
class FieldView : public QWidget {
    Q_OBJECT

  public:
    FieldView(const Look& look, OrderOfBattleModel& model, QWidget* parent = nullptr);
    ~FieldView() override;

    /// Shows who acts, and on whom.
    void setChoice(const Id& subject, const Id& target);
    /// Puts the keyboard's place on a unit and brings it into view.
    void goTo(const Id& unit);
    /// Puts the keyboard on the unit it was on, else on the first.
    void takeFocus();
    /// The unit the keyboard is on, "" when none.
    Id current() const;
    /// The list that shows a unit, or null.
    TileList* listOf(const QModelIndex& unit) const;

    /// Draws every other unit faintly. None moves; the first that matches is brought into view.
    void setFilter(const FieldFilter& filter);
    const FieldFilter& filter() const { return m_filter; }
    int matchingUnits() const { return m_matchingUnits; }
    int allUnits() const { return m_allUnits; }

    /// The units picked out together with Ctrl and Shift, in the order in which they were.
    const QStringList& selection() const { return m_picked; }
    void setSelection(const QStringList& units);

    /// How large units are drawn; to fit, the largest at which all of them are in view.
    void setUnitSize(FieldSize size);
    FieldSize unitSize() const { return m_wanted; }
    /// How they are drawn now.
    FieldSize drawn() const { return m_plan.size.size; }
    DrawnSize drawnSize() const { return m_plan.size; }
    /// Whether every unit is in view.
    bool isAllInView() const { return m_plan.fits; }
    /// Folds or unfolds every formation.
    void foldAll(bool folded);
    void unfoldAll();
    /// How high the field is while nothing lies over its foot: it is arranged for that height, so that no
    /// unit goes elsewhere when something comes.
    void setWholeHeight(std::function<int()> height) { m_wholeHeight = std::move(height); }

    /// Whether what changes is tinted for a moment.
    void setTinting(bool on) { m_tinting = on; }
    /// A field to look at only.
    void setReadOnly(bool readOnly);
    /// Up or down in all columns by what is seen at once.
    void scrollPages(int pages);

  Q_SIGNALS:
    void chosen(const QString& unit);
    /// Ctrl and the wheel: one step up or down.
    void zoomed(int steps);
    /// How many units match the filter.
    void filtered(int matching, int all);
    void selectionChanged(const QStringList& units);
    /// A unit was drawn onto an enemy.
    void dragged(const QString& unit, const QString& target);
    /// A menu is wanted for a unit, formation or side.
    void menuAsked(const QString& subject, const QPoint& global);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void rebuild();
    void restyle();
    void joinList(TileList& list);
    void refresh(const QModelIndex& changed);
    void tint(const QString& unit);
    void followFilter(const ChangeEvent& event);
    void applyFilter();
    QModelIndex firstMatch() const;
    void toggle(const QModelIndex& unit);
    void extend(const QModelIndex& unit);
    void pickAll(const QModelIndex& formation);
    void pick(const QStringList& units, const QString& anchor);
    QStringList unitsInOrder() const;
    void pull(const QModelIndex& unit, const QPoint& global);
    void drop(const QModelIndex& unit, const QPoint& global);
    QModelIndex unitAt(const QPoint& global) const;
    QModelIndex enemyAt(const QModelIndex& unit, const QPoint& global) const;
    void arrange();
    void joinCard(BrigadeCard& card);
    void drawTies();
    TieEnd seenPlaceOf(const Id& unit) const;
    double overHeads() const;
    void step(const QModelIndex& from, Qt::Key direction);
    QRect placeOf(const QModelIndex& unit) const;
    void focusOn(const QModelIndex& unit);
    void reveal(const QModelIndex& unit);
    static BrigadeCard* cardOf(const TileList& list);
    std::vector<TileList*> lists() const;

    const Look& m_look;
    OrderOfBattleModel& m_model;
    QItemSelectionModel* m_selection; ///< one for all lists: the keyboard is in one place
    Silhouettes m_silhouettes;
    TileDelegate* m_delegate;
    QBoxLayout* m_layout;
    TieLines* m_ties;
    DragLine* m_line;
    QLabel* m_hint; ///< what to do about an empty field
    FieldFilter m_filter;
    QStringList m_picked; ///< together, in the order in which they were
    QString m_anchor;     ///< the last one picked out with Ctrl or alone: from it Shift goes on
    QString m_subject;    ///< who acts
    QTimer m_tintEnd;
    QTimer m_tieSoon; ///< bonds are drawn anew when all has found its place
    QStringList m_tinted;
    bool m_tinting = true;
    bool m_readOnly = false;
    int m_matchingUnits = 0;
    int m_allUnits = 0;
    std::vector<SideColumn*> m_columns;
    FieldSize m_wanted = FieldSize::Fit;
    FieldPlan m_plan;
    std::function<int()> m_wholeHeight;
    QHash<QString, bool> m_folds; ///< formations that the umpire folded or unfolded
};

} // namespace umpire::gui

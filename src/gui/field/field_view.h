#pragma once

#include "field/silhouettes.h"
#include "look/look.h"
#include "models/order_of_battle_model.h"

#include <QItemSelectionModel>
#include <QWidget>

#include <vector>

class QBoxLayout;

namespace umpire::gui {

class SideColumn;
class TileDelegate;
class TileList;

/// Both sides beside each other, their formations as cards of tiles. Where the window is too narrow for two
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

  Q_SIGNALS:
    void chosen(const QString& unit);
    /// Ctrl and the wheel: one step up or down.
    void zoomed(int steps);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void rebuild();
    void restyle();
    void refresh();
    void arrange();
    void step(const QModelIndex& from, Qt::Key direction);
    QRect placeOf(const QModelIndex& unit) const;
    void focusOn(const QModelIndex& unit);
    void reveal(const QModelIndex& unit);
    std::vector<TileList*> lists() const;

    const Look& m_look;
    OrderOfBattleModel& m_model;
    QItemSelectionModel* m_selection; ///< one for all lists: the keyboard is in one place
    Silhouettes m_silhouettes;
    TileDelegate* m_delegate;
    QBoxLayout* m_layout;
    std::vector<SideColumn*> m_columns;
};

} // namespace umpire::gui

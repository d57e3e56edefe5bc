#pragma once

#include "field/field_plan.h"
#include "look/look.h"
#include "look/spoken_rows.h"

#include <QListView>
#include <QSet>

#include <functional>

namespace umpire::gui {

/// The units of one formation as tiles that flow into the width there is. It is as high as its rows; the
/// column scrolls, not the list.
class TileList : public QListView, public SpokenRows {
    Q_OBJECT

  public:
    TileList(const Look& look, QAbstractItemModel& model, const QModelIndex& formation,
             QWidget* parent = nullptr);

    /// How high it is at a width, drawn so large.
    int heightFor(int width, DrawnSize size) const;
    void setSize(DrawnSize size);
    /// The width the field is laid out for; more of it makes tiles wider, not rows longer.
    void setPlanned(int width);
    void reflow();
    /// Draws the others faintly where they are; gives how many match. The keyboard and readers pass over the
    /// others.
    int setFilter(const std::function<bool(const QModelIndex& unit)>& matches);
    bool isFilteredOut(int row) const { return m_filteredOut.contains(row); }
    QModelIndex firstMatch() const;
    /// Tiles that can be looked at but not worked.
    void setReadOnly(bool readOnly);

    QString spoken(const QModelIndex& row) const override;
    QString spokenAside(const QModelIndex& row) const override;
    bool speaks(int row) const override;
    void press(const QModelIndex& row) override;

  Q_SIGNALS:
    /// The unit was clicked, or Space was pressed on it.
    void chosen(const QModelIndex& unit);
    /// With Ctrl: in or out of those picked out together.
    void toggled(const QModelIndex& unit);
    /// With Shift: all up to this one.
    void extended(const QModelIndex& unit);
    /// All units of the formation, with Ctrl+A.
    void allWanted(const QModelIndex& formation);
    /// An arrow key wants to go on from this unit.
    void stepped(const QModelIndex& from, Qt::Key direction);
    void menuAsked(const QModelIndex& unit, const QPoint& global);
    /// A tile is pulled along; an invalid unit says that it is let go of where it was.
    void pulled(const QModelIndex& unit, const QPoint& global);
    void dropped(const QModelIndex& unit, const QPoint& global);

  protected:
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    int columnsFor(int width, DrawnSize size) const;
    void take(const QModelIndex& unit, Qt::KeyboardModifiers modifiers);
    void askMenuByKey();
    void letGo();

    const Look& m_look;
    QPersistentModelIndex m_pressed;
    QPoint m_pressedAt;
    bool m_pulling = false;
    DrawnSize m_size;
    int m_planned = QWIDGETSIZE_MAX;
    bool m_readOnly = false;
    QSet<int> m_filteredOut; ///< rows
};

} // namespace umpire::gui

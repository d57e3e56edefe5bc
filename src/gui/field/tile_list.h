#pragma once

#include "look/look.h"

#include <QListView>

namespace umpire::gui {

/// The units of one formation as tiles that flow into the width there is. It is as high as its rows; the
/// column scrolls, not the list.
class TileList : public QListView {
    Q_OBJECT

  public:
    TileList(const Look& look, QAbstractItemModel& model, const QModelIndex& formation,
             QWidget* parent = nullptr);

    int heightFor(int width) const;
    void reflow();

  Q_SIGNALS:
    /// The unit was clicked, or Space was pressed on it.
    void chosen(const QModelIndex& unit);
    /// An arrow key wants to go on from this unit.
    void stepped(const QModelIndex& from, Qt::Key direction);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    int columnsFor(int width) const;

    const Look& m_look;
    QPersistentModelIndex m_pressed;
};

} // namespace umpire::gui

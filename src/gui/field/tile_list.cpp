#include "field/tile_list.h"

#include "field/tile_delegate.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace umpire::gui {

TileList::TileList(const Look& look, QAbstractItemModel& model, const QModelIndex& formation, QWidget* parent)
    : QListView(parent), m_look(look) {
    setModel(&model);
    setRootIndex(formation);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setUniformItemSizes(true);
    setSpacing(0);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setDragEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContentsMargins(0, 0, 0, 0);
}

int TileList::columnsFor(int width) const {
    return std::max(1, width / std::max(1, TileDelegate::tileSize(m_look).width()));
}

int TileList::heightFor(int width) const {
    const int columns = columnsFor(width);
    const int rows = (model()->rowCount(rootIndex()) + columns - 1) / columns;
    return rows * TileDelegate::tileSize(m_look).height();
}

/// Tiles share out the width, so that the right edge of a card is never ragged by half a tile.
void TileList::reflow() {
    const QSize tile = TileDelegate::tileSize(m_look);
    const int room = viewport()->width();
    const int columns = columnsFor(room);
    const int widest = tile.width() * 3 / 2;
    setGridSize(QSize(std::min((room - 1) / columns, widest), tile.height()));
    setFixedHeight(heightFor(room));
    scheduleDelayedItemsLayout();
}

void TileList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        reflow();
    }
}

void TileList::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void TileList::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
    if (m_pressed.isValid()) {
        setCurrentIndex(m_pressed);
    }
}

void TileList::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex released = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && released.isValid() && released == m_pressed) {
        Q_EMIT chosen(released);
    }
    m_pressed = QModelIndex();
}

void TileList::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() || currentIndex().parent() != rootIndex()) {
        setCurrentIndex(model()->index(0, 0, rootIndex()));
    }
}

/// Letters and digits are for the whole desk, so only the arrows and Space are taken here.
void TileList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        Q_EMIT stepped(currentIndex(), static_cast<Qt::Key>(event->key()));
        return;
    case Qt::Key_Space:
        Q_EMIT chosen(currentIndex());
        return;
    default:
        event->ignore();
    }
}

} // namespace umpire::gui

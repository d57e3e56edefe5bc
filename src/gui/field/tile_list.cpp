#include "field/tile_list.h"

#include "field/tile_delegate.h"
#include "models/battle_reader.h"
#include "models/order_of_battle_model.h"

#include <QApplication>
#include <QKeyEvent>

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
    listen(*this);
}

QString TileList::spoken(const QModelIndex& row) const {
    return BattleReader::called(row.data(OrderOfBattleModel::UnitRole).value<UnitFacts>());
}

QString TileList::spokenAside(const QModelIndex& row) const {
    return BattleReader::aside(row.data(OrderOfBattleModel::UnitRole).value<UnitFacts>());
}

bool TileList::speaks(int row) const {
    return !isFilteredOut(row);
}

void TileList::press(const QModelIndex& row) {
    Q_EMIT chosen(row);
}

/// All lists share one selection; the one that has the unit tells of it.
void TileList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QAbstractItemView::currentChanged(current, previous);
    announce(*this, current);
}

int TileList::columnsFor(int width, DrawnSize size) const {
    return std::max(1, width / std::max(1, TileDelegate::unitSize(m_look, size).width()));
}

int TileList::heightFor(int width, DrawnSize size) const {
    const int columns = columnsFor(width, size);
    const int rows = (model()->rowCount(rootIndex()) + columns - 1) / columns;
    return rows * TileDelegate::unitSize(m_look, size).height();
}

void TileList::setSize(DrawnSize size) {
    if (size != m_size) {
        m_size = size;
        reflow();
    }
}

void TileList::setPlanned(int width) {
    if (width != m_planned) {
        m_planned = width;
        reflow();
    }
}

/// Tiles share out the width, so that the right edge of a card is never ragged by half a tile.
void TileList::reflow() {
    const QSize tile = TileDelegate::unitSize(m_look, m_size);
    const int room = viewport()->width();
    const int planned = std::min(room, m_planned);
    setGridSize(QSize((room - 1) / columnsFor(planned, m_size), tile.height()));
    setFixedHeight(heightFor(planned, m_size));
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

QModelIndex TileList::firstMatch() const {
    for (int row = 0; row < model()->rowCount(rootIndex()); ++row) {
        if (!isFilteredOut(row)) {
            return model()->index(row, 0, rootIndex());
        }
    }
    return {};
}

int TileList::setFilter(const std::function<bool(const QModelIndex&)>& matches) {
    const int rows = model()->rowCount(rootIndex());
    QSet<int> out;
    for (int row = 0; row < rows; ++row) {
        if (!matches(model()->index(row, 0, rootIndex()))) {
            out.insert(row);
        }
    }
    if (out != m_filteredOut) {
        m_filteredOut = out;
        viewport()->update();
    }
    return rows - static_cast<int>(out.size());
}

void TileList::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    setFocusPolicy(readOnly ? Qt::NoFocus : Qt::StrongFocus);
    viewport()->setAttribute(Qt::WA_TransparentForMouseEvents, readOnly);
}

void TileList::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
    m_pressedAt = event->pos();
    if (m_pressed.isValid()) {
        setCurrentIndex(m_pressed);
    }
}

void TileList::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed.isValid() || !event->buttons().testFlag(Qt::LeftButton)) {
        return;
    }
    const int way = (event->pos() - m_pressedAt).manhattanLength();
    m_pulling = m_pulling || way >= 2 * QApplication::startDragDistance();
    if (m_pulling) {
        Q_EMIT pulled(m_pressed, event->globalPosition().toPoint());
    }
}

void TileList::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex pressed = m_pressed;
    const bool pulling = m_pulling;
    letGo();
    if (event->button() != Qt::LeftButton || !pressed.isValid()) {
        return;
    }
    const QModelIndex released = indexAt(event->pos());
    if (pulling && released != pressed) {
        Q_EMIT dropped(pressed, event->globalPosition().toPoint());
    } else if (released == pressed) {
        take(pressed, event->modifiers());
    }
}

void TileList::letGo() {
    m_pressed = QModelIndex();
    if (m_pulling) {
        m_pulling = false;
        Q_EMIT pulled({}, {});
    }
}

void TileList::take(const QModelIndex& unit, Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ControlModifier)) {
        Q_EMIT toggled(unit);
    } else if (modifiers.testFlag(Qt::ShiftModifier)) {
        Q_EMIT extended(unit);
    } else {
        Q_EMIT chosen(unit);
    }
}

/// Beside the tiles the event goes on to the formation.
void TileList::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Keyboard) {
        askMenuByKey();
        return;
    }
    const QModelIndex unit = m_readOnly ? QModelIndex() : indexAt(event->pos());
    if (!unit.isValid()) {
        event->ignore();
        return;
    }
    setCurrentIndex(unit);
    Q_EMIT menuAsked(unit, event->globalPos());
}

void TileList::askMenuByKey() {
    const QModelIndex unit = currentIndex();
    if (unit.isValid() && unit.parent() == rootIndex()) {
        Q_EMIT menuAsked(unit, viewport()->mapToGlobal(visualRect(unit).center()));
    }
}

void TileList::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() || currentIndex().parent() != rootIndex() ||
        isFilteredOut(currentIndex().row())) {
        setCurrentIndex(firstMatch());
    } else {
        announce(*this, currentIndex());
    }
}

/// A list would paint all of it again when its window comes to the front. Nothing here looks otherwise then:
/// the frame of what has the keys comes and goes with them.
bool TileList::viewportEvent(QEvent* event) {
    const bool front = event->type() == QEvent::WindowActivate || event->type() == QEvent::WindowDeactivate;
    return front ? false : QListView::viewportEvent(event);
}

/// Letters and digits are for the whole window, so only the arrows, Space and the key of the menu are taken
/// here.
void TileList::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::SelectAll)) {
        Q_EMIT allWanted(rootIndex());
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        Q_EMIT stepped(currentIndex(), static_cast<Qt::Key>(event->key()));
        return;
    case Qt::Key_Space:
        take(currentIndex(), event->modifiers());
        return;
    case Qt::Key_F10:
        if (event->modifiers().testFlag(Qt::ShiftModifier)) {
            askMenuByKey();
            return;
        }
        event->ignore();
        return;
    case Qt::Key_Escape:
        if (m_pulling) {
            letGo();
            return;
        }
        event->ignore();
        return;
    default:
        event->ignore();
    }
}

} // namespace umpire::gui

#include "field/column_flow.h"

#include <QWidget>

#include <algorithm>

namespace umpire::gui {

namespace {

/// A QWidgetItem would ask the widget's layout, which does not know what the widget knows.
int heightOf(const QLayoutItem& item, int width) {
    const QWidget* widget = const_cast<QLayoutItem&>(item).widget();
    return widget && widget->hasHeightForWidth() ? widget->heightForWidth(width) : item.sizeHint().height();
}

} // namespace

ColumnFlow::ColumnFlow(QWidget* parent) : QLayout(parent) {}

ColumnFlow::~ColumnFlow() {
    for (QLayoutItem* item : m_items) {
        delete item;
    }
}

void ColumnFlow::addHead(QWidget* widget) {
    m_heads.push_back(widget);
    addWidget(widget);
}

void ColumnFlow::setColumns(int columns) {
    if (columns != m_columns) {
        m_columns = columns;
        invalidate();
    }
}

void ColumnFlow::setGaps(int across, int down) {
    m_across = across;
    m_down = down;
    invalidate();
}

void ColumnFlow::addItem(QLayoutItem* item) {
    m_items.push_back(item);
}

QLayoutItem* ColumnFlow::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* ColumnFlow::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item) {
        m_items.erase(m_items.begin() + index);
    }
    return item;
}

/// What a widget comes to say makes no column wider: it says it in the room there is.
QSize ColumnFlow::minimumSize() const {
    const QMargins around = contentsMargins();
    return {around.left() + around.right(), around.top() + around.bottom()};
}

int ColumnFlow::columnWidth(int width, int columns) const {
    const QMargins around = contentsMargins();
    const int room = width - around.left() - around.right();
    return std::max(1, (room - (columns - 1) * m_across) / std::max(1, columns));
}

std::vector<ColumnFlow::Block> ColumnFlow::blocks(int width, const Height& height) const {
    std::vector<Block> blocks;
    bool open = false; // a head waits for what stands under it
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        if (!open) {
            blocks.emplace_back();
        }
        Block& block = blocks.back();
        block.height += height(*item, width) + (block.items.empty() ? 0 : m_down);
        block.items.push_back(item);
        open = std::find(m_heads.begin(), m_heads.end(), item->widget()) != m_heads.end();
    }
    return blocks;
}

/// How many columns of that height they fill.
int ColumnFlow::columnsNeeded(const std::vector<Block>& blocks, int height) const {
    int columns = 1;
    int bottom = 0;
    for (const Block& block : blocks) {
        const int end = bottom == 0 ? block.height : bottom + m_down + block.height;
        const bool fits = bottom == 0 || end <= height;
        columns += fits ? 0 : 1;
        bottom = fits ? end : block.height;
    }
    return columns;
}

int ColumnFlow::leastHeight(const std::vector<Block>& blocks, int columns) const {
    int least = 0;
    int most = 0;
    for (const Block& block : blocks) {
        least = std::max(least, block.height);
        most += block.height + m_down;
    }
    while (least < most) {
        const int middle = least + (most - least) / 2;
        columnsNeeded(blocks, middle) <= columns ? most = middle : least = middle + 1;
    }
    return least;
}

int ColumnFlow::heightFor(int width, int columns, const Height& height) const {
    const QMargins around = contentsMargins();
    const int each = columnWidth(width, columns);
    return leastHeight(blocks(each, height), columns) + around.top() + around.bottom();
}

int ColumnFlow::heightForWidth(int width) const {
    return heightFor(width, m_columns, heightOf);
}

void ColumnFlow::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QRect room = rect.marginsRemoved(contentsMargins());
    const int width = columnWidth(rect.width(), m_columns);
    const std::vector<Block> all = blocks(width, heightOf);
    const int height = leastHeight(all, m_columns);
    QPoint at = room.topLeft();
    for (const Block& block : all) {
        if (at.y() > room.top() && at.y() + block.height > room.top() + height) {
            at = QPoint(at.x() + width + m_across, room.top());
        }
        for (QLayoutItem* item : block.items) {
            const int own = heightOf(*item, width);
            item->setGeometry(QRect(at, QSize(width, own)));
            at.ry() += own + m_down;
        }
    }
}

} // namespace umpire::gui

#include "look/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace umpire::gui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

QLayoutItem* FlowLayout::takeAt(int place) {
    return place >= 0 && place < m_items.size() ? m_items.takeAt(place) : nullptr;
}

/// All in one line.
QSize FlowLayout::sizeHint() const {
    int width = 0;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) {
            width += (width > 0 ? spacing() : 0) + item->sizeHint().width();
        }
    }
    return {width, heightForWidth(width)};
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) {
            least = least.expandedTo(item->sizeHint());
        }
    }
    return least;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

/// Gives the height that it takes.
int FlowLayout::arrange(const QRect& rect, bool place) const {
    int left = 0;
    int top = 0;
    int tall = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = item->sizeHint();
        if (left > 0 && left + size.width() > rect.width()) {
            left = 0;
            top += tall + spacing();
            tall = 0;
        }
        if (place) {
            const QRect at(rect.topLeft() + QPoint(left, top), size);
            item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, at));
        }
        left += size.width() + spacing();
        tall = std::max(tall, size.height());
    }
    return top + tall;
}

} // namespace umpire::gui

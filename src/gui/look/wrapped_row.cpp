#include "look/wrapped_row.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace umpire::gui {

WrappedRow::WrappedRow(QWidget* parent, Wide wide)
    : QWidget(parent), m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_first(new QHBoxLayout),
      m_second(new QHBoxLayout) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->addLayout(m_first, wide == Wide::First ? 1 : 0);
    m_rows->addLayout(m_second, wide == Wide::Second ? 1 : 0);
}

void WrappedRow::setSpacing(int spacing) {
    for (QBoxLayout* layout : std::initializer_list<QBoxLayout*>{m_rows, m_first, m_second}) {
        layout->setSpacing(spacing);
    }
    arrange();
}

/// As wide as one row, whichever way they stand now: with room again they go back to it.
QSize WrappedRow::sizeHint() const {
    return {m_first->sizeHint().width() + m_rows->spacing() + m_second->sizeHint().width(),
            QWidget::sizeHint().height()};
}

QSize WrappedRow::minimumSizeHint() const {
    return {std::max(m_first->minimumSize().width(), m_second->minimumSize().width()),
            QWidget::minimumSizeHint().height()};
}

bool WrappedRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        arrange(); // one of its widgets came or became wider
    }
    return QWidget::event(event);
}

void WrappedRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void WrappedRow::arrange() {
    const int needed = m_first->minimumSize().width() + m_rows->spacing() + m_second->minimumSize().width();
    m_rows->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace umpire::gui

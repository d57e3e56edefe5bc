#include "look/tall_contents.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace umpire::gui {

TallContents::TallContents(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_StyledBackground);
}

bool TallContents::event(QEvent* event) {
    const QEvent::Type type = event->type();
    const bool done = QWidget::event(event); // with a deferred delete it is gone now
    if ((type == QEvent::Resize || type == QEvent::LayoutRequest) && layout()) {
        const int needed = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                         : layout()->sizeHint().height();
        setMinimumHeight(std::max(1, needed));
    }
    return done;
}

} // namespace umpire::gui

#include "paper/page_format.h"

namespace umpire::gui {

const QList<QPageSize::PageSizeId>& PageFormat::papers() {
    static const QList<QPageSize::PageSizeId> papers{QPageSize::A4, QPageSize::A5, QPageSize::Letter};
    return papers;
}

} // namespace umpire::gui

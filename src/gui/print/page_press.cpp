#include "print/page_press.h"

#include <QPagedPaintDevice>

namespace umpire::gui {

PagePress::PagePress(const SheetPages& pages, QPagedPaintDevice& device) : m_pages(pages), m_device(device) {}

bool PagePress::begin(int page) {
    m_device.setPageLayout(m_pages.layout(page));
    if (m_painter.isActive()) {
        return m_device.newPage();
    }
    return m_painter.begin(&m_device);
}

bool PagePress::put(int page) {
    if (!begin(page)) {
        return false;
    }
    m_painter.save();
    m_painter.scale(m_device.logicalDpiX() / 72.0, m_device.logicalDpiY() / 72.0);
    m_pages.paint(page, m_painter);
    m_painter.restore();
    return true;
}

bool PagePress::end() {
    return m_painter.isActive() && m_painter.end();
}

} // namespace umpire::gui

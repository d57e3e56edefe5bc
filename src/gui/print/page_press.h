#pragma once

#include "paper/sheet_pages.h"

#include <QPainter>

class QPagedPaintDevice;

namespace umpire::gui {

/// Puts pages on a device one after the other. Paper and orientation may change between them.
class PagePress {
  public:
    /// Both outlive the press.
    PagePress(const SheetPages& pages, QPagedPaintDevice& device);

    /// False when the device does not take it.
    bool put(int page);
    bool end();

  private:
    bool begin(int page);

    const SheetPages& m_pages;
    QPagedPaintDevice& m_device;
    QPainter m_painter;
};

} // namespace umpire::gui

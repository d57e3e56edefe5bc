#pragma once

#include "paper/sheet_pages.h"
#include "print/pdf_details.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

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

/// A PDF that grows in memory page by page and then becomes a file in one piece: Qt's own writing to a file
/// does not say when the disk is full.
class PdfPages {
  public:
    PdfPages(const SheetPages& pages, const QString& title);

    bool put(int page);
    /// Gives "" or in words why it could not be written; what was there before is then unchanged.
    QString write(const QString& path);

  private:
    std::vector<PdfBookmark> bookmarks() const;

    const SheetPages& m_pages;
    std::vector<int> m_order; ///< the pages put so far
    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    PagePress m_press;
};

} // namespace umpire::gui

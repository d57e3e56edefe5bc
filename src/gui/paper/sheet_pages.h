#pragma once

#include "umpire/sheets/sheet.h"

#include <QList>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace umpire::gui {

/// The paper that sheets are laid out for.
struct PageFormat {
    QPageSize::PageSizeId paper = QPageSize::A4;
    QMarginsF margins{10, 10, 10, 10}; ///< millimetres; larger where the printer cannot reach the edge
    bool colour = true;                ///< else everything is black, white and grey

    /// The papers a club has: A4, A5, Letter.
    static QList<QPageSize::PageSizeId> papers() { return {QPageSize::A4, QPageSize::A5, QPageSize::Letter}; }
    bool operator==(const PageFormat&) const = default;
};

/// A text as it lies on a page, for those who check that nothing is cut off or lies over something else.
struct LaidText {
    QString text;
    QRectF place; ///< points, from the page's upper left corner
};

/// Sheets laid out on pages, each sheet beginning a new one. The layout is the same for the preview, the
/// printer and PDF: it is measured in points (1/72 inch) and does not depend on a device.
class SheetPages {
  public:
    SheetPages(const std::vector<sheets::Sheet>& sheets, const PageFormat& format);
    ~SheetPages();

    int count() const;
    /// Paper, orientation and margins of a page, counted from 0.
    QPageLayout layout(int page) const;
    /// The whole page in points.
    QSizeF size(int page) const;
    /// The sheet it belongs to, counted from 0.
    int sheetOf(int page) const;
    /// A title that begins on a page.
    struct Heading {
        QString text;
        bool ofSection = false; ///< else of the sheet
    };
    /// Those of a page, in the order of reading.
    std::vector<Heading> headings(int page) const;
    /// Size in points of the type a sheet was set in.
    double typeSize(int sheet) const;
    std::vector<LaidText> texts(int page) const;

    /// Paints a page with a painter whose unit is the point and whose origin is the page's upper left corner.
    void paint(int page, QPainter& painter) const;

  private:
    struct Pages;
    std::unique_ptr<Pages> m_pages;
};

} // namespace umpire::gui

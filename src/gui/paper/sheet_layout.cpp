#include "paper/sheet_layout.h"

#include "document/text.h"
#include "paper/block_slabs.h"
#include "paper/column_filler.h"
#include "paper/page_furniture.h"
#include "paper/text_slabs.h"

#include <algorithm>

namespace umpire::gui::paper {

namespace {

constexpr double typeStep = 0.1;
constexpr double typeStride = 0.5;
constexpr double leastOfType = 0.9;            ///< of the type wished for, to spare a page
constexpr double sparse = 0.25;                ///< of a page's height
constexpr double columnGap = 11;               ///< points
constexpr double leastColumn = 52 * 72 / 25.4; ///< points; with less a paper has fewer columns
constexpr double leastLine = 17;               ///< the same in sizes of the type
constexpr double leastPage = 72;               ///< points between margins that are too wide

/// Where the text may stand, in points.
QRectF printable(const QPageLayout& layout) {
    const QRectF page = layout.fullRect(QPageLayout::Point);
    const QRectF inner = page.marginsRemoved(layout.margins(QPageLayout::Point));
    return inner.width() >= leastPage && inner.height() >= leastPage ? inner : page;
}

QPageLayout pageLayout(const sheets::Sheet& sheet, const PageFormat& format) {
    QPageLayout layout(QPageSize(format.paper),
                       sheet.form.landscape ? QPageLayout::Landscape : QPageLayout::Portrait, format.margins,
                       QPageLayout::Millimeter);
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

/// A sheet in one size of type.
class SheetSetter {
  public:
    SheetSetter(const sheets::Sheet& sheet, const PageFormat& format, const Typeface& type,
                const QRectF& room, double size)
        : m_sheet(sheet),
          m_room(room), m_page{type, Inks::of(format.colour), size, room.width(), room.height(), true},
          m_furniture(sheet, m_page), m_column(m_page) {
        const double least = std::max(leastColumn, leastLine * size);
        m_columns =
            std::clamp(sheet.form.columns, 1,
                       std::max(1, static_cast<int>((room.width() + columnGap) / (least + columnGap))));
        m_column.width = (room.width() - columnGap * (m_columns - 1)) / m_columns;
        m_column.wholeWidth = m_columns == 1;
        m_column.wholeTables = sheet.form.wholeTables;
        m_column.height = bodyHeight(0);
    }

    /// Sets all pages; what they begin with is in headings() then.
    std::vector<Drawing> set() {
        for (const Slabs& chapter : chapters()) {
            setChapter(chapter);
        }
        if (m_pages.empty()) {
            beginPage();
        }
        const int count = static_cast<int>(m_pages.size());
        for (int i = 0; i < count; ++i) {
            m_pages[static_cast<std::size_t>(i)].add(
                m_furniture.foot(i + 1, count), {m_room.left(), m_room.bottom() - m_furniture.footHeight()});
        }
        return std::move(m_pages);
    }

    /// How many chapters end on a page that is nearly empty.
    int sparsePages() const { return m_sparse; }
    std::vector<LaidSheet::Heading> headings() && { return std::move(m_headings); }

  private:
    double bodyHeight(std::size_t page) const {
        return m_room.height() - m_furniture.footHeight() - (page == 0 ? m_furniture.titleHeight() : 0);
    }

    /// What begins a new page stands apart; footnotes close the last.
    std::vector<Slabs> chapters() const {
        std::vector<Slabs> chapters(1);
        for (const sheets::Section& section : m_sheet.sections) {
            if (section.startsPage && !chapters.back().empty()) {
                chapters.emplace_back();
            }
            append(chapters.back(), sectionSlabs(section, m_column));
        }
        append(chapters.back(), footnoteSlabs(m_sheet.footnotes, m_column));
        return chapters;
    }

    static void append(Slabs& to, Slabs more) {
        to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }

    void setChapter(const Slabs& slabs) {
        const std::size_t first = m_pages.size();
        for (std::size_t from = 0; from < slabs.size();) {
            const double height = bodyHeight(m_pages.size());
            beginPage();
            const double top = m_room.top() + (m_pages.size() == 1 ? m_furniture.titleHeight() : 0);
            const PageFill starts = fillPage(slabs, from, height, m_columns);
            noteHeadings(slabs, from, starts.back());
            for (int i = 0; i < m_columns; ++i) {
                const auto column = static_cast<std::size_t>(i);
                m_pages.back().add(columnDrawing(slabs, starts[column], starts[column + 1]),
                                   {m_room.left() + i * (m_column.width + columnGap), top});
            }
            const bool last = starts.back() == slabs.size();
            if (last && m_pages.size() > first + 1 &&
                columnHeight(slabs, starts.front(), starts[1]) < sparse * height) {
                ++m_sparse;
            }
            from = starts.back();
        }
    }

    void noteHeadings(const Slabs& slabs, std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            if (!slabs[i].heading.isEmpty()) {
                m_headings.push_back({slabs[i].heading, m_pages.size() - 1});
            }
        }
    }

    void beginPage() {
        m_pages.emplace_back();
        if (m_pages.size() == 1) {
            m_pages.back().add(m_furniture.title(), m_room.topLeft());
        }
    }

    const sheets::Sheet& m_sheet;
    QRectF m_room;
    Setting m_page; ///< across the whole page
    PageFurniture m_furniture;
    Setting m_column;
    int m_columns = 1;
    std::vector<Drawing> m_pages;
    int m_sparse = 0;
    std::vector<LaidSheet::Heading> m_headings;
};

class TypeFinder {
  public:
    TypeFinder(const sheets::Sheet& sheet, const PageFormat& format, const Typeface& type, LaidSheet& result)
        : m_sheet(sheet), m_format(format), m_type(type), m_result(result), m_room(printable(result.layout)) {
    }

    void find() {
        const sheets::Form& form = m_sheet.form;
        if (form.pages <= 0) {
            avoidSparsePages(form.type);
            return;
        }
        if (!findFor(static_cast<std::size_t>(form.pages))) {
            // Not even the smallest type does it: then the largest that takes no more pages than that.
            findFor(m_result.pages.size());
        }
        if (m_result.type >= form.type) {
            grow();
        }
    }

  private:
    /// What is short fills its pages.
    void grow() {
        for (const double step : {typeStride, typeStep}) {
            LaidSheet best = m_result;
            while (best.type + step <= m_sheet.form.largest) {
                setAt(best.type + step);
                if (m_result.pages.size() > best.pages.size()) {
                    break;
                }
                best = m_result;
            }
            m_result = std::move(best);
        }
    }

    /// In type that is a little smaller where that spares a page with a few lines.
    void avoidSparsePages(double type) {
        setAt(type);
        LaidSheet best = m_result;
        int fewest = m_sparse;
        for (double size = type - typeStep; fewest > 0 && size >= type * leastOfType; size -= typeStep) {
            setAt(size);
            if (m_sparse < fewest) {
                best = m_result;
                fewest = m_sparse;
            }
        }
        m_result = std::move(best);
    }

    void setAt(double size) {
        SheetSetter setter(m_sheet, m_format, m_type, m_room, size);
        m_result.pages = setter.set();
        m_sparse = setter.sparsePages();
        m_result.headings = std::move(setter).headings();
        m_result.type = size;
    }

    /// The largest type with which it fits so many pages; else it stays in the smallest.
    bool findFor(std::size_t pages) {
        const sheets::Form& form = m_sheet.form;
        setAt(form.type);
        while (m_result.pages.size() > pages && m_result.type > form.smallest) {
            setAt(std::max(form.smallest, m_result.type - typeStride));
        }
        if (m_result.pages.size() > pages) {
            return false;
        }
        // Between this size and the one before it.
        const LaidSheet fits = m_result;
        for (double size = fits.type + typeStride - typeStep;
             size > fits.type + typeStep / 2 && size < form.type; size -= typeStep) {
            setAt(size);
            if (m_result.pages.size() <= pages) {
                return true;
            }
        }
        m_result = fits;
        return true;
    }

    const sheets::Sheet& m_sheet;
    const PageFormat& m_format;
    const Typeface& m_type;
    LaidSheet& m_result;
    QRectF m_room;
    int m_sparse = 0; ///< of the last setting
};

} // namespace

LaidSheet laySheet(const sheets::Sheet& sheet, const PageFormat& format, const Typeface& type) {
    LaidSheet result;
    result.layout = pageLayout(sheet, format);
    result.title = toText(sheet.title);
    TypeFinder(sheet, format, type, result).find();
    return result;
}

} // namespace umpire::gui::paper

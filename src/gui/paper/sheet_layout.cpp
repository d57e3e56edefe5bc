#include "paper/sheet_layout.h"

#include "document/text.h"
#include "paper/layout_box.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui::paper {

namespace {

constexpr double titleSize = 1.6;
constexpr double mostTitle = 16;    ///< points
constexpr double mostSubtitle = 12; ///< points; the title stays the larger in any type
constexpr double footSize = 7;      ///< points

QString pageNumber(int page, int pages) {
    return QCoreApplication::translate("PageFurniture", "Page %1 of %2").arg(page).arg(pages);
}

/// "Desert War, Umpire's copy" without the title that one of the others begins with.
QString saidOnce(const QString& subtitle, const QStringList& others) {
    const QString title = subtitle.section(QLatin1Char(','), 0, 0) + QLatin1Char(',');
    const bool again = std::any_of(others.begin(), others.end(),
                                   [&title](const QString& other) { return other.startsWith(title); });
    return again ? subtitle.mid(title.size()).trimmed() : subtitle;
}

/// What frames a sheet's text on its pages: the title above the first, a line at the foot of each.
class PageFurniture {
  public:
    PageFurniture(const sheets::Sheet& sheet, const Setting& setting) : m_sheet(sheet), m_setting(setting) {
        TypeStyle style = setting.text(titleSize, true);
        style.size = std::min(style.size, mostTitle);
        const SetLines title =
            breakLines(textRuns(toText(sheet.title), style, setting), setting.width, setting.type);
        const TypeStyle quiet = setting.quiet(std::min(1.0, mostSubtitle / setting.size));
        const SetLines subtitle =
            breakLines(textRuns(toText(sheet.subtitle), quiet, setting), setting.width, setting.type);
        addLines(m_title, title, {0, 0});
        m_titleHeight = heightOf(title);
        const double titleEnd = title.empty() ? 0 : title.back().width;
        if (title.size() <= 1 && subtitle.size() == 1 &&
            titleEnd + subtitle.front().width + 2 * setting.size < setting.width) {
            // Both on one baseline, the subtitle at the end.
            m_title.add(subtitle.front().drawing,
                        {setting.width - subtitle.front().width,
                         title.empty() ? subtitle.front().ascent : title.front().ascent});
            m_titleHeight = std::max(m_titleHeight, subtitle.front().height());
        } else {
            addLines(m_title, subtitle, {0, m_titleHeight});
            m_titleHeight += heightOf(subtitle);
        }
        if (m_titleHeight > 0) {
            m_titleHeight += 0.1 * setting.size;
            m_title.line({0, m_titleHeight}, {setting.width, m_titleHeight}, 1, setting.inks.ink);
            m_titleHeight += 0.4 * setting.size;
        }
    }

    double titleHeight() const { return m_titleHeight; }

    double footHeight() const {
        const auto height = [this](int page) {
            return heightOf(breakLines(textRuns(footText(page), footStyle(), m_setting),
                                       m_setting.width - numberRoom(), m_setting.type));
        };
        const double line = (Typeface::ascent + Typeface::descent) * footSize;
        return std::max({height(1), height(2), line}) + 2 + 6;
    }

    Drawing title() const { return m_title; }

    /// From the upper left corner of its place.
    Drawing foot(int page, int pages) const {
        Drawing drawing;
        const double top = 6; // free above the line
        drawing.line({0, top}, {m_setting.width, top}, 0.4, m_setting.inks.quiet);
        addLines(drawing,
                 breakLines(textRuns(footText(page), footStyle(), m_setting), m_setting.width - numberRoom(),
                            m_setting.type),
                 {0, top + 2});
        const QString number = pageNumber(page, pages);
        const double width = m_setting.type.width(number, footStyle());
        drawing.add(TextRun{
            {m_setting.width - width, top + 2 + Typeface::ascent * footSize}, number, footStyle(), width});
        return drawing;
    }

  private:
    /// The first page has its title at the top; the others say at the foot which sheet they are of.
    QString footText(int page) const {
        QStringList texts = toTexts(m_sheet.footer);
        if (page > 1) {
            const QStringList names{toText(m_sheet.title), saidOnce(toText(m_sheet.subtitle), texts)};
            texts.removeIf(
                [&names](const QString& text) { return names.join(QLatin1Char(' ')).contains(text); });
            texts = names + texts;
        }
        texts.removeAll(QString());
        return texts.join(QStringLiteral(" · "));
    }

    TypeStyle footStyle() const { return m_setting.quiet(footSize / m_setting.size); }

    double numberRoom() const { return m_setting.type.width(pageNumber(999, 999), footStyle()) + footSize; }

    const sheets::Sheet& m_sheet;
    Setting m_setting;
    double m_titleHeight = 0;
    Drawing m_title;
};

/// Columns of one page: where the boxes of each begin, and at the end where the next page begins.
using PageFill = std::vector<std::size_t>;

constexpr double hair = 0.01;
constexpr int halvings = 14;

double headHeight(const LayoutBox& box) {
    return box.head ? box.head->height : 0;
}

/// What a box adds to a column that holds those from `first` on.
double needed(const LayoutBoxes& boxes, std::size_t first, std::size_t at) {
    return boxes[at].height + (at == first ? headHeight(boxes[at]) : boxes[at].above);
}

/// How high the boxes from..to stand in a column.
double columnHeight(const LayoutBoxes& boxes, std::size_t from, std::size_t to) {
    double used = 0;
    for (std::size_t at = from; at < to; ++at) {
        used += needed(boxes, from, at);
    }
    return used;
}

/// Where the next column begins.
std::size_t fillColumn(const LayoutBoxes& boxes, std::size_t from, double height) {
    double used = 0;
    std::size_t good = from;
    std::size_t at = from;
    for (; at < boxes.size(); ++at) {
        used += needed(boxes, from, at);
        if (used > height + hair) {
            break;
        }
        if (!boxes[at].keeps || at + 1 == boxes.size()) {
            good = at + 1;
        }
    }
    // A chain that is longer than a column is divided where the column is full.
    return good > from ? good : std::max(at, from + 1);
}

PageFill fill(const LayoutBoxes& boxes, std::size_t from, double height, int columns) {
    PageFill starts{from};
    for (int i = 0; i < columns; ++i) {
        starts.push_back(starts.back() < boxes.size() ? fillColumn(boxes, starts.back(), height)
                                                      : boxes.size());
    }
    return starts;
}

/// True when no column is higher than it may be.
bool fits(const LayoutBoxes& boxes, const PageFill& starts, double height) {
    for (std::size_t column = 0; column + 1 < starts.size(); ++column) {
        if (columnHeight(boxes, starts[column], starts[column + 1]) > height + hair) {
            return false;
        }
    }
    return starts.back() == boxes.size();
}

/// Fills columns with boxes from `from` on. What keeps together is not divided unless it is higher than a
/// column. On the last page the columns are made as even as they can be.
PageFill fillPage(const LayoutBoxes& boxes, std::size_t from, double height, int columns) {
    PageFill best = fill(boxes, from, height, columns);
    if (columns == 1 || best.back() < boxes.size()) {
        return best;
    }
    double low = 0;
    double high = height;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        PageFill even = fill(boxes, from, middle, columns);
        if (fits(boxes, even, middle)) {
            best = std::move(even);
            high = middle;
        } else {
            low = middle;
        }
    }
    return best;
}

/// The boxes from..to as they stand in a column.
Drawing columnDrawing(const LayoutBoxes& boxes, std::size_t from, std::size_t to) {
    Drawing drawing;
    double y = 0;
    for (std::size_t at = from; at < to; ++at) {
        if (at == from && boxes[at].head) {
            drawing.add(boxes[at].head->drawing, {0, 0});
            y += boxes[at].head->height;
        } else if (at > from) {
            y += boxes[at].above;
        }
        drawing.add(boxes[at].drawing, {0, y});
        y += boxes[at].height;
    }
    return drawing;
}

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
        for (const LayoutBoxes& chapter : chapters()) {
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
    std::vector<LayoutBoxes> chapters() const {
        std::vector<LayoutBoxes> chapters(1);
        for (const sheets::Section& section : m_sheet.sections) {
            if (section.startsPage && !chapters.back().empty()) {
                chapters.emplace_back();
            }
            append(chapters.back(), boxesOf(section, m_column));
        }
        append(chapters.back(), footnoteBoxes(m_sheet.footnotes, m_column));
        return chapters;
    }

    void setChapter(const LayoutBoxes& boxes) {
        const std::size_t first = m_pages.size();
        for (std::size_t from = 0; from < boxes.size();) {
            const double height = bodyHeight(m_pages.size());
            beginPage();
            const double top = m_room.top() + (m_pages.size() == 1 ? m_furniture.titleHeight() : 0);
            const PageFill starts = fillPage(boxes, from, height, m_columns);
            noteHeadings(boxes, from, starts.back());
            for (int i = 0; i < m_columns; ++i) {
                const auto column = static_cast<std::size_t>(i);
                m_pages.back().add(columnDrawing(boxes, starts[column], starts[column + 1]),
                                   {m_room.left() + i * (m_column.width + columnGap), top});
            }
            const bool last = starts.back() == boxes.size();
            if (last && m_pages.size() > first + 1 &&
                columnHeight(boxes, starts.front(), starts[1]) < sparse * height) {
                ++m_sparse;
            }
            from = starts.back();
        }
    }

    void noteHeadings(const LayoutBoxes& boxes, std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            if (!boxes[i].heading.isEmpty()) {
                m_headings.push_back({boxes[i].heading, m_pages.size() - 1});
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

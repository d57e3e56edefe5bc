#include "paper/sheet_pages.h"

#include "look/silhouettes.h"
#include "paper/drawing.h"
#include "paper/sheet_layout.h"

#include <QPainter>
#include <QSvgRenderer>

namespace umpire::gui::paper {

namespace {

/// Paints drawings with a painter whose unit is the point.
class PagePainter {
  public:
    explicit PagePainter(QPainter& painter) : m_painter(painter) {
        m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                                 QPainter::SmoothPixmapTransform);
        m_painter.setLayoutDirection(Qt::LeftToRight);
    }

    void paint(const Drawing& drawing) {
        for (const Mark& mark : drawing.marks()) {
            std::visit([this](const auto& any) { paint(any); }, mark);
        }
    }

  private:
    void paint(const TextRun& run) {
        m_painter.save();
        m_painter.translate(run.at);
        const double scale = run.style.size / Typeface::pixels;
        m_painter.scale(scale, scale);
        m_painter.setFont(Typeface::font(run.style));
        m_painter.setPen(run.style.ink);
        m_painter.drawText(QPointF(0, 0), run.text);
        m_painter.restore();
    }

    void paint(const Stroke& stroke) {
        QPen pen(stroke.ink, stroke.thick);
        pen.setCapStyle(Qt::FlatCap);
        pen.setJoinStyle(Qt::MiterJoin);
        if (!stroke.dashes.isEmpty()) {
            pen.setDashPattern(stroke.dashes);
        }
        m_painter.setPen(stroke.thick > 0 ? pen : QPen(Qt::NoPen));
        m_painter.setBrush(stroke.fill.isValid() ? QBrush(stroke.fill) : QBrush(Qt::NoBrush));
        if (stroke.closed || stroke.fill.isValid()) {
            m_painter.drawPolygon(stroke.points);
        } else {
            m_painter.drawPolyline(stroke.points);
        }
    }

    void paint(const Picture& picture) {
        const QImage image = readPicture(picture.path, pictureSize(picture.place.size()));
        if (!image.isNull()) {
            m_painter.drawImage(picture.place,
                                picture.colour ? image : image.convertToFormat(QImage::Format_Grayscale8));
        }
    }

    void paint(const Figure& figure) {
        QSvgRenderer renderer(silhouetteSvg(figure.type, figure.ink));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(&m_painter, figure.place);
    }

    QPainter& m_painter;
};

} // namespace

} // namespace umpire::gui::paper

namespace umpire::gui {

/// All pages one after the other.
struct SheetPages::Pages {
    struct Page {
        std::size_t sheet = 0;
        std::size_t number = 0; ///< within its sheet
    };

    std::vector<paper::LaidSheet> sheets;
    std::vector<Page> pages;

    const Page& at(int page) const { return pages[static_cast<std::size_t>(page)]; }
    const paper::LaidSheet& sheetOf(int page) const { return sheets[at(page).sheet]; }
    const paper::Drawing& drawing(int page) const { return sheetOf(page).pages[at(page).number]; }
};

SheetPages::SheetPages(const std::vector<sheets::Sheet>& sheets, const PageFormat& format)
    : m_pages(std::make_unique<Pages>()) {
    const paper::Typeface type;
    for (const sheets::Sheet& sheet : sheets) {
        m_pages->sheets.push_back(paper::laySheet(sheet, format, type));
        for (std::size_t i = 0; i < m_pages->sheets.back().pages.size(); ++i) {
            m_pages->pages.push_back({m_pages->sheets.size() - 1, i});
        }
    }
}

SheetPages::~SheetPages() = default;

int SheetPages::count() const {
    return static_cast<int>(m_pages->pages.size());
}

QPageLayout SheetPages::layout(int page) const {
    return m_pages->sheetOf(page).layout;
}

QSizeF SheetPages::size(int page) const {
    return layout(page).fullRect(QPageLayout::Point).size();
}

int SheetPages::sheetOf(int page) const {
    return static_cast<int>(m_pages->at(page).sheet);
}

std::vector<SheetPages::Heading> SheetPages::headings(int page) const {
    const Pages::Page& at = m_pages->at(page);
    const paper::LaidSheet& sheet = m_pages->sheets[at.sheet];
    std::vector<Heading> headings;
    if (at.number == 0 && !sheet.title.isEmpty()) {
        headings.push_back({sheet.title, false});
    }
    for (const paper::LaidSheet::Heading& heading : sheet.headings) {
        if (heading.page == at.number) {
            headings.push_back({heading.text, true});
        }
    }
    return headings;
}

double SheetPages::typeSize(int sheet) const {
    return m_pages->sheets[static_cast<std::size_t>(sheet)].type;
}

std::vector<LaidText> SheetPages::texts(int page) const {
    std::vector<LaidText> texts;
    for (const paper::Mark& mark : m_pages->drawing(page).marks()) {
        if (const auto* run = std::get_if<paper::TextRun>(&mark)) {
            texts.push_back({run->text, run->place()});
        }
    }
    return texts;
}

void SheetPages::paint(int page, QPainter& painter) const {
    paper::PagePainter(painter).paint(m_pages->drawing(page));
}

} // namespace umpire::gui

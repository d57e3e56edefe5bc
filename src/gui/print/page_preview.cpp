#include "print/page_preview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

constexpr double pointsPerInch = 72;
constexpr double previewZoom = 1.2;
constexpr std::size_t mostPictures = 8;

} // namespace

PagePreview::PagePreview(const Look& look, QWidget* parent) : QAbstractScrollArea(parent), m_look(look) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Preview of the pages"));
    verticalScrollBar()->setSingleStep(m_look.px(32));
    horizontalScrollBar()->setSingleStep(m_look.px(32));
}

double PagePreview::scale() const {
    return m_percent / 100 * logicalDpiX() / pointsPerInch;
}

int PagePreview::gap() const {
    return m_look.px(16);
}

QSize PagePreview::sizeOf(int page) const {
    const QSizeF points = m_pages->size(page) * scale();
    return {std::max(1, qRound(points.width())), std::max(1, qRound(points.height()))};
}

int PagePreview::topOf(int page) const {
    int top = gap();
    for (int i = 0; i < page; ++i) {
        top += sizeOf(i).height() + gap();
    }
    return top;
}

int PagePreview::widest() const {
    int widest = 0;
    for (int page = 0; page < pageCount(); ++page) {
        widest = std::max(widest, sizeOf(page).width());
    }
    return widest;
}

void PagePreview::setPages(std::shared_ptr<const SheetPages> pages) {
    const int page = std::min(std::max(0, m_shownPage), (pages ? pages->count() : 0) - 1);
    m_pages = std::move(pages);
    m_pictures.clear();
    m_shownPage = page;
    fitPercent();
    arrange();
    goTo(page);
}

void PagePreview::setFit(Fit fit) {
    const int page = m_shownPage;
    m_fit = fit;
    fitPercent();
    arrange();
    goTo(page);
}

void PagePreview::setPercent(double percent) {
    m_fit = Fit::None;
    zoomTo(percent, 0.5);
}

void PagePreview::zoomTo(double percent, double anchor) {
    const double height = std::max(1, topOf(pageCount()));
    const double seen = (verticalScrollBar()->value() + anchor * viewport()->height()) / height;
    m_percent = std::clamp(percent, leastPercent, mostPercent);
    m_pictures.clear();
    arrange();
    verticalScrollBar()->setValue(qRound(seen * topOf(pageCount()) - anchor * viewport()->height()));
    Q_EMIT percentChanged(m_percent);
}

void PagePreview::fitPercent() {
    if (m_fit == Fit::None || pageCount() == 0) {
        return;
    }
    const QSizeF points = m_pages->size(std::clamp(m_shownPage, 0, pageCount() - 1));
    const double pixels = logicalDpiX() / pointsPerInch;
    const double across = (viewport()->width() - 2 * gap()) / (points.width() * pixels);
    const double down = (viewport()->height() - 2 * gap()) / (points.height() * pixels);
    const double fitting = m_fit == Fit::Width ? across : std::min(across, down);
    m_percent = std::clamp(100 * fitting, leastPercent, mostPercent);
    m_pictures.clear();
    Q_EMIT percentChanged(m_percent);
}

void PagePreview::arrange() {
    const int height = pageCount() > 0 ? topOf(pageCount()) : 0;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, widest() + 2 * gap() - viewport()->width()));
    viewport()->update();
}

int PagePreview::middlePage() const {
    const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
    int top = gap();
    for (int page = 0; page < pageCount(); ++page) {
        top += sizeOf(page).height() + gap();
        if (middle < top) {
            return page;
        }
    }
    return pageCount() - 1;
}

void PagePreview::goTo(int page) {
    if (page >= 0 && page < pageCount()) {
        const int spare = viewport()->height() - sizeOf(page).height();
        verticalScrollBar()->setValue(topOf(page) - std::max(gap(), spare / 2));
    }
    viewport()->update();
    show(page);
}

void PagePreview::show(int page) {
    if (page != m_shownPage) {
        m_shownPage = page;
        Q_EMIT pageChanged(page);
    }
}

const QPixmap& PagePreview::picture(int page, const QSize& size) {
    const auto known = m_pictures.find(page);
    if (known != m_pictures.end()) {
        return known->second;
    }
    if (m_pictures.size() >= mostPictures) {
        m_pictures.clear();
    }
    const double ratio = devicePixelRatioF();
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    painter.scale(scale(), scale());
    m_pages->paint(page, painter);
    return m_pictures[page] = picture;
}

void PagePreview::drawPage(QPainter& painter, int page, const QRect& place) {
    painter.drawPixmap(place.topLeft(), picture(page, place.size()));
    painter.setPen(m_look.theme().line);
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
}

void PagePreview::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_look.theme().background);
    int top = gap() - verticalScrollBar()->value();
    for (int page = 0; page < pageCount(); ++page) {
        const QSize size = sizeOf(page);
        const int spare = std::max(gap(), (viewport()->width() - size.width()) / 2);
        const QRect place(QPoint(spare - horizontalScrollBar()->value(), top), size);
        if (place.intersects(event->rect())) {
            drawPage(painter, page, place);
        }
        top += size.height() + gap();
    }
}

/// The page that was looked at stays, whatever page the new size would have in the middle.
void PagePreview::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    const int page = m_shownPage;
    fitPercent();
    arrange();
    goTo(page);
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    m_fit = Fit::None;
    zoomTo(m_percent * std::pow(previewZoom, event->angleDelta().y() / 120.0),
           event->position().y() / std::max(1, viewport()->height()));
    event->accept();
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return setPercent(m_percent * previewZoom);
    case Qt::Key_Minus:
        return setPercent(m_percent / previewZoom);
    case Qt::Key_PageDown:
        return goTo(std::min(m_shownPage + 1, pageCount() - 1));
    case Qt::Key_PageUp:
        return goTo(std::max(m_shownPage - 1, 0));
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(pageCount() - 1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::scrollContentsBy(int, int) {
    viewport()->update();
    show(middlePage());
}

} // namespace umpire::gui

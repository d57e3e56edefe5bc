#include "paper/page_painter.h"

#include "look/silhouette_file.h"
#include "paper/pictures.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace umpire::gui::paper {

PagePainter::PagePainter(QPainter& painter) : m_painter(painter) {
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                             QPainter::SmoothPixmapTransform);
    m_painter.setLayoutDirection(Qt::LeftToRight);
}

PagePainter::~PagePainter() = default;

void PagePainter::paint(const Drawing& drawing) {
    for (const Mark& mark : drawing.marks()) {
        std::visit([this](const auto& any) { paint(any); }, mark);
    }
}

void PagePainter::paint(const TextRun& run) {
    m_painter.save();
    m_painter.translate(run.at);
    const double scale = run.style.size / Typeface::pixels;
    m_painter.scale(scale, scale);
    m_painter.setFont(Typeface::font(run.style));
    m_painter.setPen(run.style.ink);
    m_painter.drawText(QPointF(0, 0), run.text);
    m_painter.restore();
}

void PagePainter::paint(const Stroke& stroke) {
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

void PagePainter::paint(const Picture& picture) {
    const QImage image = readPicture(picture.path, pictureSize(picture.place.size()));
    if (!image.isNull()) {
        m_painter.drawImage(picture.place,
                            picture.colour ? image : image.convertToFormat(QImage::Format_Grayscale8));
    }
}

void PagePainter::paint(const Figure& figure) {
    if (QSvgRenderer* renderer = silhouette(figure)) {
        renderer->render(&m_painter, figure.place);
    }
}

QSvgRenderer* PagePainter::silhouette(const Figure& figure) {
    const QString key = figure.type + QLatin1Char(' ') + figure.ink.name();
    const auto found = std::find_if(m_silhouettes.begin(), m_silhouettes.end(),
                                    [&key](const auto& known) { return known.first == key; });
    if (found != m_silhouettes.end()) {
        return found->second.get();
    }
    auto renderer = std::make_unique<QSvgRenderer>(silhouetteSvg(figure.type, figure.ink));
    renderer->setAspectRatioMode(Qt::KeepAspectRatio);
    m_silhouettes.emplace_back(key, std::move(renderer));
    return m_silhouettes.back().second.get();
}

} // namespace umpire::gui::paper

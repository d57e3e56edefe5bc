#include "paper/drawing.h"

#include <QImageReader>

namespace umpire::gui::paper {

namespace {

void move(TextRun& run, QPointF by) {
    run.at += by;
}
void move(Stroke& stroke, QPointF by) {
    stroke.points.translate(by);
}
void move(Picture& picture, QPointF by) {
    picture.place.translate(by);
}
void move(Figure& figure, QPointF by) {
    figure.place.translate(by);
}

} // namespace

QRectF TextRun::place() const {
    return {at.x(), at.y() - Typeface::ascent * style.size, width,
            (Typeface::ascent + Typeface::descent) * style.size};
}

void Drawing::add(const Drawing& other, QPointF by) {
    m_marks.reserve(m_marks.size() + other.m_marks.size());
    for (Mark mark : other.m_marks) {
        std::visit([by](auto& any) { move(any, by); }, mark);
        m_marks.push_back(std::move(mark));
    }
}

void Drawing::line(QPointF from, QPointF to, double thick, const QColor& ink) {
    add(Stroke{QPolygonF({from, to}), thick, ink, {}});
}

void Drawing::box(const QRectF& box, double thick, const QColor& ink, const QColor& fill) {
    Stroke stroke{QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}), thick, ink,
                  fill};
    stroke.closed = true;
    add(std::move(stroke));
}

namespace {

constexpr double dotsPerPoint = 200.0 / 72;

bool liesOnItsSide(const QImageReader& reader) {
    return reader.transformation() & QImageIOHandler::TransformationRotate90;
}

} // namespace

QSize pictureShape(const QString& path) {
    // Only reading it tells that it is whole; a few dots are enough for that.
    const QImage small = readPicture(path, QSize(64, 64));
    if (small.isNull()) {
        return {};
    }
    const QImageReader reader(path);
    return liesOnItsSide(reader) ? reader.size().transposed() : reader.size();
}

QSize pictureSize(const QSizeF& place) {
    return (place * dotsPerPoint).toSize().expandedTo(QSize(1, 1));
}

QImage readPicture(const QString& path, const QSize& most) {
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QSize whole = reader.size();
    const QSize room = liesOnItsSide(reader) ? most.transposed() : most;
    if (whole.isValid() && (whole.width() > room.width() || whole.height() > room.height())) {
        reader.setScaledSize(whole.scaled(room, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)));
    }
    return reader.read();
}

} // namespace umpire::gui::paper

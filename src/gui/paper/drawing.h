#pragma once

#include "paper/setting.h"

#include <QImage>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <variant>
#include <vector>

/// What lies on a page, as plain values in points; PagePainter puts it on paper.
namespace umpire::gui::paper {

/// A text on its baseline.
struct TextRun {
    QPointF at;
    QString text;
    TypeStyle style;
    double width = 0;

    /// The room it takes.
    QRectF place() const;
};

/// A line or a shape.
struct Stroke {
    QPolygonF points;
    double thick = 0.5; ///< 0: not drawn, only filled
    QColor ink;
    QColor fill;           ///< invalid: not filled; else the shape is closed
    QList<qreal> dashes{}; ///< in thicknesses; empty: whole
    bool closed = false;
};

/// A picture from a file.
struct Picture {
    QRectF place;
    QString path;
    bool colour = true;
};

/// The silhouette of a unit type.
struct Figure {
    QRectF place;
    QString type;
    QColor ink;
};

using Mark = std::variant<TextRun, Stroke, Picture, Figure>;

class Drawing {
  public:
    const std::vector<Mark>& marks() const { return m_marks; }
    bool isEmpty() const { return m_marks.empty(); }

    void add(Mark mark) { m_marks.push_back(std::move(mark)); }
    /// Adds another drawing, moved.
    void add(const Drawing& other, QPointF by);
    void line(QPointF from, QPointF to, double thick, const QColor& ink);
    void box(const QRectF& box, double thick, const QColor& ink, const QColor& fill = {});

  private:
    std::vector<Mark> m_marks;
};

/// A picture's size in pixels as it stands upright; empty when it cannot be read.
QSize pictureShape(const QString& path);
/// The pixels a picture has on paper: 200 to the inch, of a place in points.
QSize pictureSize(const QSizeF& place);
/// The picture upright, of at most that many pixels; null when it cannot be read.
QImage readPicture(const QString& path, const QSize& most);

} // namespace umpire::gui::paper

#pragma once

#include "paper/drawing.h"

#include <QHash>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace umpire::gui::paper {

/// Paints drawings with a painter whose unit is the point.
class PagePainter {
  public:
    explicit PagePainter(QPainter& painter);
    ~PagePainter();

    void paint(const Drawing& drawing);

  private:
    void paint(const TextRun& run);
    void paint(const Stroke& stroke);
    void paint(const Picture& picture);
    void paint(const Figure& figure);
    QSvgRenderer* silhouette(const Figure& figure);

    QPainter& m_painter;
    std::vector<std::pair<QString, std::unique_ptr<QSvgRenderer>>> m_silhouettes;
};

} // namespace umpire::gui::paper

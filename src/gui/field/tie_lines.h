#pragma once

#include "look/look.h"

#include <QLineF>
#include <QWidget>

#include <vector>

namespace umpire::gui {

/// The bonds that stand between units, such as a declared charge, as arrows over the field. Takes no clicks.
class TieLines : public QWidget {
    Q_OBJECT

  public:
    TieLines(const Look& look, QWidget& field);

    /// From tile to tile, in the field's own measure.
    void setLines(const std::vector<QLineF>& lines);
    const std::vector<QLineF>& lines() const { return m_lines; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintArrow(QPainter& painter, const QLineF& line, const QColor& colour, double width) const;

    const Look& m_look;
    std::vector<QLineF> m_lines;
};

} // namespace umpire::gui

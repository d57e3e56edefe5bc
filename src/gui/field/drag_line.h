#pragma once

#include "look/look.h"

#include <QWidget>

namespace umpire::gui {

/// The line that follows the pointer from a unit to the one it is to act on. It lies over the whole field and
/// takes no clicks.
class DragLine : public QWidget {
    Q_OBJECT

  public:
    DragLine(const Look& look, QWidget& field);

    /// From a tile to a point; `target`, where it is not empty, is the tile it would act on.
    void draw(const QRect& from, const QPoint& to, const QRect& target);
    void end() { hide(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintHead(QPainter& painter, const QLineF& line) const;

    const Look& m_look;
    QRect m_from;
    QPoint m_to;
    QRect m_target;
};

} // namespace umpire::gui

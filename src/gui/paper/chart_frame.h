#pragma once

#include "paper/drawing.h"
#include "paper/setting.h"
#include "umpire/sheets/chart_axis.h"

namespace umpire::gui::paper {

/// What the two kinds of chart have in common: title, axes, places, levels.
class ChartFrame {
  public:
    /// `right` points are left free beside the plot, `plotHeight` is its height.
    ChartFrame(const sheets::Chart& chart, const Setting& setting, double right, double plotHeight);

    void draw(Drawing& drawing) const;

    const QRectF& plot() const { return m_plot; }
    double height() const { return m_height; }
    double x(std::size_t place) const;
    double y(double value) const;
    /// The width of one place on the axis.
    double pitch() const;
    TypeStyle small() const { return m_setting.quiet(0.84); }

  private:
    void layOut(double right, double plotHeight);
    void thinTicks(double plotHeight);
    double tickWidth() const;
    std::size_t placeRows() const;
    void addText(Drawing& drawing, const QString& text, double x, double baseline, double part,
                 const TypeStyle& style) const;
    void drawTitle(Drawing& drawing) const;
    void drawTicks(Drawing& drawing) const;
    void drawPlaces(Drawing& drawing) const;
    void drawLevels(Drawing& drawing) const;

    const sheets::Chart& m_chart;
    const Setting& m_setting;
    sheets::ChartAxis m_axis;
    QRectF m_plot;
    double m_titleHeight = 0;
    double m_height = 0;
};

} // namespace umpire::gui::paper

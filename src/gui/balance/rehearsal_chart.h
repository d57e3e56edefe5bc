#pragma once

#include "balance/rehearsal_facts.h"
#include "look/look.h"

#include <QPainterPath>
#include <QRectF>
#include <QWidget>

#include <vector>

namespace umpire::gui {

/// Where everything of a rehearsal's chart stands: a column for each number of losses, in it the states on
/// top of each other, the worst at the bottom.
class RehearsalLayout {
  public:
    /// The name of a state: in its area, or beside the chart with a line to it.
    struct Label {
        std::size_t state = 0;
        QString text;
        QRectF room;
        QPointF points; ///< into its area
        bool inside = true;
    };

    /// A line at the left of the column where marks are reached.
    struct MarkLine {
        double x = 0;
        QString text;
        QRectF room;
    };

    RehearsalLayout() = default;
    RehearsalLayout(const RehearsalFacts& facts, bool afterEach, const Look& look, const QSize& size);

    const QRectF& plot() const { return m_plot; }
    const std::vector<Label>& labels() const { return m_labels; }
    const std::vector<MarkLine>& marks() const { return m_marks; }
    QRectF column(int further) const;
    /// The column under a place, or -1.
    int at(const QPointF& place) const;
    double height(double chance) const { return chance * m_plot.height(); }
    double y(double chance) const { return m_plot.bottom() - height(chance); }
    /// The area of a state.
    QPainterPath area(std::size_t state) const;
    /// The upper edge of a state's area.
    QPainterPath edge(std::size_t state) const;
    /// Every how many columns a number has room below them.
    int ticksApart() const;

    static QFont labelFont(const Look& look) { return look.font(14, QFont::DemiBold); }
    static QFont tickFont(const Look& look) { return look.font(13); }

  private:
    /// A state and all worse ones together.
    double upTo(std::size_t state, std::size_t point) const;
    double chance(std::size_t state, std::size_t point) const;
    bool everHappens(std::size_t state) const;
    void placePlot(double besides);
    void placeLabels();
    Label labelOf(std::size_t state) const;
    void placeBeside();
    void placeMarks();

    const RehearsalFacts* m_facts = nullptr;
    const Look* m_look = nullptr;
    bool m_each = false;
    QSizeF m_size;
    QRectF m_plot;
    std::vector<Label> m_labels;
    std::vector<MarkLine> m_marks;
};

/// The chance of each state over the losses still to come. The column under the pointer, or the one chosen
/// by Left, Right, Home and End, is being read.
class RehearsalChart : public QWidget {
    Q_OBJECT

  public:
    explicit RehearsalChart(const Look& look, QWidget* parent = nullptr);

    /// `facts` must live as long as they are shown; null for none.
    void show(const RehearsalFacts* facts, bool afterEach);
    /// The number of losses being read.
    void setReading(int further);
    /// The middle of a column, in this widget.
    QPoint placeOf(int further) const;

    QSize sizeHint() const override { return {m_look.px(720), m_look.px(210)}; }
    QSize minimumSizeHint() const override { return {m_look.px(320), m_look.px(210)}; }

  Q_SIGNALS:
    void readingMoved(int further);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void place();
    void read(int further);
    void paintAreas(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintReading(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    QColor inkOf(std::size_t state) const;

    const Look& m_look;
    const RehearsalFacts* m_facts = nullptr;
    bool m_each = false;
    int m_reading = 0;
    RehearsalLayout m_layout;
};

} // namespace umpire::gui

#pragma once

#include "balance/rehearsal_facts.h"
#include "look/look.h"

#include <QWidget>

#include <memory>

namespace umpire::gui {

class RehearsalLayout;

/// The chance of each state over the losses still to come. The column under the pointer, or the one chosen
/// by Left, Right, Home and End, is being read.
class RehearsalChart : public QWidget {
    Q_OBJECT

  public:
    explicit RehearsalChart(const Look& look, QWidget* parent = nullptr);
    ~RehearsalChart() override;

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
    void readAt(const QPointF& place);
    void paintAreas(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintReading(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    QColor inkOf(std::size_t state) const { return m_look.tone(m_facts->states[state].tone); }

    const Look& m_look;
    const RehearsalFacts* m_facts = nullptr;
    bool m_each = false;
    int m_reading = 0;
    std::unique_ptr<RehearsalLayout> m_layout; ///< null while nothing is shown
};

} // namespace umpire::gui

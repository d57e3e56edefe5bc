#pragma once

#include "look/look.h"
#include "models/unit_facts.h"

#include <QWidget>

namespace umpire::gui {

/// A formation's losses as a bar with the marks at which it is tested, and the per cent beside it.
class LossBar : public QWidget {
    Q_OBJECT

  public:
    explicit LossBar(const Look& look, QWidget* parent = nullptr);

    void setLosses(int lost, int start);
    /// Without room for the bar the per cent stay.
    void setShort(bool brief);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString toNextMark() const;
    void paintBar(QPainter& painter) const;

    const Look& m_look;
    int m_lost = 0;
    int m_start = 0;
    bool m_short = false;
};

} // namespace umpire::gui

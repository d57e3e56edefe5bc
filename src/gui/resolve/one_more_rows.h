#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QWidget>

namespace umpire::gui {

/// What one more unit, or a number one higher, would make of a roll: a row each, with what may come of it at
/// the right.
class OneMoreRows : public QWidget {
    Q_OBJECT

  public:
    explicit OneMoreRows(const Look& look, QWidget* parent = nullptr);

    void setRows(const PanelOneMore& more);
    bool isEmpty() const { return m_more.rows.empty(); }
    /// Where room is short the first of them are shown, those that change most; a tool tip has the others.
    void setShort(bool few);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, m_short ? 0 : sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int rowHeight() const { return m_look.px(24); }

    const Look& m_look;
    PanelOneMore m_more;
    bool m_short = false;
};

} // namespace umpire::gui

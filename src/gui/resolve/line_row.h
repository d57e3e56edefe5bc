#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QAbstractButton>
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

/// Where the values of lines and questions stand: one column at the right edge.
inline constexpr double valueColumn = 36;

/// The height of a row whose text has this much room: what does not fit on one line goes on to the next.
int rowHeight(const Look& look, const QString& text, int room, double least);
/// How such a row is laid out: as high as its text is at the width that it gets.
QSizePolicy rowPolicy();

/// A derived modifier: its reason, its section, its value. Muted while an answer takes it away; a click lets
/// the umpire put his own value in its place, one on the section's letter shows the rule.
class LineRow : public QAbstractButton {
    Q_OBJECT

  public:
    explicit LineRow(const Look& look, QWidget* parent = nullptr);

    void setLine(const PanelLine& line);
    const PanelLine& line() const { return m_line; }
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QString shownValue() const;
    QString aside() const;
    QRect letterPlace() const;

    const Look& m_look;
    PanelLine m_line;
};

} // namespace umpire::gui

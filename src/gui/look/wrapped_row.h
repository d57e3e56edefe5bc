#pragma once

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;

namespace umpire::gui {

/// Two rows of widgets beside each other; one below the other where the width is too small for both.
class WrappedRow : public QWidget {
  public:
    /// Which of them gets the room that is left over.
    enum class Wide { First, Second };

    explicit WrappedRow(QWidget* parent = nullptr, Wide wide = Wide::First);

    QHBoxLayout* first() const { return m_first; }
    QHBoxLayout* second() const { return m_second; }
    void setSpacing(int spacing);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();

    QBoxLayout* m_rows;
    QHBoxLayout* m_first;
    QHBoxLayout* m_second;
};

} // namespace umpire::gui

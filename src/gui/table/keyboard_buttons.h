#pragma once

#include <QObject>

class QWidget;

namespace umpire::gui {

/// Buttons under a widget take the keyboard from the Tab key only, never from the mouse: after a click the
/// keys still mean what they mean at the table, and Space or Enter press nothing by surprise.
class KeyboardButtons : public QObject {
    Q_OBJECT

  public:
    explicit KeyboardButtons(QWidget& of);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& m_of;
};

} // namespace umpire::gui

#pragma once

#include <QPushButton>

namespace umpire::gui {

/// A button with one of our own signs among its words, see signs.h: it is measured as it is drawn.
class SignButton : public QPushButton {
    Q_OBJECT

  public:
    using QPushButton::QPushButton;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace umpire::gui

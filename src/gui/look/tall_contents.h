#pragma once

#include <QWidget>

namespace umpire::gui {

/// Contents of a scroll area that are as tall as their layout needs at the width they have, so that no
/// wrapped line is cut.
class TallContents : public QWidget {
    Q_OBJECT

  public:
    explicit TallContents(QWidget* parent = nullptr);

  protected:
    bool event(QEvent* event) override;
};

} // namespace umpire::gui

#pragma once

#include <QProxyStyle>

namespace umpire::gui {

/// Fusion, with signs of our own in message boxes and no pictures on their buttons: ink on paper, as
/// everywhere else.
class DeskStyle : public QProxyStyle {
    Q_OBJECT

  public:
    DeskStyle();

    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"

#include <QPushButton>

namespace umpire::gui {

/// A face of a die; of many dice thrown together it says how many show it.
class FaceButton : public QPushButton {
    Q_OBJECT

  public:
    FaceButton(const Look& look, const QString& label, QWidget* parent = nullptr);

    void setTimes(int times);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    QString m_label;
    int m_times = 0;
};

} // namespace umpire::gui

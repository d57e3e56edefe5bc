#pragma once

#include "look/look.h"

#include <QObject>

class QAction;
class QScreen;

namespace umpire::gui {

class Settings;
class TouchHand;

/// Whether fingers work the program: by itself where there is a touch screen, else as the umpire says. Then
/// everything that is pressed is at least 9 mm high and wide, a long press opens the menu of what lies under
/// it, and a flick scrolls.
class TouchMode : public QObject {
    Q_OBJECT

  public:
    /// `action` shows whether it is on, and switches it; `window` is looked at for its screen.
    TouchMode(Look& look, Settings& settings, QAction& action, QWidget& window);
    ~TouchMode() override;

    bool isOn() const { return m_look.touch() > 0; }
    static bool hasTouchScreen();
    /// Nine millimetres of a screen, in pixels. A screen that tells nonsense of its size is taken for a usual
    /// one.
    static int targetOn(const QScreen* screen);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void choose(bool on);
    void refresh();

    Look& m_look;
    Settings& m_settings;
    QAction& m_action;
    QWidget& m_window;
    TouchHand* m_hand;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QAbstractScrollArea;
class QEventPoint;
class QMouseEvent;
class QTouchEvent;
class QAction;
class QScreen;

namespace umpire::gui {

/// What a finger means beyond a click: held still it opens the menu of what lies under it, moved up or down
/// it scrolls what can be scrolled there, and what it leaves with speed runs on. What began as a press is
/// taken back then, so that nothing is clicked by it. Moved sideways it draws, as a pressed mouse does.
class TouchHand : public QObject {
    Q_OBJECT

  public:
    explicit TouchHand(QObject* parent = nullptr);

    void setOn(bool on);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// What the finger that is down does.
    enum class Doing { Nothing, Pressing, Drawing, Scrolling, Holding };

    bool touched(const QTouchEvent& event);
    void begin(const QEventPoint& point);
    void move(const QEventPoint& point);
    void end(const QPointF& global);
    void hold();
    bool takesBack(QWidget& widget, const QMouseEvent& event);
    void feed(int input, const QPointF& global, qint64 time);
    static QAbstractScrollArea* scrolled(QWidget* from);

    Doing m_doing = Doing::Nothing;
    bool m_on = false;
    bool m_owesRelease = false; ///< a press was passed on that must not become a click
    QPointF m_from;             ///< where the finger came down, on the screen
    QPointF m_last;             ///< where it was last
    QPointer<QWidget> m_under;
    QPointer<QAbstractScrollArea> m_area;
    QTimer m_held;
};

class Settings;

/// Whether fingers work the program: by itself where there is a touch screen, else as the umpire says. Then
/// everything that is pressed is at least 9 mm high and wide, a long press opens the menu of what lies under
/// it, and a flick scrolls.
class TouchMode : public QObject {
    Q_OBJECT

  public:
    /// `action` shows whether it is on, and switches it; `window` is looked at for its screen.
    TouchMode(Look& look, Settings& settings, QAction& action, QWidget& window);

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

#pragma once

#include "seat/seat_window.h"

#include <memory>

class QAction;
class QMenu;

namespace umpire::gui {

/// The way from the umpire's window, which sees everything, to two players at one laptop and back.
class SeatActions : public QObject {
    Q_OBJECT

  public:
    /// `window` is hidden while they play.
    SeatActions(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts, QMenu& menu,
                QWidget& window);
    ~SeatActions() override;

    void open();
    /// Null while the umpire's window is there.
    SeatWindow* seat() const { return m_seat.get(); }

  private:
    void follow();
    void leave();

    const Look& m_look;
    BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    QWidget& m_window;
    QAction* m_action;
    std::unique_ptr<SeatWindow> m_seat;
};

} // namespace umpire::gui

#pragma once

#include <QObject>

#include <functional>

namespace umpire::gui {

/// Ends the program as closing its window does when the system ends it: by SIGTERM, SIGHUP or SIGINT, or
/// because the display is gone. One at a time.
class EndOfSession : public QObject {
    Q_OBJECT

  public:
    /// `close`: keeps everything and puts the window away. `leave`: the same where there may be no display
    /// any more; called at the end of the process in any case.
    EndOfSession(std::function<void()> close, std::function<void()> leave, QObject* parent = nullptr);
    ~EndOfSession() override;

  private:
    void arrived();

    std::function<void()> m_close;
    std::function<void()> m_leave;
};

} // namespace umpire::gui

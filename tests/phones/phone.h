#pragma once

#include "umpire/base/json.h"

#include <QByteArray>
#include <QHostAddress>
#include <QTcpSocket>
#include <QUrl>

#include <functional>
#include <memory>

namespace umpire::gui::test {

/// What a server answered.
struct Answered {
    int status = 0; ///< 0: the line was closed without an answer
    QByteArray head;
    QByteArray body;
    Json json() const { return Json::parse(body.toStdString(), nullptr, false); }
};

/// Runs the event loop until it holds, at most so long. Gives whether it does.
bool waitFor(const std::function<bool()>& holds, int milliseconds = 5000);

/// Sends these bytes to a server in this program, and reads until it closes the line.
Answered exchange(const QUrl& url, const QByteArray& request, int milliseconds = 5000);

/// A player's phone with the page of a link open, without its browser: it speaks as the page does, and keeps
/// every byte that it was sent.
class Phone {
  public:
    /// `wish`: what the page says of itself, such as "language=de".
    explicit Phone(const QString& url, const QByteArray& wish = {});

    Answered get(const QByteArray& path, const QByteArray& headers = {});
    Answered post(const QByteArray& path, const Json& body);
    /// The same, for an answer in order.
    Json ask(const QByteArray& path, const Json& body);

    /// Reads the events of the page from here on.
    void look();
    bool isLooking() const { return m_events && m_events->state() == QTcpSocket::ConnectedState; }
    /// What the page shows now: all events so far, one over the other.
    const Json& shown();
    int events() const { return m_count; }
    const QByteArray& bytes() const { return m_bytes; }
    bool wasSentAway() const { return m_away; }

  private:
    QByteArray head(const char* method, const QByteArray& path) const;
    void read();
    void take(const QByteArray& event);

    QUrl m_url;
    QByteArray m_wish;
    std::unique_ptr<QTcpSocket> m_events;
    QByteArray m_unread;
    QByteArray m_bytes;
    Json m_shown = Json::object();
    int m_count = 0;
    bool m_away = false;
};

} // namespace umpire::gui::test

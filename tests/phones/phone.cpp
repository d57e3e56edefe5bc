#include "phone.h"

#include <QDeadlineTimer>
#include <QTest>

#include <gtest/gtest.h>

namespace umpire::gui::test {

bool waitFor(const std::function<bool()>& holds, int milliseconds) {
    return QTest::qWaitFor(holds, milliseconds);
}

namespace {

constexpr int settling = 15;

void connectTo(QTcpSocket& socket, const QUrl& url) {
    socket.connectToHost(QHostAddress(url.host()), static_cast<quint16>(url.port()));
    waitFor([&socket] { return socket.state() == QTcpSocket::ConnectedState; });
}

} // namespace

Answered exchange(const QUrl& url, const QByteArray& request, int milliseconds) {
    QTcpSocket socket;
    connectTo(socket, url);
    socket.write(request);
    waitFor([&socket] { return socket.state() == QTcpSocket::UnconnectedState; }, milliseconds);
    const QByteArray all = socket.readAll();
    const qsizetype end = all.indexOf("\r\n\r\n");
    if (end < 0) {
        return {};
    }
    return {all.mid(9, 3).toInt(), all.left(end), all.mid(end + 4)};
}

Phone::Phone(const QString& url, const QByteArray& wish)
    : m_url(url), m_wish(wish.isEmpty() ? wish : '?' + wish) {}

QByteArray Phone::head(const char* method, const QByteArray& path) const {
    const QByteArray whole = m_url.path().toUtf8() + (path.isEmpty() ? QByteArray() : '/' + path);
    return QByteArray(method) + ' ' + whole + m_wish + " HTTP/1.1\r\nHost: " + m_url.authority().toUtf8() +
           "\r\n";
}

Answered Phone::get(const QByteArray& path, const QByteArray& headers) {
    const Answered answered = exchange(m_url, head("GET", path) + headers + "\r\n");
    m_bytes += answered.body;
    return answered;
}

Answered Phone::post(const QByteArray& path, const Json& body) {
    const QByteArray text = QByteArray::fromStdString(body.dump());
    const Answered answered =
        exchange(m_url, head("POST", path) + "Content-Type: application/json\r\n" +
                            "Content-Length: " + QByteArray::number(text.size()) + "\r\n\r\n" + text);
    m_bytes += answered.body;
    return answered;
}

Json Phone::ask(const QByteArray& path, const Json& body) {
    const Answered answered = post(path, body);
    EXPECT_EQ(answered.status, 200) << answered.body.toStdString();
    return answered.status == 200 ? answered.json() : Json::object();
}

void Phone::look() {
    m_events = std::make_unique<QTcpSocket>();
    connectTo(*m_events, m_url);
    m_events->write(head("GET", "events") + "\r\n");
    const int before = m_count;
    waitFor([this, before] {
        read();
        return m_count > before;
    });
}

const Json& Phone::shown() {
    for (int before = -1; before != m_count;) {
        before = m_count;
        QTest::qWait(settling); // what one command changes is told soon after it
        read();
    }
    return m_shown;
}

void Phone::read() {
    QTest::qWait(0);
    const QByteArray more = m_events ? m_events->readAll() : QByteArray();
    m_bytes += more;
    m_unread += more;
    for (qsizetype end = m_unread.indexOf("\n\n"); end >= 0; end = m_unread.indexOf("\n\n")) {
        take(m_unread.left(end));
        m_unread.remove(0, end + 2);
    }
}

void Phone::take(const QByteArray& event) {
    m_away = m_away || event.contains("event: away");
    const qsizetype data = event.indexOf("data: ");
    if (data < 0 || event.startsWith("event: ")) {
        return;
    }
    ++m_count;
    const Json message = Json::parse(event.mid(data + 6).toStdString(), nullptr, false);
    for (const auto& [key, value] : message.items()) {
        if (key != "units" || !m_shown.contains("units")) {
            m_shown[key] = value;
            continue;
        }
        for (const auto& [id, unit] : value.items()) {
            m_shown["units"][id] = unit;
        }
    }
}

} // namespace umpire::gui::test

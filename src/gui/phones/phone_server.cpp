#include "phones/phone_server.h"

#include "document/text.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <QFile>
#include <QHttpServerRequest>
#include <QRandomGenerator>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int secretBytes = 16;
/// A phone that reads this much too slowly is let go; it comes back and is told all anew.
constexpr qint64 mostUnread = 1024 * 1024;
/// Tells proxies and sleeping phones that the line is still there.
constexpr int heartbeatMilliseconds = 25'000;

QString freshSecret() {
    quint32 words[secretBytes / sizeof(quint32)];
    QRandomGenerator::system()->fillRange(words);
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char*>(words), sizeof words)
                                   .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

/// In a time that does not hang on where they differ.
bool sameSecret(const QByteArray& given, const QByteArray& known) {
    if (given.size() != known.size()) {
        return false;
    }
    unsigned char difference = 0;
    for (qsizetype i = 0; i < known.size(); ++i) {
        difference = static_cast<unsigned char>(difference | (given[i] ^ known[i]));
    }
    return difference == 0;
}

bool sameViewer(const Viewer& a, const Viewer& b) {
    return a.whose == b.whose && a.side == b.side;
}

QByteArray eventOf(const Json& message) {
    return "data: " + QByteArray::fromStdString(dumpLine(message)) + "\n\n";
}

QByteArray pageWith(const QByteArray& nonce) {
    QFile file(QStringLiteral(":/phones/page.html"));
    file.open(QIODevice::ReadOnly);
    return file.readAll().replace("NONCE", nonce);
}

} // namespace

void PhoneListener::incomingConnection(qintptr descriptor) {
    auto* socket = new QTcpSocket(this);
    if (m_open >= mostConnections || !socket->setSocketDescriptor(descriptor)) {
        socket->abort();
        delete socket;
        return;
    }
    ++m_open;
    connect(socket, &QObject::destroyed, this, [this] { --m_open; });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    // Before the parser reads them, for it would read without end.
    connect(socket, &QTcpSocket::readyRead, socket, [socket, received = qint64(0)]() mutable {
        received += socket->bytesAvailable();
        if (received > mostRequest) {
            socket->abort();
        }
    });
    auto* patience = new QTimer(socket);
    patience->setObjectName(QStringLiteral("patience"));
    patience->setSingleShot(true);
    connect(patience, &QTimer::timeout, socket, &QTcpSocket::abort);
    patience->start(mostMilliseconds);
    addPendingConnection(socket);
}

/// A viewer's link and who looks through it.
struct PhoneServer::Served {
    QString secret = freshSecret();
    PhoneView view;
    QList<QPointer<QTcpSocket>> streams;
    QTimer heartbeat;

    Served(BattleDocument& document, Viewer viewer) : view(document, std::move(viewer)) {}
};

PhoneServer::PhoneServer(BattleDocument& document, QObject* parent)
    : QAbstractHttpServer(parent), m_document(document) {
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (isOn() && event.kind == ChangeEvent::Kind::Opened) {
            makeLinks();
        }
    });
}

PhoneServer::~PhoneServer() = default;

QString PhoneServer::start(const QHostAddress& address) {
    stop();
    auto listener = std::make_unique<PhoneListener>();
    if (!listener->listen(address)) {
        return listener->errorString();
    }
    m_listener = listener.release();
    bind(m_listener); // which owns it from now on
    makeLinks();
    return {};
}

void PhoneServer::stop() {
    m_served.clear();
    delete m_listener;
    m_listener = nullptr;
    Q_EMIT linksChanged();
}

QHostAddress PhoneServer::address() const {
    return m_listener ? m_listener->serverAddress() : QHostAddress();
}

quint16 PhoneServer::port() const {
    return m_listener ? m_listener->serverPort() : 0;
}

/// Another battle has other sides: who looked at the one before is sent away.
void PhoneServer::makeLinks() {
    for (const auto& served : m_served) {
        sendAway(*served);
    }
    m_served.clear();
    std::vector<Viewer> viewers{Viewer::ofEverybody()};
    for (const Subject* side :
         m_document.isOpen() ? m_document.battle().all(SubjectKind::Side) : std::vector<const Subject*>()) {
        viewers.insert(std::prev(viewers.end()), Viewer::of(side->id));
    }
    for (Viewer& viewer : viewers) {
        auto served = std::make_unique<Served>(m_document, std::move(viewer));
        connect(&served->view, &PhoneView::changed, this,
                [this, served = served.get()](const Json& message) { tell(*served, message); });
        connect(&served->heartbeat, &QTimer::timeout, this, [served = served.get()] {
            for (const auto& socket : served->streams) {
                if (socket) {
                    socket->write(": here\n\n");
                }
            }
        });
        served->heartbeat.start(heartbeatMilliseconds);
        m_served.push_back(std::move(served));
    }
    Q_EMIT linksChanged();
}

std::vector<PhoneServer::Link> PhoneServer::links() const {
    std::vector<Link> links;
    for (const auto& served : m_served) {
        links.push_back(
            {served->view.viewer(), served->secret,
             static_cast<int>(std::count_if(served->streams.begin(), served->streams.end(),
                                            [](const auto& socket) { return !socket.isNull(); }))});
    }
    return links;
}

QString PhoneServer::url(const Link& link) const {
    return QStringLiteral("http://%1:%2/%3").arg(address().toString()).arg(port()).arg(link.secret);
}

void PhoneServer::renew(const Viewer& viewer) {
    for (const auto& served : m_served) {
        if (sameViewer(served->view.viewer(), viewer)) {
            sendAway(*served);
            served->secret = freshSecret();
        }
    }
    Q_EMIT linksChanged();
}

/// Every secret is compared, whichever it is.
PhoneServer::Served* PhoneServer::servedFor(const QByteArray& secret) {
    Served* found = nullptr;
    for (const auto& served : m_served) {
        if (sameSecret(secret, served->secret.toLatin1())) {
            found = served.get();
        }
    }
    return found;
}

bool PhoneServer::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) {
    const QList<QByteArray> path = request.url().path().toUtf8().split('/');
    Served* served = path.size() >= 2 && path.size() <= 3 ? servedFor(path[1]) : nullptr;
    const QByteArray what = path.size() == 3 ? path[2] : QByteArray();
    if (request.method() != QHttpServerRequest::Method::Get || !served) {
        return false;
    }
    if (what.isEmpty()) {
        const QByteArray nonce = freshSecret().toLatin1();
        answer(*socket, "200 OK", "text/html; charset=utf-8", pageWith(nonce),
               "default-src 'none'; script-src 'nonce-" + nonce + "'; style-src 'nonce-" + nonce +
                   "'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    } else if (what == "events") {
        stream(*served, *socket);
    } else if (what == "sheet" && m_document.isOpen()) {
        sheets::SheetWish wish;
        wish.sheet = "ready-reference";
        const sheets::Sheet sheet = makeSheet({m_document.rules(), &m_document.session()}, wish);
        answer(*socket, "200 OK", "text/html; charset=utf-8",
               QByteArray::fromStdString(sheets::writeHtml({sheet})),
               "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    } else {
        return false;
    }
    return true;
}

void PhoneServer::missingHandler(const QHttpServerRequest&, QTcpSocket* socket) {
    answer(*socket, "404 Not Found", "text/plain; charset=utf-8", "There is nothing here.\n");
}

void PhoneServer::answer(QTcpSocket& socket, const char* status, const char* type, const QByteArray& body,
                         const QByteArray& policy) {
    socket.write(QByteArray("HTTP/1.1 ") + status + "\r\nContent-Type: " + type + "\r\nContent-Length: " +
                 QByteArray::number(body.size()) + "\r\nContent-Security-Policy: " + policy +
                 "\r\nCache-Control: no-store\r\nReferrer-Policy: no-referrer"
                 "\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n");
    socket.write(body);
    socket.disconnectFromHost();
}

void PhoneServer::stream(Served& served, QTcpSocket& socket) {
    if (auto* patience = socket.findChild<QTimer*>(QStringLiteral("patience"))) {
        patience->stop();
    }
    socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store"
                 "\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n");
    socket.write(eventOf(served.view.whole()));
    served.streams.push_back(&socket);
    connect(&socket, &QObject::destroyed, this, &PhoneServer::linksChanged);
    Q_EMIT linksChanged();
}

void PhoneServer::tell(Served& served, const Json& message) {
    const QByteArray event = eventOf(message);
    served.streams.removeIf([](const auto& socket) { return socket.isNull(); });
    for (const auto& socket : served.streams) {
        if (socket->bytesToWrite() > mostUnread) {
            socket->abort();
        } else {
            socket->write(event);
        }
    }
}

void PhoneServer::sendAway(Served& served) {
    for (const auto& socket : std::exchange(served.streams, {})) {
        if (socket) {
            socket->write("event: away\ndata: {}\n\n");
            socket->disconnectFromHost();
        }
    }
}

} // namespace umpire::gui

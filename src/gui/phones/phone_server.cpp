#include "phones/phone_server.h"

#include "document/text.h"

#include <QElapsedTimer>
#include <QFile>
#include <QHttpServerRequest>
#include <QPointer>
#include <QRandomGenerator>
#include <QTimer>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <numeric>

namespace umpire::gui {

namespace {

constexpr int secretBytes = 16;
/// A phone that has this much, and twice the whole battle, still to read is let go; it comes back and is told
/// all anew.
constexpr qint64 mostUnread = 64 * 1024;
/// Of the system, for each phone.
constexpr int sendBuffer = 64 * 1024;
/// Tells proxies and sleeping phones that the line is still there.
constexpr int heartbeatMilliseconds = 25'000;
/// All phones of a link together look so often in a second, and so many times more in a burst; what they ask
/// for weighs more.
constexpr double mostAskedInOneSecond = 60;
constexpr double mostAtOnce = 400;
constexpr double weightOfAsking = 6;
/// So many phones look by one link at once.
constexpr qsizetype mostStreams = 150;
/// What is nested more deeply is no request of the page, and is not read.
constexpr int mostDepth = 5;
constexpr const char* patience = "patience";
/// As an event, for a page is not told of comments.
constexpr const char* stillHere = "event: here\ndata: {}\n\n";
constexpr const char* jsonType = "application/json";
constexpr const char* textType = "text/plain; charset=utf-8";
constexpr const char* htmlType = "text/html; charset=utf-8";

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

void answer(QTcpSocket& socket, const char* status, const char* type, const QByteArray& body,
            const QByteArray& policy = "default-src 'none'") {
    socket.write(QByteArray("HTTP/1.1 ") + status + "\r\nContent-Type: " + type + "\r\nContent-Length: " +
                 QByteArray::number(body.size()) + "\r\nContent-Security-Policy: " + policy +
                 "\r\nCache-Control: no-store\r\nReferrer-Policy: no-referrer"
                 "\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n");
    socket.write(body);
    socket.disconnectFromHost();
}

void answer(QTcpSocket& socket, const Json& body) {
    answer(socket, "200 OK", jsonType, QByteArray::fromStdString(dumpLine(body)));
}

} // namespace

void PhoneListener::incomingConnection(qintptr descriptor) {
    if (m_taken.isEmpty()) {
        QTimer::singleShot(1000, this, [this] { m_taken.clear(); });
    }
    auto* socket = new QTcpSocket(this);
    const bool there = socket->setSocketDescriptor(descriptor);
    const QHostAddress from = socket->peerAddress();
    if (!there || ++m_taken[from] > mostInOneSecond ||
        (!from.isLoopback() && m_open.value(from) >= mostOfOneAddress) ||
        (std::accumulate(m_open.begin(), m_open.end(), 0) >= mostConnections && !makeRoom())) {
        socket->abort();
        delete socket;
        return;
    }
    ++m_open[from];
    socket->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, sendBuffer);
    connect(socket, &QObject::destroyed, this, [this, from] {
        if (--m_open[from] == 0) {
            m_open.remove(from);
        }
    });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    // Before the parser reads them, for it would read without end.
    connect(socket, &QTcpSocket::readyRead, socket, [socket, received = qint64(0)]() mutable {
        received += socket->bytesAvailable();
        if (received > mostRequest) {
            socket->abort();
        }
    });
    auto* timer = new QTimer(socket);
    timer->setObjectName(QLatin1String(patience));
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, socket, &QTcpSocket::abort);
    timer->start(mostMilliseconds);
    addPendingConnection(socket);
}

/// Who came first and has asked for nothing yet gives way. False where all are served.
bool PhoneListener::makeRoom() {
    for (QTcpSocket* socket : findChildren<QTcpSocket*>(Qt::FindDirectChildrenOnly)) {
        const auto* timer = socket->findChild<QTimer*>(QLatin1String(patience));
        if (timer && timer->isActive() && socket->state() == QAbstractSocket::ConnectedState) {
            socket->abort();
            return true;
        }
    }
    return false;
}

/// A viewer's link and who looks through it.
struct PhoneServer::Served {
    /// A phone that looks.
    struct Stream {
        QPointer<QTcpSocket> socket;
        QString language;
        QString name;
    };

    Viewer viewer;
    QString secret = freshSecret();
    std::map<QString, std::unique_ptr<PhoneView>> views; ///< by language
    QList<Stream> streams;
    QTimer heartbeat;
    qint64 whole = 0;        ///< bytes of the last message that told everything
    double may = mostAtOnce; ///< requests that it still may make now
    QElapsedTimer since;

    explicit Served(Viewer whose) : viewer(std::move(whose)) { since.start(); }

    void dropGone() {
        streams.removeIf([](const Stream& stream) { return stream.socket.isNull(); });
    }

    bool mayAsk(double weight) {
        may = std::min(mostAtOnce, may + mostAskedInOneSecond * static_cast<double>(since.restart()) / 1000);
        if (may < weight) {
            return false;
        }
        may -= weight;
        return true;
    }
};

PhoneServer::PhoneServer(BattleDocument& document, PhoneClaims& claims, DiceThrowers& throwers,
                         QObject* parent)
    : QAbstractHttpServer(parent), m_document(document), m_claims(claims), m_throwers(throwers) {
    connect(&m_claims, &PhoneClaims::otherBattle, this, [this] {
        if (isOn()) {
            makeLinks();
        }
    });
}

PhoneServer::~PhoneServer() = default;

QString PhoneServer::start(const QHostAddress& address) {
    delete std::exchange(m_listener, nullptr);
    auto listener = std::make_unique<PhoneListener>();
    listener->setListenBacklogSize(PhoneListener::mostConnections);
    if (!listener->listen(address, m_port) && !listener->listen(address)) {
        return listener->errorString();
    }
    m_listener = listener.release();
    m_port = m_listener->serverPort();
    bind(m_listener); // which owns it from now on
    m_claims.serve(true);
    if (m_served.empty()) {
        makeLinks();
    }
    Q_EMIT linksChanged();
    return {};
}

void PhoneServer::stop() {
    for (const auto& served : m_served) {
        sendAway(*served);
    }
    m_served.clear();
    m_battles.clear();
    delete std::exchange(m_listener, nullptr);
    m_claims.serve(false);
    Q_EMIT linksChanged();
}

QHostAddress PhoneServer::address() const {
    return m_listener ? m_listener->serverAddress() : QHostAddress();
}

quint16 PhoneServer::port() const {
    return m_listener ? m_listener->serverPort() : 0;
}

void PhoneServer::makeLinks() {
    for (const auto& served : m_served) {
        sendAway(*served);
    }
    m_served.clear();
    std::vector<Viewer> viewers;
    for (const Subject* side :
         m_document.isOpen() ? m_document.battle().all(SubjectKind::Side) : std::vector<const Subject*>()) {
        viewers.push_back(Viewer::of(side->id));
    }
    viewers.push_back(Viewer::ofEverybody());
    for (const Viewer& viewer : viewers) {
        auto served = std::make_unique<Served>(viewer);
        connect(&served->heartbeat, &QTimer::timeout, this, [served = served.get()] {
            served->dropGone();
            for (const auto& stream : served->streams) {
                stream.socket->write(stillHere);
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
        links.push_back({served->viewer, served->secret});
        for (const auto& stream : served->streams) {
            if (stream.socket) {
                const QString address = stream.socket->peerAddress().toString();
                links.back().phones
                    << (stream.name.isEmpty()
                            ? address
                            : tr("%1 (%2)", "a player and his phone's address").arg(stream.name, address));
            }
        }
    }
    return links;
}

QString PhoneServer::url(const Link& link) const {
    return QStringLiteral("http://%1:%2/%3").arg(address().toString()).arg(port()).arg(link.secret);
}

void PhoneServer::renew(const Viewer& viewer) {
    for (const auto& served : m_served) {
        if (sameViewer(served->viewer, viewer)) {
            sendAway(*served);
            served->views.clear();
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

/// A page of somebody else, or a name of his that leads here, asks for nothing.
bool PhoneServer::comesFromHere(const QHttpServerRequest& request) const {
    const QByteArray here = QStringLiteral("%1:%2").arg(address().toString()).arg(port()).toLatin1();
    const QByteArray origin = request.value("Origin");
    return request.value("Host") == here && (origin.isEmpty() || origin == "http://" + here);
}

bool PhoneServer::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) {
    const QList<QByteArray> path = request.url().path().toUtf8().split('/');
    Served* served = path.size() >= 2 && path.size() <= 3 ? servedFor(path[1]) : nullptr;
    if (!served || !comesFromHere(request)) {
        return false;
    }
    const bool asks = request.method() == QHttpServerRequest::Method::Post;
    if (!served->mayAsk(asks ? weightOfAsking : 1)) {
        answer(*socket, "429 Too Many Requests", textType, "Too many at once. Try again in a moment.\n");
        return true;
    }
    const QByteArray what = path.size() == 3 ? path[2] : QByteArray();
    switch (request.method()) {
    case QHttpServerRequest::Method::Get:
        return show(*served, what, request.url(), *socket);
    case QHttpServerRequest::Method::Post:
        return take(viewOf(*served, languageOf(request.url())), what, request.body(), *socket);
    default:
        return false;
    }
}

/// One of those that the program speaks: nobody can make it work for any other.
QString PhoneServer::languageOf(const QUrl& url) const {
    const QString asked = QUrlQuery(url).queryItemValue(QStringLiteral("language"));
    const QString language = m_known.contains(asked) ? asked : toText(m_document.locale().language);
    return language == QStringLiteral("en") ? QString() : language;
}

PhoneView& PhoneServer::viewOf(Served& served, const QString& language) {
    auto& view = served.views[language];
    if (!view) {
        const Translator& translator = m_languages.of(language);
        const Speaking speaking(&translator);
        auto& battle = m_battles[language];
        if (!battle) {
            battle = std::make_unique<TranslatedBattle>(m_document, fromText(language));
        }
        battle->refresh();
        view = std::make_unique<PhoneView>(*battle, m_claims, m_throwers, served.viewer, translator);
        view->setClock(m_clock);
        connect(view.get(), &PhoneView::changed, this,
                [this, &served, language](const Json& message) { tell(served, language, message); });
    }
    return *view;
}

bool PhoneServer::show(Served& served, const QByteArray& what, const QUrl& url, QTcpSocket& socket) {
    if (what.isEmpty()) {
        sendPage(socket);
    } else if (what == "events") {
        stream(served, url, socket);
    } else if (what == "sheet" && m_document.isOpen()) {
        answer(socket, "200 OK", htmlType, QByteArray::fromStdString(viewOf(served, languageOf(url)).sheet()),
               "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'");
    } else {
        return false;
    }
    return true;
}

bool PhoneServer::take(PhoneView& view, const QByteArray& what, const QByteArray& body, QTcpSocket& socket) {
    const auto shallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= mostDepth; };
    const Json request = Json::parse(body.toStdString(), shallow, false);
    if (!request.is_object() || !m_document.isOpen()) {
        answer(socket, "400 Bad Request", textType, "This is no request of the page.\n");
        return true;
    }
    if (what == "ask") {
        answer(socket, view.ask(request));
    } else if (what == "claim") {
        answer(socket, m_claims.claim(view, request));
    } else if (what == "dice") {
        answer(socket, m_claims.giveDice(view, request));
    } else if (what == "back") {
        answer(socket, m_claims.takeBack(view, request));
    } else if (what == "done") {
        answer(socket, m_claims.finish(view));
    } else {
        return false;
    }
    return true;
}

/// Its style and its script bear a word that nothing else on it can know.
void PhoneServer::sendPage(QTcpSocket& socket) {
    QFile file(QStringLiteral(":/phones/page.html"));
    file.open(QIODevice::ReadOnly);
    const QByteArray nonce = freshSecret().toLatin1();
    answer(socket, "200 OK", htmlType, file.readAll().replace("NONCE", nonce),
           "default-src 'none'; script-src 'nonce-" + nonce + "'; style-src 'nonce-" + nonce +
               "'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
}

void PhoneServer::missingHandler(const QHttpServerRequest&, QTcpSocket* socket) {
    answer(*socket, "404 Not Found", textType, "There is nothing here. Ask the umpire for a new link.\n");
}

void PhoneServer::stream(Served& served, const QUrl& url, QTcpSocket& socket) {
    served.dropGone();
    const bool looks = std::any_of(served.streams.begin(), served.streams.end(),
                                   [&socket](const auto& stream) { return stream.socket == &socket; });
    if (looks || served.streams.size() >= mostStreams) {
        socket.abort();
        return;
    }
    if (auto* timer = socket.findChild<QTimer*>(QLatin1String(patience))) {
        timer->stop();
    }
    socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store"
                 "\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n");
    PhoneView& view = viewOf(served, languageOf(url));
    const QByteArray whole = eventOf(view.begin());
    served.whole = whole.size();
    socket.write(whole);
    socket.write(stillHere);
    const QString name = QUrlQuery(url).queryItemValue(QStringLiteral("name"), QUrl::FullyDecoded);
    served.streams.push_back({&socket, languageOf(url), plainName(name)});
    connect(&socket, &QObject::destroyed, this, &PhoneServer::linksChanged);
    Q_EMIT linksChanged();
}

void PhoneServer::tell(Served& served, const QString& language, const Json& message) {
    const QByteArray event = eventOf(message);
    served.dropGone();
    bool looks = false;
    for (const auto& stream : served.streams) {
        if (stream.language != language) {
            continue;
        }
        looks = true;
        if (stream.socket->bytesToWrite() > std::max<qint64>(mostUnread, 2 * served.whole)) {
            stream.socket->abort();
        } else {
            stream.socket->write(event);
        }
    }
    if (!looks) {
        viewOf(served, language).rest();
    }
}

void PhoneServer::sendAway(Served& served) {
    served.dropGone();
    for (const auto& stream : std::exchange(served.streams, {})) {
        stream.socket->write("event: away\ndata: {}\n\n");
        stream.socket->flush(); // the socket may be gone before it would be written
        stream.socket->disconnectFromHost();
    }
}

} // namespace umpire::gui

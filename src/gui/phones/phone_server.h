#pragma once

#include "phones/phone_view.h"

#include <QAbstractHttpServer>
#include <QHostAddress>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <memory>
#include <vector>

namespace umpire::gui {

/// Takes connections for the phones, within limits: so many at once, each with so many bytes of request and
/// so much time to send it. What goes beyond is closed without an answer.
class PhoneListener : public QTcpServer {
  public:
    using QTcpServer::QTcpServer;

    static constexpr int mostConnections = 256;
    static constexpr qint64 mostRequest = 16 * 1024;
    static constexpr int mostMilliseconds = 10'000;

  protected:
    void incomingConnection(qintptr descriptor) override;

  private:
    int m_open = 0;
};

/// Serves one page to the phones at the table, and tells it what changes. Whoever has a side's link sees what
/// that side may know; the link is a secret of 128 bits, which can be renewed. Nothing can be changed through
/// it.
///
///     GET /SECRET          the page
///     GET /SECRET/events   the battle, then what changes, as server-sent events
///     GET /SECRET/sheet    the ready reference
class PhoneServer : public QAbstractHttpServer {
    Q_OBJECT

  public:
    explicit PhoneServer(BattleDocument& document, QObject* parent = nullptr);
    ~PhoneServer() override;

    /// Who has a link: a side, or everybody.
    struct Link {
        Viewer viewer;
        QString secret;
        int phones = 0; ///< that look now
    };

    /// Listens at this address, at a port that is free; "" or why it cannot.
    QString start(const QHostAddress& address);
    void stop();
    bool isOn() const { return m_listener != nullptr; }
    QHostAddress address() const;
    quint16 port() const;
    /// One for each side of the open battle, and one for everybody.
    std::vector<Link> links() const;
    QString url(const Link& link) const;
    /// Gives a viewer's link another secret, and sends away who had the old one.
    void renew(const Viewer& viewer);

  Q_SIGNALS:
    /// Somebody came or went, or the links are others.
    void linksChanged();

  protected:
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override;

  private:
    struct Served;

    void makeLinks();
    Served* servedFor(const QByteArray& secret);
    void stream(Served& served, QTcpSocket& socket);
    void tell(Served& served, const Json& message);
    void sendAway(Served& served);
    static void answer(QTcpSocket& socket, const char* status, const char* type, const QByteArray& body,
                       const QByteArray& policy = "default-src 'none'");

    BattleDocument& m_document;
    PhoneListener* m_listener = nullptr;
    std::vector<std::unique_ptr<Served>> m_served;
};

} // namespace umpire::gui

#pragma once

#include "phones/phone_claims.h"
#include "phones/phone_view.h"
#include "settings/language.h"

#include <QAbstractHttpServer>
#include <QHash>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>

#include <memory>
#include <vector>

namespace umpire::gui {

/// Takes connections for the phones, within limits: so many at once, of one address so many at once and in a
/// second, each with so many bytes of request and so much time to send it. What goes beyond is closed without
/// an answer, those first that ask for nothing; a phone tries again by itself.
class PhoneListener : public QTcpServer {
  public:
    using QTcpServer::QTcpServer;

    static constexpr int mostConnections = 512;
    static constexpr int mostInOneSecond = 200;
    static constexpr int mostOfOneAddress = 64; ///< but for those on this computer
    static constexpr qint64 mostRequest = 16 * 1024;
    static constexpr int mostMilliseconds = 10'000;

  protected:
    void incomingConnection(qintptr descriptor) override;

  private:
    bool makeRoom();

    QHash<QHostAddress, int> m_open;  ///< connections by where they come from
    QHash<QHostAddress, int> m_taken; ///< in this second
};

/// Serves one page to the phones at the table, and tells it what changes. Whoever has a side's link sees what
/// that side may know and, where the umpire allows it, hands in claims; the link is a secret of 128 bits,
/// which can be renewed.
///
///     GET  /SECRET          the page
///     GET  /SECRET/events   the battle, then what changes, as server-sent events; `name`: who looks
///     GET  /SECRET/sheet    the ready reference
///     POST /SECRET/ask      see PhoneView::ask
///     POST /SECRET/claim, dice, back, done   see PhoneClaims
///
/// Each may have `language`, such as `?language=de`; without it everything comes in the umpire's.
class PhoneServer : public QAbstractHttpServer {
    Q_OBJECT

  public:
    PhoneServer(BattleDocument& document, PhoneClaims& claims, DiceThrowers& throwers,
                QObject* parent = nullptr);
    ~PhoneServer() override;

    /// Who has a link: a side, or everybody.
    struct Link {
        Viewer viewer;
        QString secret;
        QStringList phones = {}; ///< those that look now, by name and address
    };

    /// The clock of the table, for phones to show; null: none.
    void setClock(const TableClock* clock) { m_clock = clock; }
    /// Listens at this address, at the port it had before where that is free; "" or why it cannot. Who has a
    /// link keeps it.
    QString start(const QHostAddress& address);
    /// Serves nobody any more; all links are void.
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
    bool comesFromHere(const QHttpServerRequest& request) const;
    QString languageOf(const QUrl& url) const;
    PhoneView& viewOf(Served& served, const QString& language);
    bool show(Served& served, const QByteArray& what, const QUrl& url, QTcpSocket& socket);
    bool take(PhoneView& view, const QByteArray& what, const QByteArray& body, QTcpSocket& socket);
    void sendPage(QTcpSocket& socket);
    void stream(Served& served, const QUrl& url, QTcpSocket& socket);
    void tell(Served& served, const QString& language, const Json& message);
    void sendAway(Served& served);

    BattleDocument& m_document;
    PhoneClaims& m_claims;
    DiceThrowers& m_throwers;
    const TableClock* m_clock = nullptr;
    PhoneListener* m_listener = nullptr;
    quint16 m_port = 0;
    OtherLanguages m_languages;
    const QStringList m_known = Language::known();
    std::map<QString, std::unique_ptr<TranslatedBattle>> m_battles; ///< by language
    std::vector<std::unique_ptr<Served>> m_served;
};

} // namespace umpire::gui

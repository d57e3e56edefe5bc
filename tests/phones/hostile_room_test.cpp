// Somebody in the same network means no good.

#include "served_window.h"

#include <QElapsedTimer>

#include <random>

namespace umpire::gui::test::hostile_room_test {

namespace {

class HostileRoom : public ServedWindow {
  protected:
    void SetUp() override {
        ServedWindow::SetUp();
        turnOn();
        url = QUrl(urlOf("empire"));
    }

    QByteArray request(const QByteArray& line, const QByteArray& headers = {}) const {
        return line + " HTTP/1.1\r\nHost: " + url.authority().toUtf8() + "\r\n" + headers + "\r\n";
    }
    int statusOf(const QByteArray& line, const QByteArray& headers = {}) const {
        return exchange(url, request(line, headers)).status;
    }
    /// The page is there, and the window answers a click.
    void expectAlive() {
        Phone phone(urlOf("empire"));
        ASSERT_EQ(phone.get({}).status, 200);
        click("12lhr");
        EXPECT_EQ(state().subject(), "12lhr");
    }

    QUrl url;
};

} // namespace

TEST_F(HostileRoom, FindsNothingWithoutALink) {
    const QByteArray link = url.path().toUtf8();
    EXPECT_EQ(statusOf("GET " + link), 200);
    QByteArray guessed = link;
    guessed[guessed.size() - 1] = guessed.endsWith('A') ? 'B' : 'A';
    for (const QByteArray& path :
         {QByteArray("/"), guessed, guessed + "/events", link + "/../", link + "/events/x",
          "//" + link.mid(1), link + "/page.html", QByteArray("/../../etc/passwd"),
          QByteArray("/%2e%2e/%2e%2e/etc/passwd")}) {
        const Answered answered = exchange(url, request("GET " + path));
        EXPECT_EQ(answered.status, 404) << path.constData();
        EXPECT_FALSE(answered.body.contains(link.mid(1))) << path.constData();
    }
    for (const char* method : {"PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"}) {
        EXPECT_NE(statusOf(QByteArray(method) + ' ' + link), 200) << method;
    }
}

TEST_F(HostileRoom, IsNotReachedByAPageFromElsewhere) {
    const QByteArray link = url.path().toUtf8();
    EXPECT_EQ(statusOf("GET " + link + "/sheet", "Origin: http://evil.example\r\n"), 404);
    EXPECT_EQ(statusOf("GET " + link + "/sheet", "Origin: http://" + url.authority().toUtf8() + "\r\n"), 200);
    EXPECT_EQ(exchange(url, "GET " + link + " HTTP/1.1\r\nHost: evil.example\r\n\r\n").status, 404)
        << "a name of his that leads here";
    const Answered page = exchange(url, request("GET " + link));
    for (const char* header : {"Content-Security-Policy: default-src 'none'", "Referrer-Policy: no-referrer",
                               "Cache-Control: no-store", "X-Content-Type-Options: nosniff"}) {
        EXPECT_TRUE(page.head.contains(header)) << header;
    }
    EXPECT_FALSE(page.head.contains("Access-Control-Allow")) << "no other page reads it";
}

TEST_F(HostileRoom, GetsNoFurtherByMalformedRequests) {
    const QByteArray link = url.path().toUtf8();
    const QByteArray corpus[] = {
        "",
        "\r\n\r\n",
        "GET\r\n\r\n",
        QByteArray(20'000, 'A'),
        "GET / HTTP/9.9\r\n\r\n",
        "GET " + link + " HTTP/1.1\r\n" + QByteArray("X: y\r\n").repeated(3000) + "\r\n",
        request("POST " + link + "/ask", "Content-Length: -1\r\n"),
        request("POST " + link + "/ask", "Content-Length: 99999999999999999999\r\n"),
        request("POST " + link + "/ask", "Transfer-Encoding: chunked\r\n") + "FFFFFFFFFFFFFFFF\r\nx",
        request("POST " + link + "/ask", "Content-Length: 5\r\n") + "{{{{{",
        request("POST " + link + "/ask", "Content-Length: 9000\r\n") + QByteArray(9000, '['),
        request("POST " + link + "/claim", "Content-Length: 4\r\n") + "\xff\xfe\x00\x01",
        QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11), // a browser that wants TLS
    };
    for (const QByteArray& bytes : corpus) {
        exchange(url, bytes, 100);
    }
    expectAlive();
    EXPECT_TRUE(window->table().claims().empty());
}

TEST_F(HostileRoom, GetsNoFurtherByMangledRequests) {
    std::mt19937 random(11);
    const QByteArray link = url.path().toUtf8();
    const QByteArray body = QByteArray::fromStdString(shot.dump());
    const QByteArray whole =
        request("POST " + link + "/claim", "Content-Length: " + QByteArray::number(body.size()) + "\r\n") +
        body;
    for (int i = 0; i < 300; ++i) {
        QByteArray mangled = whole;
        for (auto changes = 1 + random() % 6; changes > 0; --changes) {
            const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(mangled.size()));
            switch (random() % 3) {
            case 0:
                mangled[at] = static_cast<char>(random());
                break;
            case 1:
                mangled.remove(at, static_cast<qsizetype>(random() % 20));
                break;
            default:
                mangled.insert(at, QByteArray(static_cast<qsizetype>(random() % 20), '"'));
            }
        }
        exchange(url, mangled, 5);
    }
    QTest::qWait(1500); // what was taken in a second is limited
    expectAlive();
}

TEST_F(HostileRoom, KeepsPhonesWhileHundredsOfLinesStayHalfOpen) {
    Phone first(urlOf("empire"));
    first.look();
    std::vector<std::unique_ptr<QTcpSocket>> half;
    for (int i = 0; i < 600; ++i) {
        half.push_back(std::make_unique<QTcpSocket>());
        half.back()->connectToHost(QHostAddress(url.host()), static_cast<quint16>(url.port()));
        half.back()->write("GET / HT");
    }
    QTest::qWait(500);
    QElapsedTimer time;
    time.start();
    click("12lhr");
    EXPECT_LT(time.elapsed(), 1000);
    ASSERT_TRUE(shoot("12lhr", "i-67", 5));
    const int before = first.events();
    EXPECT_TRUE(waitFor([&] {
        first.shown();
        return first.events() > before;
    })) << "who was there before goes on";
    half.clear();
    QTest::qWait(2500);
    expectAlive();
}

TEST_F(HostileRoom, LetsGoOfAPhoneThatReadsNothing) {
    QTcpSocket slow;
    slow.setReadBufferSize(1);
    slow.connectToHost(QHostAddress(url.host()), static_cast<quint16>(url.port()));
    slow.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 2048);
    slow.write(request("GET " + url.path().toUtf8() + "/events"));
    ASSERT_TRUE(waitFor([this] { return linkOf("empire").phones.size() == 1; }));
    for (int i = 0; i < 1000 && !linkOf("empire").phones.isEmpty(); ++i) {
        shoot("12lhr", "i-67", 1 + i % 6);
        QTest::qWait(5); // what is undone before it is told is not told
        document.undo();
        QTest::qWait(5);
    }
    EXPECT_TRUE(linkOf("empire").phones.isEmpty()) << "what it does not read is not kept for it";
    expectAlive();
}

TEST_F(HostileRoom, CannotBuryTheUmpireInClaims) {
    Phone phone(urlOf("empire"));
    int refused = 0;
    for (int i = 0; i < 60; ++i) {
        const Answered answered = phone.post("claim", shot);
        refused += answered.status == 429 || answered.json().contains("refusal");
    }
    EXPECT_GT(refused, 40);
    EXPECT_LE(window->table().claims().claims().size(), 12U);
    Json named = shot;
    named["player"] = std::string("<b>x</b>\n\x01") + std::string(500, 'y');
    for (const Claim& claim : window->table().claims().claims()) {
        EXPECT_LE(claim.player.size(), 40);
    }
}

TEST_F(HostileRoom, ServesTwoHundredPhonesWithoutHoldingUpTheWindow) {
    std::vector<std::unique_ptr<Phone>> room;
    for (int i = 0; i < 200; ++i) {
        room.push_back(std::make_unique<Phone>(urlOf(i % 2 ? "empire" : "ottoman")));
        room.back()->look();
    }
    EXPECT_EQ(linkOf("empire").phones.size() + linkOf("ottoman").phones.size(), 200);
    QElapsedTimer time;
    time.start();
    ASSERT_TRUE(shoot("12lhr", "i-67", 4));
    const auto told = [](const std::unique_ptr<Phone>& phone) {
        return phone->shown()["results"].size() > 0;
    };
    EXPECT_TRUE(waitFor([&] { return std::all_of(room.begin(), room.end(), told); }));
    RecordProperty("milliseconds", static_cast<int>(time.elapsed()));
}

} // namespace umpire::gui::test::hostile_room_test

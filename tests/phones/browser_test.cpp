// The browser of the tests, on a page of its own.

#include "browser.h"

#include <QFile>
#include <QImage>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace umpire::gui::test::browser_test {

namespace {

/// Serves one page, with a policy that forbids scripts without its nonce.
class Page : public QTcpServer {
  public:
    Page() {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = nextPendingConnection();
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            connect(socket, &QTcpSocket::readyRead, socket, [socket] {
                socket->readAll();
                socket->write(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close\r\n"
                    "Content-Security-Policy: default-src 'none'; connect-src 'self'; script-src "
                    "'nonce-n'\r\n\r\n");
                socket->write(body());
                socket->disconnectFromHost();
            });
        });
    }
    QString url() const { return QStringLiteral("http://127.0.0.1:%1/").arg(serverPort()); }

  private:
    static QByteArray body() {
        return R"html(<!DOCTYPE html>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<p id="said">waiting</p><button hidden>Go</button><button id="go">Go on</button><button>Later</button>
<input id="field"><p id="late" hidden>late</p><button onclick="forbidden()">Inline</button>
<script nonce="n">
const said = document.getElementById("said");
document.getElementById("go").onclick = () => { said.textContent = "went on"; };
document.getElementById("field").oninput = event => { said.textContent = event.target.value; };
document.addEventListener("keydown", event => { if (event.key === "Escape") said.textContent = "escaped"; });
setTimeout(() => { document.getElementById("late").hidden = false; }, 300);
</script>)html";
    }
};

class BrowserItself : public ::testing::Test {
  protected:
    void SetUp() override {
        const std::string why = Browser::whyNot();
        if (!why.empty()) {
            GTEST_SKIP() << why;
        }
    }

    Page page;
    Browser browser;
};

TEST_F(BrowserItself, clicksTypesAndReads) {
    ASSERT_TRUE(browser.start());
    browser.go(page.url());
    EXPECT_EQ(browser.text("#said"), "waiting");
    EXPECT_EQ(browser.text("button"), "Go on") << "the first is hidden";
    browser.click("button", "Go");
    EXPECT_EQ(browser.text("#said"), "went on");
    browser.type("#field", "Bir es-Sebaʿ");
    EXPECT_EQ(browser.text("#said"), "Bir es-Sebaʿ");
    browser.press("\uE00C");
    EXPECT_EQ(browser.text("#said"), "escaped");
    EXPECT_EQ(browser.count("button"), 4);
}

TEST_F(BrowserItself, waitsForWhatComesLater) {
    ASSERT_TRUE(browser.start());
    browser.go(page.url());
    browser.click("#late");
    EXPECT_TRUE(browser.waitUntil("said.textContent === 'waiting'"));
    EXPECT_FALSE(browser.waitUntil("said.textContent === 'never'", 100));
    EXPECT_FALSE(browser.waitForText("#said", "never", 100));
}

TEST_F(BrowserItself, isThePhoneThatIsWishedFor) {
    ASSERT_TRUE(browser.start({"de", true, {820, 1180}}));
    browser.go(page.url());
    EXPECT_EQ(browser.value("navigator.language"), "de");
    EXPECT_EQ(browser.value("matchMedia('(prefers-color-scheme: dark)').matches"), true);
    EXPECT_EQ(browser.value("innerWidth"), 820);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("page.png"));
    browser.screenshot(file);
    EXPECT_EQ(QImage(file).size(), QSize(820, 1180));
}

TEST_F(BrowserItself, tellsWhatThePolicyForbids) {
    ASSERT_TRUE(browser.start());
    browser.go(page.url());
    browser.click("button", "Inline");
    ASSERT_FALSE(browser.complaints().empty()) << "an inline handler is forbidden";
    EXPECT_TRUE(browser.complaints().empty()) << "once told, not told again";
}

TEST_F(BrowserItself, leavesTheNetworkAndComesBack) {
    ASSERT_TRUE(browser.start());
    browser.go(page.url());
    const std::string fetched =
        "(window.got = '', fetch('/').then(() => got = 'yes', () => got = 'no'), true)";
    browser.setOffline(true);
    browser.value(fetched);
    EXPECT_TRUE(browser.waitUntil("got === 'no'"));
    browser.setOffline(false);
    browser.value(fetched);
    EXPECT_TRUE(browser.waitUntil("got === 'yes'"));
}

TEST_F(BrowserItself, canBeTwoPhones) {
    Browser other;
    ASSERT_TRUE(browser.start() && other.start({"fr", false, {390, 844}}));
    browser.go(page.url());
    other.go(page.url());
    browser.click("#go");
    EXPECT_EQ(browser.text("#said"), "went on");
    EXPECT_EQ(other.text("#said"), "waiting");
}

} // namespace

} // namespace umpire::gui::test::browser_test

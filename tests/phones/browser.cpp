#include "browser.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QFile>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>

#include <gtest/gtest.h>

#include <initializer_list>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/prctl.h>
#endif

namespace umpire::gui::test {

namespace {

constexpr int commandMilliseconds = 60'000;
constexpr int startMilliseconds = 30'000;
constexpr int endMilliseconds = 5'000;
constexpr int findMilliseconds = 5'000;
constexpr int pollMilliseconds = 20;

/// How W3C names an element in an answer.
constexpr const char* elementKey = "element-6066-11e4-a52e-4f735466cecf";

/// The first that is seen of what a selector names, with a text in it; what lies behind a dialog is not seen.
const std::string findScript = R"(
    const [css, text] = arguments;
    const seen = node => node.offsetParent !== null && getComputedStyle(node).visibility === 'visible' &&
                         !node.closest('[inert]');
    return [...document.querySelectorAll(css)].find(node => seen(node) && node.textContent.includes(text)) || null;
)";

/// Where a finger is to tap; null for what it cannot reach. The tap is noted, for it comes after the touch.
const std::string aimScript = "const node = (function() {" + findScript + R"(}).apply(null, arguments);
    if (!node) return null;
    node.scrollIntoView({block: 'nearest'});
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !node.contains(hit)) return null;
    window.wasTapped = false;
    document.addEventListener('click', () => { window.wasTapped = true; }, {once: true, capture: true});
    return {x, y};
)";

QString programOf(std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const QString found = QStandardPaths::findExecutable(QLatin1String(name));
        if (!found.isEmpty()) {
            return found;
        }
    }
    return {};
}

QString chromium() {
    return programOf({"chromium", "chromium-browser", "google-chrome"});
}

QString chromeDriver() {
    return programOf({"chromedriver"});
}

/// A phone of this size, in this language.
Json capabilities(const Browser::Wish& wish) {
    const Json arguments = Json::array({
        "--headless=new",
        "--disable-gpu",
        "--no-first-run",
        "--no-proxy-server",
        "--disable-background-networking",
        "--remote-debugging-pipe", // it ends when the driver does
        "--no-sandbox",            // for whoever is root, as in a container
        "--disable-dev-shm-usage", // which is small in a container
        "--lang=" + wish.language,
        "--accept-lang=" + wish.language,
    });
    const Json metrics{{"width", wish.size.width()},
                       {"height", wish.size.height()},
                       {"pixelRatio", 1},
                       {"touch", true},
                       {"mobile", true}};
    const Json options{{"binary", chromium().toStdString()},
                       {"args", arguments},
                       {"prefs", {{"intl.accept_languages", wish.language}}},
                       {"mobileEmulation", {{"deviceMetrics", metrics}}}};
    const Json always{{"browserName", "chrome"},
                      {"goog:chromeOptions", options},
                      {"goog:loggingPrefs", {{"browser", "ALL"}}}};
    return {{"capabilities", {{"alwaysMatch", always}}}};
}

std::string wordIn(const Json& json, const char* key) {
    const auto found = json.find(key);
    return json.is_object() && found != json.end() && found->is_string() ? found->get<std::string>() : "";
}

std::string wordOf(const Json& json) {
    return json.is_string() ? json.get<std::string>() : "";
}

std::string firstLine(const std::string& message) {
    return message.substr(0, message.find('\n'));
}

} // namespace

Browser::~Browser() {
    quit();
}

std::string Browser::whyNot() {
    if (chromium().isEmpty()) {
        return "there is no Chromium here (Debian: chromium)";
    }
    if (chromeDriver().isEmpty()) {
        return "there is no ChromeDriver here (Debian: chromium-driver)";
    }
    return {};
}

bool Browser::start(const Wish& wish) {
    quit();
    m_network.setProxy(QNetworkProxy::NoProxy);
    if (!startDriver() || !startSession(wish)) {
        quit();
        return false;
    }
    return true;
}

/// It takes a port that is free, and says which.
bool Browser::startDriver() {
    m_driver.setProcessChannelMode(QProcess::MergedChannels);
#ifdef Q_OS_LINUX
    // A test that crashes leaves no browser behind.
    m_driver.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGTERM); });
#endif
    m_driver.start(chromeDriver(), {QStringLiteral("--port=0")});
    static const QRegularExpression started(QStringLiteral("started successfully on port (\\d+)"));
    QString said;
    const QDeadlineTimer patience(startMilliseconds);
    while (!patience.hasExpired() && m_driver.state() != QProcess::NotRunning) {
        QTest::qWait(pollMilliseconds);
        said += QString::fromLocal8Bit(m_driver.readAll());
        const QRegularExpressionMatch port = started.match(said);
        if (port.hasMatch()) {
            m_base = "http://127.0.0.1:" + port.captured(1).toStdString();
            return true;
        }
    }
    ADD_FAILURE() << "ChromeDriver does not start: " << qPrintable(m_driver.errorString())
                  << said.toStdString();
    return false;
}

bool Browser::startSession(const Wish& wish) {
    const Answer made = send("POST", "/session", capabilities(wish));
    const std::string id = wordIn(made.value, "sessionId");
    if (id.empty()) {
        ADD_FAILURE() << "Chromium does not start: " << wordIn(made.value, "message");
        return false;
    }
    m_session = "/session/" + id;
    const Json scheme{{"name", "prefers-color-scheme"}, {"value", wish.dark ? "dark" : "light"}};
    command("POST", "/goog/cdp/execute",
            {{"cmd", "Emulation.setEmulatedMedia"}, {"params", {{"features", Json::array({scheme})}}}});
    return true;
}

void Browser::quit() {
    if (!m_session.empty()) {
        send("DELETE", m_session);
        m_session.clear();
    }
    if (m_driver.state() != QProcess::NotRunning) {
        m_driver.terminate();
        if (!m_driver.waitForFinished(endMilliseconds)) {
            m_driver.kill();
            m_driver.waitForFinished(endMilliseconds);
        }
    }
}

Browser::Answer Browser::send(const QByteArray& method, const std::string& path, const Json& body) {
    QNetworkRequest request(QUrl(QString::fromStdString(m_base + path)));
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    request.setTransferTimeout(commandMilliseconds);
    const QByteArray sent = method == "POST" ? QByteArray::fromStdString(body.dump()) : QByteArray();
    QNetworkReply* reply = m_network.sendCustomRequest(request, method, sent);
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    loop.exec();
    Answer answer;
    answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const Json told = Json::parse(reply->readAll().toStdString(), nullptr, false);
    if (told.is_object() && told.contains("value")) {
        answer.value = told["value"];
    } else {
        answer.value = {{"message", reply->errorString().toStdString()}};
    }
    reply->deleteLater();
    return answer;
}

Json Browser::command(const QByteArray& method, const std::string& path, const Json& body) {
    if (m_session.empty()) {
        ADD_FAILURE() << "there is no browser for " << path;
        return {};
    }
    const Answer answer = send(method, m_session + path, body);
    if (answer.status != 200) {
        ADD_FAILURE() << path << ": " << firstLine(wordIn(answer.value, "message"));
        return {};
    }
    return answer.value;
}

Json Browser::run(const std::string& script, const Json& arguments) {
    return command("POST", "/execute/sync", {{"script", script}, {"args", arguments}});
}

void Browser::go(const QString& url) {
    command("POST", "/url", {{"url", url.toStdString()}});
}

std::string Browser::pathOf(const std::string& css, const std::string& text) {
    std::string id;
    const auto found = [&] {
        const Json element = run(findScript, Json::array({css, text}));
        id = element.is_object() ? wordIn(element, elementKey) : "";
        return !id.empty();
    };
    if (!until(found, findMilliseconds)) {
        ADD_FAILURE() << "not in the page: " << css << " " << text;
        return {};
    }
    return "/element/" + id;
}

void Browser::click(const std::string& css, const std::string& text) {
    Json place;
    const auto aimed = [&] {
        place = run(aimScript, Json::array({css, text}));
        return place.is_object();
    };
    if (!until(aimed, findMilliseconds)) {
        ADD_FAILURE() << "no finger can reach " << css << " " << text;
        return;
    }
    touch("touchStart", Json::array({place}));
    touch("touchEnd", Json::array());
    if (!waitUntil("window.wasTapped")) {
        ADD_FAILURE() << "the page takes no tap on " << css << " " << text;
    }
}

void Browser::touch(const char* type, const Json& points) {
    command("POST", "/goog/cdp/execute",
            {{"cmd", "Input.dispatchTouchEvent"}, {"params", {{"type", type}, {"touchPoints", points}}}});
}

void Browser::type(const std::string& css, const std::string& text) {
    const std::string path = pathOf(css);
    if (!path.empty()) {
        command("POST", path + "/value", {{"text", text}});
    }
}

void Browser::press(const std::string& key) {
    const Json strokes =
        Json::array({{{"type", "keyDown"}, {"value", key}}, {{"type", "keyUp"}, {"value", key}}});
    const Json keys{{"type", "key"}, {"id", "keys"}, {"actions", strokes}};
    command("POST", "/actions", {{"actions", Json::array({keys})}});
}

std::string Browser::text(const std::string& css) {
    const std::string script = "const found = (function() {" + findScript +
                               "}).apply(null, arguments); return found ? found.textContent : '';";
    return wordOf(run(script, Json::array({css, ""})));
}

int Browser::count(const std::string& css) {
    const Json found = run("return document.querySelectorAll(arguments[0]).length;", Json::array({css}));
    return found.is_number() ? found.get<int>() : 0;
}

Json Browser::value(const std::string& expression) {
    return run("return (" + expression + ");");
}

bool Browser::until(const std::function<bool()>& holds, int milliseconds) {
    const QDeadlineTimer patience(milliseconds);
    while (!holds()) {
        if (patience.hasExpired() || m_session.empty()) {
            return false;
        }
        QTest::qWait(pollMilliseconds);
    }
    return true;
}

bool Browser::waitUntil(const std::string& expression, int milliseconds) {
    return until([&] { return value("Boolean(" + expression + ")") == Json(true); }, milliseconds);
}

bool Browser::waitForText(const std::string& css, const std::string& text, int milliseconds) {
    return until([&] { return this->text(css).find(text) != std::string::npos; }, milliseconds);
}

void Browser::setOffline(bool offline) {
    const int speed = offline ? 0 : -1;
    const Json conditions{
        {"offline", offline}, {"latency", 0}, {"download_throughput", speed}, {"upload_throughput", speed}};
    command("POST", "/chromium/network_conditions", {{"network_conditions", conditions}});
}

std::vector<std::string> Browser::complaints() {
    std::vector<std::string> complaints;
    for (const Json& entry : command("POST", "/se/log", {{"type", "browser"}})) {
        complaints.push_back(wordIn(entry, "message"));
    }
    return complaints;
}

void Browser::screenshot(const QString& file) {
    const std::string encoded = wordOf(command("GET", "/screenshot"));
    const QByteArray picture = QByteArray::fromBase64(QByteArray::fromStdString(encoded));
    QFile written(file);
    if (picture.isEmpty() || !written.open(QIODevice::WriteOnly) ||
        written.write(picture) != picture.size()) {
        ADD_FAILURE() << "no picture in " << qPrintable(file);
    }
}

} // namespace umpire::gui::test

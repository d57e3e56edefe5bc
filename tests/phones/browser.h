#pragma once

#include "umpire/base/json.h"

#include <QNetworkAccessManager>
#include <QProcess>
#include <QSize>
#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace umpire::gui::test {

/// A phone's browser without a screen, driven by real touches and keys: Chromium by way of its WebDriver.
/// Whatever waits here runs the event loop, since the server may be in the same program.
///
/// What cannot be done is a failure of the test that is running.
class Browser {
  public:
    struct Wish {
        std::string language = "en";
        bool dark = false;
        QSize size{390, 844};
    };

    Browser() = default;
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    /// Why there can be no browser here, in words for who reads the log of a test that was skipped; "" if one
    /// can be had.
    static std::string whyNot();

    /// Gives whether the browser is there.
    bool start(const Wish& wish);
    bool start() { return start(Wish()); }
    void quit();

    void go(const QString& url);
    /// Taps the first that is seen of what the selector names and, if a text is given, has this text in it.
    /// Waits until there is one.
    void click(const std::string& css, const std::string& text = {});
    /// Types into a field, after what stands there.
    void type(const std::string& css, const std::string& text);
    /// Presses a key where the focus is, by WebDriver's name of it, such as "\uE00C" (Escape).
    void press(const std::string& key);

    /// What stands in the first that is seen of what the selector names, or "" if none is seen.
    std::string text(const std::string& css);
    int count(const std::string& css);
    /// What an expression of JavaScript comes to in the page.
    Json value(const std::string& expression);
    bool waitUntil(const std::string& expression, int milliseconds = 5000);
    bool waitForText(const std::string& css, const std::string& text, int milliseconds = 5000);

    /// As if the phone had left the network.
    void setOffline(bool offline);
    /// What the browser wrote to its console since it was last asked: errors, and what the policy of the page
    /// forbade.
    std::vector<std::string> complaints();
    void screenshot(const QString& file);

  private:
    struct Answer {
        int status = 0;
        Json value;
    };

    bool startDriver();
    bool startSession(const Wish& wish);
    Answer send(const QByteArray& method, const std::string& path, const Json& body = Json::object());
    /// The same, for what must go well.
    Json command(const QByteArray& method, const std::string& path, const Json& body = Json::object());
    void touch(const char* type, const Json& points);
    Json run(const std::string& script, const Json& arguments = Json::array());
    bool until(const std::function<bool()>& holds, int milliseconds);
    /// Where an element is to be found by further commands; "" after a failure.
    std::string pathOf(const std::string& css, const std::string& text = {});

    QNetworkAccessManager m_network;
    QProcess m_driver;
    std::string m_base; ///< the address of the driver
    std::string m_session;
};

} // namespace umpire::gui::test

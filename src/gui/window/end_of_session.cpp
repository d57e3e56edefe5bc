#include "window/end_of_session.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace umpire::gui {

namespace {

constexpr std::array endings{SIGTERM, SIGHUP, SIGINT};

// A signal handler and what runs at exit are plain functions: there is nothing else through which they could
// be told.
std::array<int, 2> pipeEnds{-1, -1};
std::function<void()>* atTheEnd = nullptr;

/// Nothing but this is allowed in a signal handler.
extern "C" void tellThePipe(int /*signal*/) {
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(pipeEnds[1], &byte, 1);
}

/// Qt ends the process by itself when the display goes away.
extern "C" void leaveAtTheEnd() {
    if (atTheEnd) {
        (*atTheEnd)();
    }
}

void handle(void (*handler)(int)) {
    for (const int each : endings) {
        std::signal(each, handler);
    }
}

} // namespace

EndOfSession::EndOfSession(std::function<void()> close, std::function<void()> leave, QObject* parent)
    : QObject(parent), m_close(std::move(close)), m_leave(std::move(leave)) {
    atTheEnd = &m_leave;
    std::atexit(leaveAtTheEnd);
    if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        auto* notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
        connect(notifier, &QSocketNotifier::activated, this, &EndOfSession::arrived);
        handle(tellThePipe);
    }
}

EndOfSession::~EndOfSession() {
    handle(SIG_DFL);
    atTheEnd = nullptr;
    for (int& end : pipeEnds) {
        if (end >= 0) {
            ::close(end);
        }
        end = -1;
    }
}

void EndOfSession::arrived() {
    handle(SIG_DFL); // a second one is meant as it is
    m_close();
    // Dialogs that are open wait in loops of their own; this ends all of them.
    QCoreApplication::exit(0);
}

} // namespace umpire::gui

#include "umpire/base/breakdown.h"

#include "breakdown_notes.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <cxxabi.h>
#include <exception>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <typeinfo>
#include <unistd.h>

namespace umpire {

namespace {

constexpr std::array fatal{SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL};
constexpr unsigned secondsToWrite = 10;

// A signal handler is a plain function: there is nothing else through which it could be told.
BreakdownNotes notes;
std::atomic<bool> inside{false};

const char* nameOf(int signal) {
    switch (signal) {
    case SIGSEGV:
        return "SIGSEGV";
    case SIGABRT:
        return "SIGABRT";
    case SIGFPE:
        return "SIGFPE";
    case SIGBUS:
        return "SIGBUS";
    default:
        return "SIGILL";
    }
}

// What was done about each before: nothing, or what a sanitizer does.
std::array<struct sigaction, fatal.size()> handlersBefore{};

void letGo() {
    for (std::size_t i = 0; i < fatal.size(); ++i) {
        ::sigaction(fatal[i], &handlersBefore[i], nullptr);
    }
}

/// Opens a file that is not there yet; its path stays in `target`.
int openReport(PlainText<BreakdownNotes::longestPath + 80>& target, const char* beginning) {
    target.clear();
    target.add(beginning);
    target.add(".crash-");
    target.add(static_cast<long long>(::time(nullptr)));
    target.add("-");
    target.add(static_cast<long long>(::getpid()));
    target.add(".txt");
    return ::open(target.text(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
}

void writeStack(int file) {
    constexpr int deepest = 64;
    std::array<void*, deepest> addresses{};
    const int depth = ::backtrace(addresses.data(), deepest);
    for (int i = 0; i < depth; ++i) {
        PlainText<120> line;
        notes.modules.addPlace(line,
                               reinterpret_cast<std::uintptr_t>(addresses[static_cast<std::size_t>(i)]));
        line.add("\n");
        line.writeTo(file);
    }
}

/// The stack comes last: when that breaks down, too, the rest is there.
void writeReport(int file, const char* reason) {
    notes.writeTo(file, reason);
    if (notes.inBetween) {
        notes.inBetween();
    }
    writeStack(file);
}

void tell(const char* reason, const char* path) {
    PlainText<BreakdownNotes::longestPath + 300> line;
    line.add(notes.program.text());
    line.add(": it broke down (");
    line.add(reason);
    line.add("). ");
    line.add(path ? "What it was doing, without names, stands in " : "No report could be written.");
    line.add(path ? path : "");
    line.add("\n");
    line.writeTo(STDERR_FILENO);
}

/// All folders that the path names. Nothing is made until it is needed.
void makeFoldersOf(PlainText<BreakdownNotes::longestPath>& path) {
    for (std::size_t at = 1; path.text()[at] != '\0'; ++at) {
        if (path.text()[at] == '/') {
            path.cutAt(at, '\0');
            ::mkdir(path.text(), S_IRWXU);
            path.cutAt(at, '/');
        }
    }
}

void report(const char* reason) {
    PlainText<BreakdownNotes::longestPath + 80> target;
    int file = notes.battle.isEmpty() ? -1 : openReport(target, notes.battle.text());
    if (file < 0 && !notes.folder.isEmpty()) {
        makeFoldersOf(notes.folder);
        file = openReport(target, notes.folder.text());
    }
    tell(reason, file < 0 ? nullptr : target.text());
    if (file >= 0) {
        writeReport(file, reason);
        ::close(file);
    }
}

/// Whatever breaks down from here on ends the process by itself.
extern "C" void brokeDown(int signal) {
    letGo();
    if (!inside.exchange(true)) {
        ::alarm(secondsToWrite);
        report(notes.reason.isEmpty() ? nameOf(signal) : notes.reason.text());
    }
    ::raise(signal); // it comes when this returns
}

/// What() may name anything: only the kind is told.
void noteException() {
    const std::type_info* type = abi::__cxa_current_exception_type();
    int failed = 0;
    char* name = type ? abi::__cxa_demangle(type->name(), nullptr, nullptr, &failed) : nullptr;
    notes.reason.clear();
    notes.reason.add(type ? "nobody caught a " : "terminated");
    notes.reason.add(name ? name : type ? type->name() : "");
    std::free(name);
}

[[noreturn]] void endInTerror() {
    noteException();
    std::abort();
}

/// The stack itself may have run out.
void useOtherStack() {
    static std::array<char, 65'536> room{};
    stack_t other{};
    other.ss_sp = room.data();
    other.ss_size = room.size();
    ::sigaltstack(&other, nullptr);
}

} // namespace

void watchForBreakdown(const BreakdownOrder& order) {
    notes.begin(order);
    std::array<void*, 2> first{};
    ::backtrace(first.data(), static_cast<int>(first.size())); // what it needs is loaded now
    useOtherStack();
    std::set_terminate(endInTerror);
    for (std::size_t i = 0; i < fatal.size(); ++i) {
        struct sigaction action {};
        action.sa_handler = brokeDown;
        action.sa_flags = SA_ONSTACK;
        struct sigaction was {};
        ::sigaction(fatal[i], &action, &was);
        handlersBefore[i] = was.sa_handler == brokeDown ? handlersBefore[i] : was;
    }
}

void noteBattle(const std::filesystem::path& battle) {
    notes.battle.clear();
    notes.standing.clear();
    // One that is cut short would be another file.
    if (battle.string().size() < BreakdownNotes::longestPath) {
        notes.battle.add(battle.c_str());
    }
}

void noteStanding(const BattleStanding& standing) {
    notes.stand(standing);
}

void noteDeed(std::string_view kind, std::string_view name) {
    notes.deed(kind, name);
}

} // namespace umpire

#include "umpire/base/breakdown.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <system_error>

#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <sys/stat.h>
#include <unistd.h>

namespace umpire {

namespace fs = std::filesystem;

/// A text in a room of fixed size. What does not fit is cut. Everything here may be done in a signal handler.
template <std::size_t size>
class PlainText {
  public:
    void clear() {
        m_length = 0;
        m_text[0] = '\0';
    }
    /// Texts and whole numbers, one behind the other.
    template <typename... Parts>
    void add(const Parts&... parts) {
        (append(parts), ...);
    }
    void addHex(std::uintptr_t number) {
        append("0x");
        appendDigits(number, 16);
    }
    /// Puts one character in the place of another.
    void cutAt(std::size_t at, char character) { m_text[at] = character; }
    bool isEmpty() const { return m_length == 0; }
    const char* text() const { return m_text.data(); }
    void writeTo(int file) const {
        std::size_t written = 0;
        while (written < m_length) {
            const ssize_t now = ::write(file, m_text.data() + written, m_length - written);
            if (now <= 0) {
                return;
            }
            written += static_cast<std::size_t>(now);
        }
    }

  private:
    void append(std::string_view text) {
        const std::size_t fits = std::min(text.size(), size - 1 - m_length);
        std::copy_n(text.begin(), fits, m_text.begin() + m_length);
        m_length += fits;
        m_text[m_length] = '\0';
    }
    void append(long long number) {
        append(number < 0 ? "-" : "");
        appendDigits(static_cast<unsigned long long>(number < 0 ? -number : number), 10);
    }
    void appendDigits(unsigned long long number, unsigned base) {
        constexpr std::size_t most = 24;
        std::array<char, most> digits{};
        std::size_t at = most;
        do {
            digits[--at] = "0123456789abcdef"[number % base];
            number /= base;
        } while (number > 0);
        append(std::string_view(digits.data() + at, most - at));
    }

    std::array<char, size> m_text{};
    std::size_t m_length = 0;
};

/// All that a report tells.
struct BreakdownNotes {
    static constexpr std::size_t longestPath = 3000;

    /// Not in a signal handler.
    void begin(const BreakdownOrder& order);
    void writeTo(int file, const char* reason) const;

    struct NotedAction {
        std::int64_t after = 0; ///< seconds since the beginning
        PlainText<80> text;
    };

    PlainText<80> program;
    PlainText<1000> head;
    PlainText<longestPath> battle; ///< "" for none
    PlainText<longestPath> folder; ///< with the beginning of a name
    PlainText<200> reason;         ///< of an exception
    PlainText<300> standing;
    std::array<NotedAction, actionsNoted> actions{};
    std::size_t actionCount = 0; ///< of all there ever were
    std::time_t beganAt = 0;
    void (*inBetween)() = nullptr;
};

namespace {

/// What is no plain word might be somebody's name, and is not told.
std::string_view plainWord(std::string_view text) {
    constexpr std::size_t longest = 40;
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    });
    return plain && !text.empty() && text.size() <= longest ? text : "(not told)";
}

constexpr std::array fatal{SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL};
constexpr unsigned secondsToWrite = 10;

// A signal handler is a plain function: there is nothing else through which it could be told.
BreakdownNotes notes;
std::atomic<bool> isReporting{false};

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
    target.add(beginning, ".crash-", ::time(nullptr), "-", ::getpid(), ".txt");
    return ::open(target.text(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
}

/// "libc.so.6+0x1f2e3": a file without its folders, and the place in it; the bare address where there is
/// none.
void addPlace(PlainText<120>& line, void* address) {
    const auto number = reinterpret_cast<std::uintptr_t>(address);
    line.add("  ");
    dl_find_object found{};
    if (::_dl_find_object(address, &found) != 0) {
        line.addHex(number);
        return;
    }
    const std::string_view path = found.dlfo_link_map->l_name;
    const std::string_view name = path.substr(path.rfind('/') + 1); // npos + 1 is 0
    line.add(name.empty() ? "program" : name, "+");
    line.addHex(number - found.dlfo_link_map->l_addr);
}

void writeStack(int file) {
    constexpr int deepest = 64;
    std::array<void*, deepest> addresses{};
    const int depth = ::backtrace(addresses.data(), deepest);
    for (int i = 0; i < depth; ++i) {
        PlainText<120> line;
        addPlace(line, addresses[static_cast<std::size_t>(i)]);
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
    line.add(notes.program.text(), ": it broke down (", reason, "). ");
    line.add(path ? "What it was doing, without names, stands in " : "No report could be written.");
    line.add(path ? path : "", "\n");
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
    if (!isReporting.exchange(true)) {
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
    notes.reason.add(type ? "nobody caught a " : "terminated", name ? name : type ? type->name() : "");
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

const std::string reportMark = ".crash-";
const std::string endingOfBattles = ".battle.json";

/// Its name says beside what it was written, and when.
BreakdownReport reportAt(const fs::path& path) {
    const std::string name = path.filename().string();
    const std::size_t at = name.rfind(reportMark);
    const std::string beside = name.substr(0, at);
    BreakdownReport report{path,
                           beside.ends_with(endingOfBattles) ? path.parent_path() / beside : fs::path()};
    std::from_chars(name.data() + at + reportMark.size(), name.data() + name.size(), report.when);
    return report;
}

bool isReport(const fs::directory_entry& entry) {
    std::error_code ignored;
    const std::string name = entry.path().filename().string();
    return name.ends_with(".txt") && name.find(reportMark) != std::string::npos &&
           entry.symlink_status(ignored).type() == fs::file_type::regular;
}

} // namespace

void BreakdownNotes::begin(const BreakdownOrder& order) {
    beganAt = std::time(nullptr);
    inBetween = order.inBetween;
    program.clear();
    program.add(order.program);
    head.clear();
    for (const std::string& line : order.lines) {
        head.add(line, "\n");
    }
    folder.clear();
    if (!order.folder.empty()) {
        const std::string place = (order.folder / order.program.substr(0, order.program.find(' '))).string();
        if (place.size() < longestPath) {
            folder.add(place);
        }
    }
}

void BreakdownNotes::writeTo(int file, const char* why) const {
    PlainText<2000> text;
    text.add("Desert Umpire: a program broke down. No names and no contents of files are told here.\n");
    text.add("program: ", program.text(), "\n", head.text(), "reason: ", why);
    const std::time_t now = std::time(nullptr);
    text.add("\nwhen: ", now, " (seconds since 1970), after ", now - beganAt, " s\n");
    text.add(standing.isEmpty() ? "battle: none is open\n" : standing.text());
    text.add("what was done last, second by second:\n");
    text.writeTo(file);
    const std::size_t first = actionCount > actions.size() ? actionCount - actions.size() : 0;
    for (std::size_t i = first; i < actionCount; ++i) {
        const NotedAction& action = actions[i % actions.size()];
        PlainText<120> line;
        line.add("  ", action.after, " ", action.text.text(), "\n");
        line.writeTo(file);
    }
    PlainText<20> end;
    end.add("stack:\n");
    end.writeTo(file);
}

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

void noteStanding(const BattleStanding& now) {
    notes.standing.clear();
    notes.standing.add("rules: ", plainWord(now.rules), ", fingerprint ", now.fingerprint.substr(0, 16));
    notes.standing.add("\nbattle: turn ", now.turn, ", phase ", plainWord(now.phase));
    notes.standing.add(", records ", now.records, ", subjects ", now.subjects, "\n");
}

void noteDeed(std::string_view kind, std::string_view name) {
    BreakdownNotes::NotedAction& action = notes.actions[notes.actionCount % notes.actions.size()];
    action.text.clear();
    action.text.add(plainWord(kind), " ", plainWord(name));
    action.after = std::time(nullptr) - notes.beganAt;
    ++notes.actionCount;
}

std::vector<BreakdownReport> breakdownReports(const std::vector<fs::path>& folders) {
    std::vector<BreakdownReport> reports;
    for (const fs::path& folder : folders) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(folder, ignored)) {
            const bool known =
                std::any_of(reports.begin(), reports.end(),
                            [&entry](const BreakdownReport& each) { return each.path == entry.path(); });
            if (isReport(entry) && !known) {
                reports.push_back(reportAt(entry.path()));
            }
        }
    }
    std::sort(reports.begin(), reports.end(), [](const BreakdownReport& a, const BreakdownReport& b) {
        return a.when != b.when ? a.when > b.when : a.path < b.path;
    });
    return reports;
}

std::vector<BreakdownReport> breakdownReportsOf(const fs::path& battle) {
    std::vector<BreakdownReport> reports = breakdownReports({battle.parent_path()});
    std::erase_if(reports, [&battle](const BreakdownReport& report) { return report.battle != battle; });
    return reports;
}

} // namespace umpire

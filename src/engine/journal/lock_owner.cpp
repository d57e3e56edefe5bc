#include "lock_owner.h"

#include "journal_line.h"
#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/visible.h"

#include <array>
#include <ctime>
#include <pwd.h>
#include <unistd.h>

namespace umpire {

namespace {

constexpr std::size_t longestName = 100;

std::string userName() {
    const passwd* entry = ::getpwuid(::geteuid());
    return entry && entry->pw_name ? entry->pw_name : std::to_string(::geteuid());
}

std::string hostName() {
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::string nowInWords() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    ::gmtime_r(&now, &utc);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc)};
}

/// A number of the system's in another form: it is nobody's business what it is.
std::string disguised(const char* path) {
    const auto text = readFile(path, 4096);
    return text ? sumText(checksum(*text, checksum("desert-umpire"))) : std::string();
}

std::string textOf(const JsonNode& root, std::string_view key) {
    const std::string text = root.text(key);
    return text.size() <= longestName ? onOneLine(text) : std::string();
}

} // namespace

LockText ownLock(const std::string& program) {
    const std::string machine = disguised("/etc/machine-id");
    return {{userName(), hostName(), program, nowInWords(), static_cast<int>(::getpid())},
            machine.empty() ? hostName() : machine};
}

std::string writeLock(const LockText& lock) {
    const LockOwner& owner = lock.owner;
    return dumpLine({{"format", "desert-umpire-lock"},
                     {"user", owner.user},
                     {"host", owner.host},
                     {"program", owner.program},
                     {"process", owner.process},
                     {"since", owner.since},
                     {"machine", lock.machine}}) +
           "\n";
}

LockText readLock(std::string_view text) {
    Issues issues;
    const JsonNode root = parseJson(text, "", issues);
    if (!issues.empty() || !root.isObject()) {
        return {};
    }
    const JsonNode* process = root.find("process");
    const bool whole = process && process->scalar().is_number_unsigned();
    const auto number = whole ? process->scalar().get<std::uint64_t>() : 0;
    return {{textOf(root, "user"), textOf(root, "host"), textOf(root, "program"), textOf(root, "since"),
             number <= 0x7fffffff ? static_cast<int>(number) : 0},
            textOf(root, "machine")};
}

std::string LockOwner::name() const {
    const std::string who = user.empty() ? say("lock", "somebody") : user;
    const std::string where =
        host.empty() ? who : fill(say("lock", "{who} on {host}"), {{"who", who}, {"host", host}});
    if (program.empty()) {
        return where;
    }
    return fill(process > 0 ? say("lock", "{who} ({program}, process {process})")
                            : say("lock", "{who} ({program})"),
                {{"who", where}, {"program", program}, {"process", std::to_string(process)}});
}

std::string LockOwner::words() const {
    // 2026-11-21T19:32:05Z
    constexpr std::size_t minutes = 16;
    const bool known = since.size() > minutes && since[10] == 'T';
    return known ? fill(say("lock", "{who}, since {date} {time} UTC"),
                        {{"who", name()}, {"date", since.substr(0, 10)}, {"time", since.substr(11, 5)}})
                 : name();
}

} // namespace umpire

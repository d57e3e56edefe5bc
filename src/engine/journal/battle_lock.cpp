#include "umpire/journal/battle_lock.h"

#include "journal_line.h"
#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace umpire {

namespace fs = std::filesystem;

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

/// This program's own, now.
LockOwner ownLock(const std::string& program) {
    const std::string host = hostName();
    const std::string machine = disguised("/etc/machine-id");
    const int process = ::getpid();
    return {userName(), host, program, nowInWords(), process, machine.empty() ? host : machine};
}

std::string writeLock(const LockOwner& owner) {
    return dumpLine({{"format", "desert-umpire-lock"},
                     {"user", owner.user},
                     {"host", owner.host},
                     {"program", owner.program},
                     {"process", owner.process},
                     {"since", owner.since},
                     {"machine", owner.machine}}) +
           "\n";
}

/// What can be made out; a damaged file says nothing.
LockOwner readLock(std::string_view text) {
    Issues issues;
    const JsonNode root = parseJson(text, "", issues);
    if (!issues.empty() || !root.isObject()) {
        return {};
    }
    const JsonNode* process = root.find("process");
    const bool whole = process && process->scalar().is_number_unsigned();
    const auto number = whole ? process->scalar().get<std::uint64_t>() : 0;
    const int known = number <= 0x7fffffff ? static_cast<int>(number) : 0;
    const auto word = [&root](std::string_view key) { return textOf(root, key); };
    return {word("user"), word("host"), word("program"), word("since"), known, word("machine")};
}

/// No honest lock file is longer.
constexpr std::size_t longestLock = 4096;

std::string contentOf(int file) {
    std::array<char, longestLock> text{};
    const ssize_t size = ::pread(file, text.data(), text.size(), 0);
    return {text.data(), static_cast<std::size_t>(size > 0 ? size : 0)};
}

/// Never waits: not for a pipe, not at a link.
int openLock(const fs::path& path) {
    return ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666);
}

bool isOrdinary(int file) {
    struct stat status {};
    return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

/// True when no program of this computer holds the file. Where the file system keeps no locks, the process
/// that the file names is asked for.
bool isAlone(int file, const std::string& ownMachine) {
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) {
        return true;
    }
    if (errno == EWOULDBLOCK) {
        return false;
    }
    const LockOwner found = readLock(contentOf(file));
    const bool runs = found.process > 0 && (::kill(found.process, 0) == 0 || errno == EPERM);
    return found.machine != ownMachine || !runs;
}

} // namespace

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

fs::path lockOf(const fs::path& battle) {
    return companionOf(endOfLinks(battle), ".lock");
}

BattleLock::BattleLock(const fs::path& battle, std::string program, std::chrono::milliseconds patience)
    : m_path(lockOf(battle)), m_program(std::move(program)), m_patience(patience) {}

BattleLock::~BattleLock() {
    release();
}

BattleLock::State BattleLock::failed(const std::string& why) {
    m_problem = m_path.string() + ": " + why;
    dropFile();
    return m_state = State::Failed;
}

void BattleLock::dropFile() {
    if (m_file >= 0) {
        ::close(m_file);
        m_file = -1;
    }
}

BattleLock::State BattleLock::takeFrom(bool evenOthers) {
    if (m_state == State::Ours) {
        return m_state;
    }
    const State state = tryToTake(evenOthers);
    m_held = state == State::Ours || (state == State::Failed && m_held);
    return state;
}

BattleLock::State BattleLock::tryToTake(bool evenOthers) {
    // Whoever releases a lock removes its file: what was opened just before is nobody's then.
    constexpr int enough = 100;
    for (int i = 0; i < enough; ++i) {
        const int file = openLock(m_path);
        if (file < 0) {
            return failed();
        }
        m_file = file;
        if (!isOrdinary(file)) {
            return failed(say("lock", "it is no ordinary file"));
        }
        const bool alone = isAlone(file, ownLock(m_program).machine);
        if (!isAtItsPlace(file)) {
            dropFile();
            continue;
        }
        if (alone) {
            return claim(evenOthers);
        }
        m_owner = readLock(contentOf(file));
        dropFile();
        return m_state = State::Others;
    }
    errno = EBUSY;
    return failed();
}

/// No program on this computer has it.
BattleLock::State BattleLock::claim(bool evenOthers) {
    if (!evenOthers && !isFree(contentOf(m_file))) {
        dropFile();
        return m_state;
    }
    m_own = writeLock(ownLock(m_program));
    Disk& disk = realDisk();
    // On a full disk the lock holds all the same; others only cannot read whose it is.
    if (::ftruncate(m_file, 0) != 0 || !writeAll(disk, m_file, m_own) || disk.sync(m_file) != 0) {
        m_own = contentOf(m_file);
    }
    return m_state = State::Ours;
}

/// Whether the owner that left this text is gone for sure; sets the state when not.
bool BattleLock::isFree(const std::string& text) {
    const LockOwner found = readLock(text);
    const LockOwner own = ownLock(m_program);
    // Without a machine the file was damaged, as it is when the power went while it was written.
    if (found.machine.empty() || found.machine == own.machine) {
        return true;
    }
    m_owner = found;
    const FileStamp now = stampOf(m_path);
    if (now != m_seen) {
        m_seen = now;
        m_seenAt = std::chrono::steady_clock::now();
    }
    const bool silent = std::chrono::steady_clock::now() - m_seenAt >= m_patience;
    m_state = silent ? State::Stale : State::Others;
    return false;
}

bool BattleLock::isAtItsPlace(int file) const {
    struct stat status {};
    const FileStamp there = stampOf(m_path);
    return ::fstat(file, &status) == 0 && there.inode == status.st_ino && there.device == status.st_dev;
}

BattleLock::State BattleLock::look() {
    return m_held ? lookAtOwn() : lookAtOthers();
}

BattleLock::State BattleLock::lookAtOwn() {
    if (m_file >= 0 && isAtItsPlace(m_file) && contentOf(m_file) == m_own) {
        ::futimens(m_file, nullptr);
        return m_state;
    }
    // Removed, emptied, or with its whole drive gone for a while: it is ours still, unless somebody has taken
    // it.
    dropFile();
    m_state = State::NotTaken;
    return takeFrom(false);
}

BattleLock::State BattleLock::lookAtOthers() {
    std::error_code ignored;
    if (fs::symlink_status(m_path, ignored).type() == fs::file_type::not_found) {
        return m_state = State::NotTaken;
    }
    if (take() == State::Ours) {
        // It is free; whether to have it is for the umpire to say.
        const LockOwner last = m_owner;
        release();
        m_owner = last;
    }
    return m_state;
}

void BattleLock::release() {
    if (m_state == State::Ours && isAtItsPlace(m_file)) {
        ::unlink(m_path.c_str());
    }
    dropFile();
    m_held = false;
    m_state = State::NotTaken;
}

} // namespace umpire

#include "umpire/base/file.h"

#include "umpire/base/file_draft.h"
#include "umpire/base/speech.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// Closes a file descriptor when the scope ends.
class Descriptor {
  public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    ~Descriptor() {
        if (m_fd >= 0) {
            ::close(m_fd);
        }
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return m_fd; }

  private:
    int m_fd;
};

} // namespace

bool isThere(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::symlink_status(path, ignored).type() != std::filesystem::file_type::not_found;
}

std::string systemReason() {
    return std::generic_category().message(errno);
}

Result<std::string, FileProblem> readFile(const fs::path& path, std::size_t most) {
    const auto failed = [](std::string why) { return FileProblem{std::move(why)}; };
    const Descriptor fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (fd.get() < 0) {
        return failed(fill(say("file", "cannot be read: {reason}"), {{"reason", systemReason()}}));
    }
    struct stat status {};
    if (::fstat(fd.get(), &status) != 0 || !S_ISREG(status.st_mode)) {
        return failed(say("file", "cannot be read: it is no ordinary file"));
    }
    const auto tooLarge = [&] {
        return failed(sayCounted("file", "is too large: at most {n} byte is read",
                                 "is too large: at most {n} bytes are read")
                          .of(static_cast<long long>(most)));
    };
    if (static_cast<std::uintmax_t>(status.st_size) > most) {
        return tooLarge();
    }
    std::string content;
    char buffer[65536];
    while (true) {
        const ssize_t n = ::read(fd.get(), buffer, sizeof buffer);
        if (n < 0 && errno == EINTR) {
            continue;
        }
        if (n < 0) {
            return failed(fill(say("file", "cannot be read: {reason}"), {{"reason", systemReason()}}));
        }
        if (n == 0) {
            return content;
        }
        content.append(buffer, static_cast<std::size_t>(n));
        if (content.size() > most) {
            return tooLarge(); // it grew meanwhile, or does not know its size
        }
    }
}

fs::path endOfLinks(fs::path path) {
    std::error_code problem;
    for (int links = 0; links < 40 && fs::is_symlink(path, problem); ++links) {
        path = path.parent_path() / fs::read_symlink(path, problem);
    }
    return path;
}

std::string writeFileAtomically(const fs::path& path, const std::string& content, Disk& disk) {
    FileDraft draft(endOfLinks(path), disk);
    const std::string problem = draft.write(content, draft.place());
    return problem.empty() ? draft.swapIn() : problem;
}

} // namespace umpire

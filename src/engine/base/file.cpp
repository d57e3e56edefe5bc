#include "umpire/base/file.h"

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
    bool close() {
        const int result = ::close(m_fd);
        m_fd = -1;
        return result == 0;
    }

  private:
    int m_fd;
};

std::string reason() {
    return std::generic_category().message(errno);
}

bool writeAll(int fd, const std::string& content) {
    std::size_t written = 0;
    while (written < content.size()) {
        const ssize_t n = ::write(fd, content.data() + written, content.size() - written);
        if (n < 0 && errno == EINTR) {
            continue;
        }
        if (n <= 0) {
            return false;
        }
        written += static_cast<std::size_t>(n);
    }
    return true;
}

/// The name of a file is only safe on the disk when its folder is flushed too.
void syncFolder(const fs::path& folder) {
    const Descriptor fd(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (fd.get() >= 0) {
        ::fsync(fd.get());
    }
}

/// Where a chain of links leads, be something there or not.
fs::path endOfLinks(fs::path path) {
    std::error_code problem;
    for (int links = 0; links < 40 && fs::is_symlink(path, problem); ++links) {
        path = path.parent_path() / fs::read_symlink(path, problem);
    }
    return path;
}

/// An existing file keeps its permissions; a new one gets the user's usual ones.
mode_t modeFor(const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0) {
        return status.st_mode & 07777U;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

} // namespace

Result<std::string, FileProblem> readFile(const fs::path& path, std::size_t most) {
    const auto failed = [](std::string why) { return FileProblem{std::move(why)}; };
    const Descriptor fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (fd.get() < 0) {
        return failed("cannot be read: " + reason());
    }
    struct stat status {};
    if (::fstat(fd.get(), &status) != 0 || !S_ISREG(status.st_mode)) {
        return failed("cannot be read: it is no ordinary file");
    }
    const auto tooLarge = [&] {
        return failed("is too large: at most " + std::to_string(most) + " bytes are read");
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
            return failed("cannot be read: " + reason());
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

std::string writeFileAtomically(const fs::path& given, const std::string& content) {
    // A symbolic link stays a link: what it points to is replaced.
    const fs::path path = endOfLinks(given);
    std::string temporary = (path.parent_path() / ("." + path.filename().string() + ".XXXXXX")).string();
    Descriptor fd(::mkostemp(temporary.data(), O_CLOEXEC));
    if (fd.get() < 0) {
        return "cannot be written: " + reason();
    }
    const bool whole = writeAll(fd.get(), content) && ::fchmod(fd.get(), modeFor(path)) == 0 &&
                       ::fsync(fd.get()) == 0 && fd.close() && ::rename(temporary.c_str(), path.c_str()) == 0;
    if (!whole) {
        const std::string why = reason();
        ::unlink(temporary.c_str());
        return "cannot be written: " + why;
    }
    syncFolder(path.parent_path());
    return {};
}

} // namespace umpire

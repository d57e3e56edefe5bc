#include "umpire/base/file.h"

#include "umpire/base/digest.h"
#include "umpire/base/disk.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <cerrno>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
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

/// mkstemp puts letters in place of these that make a name nobody has yet.
constexpr std::string_view mkstempSuffix = "XXXXXX";

std::string cannotWrite() {
    return fill(say("file", "cannot be written: {reason}"), {{"reason", systemReason()}});
}

/// A draft's path, its last letters still to be filled in.
fs::path draftOf(const fs::path& place) {
    return companionOf(place, "." + std::string(mkstempSuffix), ".");
}

/// An existing file keeps its permissions; a new one gets the user's usual ones.
mode_t modeLike(const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0) {
        return status.st_mode & 07777U;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

bool isDraftOf(const fs::path& place, const fs::directory_entry& entry) {
    const std::string like = draftOf(place).filename().string();
    const std::size_t prefix = like.size() - mkstempSuffix.size();
    const std::string name = entry.path().filename().string();
    std::error_code ignored;
    return name.size() == like.size() && name.compare(0, prefix, like, 0, prefix) == 0 &&
           name.find('.', prefix) == std::string::npos &&
           entry.symlink_status(ignored).type() == fs::file_type::regular;
}

constexpr std::size_t keptLetters = 16;

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

FileDraft::FileDraft(fs::path place, Disk& disk) : m_place(std::move(place)), m_disk(disk) {}

FileDraft::~FileDraft() {
    if (!m_draft.empty()) {
        m_disk.remove(m_draft);
    }
}

std::string FileDraft::write(const std::string& content, const fs::path& like) {
    m_draft = draftOf(m_place).string();
    const int file = m_disk.create(m_draft);
    if (file < 0) {
        m_draft.clear();
        return cannotWrite();
    }
    const bool whole = writeAll(m_disk, file, content) && m_disk.setMode(file, modeLike(like)) == 0 &&
                       m_disk.sync(file) == 0;
    const std::string problem = whole ? "" : cannotWrite();
    // Some file systems only tell when a file is closed that it did not fit.
    return m_disk.close(file) != 0 && whole ? cannotWrite() : problem;
}

std::string FileDraft::check(const std::string& content) {
    const auto back = m_disk.read(m_draft);
    if (!back) {
        return fill(say("file", "cannot be read back after writing: it {problem}"),
                    {{"problem", back.error().text}});
    }
    return *back == content ? ""
                            : say("file", "cannot be written: what is read back is not what was written");
}

std::string FileDraft::swapIn() {
    if (m_disk.rename(m_draft, m_place) != 0) {
        return cannotWrite();
    }
    m_draft.clear();
    m_swapped = true;
    if (m_disk.syncFolder(m_place.parent_path()) != 0) {
        return fill(say("file", "was written, but may not outlast a power cut: {reason}"),
                    {{"reason", systemReason()}});
    }
    return {};
}

void FileDraft::sweep(const fs::path& place, Disk& disk) {
    std::error_code problem;
    const fs::path folder = place.parent_path();
    std::vector<fs::path> left;
    for (fs::directory_iterator at(folder.empty() ? "." : folder, problem), end; !problem && at != end;
         at.increment(problem)) {
        if (isDraftOf(place, *at)) {
            left.push_back(at->path());
        }
    }
    for (const fs::path& draft : left) {
        disk.remove(draft);
    }
}

std::filesystem::path companionOf(const std::filesystem::path& file, std::string_view ending,
                                  std::string_view front) {
    std::string name = file.filename().string();
    const std::size_t more = ending.size() + front.size();
    if (name.size() + more > longestFileName && name.size() > more + keptLetters + 1) {
        const std::string sum = digestOf(name).substr(0, keptLetters);
        name = std::string(beginningOf(name, longestFileName - more - keptLetters - 1)) + "~" + sum;
    }
    return file.parent_path() / (std::string(front) + name + std::string(ending));
}

} // namespace umpire

#include "umpire/base/disk.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace umpire {

namespace fs = std::filesystem;

FileStamp stampOf(const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) {
        return {};
    }
    return {status.st_dev, status.st_ino, status.st_size,
            status.st_mtim.tv_sec * 1'000'000'000 + status.st_mtim.tv_nsec,
            status.st_ctim.tv_sec * 1'000'000'000 + status.st_ctim.tv_nsec};
}

int Disk::create(std::string& name) {
    return ::mkostemp(name.data(), O_CLOEXEC);
}

int Disk::openToAppend(const fs::path& path) {
    return ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
}

ssize_t Disk::write(int file, const char* data, std::size_t size) {
    return ::write(file, data, size);
}

int Disk::truncate(int file, std::int64_t size) {
    return ::ftruncate(file, size);
}

int Disk::setMode(int file, mode_t mode) {
    return ::fchmod(file, mode);
}

int Disk::sync(int file) {
    return ::fdatasync(file);
}

int Disk::close(int file) {
    return ::close(file);
}

int Disk::rename(const fs::path& from, const fs::path& to) {
    return ::rename(from.c_str(), to.c_str());
}

int Disk::remove(const fs::path& path) {
    return ::unlink(path.c_str());
}

int Disk::syncFolder(const fs::path& folder) {
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) {
        return errno == EACCES ? 0 : -1; // one may write into a folder that one may not read
    }
    const int result = ::fsync(file);
    const int why = errno;
    ::close(file);
    errno = why;
    return result != 0 && (why == EINVAL || why == ENOTSUP || why == EBADF) ? 0 : result;
}

Result<std::string, FileProblem> Disk::read(const fs::path& path) {
    return readFile(path);
}

Disk& realDisk() {
    static Disk disk;
    return disk;
}

bool writeAll(Disk& disk, int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t n = disk.write(file, content.data(), content.size());
        if (n < 0 && errno == EINTR) {
            continue;
        }
        if (n == 0) {
            errno = ENOSPC;
        }
        if (n <= 0) {
            return false;
        }
        content.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

} // namespace umpire

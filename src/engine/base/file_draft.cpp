#include "umpire/base/file_draft.h"

#include "umpire/base/companion.h"
#include "umpire/base/speech.h"

#include <cerrno>
#include <sys/stat.h>
#include <system_error>
#include <vector>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view freeLetters = "XXXXXX";

std::string cannotWrite() {
    return fill(say("file", "cannot be written: {reason}"), {{"reason", systemReason()}});
}

/// A draft's path, its last letters still to be filled in.
fs::path draftOf(const fs::path& place) {
    return companionOf(place, "." + std::string(freeLetters), ".");
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
    const std::size_t prefix = like.size() - freeLetters.size();
    const std::string name = entry.path().filename().string();
    std::error_code ignored;
    return name.size() == like.size() && name.compare(0, prefix, like, 0, prefix) == 0 &&
           name.find('.', prefix) == std::string::npos &&
           entry.symlink_status(ignored).type() == fs::file_type::regular;
}

} // namespace

FileDraft::FileDraft(fs::path place, Disk& disk) : m_place(std::move(place)), m_disk(disk) {}

FileDraft::~FileDraft() {
    if (!m_draft.empty()) {
        m_disk.remove(m_draft);
    }
}

bool FileDraft::flushed(int file, const std::string& content, mode_t mode) {
    return writeAll(m_disk, file, content) && m_disk.setMode(file, mode) == 0 && m_disk.sync(file) == 0;
}

std::string FileDraft::write(const std::string& content, const fs::path& like) {
    m_draft = draftOf(m_place).string();
    const int file = m_disk.create(m_draft);
    if (file < 0) {
        m_draft.clear();
        return cannotWrite();
    }
    const bool whole = flushed(file, content, modeLike(like));
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

} // namespace umpire

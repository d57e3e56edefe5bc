#include "folder_draft.h"

#include "umpire/base/disk.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <cstdlib>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

FolderDraft::FolderDraft(const fs::path& folder) {
    std::string name = (folder / ".taking-in-XXXXXX").string();
    m_path = ::mkdtemp(name.data()) ? name : std::string();
}

FolderDraft::~FolderDraft() {
    std::error_code ignored;
    if (!m_path.empty()) {
        fs::remove_all(m_path, ignored);
    }
}

std::string FolderDraft::put(const fs::path& made, const fs::path& place) {
    std::error_code problem;
    fs::rename(made, place, problem);
    if (problem) {
        return isThere(place) ? thereAlready(place) : problem.message();
    }
    realDisk().syncFolder(place.parent_path());
    return {};
}

std::string makeFolder(const fs::path& folder) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    return problem ? folderNotMade(folder, problem.message()) : std::string();
}

std::string folderNotMade(const fs::path& folder, const std::string& why) {
    return fill(say("take in", "{folder} cannot be made: {why}"),
                {{"folder", onOneLine(folder.string())}, {"why", why}});
}

std::string thereAlready(const fs::path& place) {
    return fill(say("take in", "{place} is there already; move it away first if this is to take its place"),
                {{"place", onOneLine(place.string())}});
}

std::string noFolderOfOnesOwn() {
    return say("take in", "there is no folder of your own: neither XDG_DATA_HOME nor HOME is set");
}

} // namespace umpire

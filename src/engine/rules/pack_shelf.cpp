#include "umpire/base/text.h"
#include "umpire/rules/pack_loader.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

bool isPack(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "pack.json", ignored);
}

} // namespace

PackShelf PackShelf::standard(const fs::path& program) {
    std::vector<fs::path> folders;
    if (const char* given = std::getenv("UMPIRE_RULES")) {
        folders.emplace_back(given);
    }
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(program, ignored);
    if (!real.empty()) {
        folders.push_back(real.parent_path() / "rules");
        folders.push_back(real.parent_path().parent_path() / UMPIRE_DATA_FOLDER / "rules");
    }
    folders.emplace_back(UMPIRE_SOURCE_RULES);
    return PackShelf(std::move(folders));
}

std::vector<std::string> PackShelf::names() const {
    std::vector<std::string> names;
    for (const fs::path& folder : m_folders) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(folder, ignored)) {
            if (isPack(entry.path())) {
                names.push_back(entry.path().filename().string());
            }
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

LoadedPack PackShelf::load(const std::string& nameOrFolder) const {
    if (isPack(nameOrFolder)) {
        return loadPack(nameOrFolder);
    }
    if (isKebab(nameOrFolder)) {
        for (const fs::path& folder : m_folders) {
            if (isPack(folder / nameOrFolder)) {
                return loadPack(folder / nameOrFolder);
            }
        }
    }
    const std::vector<std::string> known = names();
    LoadedPack none;
    none.issues.push_back(
        {Severity::Error,
         "",
         {},
         "",
         "there are no rules called " + inQuotes(nameOrFolder) + didYouMean(nameOrFolder, known) +
             (known.empty() ? "; no rules folder was found" : "; there are " + joined(known, "and"))});
    return none;
}

} // namespace umpire

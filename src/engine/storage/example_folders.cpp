#include "umpire/storage/example_folders.h"

#include "umpire/base/file.h"
#include "umpire/base/user_folders.h"

#include <algorithm>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

std::vector<fs::path> exampleFolders(const fs::path& program) {
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(program, ignored);
    std::vector<fs::path> folders;
    if (!real.empty()) {
        folders.push_back(real.parent_path() / "battles");
        folders.push_back(real.parent_path().parent_path() / UMPIRE_DATA_FOLDER / "battles");
    }
    if (const fs::path own = userFolders().examples; !own.empty()) {
        folders.push_back(own);
    }
    return folders;
}

bool isExample(const std::vector<fs::path>& folders, const fs::path& battle) {
    const fs::path folder = fs::absolute(endOfLinks(battle)).parent_path();
    return std::any_of(folders.begin(), folders.end(), [&folder](const fs::path& each) {
        std::error_code ignored;
        return fs::equivalent(each, folder, ignored);
    });
}

} // namespace umpire

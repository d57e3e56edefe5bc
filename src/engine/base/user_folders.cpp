#include "umpire/base/user_folders.h"

#include "umpire/base/speech.h"

#include <cstdlib>

namespace umpire {

namespace fs = std::filesystem;

namespace {

fs::path folderFrom(const char* variable) {
    const char* value = std::getenv(variable);
    return value && fs::path(value).is_absolute() ? fs::path(value) : fs::path();
}

} // namespace

UserFolders userFoldersIn(const fs::path& data) {
    if (data.empty()) {
        return {};
    }
    const fs::path own = data / "desert-umpire";
    return {own,          own / "rules",   own / "collections",  own / "tables", own / "examples",
            own / "dice", own / "reports", own / "desert-umpire"};
}

UserFolders userFolders() {
    fs::path data = folderFrom("XDG_DATA_HOME");
    if (const fs::path home = folderFrom("HOME"); data.empty() && !home.empty()) {
        data = home / ".local" / "share";
    }
    UserFolders folders = userFoldersIn(data);
    if (const fs::path tables = folderFrom("UMPIRE_TABLES"); !tables.empty()) {
        folders.tables = tables;
    }
    return folders;
}

std::vector<NamedFolder> namedFolders(const UserFolders& folders) {
    return {
        {"data", say("folders", "everything of your own"), folders.data},
        {"rules", say("folders", "rule packs"), folders.rules},
        {"collections", say("folders", "collections of formations"), folders.collections},
        {"tables", say("folders", "tables that you filled in"), folders.tables},
        {"examples", say("folders", "battles to begin from"), folders.examples},
        {"dice", say("folders", "secrets of the program's dice"), folders.dice},
        {"reports", say("folders", "reports of what went wrong"), folders.reports},
        {"window", say("folders", "the window's own, battles without a file among them"), folders.window}};
}

} // namespace umpire

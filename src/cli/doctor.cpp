#include "doctor.h"

#include "umpire/base/speech.h"
#include "umpire/base/visible.h"
#include "umpire/storage/doctor.h"
#include "umpire/storage/taking_in.h"

#include <CLI/Version.hpp>

#include <cstdlib>
#include <ostream>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

/// Where the window keeps its settings.
fs::path settingsFile() {
    const char* config = std::getenv("XDG_CONFIG_HOME");
    const char* home = std::getenv("HOME");
    const fs::path folder = config && fs::path(config).is_absolute() ? fs::path(config)
                            : home                                   ? fs::path(home) / ".config"
                                                                     : fs::path();
    return folder.empty() ? folder : folder / "desert-umpire" / "desert-umpire.conf";
}

std::string jsonVersion() {
    return std::to_string(NLOHMANN_JSON_VERSION_MAJOR) + "." + std::to_string(NLOHMANN_JSON_VERSION_MINOR) +
           "." + std::to_string(NLOHMANN_JSON_VERSION_PATCH);
}

DoctorOrder orderOf(const DoctorOptions& options) {
    DoctorOrder order{"umpire " UMPIRE_VERSION, userFolders(), settingsFile(), {}, {}};
    order.battles.assign(options.folders.begin(), options.folders.end());
    std::error_code ignored;
    order.battles.empty() ? order.battles.push_back(fs::current_path(ignored)) : void();
    order.libraries = {{"nlohmann/json", jsonVersion()}, {"CLI11", CLI11_VERSION}};
    return order;
}

Status takeIn(const fs::path& path, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    std::error_code ignored;
    const UserFolders own = userFolders();
    const TakenIn taken = takeIn(lookAt(path, files, own), files, own);
    print(err, taken.issues);
    if (taken.place.empty()) {
        complain(err, path.string(), taken.problem);
        return fs::exists(path, ignored) ? refused : noFile;
    }
    out << fill(say("cli", "{path}: taken in as {place}"),
                {{"path", onOneLine(path.string())}, {"place", onOneLine(taken.place.string())}})
        << '\n';
    return done;
}

} // namespace

Status doctor(const DoctorOptions& options, const BattleFiles& files, std::ostream& out) {
    const Diagnosis diagnosis = examine(orderOf(options), files.shelf());
    if (options.json) {
        out << diagnosisJson(diagnosis).dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        out << diagnosisText(diagnosis);
    }
    return diagnosis.troubles.empty() ? done : refused;
}

Status takeIn(const std::vector<std::string>& paths, const BattleFiles& files, std::ostream& out,
              std::ostream& err) {
    Status worst = done;
    for (const std::string& path : paths) {
        worst = std::max(worst, takeIn(fs::path(path), files, out, err));
    }
    return worst;
}

} // namespace umpire::cli

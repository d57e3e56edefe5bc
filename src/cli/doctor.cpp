#include "commands.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/rules_differences.h"
#include "umpire/storage/doctor.h"
#include "umpire/storage/taking_in.h"

#include <CLI/Version.hpp>

#include <cstdlib>
#include <iostream>

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

DoctorOrder orderOf(const Options& options) {
    DoctorOrder order{"umpire " UMPIRE_VERSION, userFolders(), settingsFile(), {}, {}};
    order.battles.assign(options.paths.begin(), options.paths.end());
    std::error_code ignored;
    if (order.battles.empty()) {
        order.battles.push_back(fs::current_path(ignored));
    }
    order.libraries = {
        {"nlohmann/json", jsonVersion()},
        {"CLI11", CLI11_VERSION},
        {say("cli", "players' phones"),
         UMPIRE_PHONES
             ? say("cli", "served by the window")
             : say("cli",
                   "not built in: it takes qt6-httpserver-dev, qt6-websockets-dev and libqrencode-dev")}};
    return order;
}

/// What it says otherwise than the rules that stand in its place.
void tellDifferences(const Given& given) {
    if (!given.standing) {
        return;
    }
    const std::vector<PartDifferences> parts = differencesByPart(*given.standing, *given.pack);
    printLine(fill(parts.empty() ? say("cli", "{path}: the same as {place}")
                                 : say("cli", "{path}: what differs from {place}"),
                   {{"path", onOneLine(given.from.string())}, {"place", onOneLine(given.place.string())}}));
    for (const PartDifferences& part : parts) {
        printPart(part);
    }
}

Status takeInOne(const fs::path& path, bool replace, const BattleFiles& files) {
    std::error_code ignored;
    const UserFolders own = userFolders();
    const Given given = lookAt(path, files, own);
    tellDifferences(given);
    const TakenIn taken = takeIn(given, files, own, replace ? Standing::IsKept : Standing::Stays);
    print(std::cerr, taken.issues);
    if (taken.place.empty()) {
        const bool asked = given.problem.empty() && (given.stands || !given.doubt.empty());
        complain(path.string(),
                 asked ? fill(say("cli", "{problem} (--replace takes it in, and keeps what it replaces)"),
                              {{"problem", taken.problem}})
                       : taken.problem);
        return fs::exists(path, ignored) ? refused : noFile;
    }
    printLine(fill(say("cli", "{path}: taken in as {place}"),
                   {{"path", onOneLine(path.string())}, {"place", onOneLine(taken.place.string())}}));
    return done;
}

} // namespace

Status doctor(const Options& options, const BattleFiles& files) {
    const Diagnosis diagnosis = examine(orderOf(options), files.searchPath());
    if (options.json) {
        printJson(diagnosisJson(diagnosis));
    } else {
        std::cout << diagnosisText(diagnosis);
    }
    return diagnosis.troubles.empty() ? done : refused;
}

Status takeIn(const Options& options, const BattleFiles& files) {
    Status worst = done;
    for (const std::string& path : options.paths) {
        worst = std::max(worst, takeInOne(fs::path(path), options.replace, files));
    }
    return worst;
}

} // namespace umpire::cli

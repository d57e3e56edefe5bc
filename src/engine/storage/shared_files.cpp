#include "umpire/storage/shared_files.h"

#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/storage/house_file.h"
#include "umpire/storage/take_in.h"

#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// What `format` says at the top of a file; "" where it says nothing.
std::string formatOf(const fs::path& path) {
    const auto text = readFile(path);
    Issues ignored;
    const JsonNode root = text ? parseJson(*text, path.string(), ignored) : JsonNode();
    const JsonNode* format = root.isObject() ? root.find("format") : nullptr;
    return format && format->scalar().is_string() ? format->scalar().get<std::string>() : std::string();
}

Issue problem(const fs::path& place, const std::string& text) {
    return {Severity::Error, place.string(), {}, "", text};
}

/// Where what stands at `place` is kept: under a name that nothing has yet.
fs::path keptFor(const fs::path& place) {
    const fs::path folder = place.parent_path().parent_path() / "rules-before";
    const std::string name = place.filename().string();
    fs::path kept = folder / name;
    for (int i = 2; fs::exists(kept); ++i) {
        kept = folder / (name + "-" + std::to_string(i));
    }
    return kept;
}

} // namespace

SharedKind sharedKind(const fs::path& path) {
    const std::string name = path.filename().string();
    if (name == "pack.json" || isPackFolder(path)) {
        return SharedKind::Pack;
    }
    if (name.ends_with(".battle.json")) {
        return SharedKind::Battle; // which may be large
    }
    const std::string format = formatOf(path);
    return format == "desert-umpire-rules"        ? SharedKind::Pack
           : format == houseFileFormat            ? SharedKind::HouseRules
           : format == "desert-umpire-collection" ? SharedKind::Collection
           : format == "desert-umpire-tables"     ? SharedKind::Tables
                                                  : SharedKind::Battle;
}

SharedPack sharedPack(const fs::path& path, const PackShelf& shelf, const fs::path& own) {
    std::error_code ignored;
    SharedPack shared;
    shared.folder = fs::is_directory(path, ignored) ? path : fs::absolute(path, ignored).parent_path();
    LoadedPack loaded = shelf.in(shared.folder);
    shared.pack = std::move(loaded.pack);
    shared.issues = std::move(loaded.issues);
    if (shared.pack) {
        shared.place = own / shared.pack->id;
        shared.taken = fs::exists(shared.place, ignored);
    }
    return shared;
}

Issues takeIn(const SharedPack& shared, const PackShelf& shelf) {
    std::error_code wrong;
    if (fs::equivalent(shared.folder, shared.place, wrong)) {
        return {problem(shared.place, say("pack", "the pack stands there already"))};
    }
    const fs::path kept = keptFor(shared.place);
    if (shared.taken) {
        fs::create_directories(kept.parent_path(), wrong);
        fs::rename(shared.place, kept, wrong);
        if (wrong) {
            return {problem(shared.place, wrong.message())};
        }
    }
    UserFolders own;
    own.rules = shared.place.parent_path();
    TakenIn taken = takeInPack(shared.folder, shelf, own);
    if (taken.place.empty()) {
        shared.taken ? fs::rename(kept, shared.place, wrong) : void();
        taken.issues.push_back(problem(shared.folder, taken.problem));
    }
    return taken.issues;
}

} // namespace umpire

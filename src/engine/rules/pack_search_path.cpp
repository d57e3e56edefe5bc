#include "umpire/base/file.h"
#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/user_folders.h"
#include "umpire/base/visible.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/packs_found.h"
#include "umpire/rules/where_rules_are.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr const char* givenFolder = "UMPIRE_RULES";

/// What its manifest says, whatever else stands there.
FoundPack packIn(const fs::path& folder, const std::string& whose) {
    FoundPack found{folder.filename().string(), folder, whose};
    found.title = found.name;
    const auto manifest = readFile(folder / "pack.json");
    const Json parsed = manifest ? Json::parse(*manifest, nullptr, false) : Json();
    if (parsed.is_object()) {
        const auto flag = [&parsed](const char* key) {
            const auto given = parsed.find(key);
            return given != parsed.end() && given->is_boolean() && given->get<bool>();
        };
        found.abstract = flag("abstract");
        found.usual = flag("usual");
        const auto title = parsed.find("title");
        found.title = title != parsed.end() && title->is_string() ? title->get<std::string>() : found.name;
    }
    return found;
}

} // namespace

bool isPackFolder(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "pack.json", ignored);
}

PackSearchPath PackSearchPath::standard(const fs::path& program, GameNeeds games) {
    std::vector<RulesFolder> folders;
    if (const char* given = std::getenv(givenFolder); given && *given) {
        folders.emplace_back(given, givenFolder);
    }
    if (const fs::path own = userFolders().rules; !own.empty()) {
        folders.emplace_back(own, say("pack", "your own"));
    }
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(program, ignored);
    if (!real.empty()) {
        folders.emplace_back(real.parent_path() / "rules", say("pack", "with the program"));
        folders.emplace_back(real.parent_path().parent_path() / UMPIRE_DATA_FOLDER / "rules",
                             say("pack", "with the program"));
    }
    return PackSearchPath(std::move(folders), std::move(games));
}

std::vector<fs::path> PackSearchPath::paths() const {
    std::vector<fs::path> paths;
    for (const RulesFolder& shelf : m_folders) {
        paths.push_back(shelf.path);
    }
    return paths;
}

LoadedPack PackSearchPath::in(const fs::path& folder) const {
    return loadPack(folder, m_games, paths());
}

std::vector<FoundPack> PackSearchPath::offered() const {
    std::vector<FoundPack> packs = found();
    std::erase_if(packs, [](const FoundPack& pack) { return pack.hidden || pack.abstract; });
    return packs;
}

std::vector<FoundPack> PackSearchPath::found() const {
    std::vector<FoundPack> packs;
    for (const RulesFolder& folder : m_folders) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(folder.path, ignored)) {
            if (isPackFolder(entry.path())) {
                packs.push_back(packIn(entry.path(), folder.whose));
            }
        }
    }
    std::stable_sort(packs.begin(), packs.end(),
                     [](const FoundPack& a, const FoundPack& b) { return a.name < b.name; });
    for (std::size_t i = 1; i < packs.size(); ++i) {
        packs[i].hidden = packs[i].name == packs[i - 1].name;
    }
    return packs;
}

std::vector<std::string> PackSearchPath::names() const {
    std::vector<std::string> names;
    for (const FoundPack& pack : found()) {
        if (!pack.hidden) {
            names.push_back(pack.name);
        }
    }
    return names;
}

LoadedPack PackSearchPath::none(const std::string& name) const {
    const std::vector<std::string> known = names();
    LoadedPack none;
    const std::string sentence =
        known.empty() ? say("pack", "there are no rules called {name}{hint}; no rules folder was found")
                      : say("pack", "there are no rules called {name}{hint}; there are {list}");
    none.issues.push_back({Severity::Error,
                           "",
                           {},
                           "",
                           fill(sentence, {{"name", inQuotes(name)},
                                           {"hint", didYouMean(name, known)},
                                           {"list", joined(known, "and")}})});
    return none;
}

/// What is not in order keeps nobody from the pack of that name which comes next, unless UMPIRE_RULES asks
/// for it.
LoadedPack PackSearchPath::find(const std::string& name) const {
    std::optional<LoadedPack> broken;
    for (const RulesFolder& folder : m_folders) {
        if (!isKebab(name) || !isPackFolder(folder.path / name)) {
            continue;
        }
        LoadedPack loaded = in(folder.path / name);
        if (loaded.pack) {
            const std::string words = wordsOfRivals(*this, *loaded.pack);
            if (!words.empty()) {
                loaded.issues.push_back({Severity::Warning, {}, {}, {}, words});
            }
            return loaded;
        }
        broken = broken ? std::move(broken) : std::optional(std::move(loaded));
        if (folder.whose == givenFolder) {
            break;
        }
    }
    return broken ? std::move(*broken) : none(name);
}

LoadedPack PackSearchPath::load(const std::string& nameOrFolder) const {
    const std::vector<std::string> known = names();
    const bool named = listed(known, nameOrFolder);
    if (named || !isPackFolder(nameOrFolder)) {
        return find(nameOrFolder);
    }
    return in(nameOrFolder);
}

std::shared_ptr<const RulePack> PackSearchPath::findPrinted(const std::string& id,
                                                            const std::string& fingerprint) const {
    for (const FoundPack& found : found()) {
        LoadedPack loaded = in(found.folder);
        if (loaded.pack && loaded.pack->id == id && fingerprintOf(*loaded.pack) == fingerprint) {
            return loaded.pack;
        }
    }
    return nullptr;
}

std::string whereRulesAre(const PackSearchPath& shelf) {
    std::string text =
        say("pack", "Rule packs are looked for, by the names of their folders, in this order in:");
    text += "\n";
    for (const RulesFolder& folder : shelf.folders()) {
        text += "  " + onOneLine(folder.path.string()) + " (" + folder.whose + ")\n";
    }
    text += say("pack",
                "A folder that the environment variable UMPIRE_RULES names comes first. --rules takes the "
                "folder of a\npack, too; those in the working folder are used only when --rules names them.");
    return text;
}

} // namespace umpire

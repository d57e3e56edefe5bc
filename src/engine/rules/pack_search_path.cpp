#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/user_folders.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/packs_found.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr const char* givenFolder = "UMPIRE_RULES";

/// What its manifest says, whatever else stands there.
FoundPack packIn(const fs::path& folder, PackOwner owner) {
    FoundPack found{folder.filename().string(), folder, owner};
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

bool isSame(const fs::path& a, const fs::path& b) {
    std::error_code ignored;
    return fs::equivalent(a, b, ignored);
}

bool isChanged(const RulePack& rules) {
    return rules.base && !rules.base->abstract && rules.houseRules;
}

/// What a pack of house rules builds on, be it by way of other house rules.
std::shared_ptr<const RulePack> extendedBy(const RulePack& rules) {
    std::shared_ptr<const RulePack> original = rules.base;
    while (isChanged(*original)) {
        original = original->base;
    }
    return fingerprintOf(*original) == fingerprintOf(rules) ? nullptr : original;
}

std::shared_ptr<const RulePack> asWritten(const PackSearchPath& searchPath, const RulePack& rules) {
    if (rules.base) {
        return isChanged(rules) ? extendedBy(rules) : nullptr;
    }
    const Id& game = rules.module.empty() ? rules.id : rules.module;
    std::filesystem::path folder;
    for (const FoundPack& found : searchPath.found()) {
        folder = found.name == game ? found.folder : folder;
    }
    if (isSame(folder, rules.folder)) {
        return nullptr; // not read twice to see that
    }
    std::shared_ptr<const RulePack> original = folder.empty() ? nullptr : searchPath.in(folder).pack;
    const bool same = original && fingerprintOf(*original) == fingerprintOf(rules);
    return same ? nullptr : original;
}

/// The folders of rules and of all that they build on.
std::vector<std::filesystem::path> foldersOf(const RulePack& rules) {
    std::vector<std::filesystem::path> folders;
    for (const RulePack* pack = &rules; pack; pack = pack->base.get()) {
        folders.emplace_back(pack->folder);
    }
    return folders;
}

/// The folders of all packs that have the name of the rules, as they are looked for.
std::vector<RulesFolder> namedLike(const PackSearchPath& searchPath, const RulePack& rules) {
    std::vector<RulesFolder> rivals;
    const fs::path name = fs::path(rules.folder).filename();
    for (const RulesFolder& folder : searchPath.folders()) {
        if (isPackFolder(folder.path / name)) {
            rivals.emplace_back(folder.path / name, folder.owner);
        }
    }
    return rivals;
}

} // namespace

bool isPackFolder(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "pack.json", ignored);
}

std::string ownerText(PackOwner owner) {
    switch (owner) {
    case PackOwner::Nobody:
        return {};
    case PackOwner::Environment:
        return givenFolder;
    case PackOwner::User:
        return say("pack", "your own");
    case PackOwner::Program:
        return say("pack", "with the program");
    }
    return {};
}

PackSearchPath PackSearchPath::standard(const fs::path& program, GameNeeds games) {
    std::vector<RulesFolder> folders;
    if (const char* given = std::getenv(givenFolder); given && *given) {
        folders.emplace_back(given, PackOwner::Environment);
    }
    if (const fs::path own = userFolders().rules; !own.empty()) {
        folders.emplace_back(own, PackOwner::User);
    }
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(program, ignored);
    if (!real.empty()) {
        folders.emplace_back(real.parent_path() / "rules", PackOwner::Program);
        folders.emplace_back(real.parent_path().parent_path() / UMPIRE_DATA_FOLDER / "rules",
                             PackOwner::Program);
    }
    return PackSearchPath(std::move(folders), std::move(games));
}

std::vector<fs::path> PackSearchPath::paths() const {
    std::vector<fs::path> paths;
    for (const RulesFolder& folder : m_folders) {
        paths.push_back(folder.path);
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
                packs.push_back(packIn(entry.path(), folder.owner));
            }
        }
    }
    std::ranges::stable_sort(packs, {}, &FoundPack::name);
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
    const std::string sentence =
        known.empty() ? say("pack", "there are no rules called {name}{hint}; no rules folder was found")
                      : say("pack", "there are no rules called {name}{hint}; there are {list}");
    return {nullptr,
            {errorIn("", fill(sentence, {{"name", inQuotes(name)},
                                         {"hint", didYouMean(name, known)},
                                         {"list", joined(known, "and")}}))}};
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
                loaded.issues.push_back(warningIn("", words));
            }
            return loaded;
        }
        broken = broken ? std::move(broken) : std::optional(std::move(loaded));
        if (folder.owner == PackOwner::Environment) {
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

std::string whereRulesAre(const PackSearchPath& searchPath) {
    std::string text =
        say("pack", "Rule packs are looked for, by the names of their folders, in this order in:");
    text += "\n";
    for (const RulesFolder& folder : searchPath.folders()) {
        text += "  " + onOneLine(folder.path.string()) + " (" + ownerText(folder.owner) + ")\n";
    }
    text += say("pack",
                "A folder that the environment variable UMPIRE_RULES names comes first. --rules takes the "
                "folder of a\npack, too; those in the working folder are used only when --rules names them.");
    return text;
}

std::shared_ptr<const RulePack> originalOf(const PackSearchPath& searchPath, const RulePack& rules,
                                           const TextLocale& locale) {
    std::shared_ptr<const RulePack> original = asWritten(searchPath, rules);
    return original ? localizedPack(std::move(original), searchPath, locale, foldersOf(rules)) : nullptr;
}

std::vector<ExaminedPack> examinePacks(const PackSearchPath& searchPath) {
    std::vector<ExaminedPack> packs;
    for (FoundPack& found : searchPath.found()) {
        LoadedPack loaded = searchPath.in(found.folder);
        ExaminedPack pack{std::move(found), loaded.pack != nullptr, false, {}, {}, std::move(loaded.issues)};
        pack.found.title = loaded.pack ? loaded.pack->title : pack.found.title;
        pack.edition = loaded.pack ? loaded.pack->edition : std::string();
        pack.fingerprint = loaded.pack ? fingerprintOf(*loaded.pack) : std::string();
        pack.used = pack.inOrder && std::ranges::none_of(packs, [&pack](const ExaminedPack& before) {
                        return before.used && before.found.name == pack.found.name;
                    });
        packs.push_back(std::move(pack));
    }
    return packs;
}

std::string wordsOfRivals(const PackSearchPath& searchPath, const RulePack& used) {
    const std::vector<RulesFolder> rivals = namedLike(searchPath, used);
    const auto own = std::ranges::find_if(
        rivals, [&used](const RulesFolder& rival) { return isSame(rival.path, used.folder); });
    const auto other = std::ranges::find_if(
        rivals, [&](const RulesFolder& rival) { return own != rivals.end() && rival.owner != own->owner; });
    if (own == rivals.end() || other == rivals.end() || own->owner == PackOwner::Environment) {
        return {};
    }
    return fill(say("pack",
                    "there are several rules called {name}: those in {folder} ({whose}) are used, not "
                    "those in {other} ({others})"),
                {{"name", inQuotes(own->path.filename().string())},
                 {"folder", onOneLine(own->path.string())},
                 {"whose", ownerText(own->owner)},
                 {"other", onOneLine(other->path.string())},
                 {"others", ownerText(other->owner)}});
}

} // namespace umpire

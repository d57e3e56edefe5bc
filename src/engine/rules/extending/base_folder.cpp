#include "base_folder.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/pack_loader.h"

#include <algorithm>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// More packs on top of each other are a mistake, or a joke.
constexpr std::size_t longestChain = 20;

bool sameFolder(const fs::path& one, const fs::path& other) {
    std::error_code ignored;
    return fs::equivalent(one, other, ignored);
}

/// Where packs are looked for: beside this one, then on the shelves.
Folders placesFor(const fs::path& pack, const Folders& shelves) {
    Folders places{pack.has_parent_path() ? pack.parent_path() : fs::path(".")};
    places.insert(places.end(), shelves.begin(), shelves.end());
    return places;
}

/// A pack that has the name of the one it extends does not extend itself.
fs::path folderNamed(const std::string& name, const fs::path& pack, const Folders& places) {
    for (const fs::path& place : places) {
        if (isPackFolder(place / name) && !sameFolder(place / name, pack)) {
            return place / name;
        }
    }
    return {};
}

std::vector<std::string> namesIn(const Folders& places, const fs::path& pack) {
    std::vector<std::string> names;
    for (const fs::path& place : places) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(place, ignored)) {
            if (isPackFolder(entry.path()) && !sameFolder(entry.path(), pack)) {
                names.push_back(entry.path().filename().string());
            }
        }
    }
    return names;
}

fs::path byName(ObjectReader& manifest, const std::string& name, const fs::path& pack,
                const Folders& shelves) {
    const Folders places = placesFor(pack, shelves);
    fs::path folder = folderNamed(name, pack, places);
    if (folder.empty()) {
        manifest.error(
            "extends",
            fill(say("pack", "there are no rules called {name} beside this pack or where packs are "
                             "looked for{hint}"),
                 {{"name", inQuotes(name)}, {"hint", didYouMean(name, namesIn(places, pack))}}));
    }
    return folder;
}

fs::path byFolder(ObjectReader& manifest, const std::string& name, const fs::path& pack) {
    const bool relative = fs::path(name).is_relative() && name.find('\0') == std::string::npos;
    if (relative && name.find('/') != std::string::npos && isPackFolder(pack / name)) {
        return (pack / name).lexically_normal();
    }
    const std::string sentence =
        relative && name.find('/') != std::string::npos
            ? say("pack", "there is no rule pack in the folder {name}, seen from this one")
            : say("pack", "{name} is neither the id of a pack nor a folder seen from this one, such as "
                          "\"../rules-of-ours\"");
    manifest.error("extends", fill(sentence, {{"name", inQuotes(name)}}));
    return {};
}

/// "a" extends "b", "b" extends "a".
std::string circle(Folders::const_iterator first, const Folders& chain) {
    std::string text;
    for (auto at = first; at != chain.end(); ++at) {
        const fs::path& next = std::next(at) == chain.end() ? *first : *std::next(at);
        text += text.empty() ? "" : ", ";
        text += fill(say("pack", "{pack} extends {base}"), {{"pack", inQuotes(at->filename().string())},
                                                            {"base", inQuotes(next.filename().string())}});
    }
    return text;
}

bool endless(ObjectReader& manifest, const fs::path& folder, const Folders& chain) {
    const auto before = std::find_if(chain.begin(), chain.end(),
                                     [&folder](const fs::path& other) { return sameFolder(other, folder); });
    if (before != chain.end()) {
        manifest.error("extends", fill(say("pack", "packs extend each other in a circle: {circle}"),
                                       {{"circle", circle(before, chain)}}));
        return true;
    }
    if (chain.size() >= longestChain) {
        manifest.error("extends", sayCounted("pack", "more than {n} pack extends another",
                                             "more than {n} packs extend one another")
                                      .of(static_cast<long long>(longestChain)));
        return true;
    }
    return false;
}

} // namespace

fs::path baseFolder(ObjectReader& manifest, const Folders& chain, const Folders& shelves) {
    const std::size_t before = manifest.context().issues.size();
    const std::string name = manifest.text("extends");
    if (manifest.context().issues.size() != before) {
        return {};
    }
    const fs::path& pack = chain.back();
    const fs::path folder =
        isKebab(name) ? byName(manifest, name, pack, shelves) : byFolder(manifest, name, pack);
    return folder.empty() || endless(manifest, folder, chain) ? fs::path() : folder;
}

} // namespace umpire

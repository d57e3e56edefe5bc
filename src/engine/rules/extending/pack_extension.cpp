#include "pack_extension.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// What stands in quotes in a message, in its order.
std::vector<std::string> quotedIn(const std::string& text) {
    std::vector<std::string> words;
    for (auto open = text.find('"'); open != std::string::npos;) {
        const auto close = text.find('"', open + 1);
        if (close == std::string::npos) {
            break;
        }
        words.push_back(text.substr(open + 1, close - open - 1));
        open = text.find('"', close + 1);
    }
    return words;
}

bool isOfId(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

/// Whether an id stands in a text, and not as a part of another id.
bool mentions(const std::string& text, const std::string& id) {
    for (auto at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
        const bool starts = at == 0 || !isOfId(text[at - 1]);
        const bool ends = at + id.size() == text.size() || !isOfId(text[at + id.size()]);
        if (starts && ends) {
            return true;
        }
    }
    return false;
}

/// An entry that is new may have been meant to change another.
void explainOwn(Issue& issue, const Id& base, const PackChanges& changes) {
    if (issue.severity != Severity::Error) {
        return;
    }
    const auto added = std::ranges::find_if(changes.added, [&issue](const AddedEntry& entry) {
        return entry.at == issue.at && entry.file == issue.file;
    });
    const std::string meant =
        added == changes.added.end() ? std::string() : nearest(added->id, *added->known);
    if (!meant.empty()) {
        issue.text = fill(say("pack", "{problem}; this entry is new: did you mean {known} of {base}?"),
                          {{"problem", issue.text}, {"known", inQuotes(meant)}, {"base", inQuotes(base)}});
    }
}

/// A name that was taken away is the cause of a message that names it; else it is whatever was taken away or
/// changed that spoke of what the message names.
const PackChange* causeOf(const Issue& issue, const PackChanges& changes) {
    const std::vector<std::string> words = quotedIn(issue.text);
    for (const PackChange& change : changes.changes) {
        if (change.kind == PackChange::Kind::Removed && listed(words, change.id)) {
            return &change;
        }
    }
    for (const std::string& word : words) {
        for (const PackChange& change : changes.changes) {
            if (isKebab(word) && mentions(change.was, word)) {
                return &change;
            }
        }
    }
    return nullptr;
}

/// What stands in a file of the pack below was in order there, so something that was changed or taken away
/// makes it wrong; but of an abstract pack nobody asked whether a game can play it.
void explainInherited(Issue& issue, const RulePack& base, const PackChanges& changes) {
    const PackChange* cause = causeOf(issue, changes);
    if (cause) {
        const std::string sentence = cause->kind == PackChange::Kind::Removed
                                         ? say("pack", "since {place} removes {what}: {problem}")
                                         : say("pack", "since {place} changes {what}: {problem}");
        issue.text =
            fill(sentence, {{"place", cause->place}, {"what", cause->what}, {"problem", issue.text}});
    } else if (!base.abstract) {
        issue.text = fill(say("pack", "this is in order in {base}, and wrong by what is changed: {problem}"),
                          {{"base", inQuotes(base.id)}, {"problem", issue.text}});
    }
}

/// A folder by a path that ends in its name.
std::filesystem::path tidy(const std::filesystem::path& folder) {
    std::filesystem::path path = folder.lexically_normal();
    path = path.has_filename() ? path : path.parent_path();
    std::error_code ignored;
    return path == "." || path.filename() == ".." ? std::filesystem::weakly_canonical(path, ignored) : path;
}

/// More packs on top of each other are a mistake, or a joke.
constexpr std::size_t longestChain = 20;

bool sameFolder(const fs::path& one, const fs::path& other) {
    std::error_code ignored;
    return fs::equivalent(one, other, ignored);
}

/// Where packs are looked for: beside this one, then in those folders.
Folders placesFor(const fs::path& pack, const Folders& packFolders) {
    Folders places{pack.has_parent_path() ? pack.parent_path() : fs::path(".")};
    places.insert(places.end(), packFolders.begin(), packFolders.end());
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
                const Folders& packFolders) {
    const Folders places = placesFor(pack, packFolders);
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
    const auto before =
        std::ranges::find_if(chain, [&folder](const fs::path& other) { return sameFolder(other, folder); });
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

/// The folder of the pack that `extends` of a manifest names: beside the last pack of the chain, then in one
/// of those folders; a relative folder is that and no other. Empty where there is none, or where packs would
/// extend each other in a circle, which is reported. `chain`: the packs that are being opened, each because
/// the one before it extends it.
fs::path baseFolder(ObjectReader& manifest, const Folders& chain, const Folders& packFolders) {
    const std::size_t before = manifest.context().issues.size();
    const std::string name = manifest.text("extends");
    if (manifest.context().issues.size() != before) {
        return {};
    }
    const fs::path& pack = chain.back();
    const fs::path folder =
        isKebab(name) ? byName(manifest, name, pack, packFolders) : byFolder(manifest, name, pack);
    return folder.empty() || endless(manifest, folder, chain) ? fs::path() : folder;
}

} // namespace

std::set<std::string> filesOf(const PackParts& parts) {
    std::set<std::string> files;
    for (const auto& [part, document] : parts) {
        files.insert(document->file());
        for (const auto& source : document->sources()) {
            files.insert(source->file());
        }
    }
    return files;
}

PackExtension::PackExtension(const std::filesystem::path& folder, const GameNeeds& games, Folders packFolders)
    : m_games(games), m_packFolders(std::move(packFolders)) {
    m_chain.push_back(tidy(folder));
}

const OpenedPack* PackExtension::open(ObjectReader& manifest) {
    const std::filesystem::path folder = baseFolder(manifest, m_chain, m_packFolders);
    if (folder.empty()) {
        return nullptr;
    }
    PackExtension next(folder, m_games, m_packFolders);
    next.m_chain.insert(next.m_chain.begin(), m_chain.begin(), m_chain.end());
    m_base = openPack(folder, m_games, std::move(next));
    if (m_base->loaded.pack) {
        return &*m_base;
    }
    manifest.error(
        "extends",
        fill(say("pack", "the pack {base} in {folder} has errors; put it in order first"),
             {{"base", inQuotes(manifest.text("extends"))}, {"folder", inQuotes(folder.string())}}));
    Issues& issues = manifest.context().issues;
    issues.insert(issues.end(), m_base->loaded.issues.begin(), m_base->loaded.issues.end());
    return nullptr;
}

std::shared_ptr<const JsonDocument> PackExtension::merge(std::shared_ptr<const JsonDocument> base,
                                                         std::shared_ptr<const JsonDocument> own,
                                                         Issues& issues) {
    JsonNode root = laidOver(base->root(), *own, m_base->loaded.pack->id, issues, m_changes);
    JsonDocument::Sources sources = base->sources();
    if (sources.empty()) {
        sources.push_back(base);
    }
    sources.push_back(own);
    return std::make_shared<JsonDocument>(own->file(), std::move(root), std::move(sources));
}

void PackExtension::forgiveShared(Issues& issues, std::size_t from) const {
    if (m_base) {
        const auto isShared = [this](const Issue& issue) { return m_base->shared.contains(issue.file); };
        const auto first = issues.begin() + static_cast<std::ptrdiff_t>(from);
        issues.erase(std::remove_if(first, issues.end(), isShared), issues.end());
    }
}

/// What is said of the base without this pack, too, is left out.
void PackExtension::explain(Issues& issues) const {
    if (!m_base || !m_base->loaded.pack) {
        return;
    }
    const RulePack& base = *m_base->loaded.pack;
    const std::set<std::string> inherited = filesOf(m_base->parts);
    std::erase_if(issues, [this](const Issue& issue) { return listed(m_base->loaded.issues, issue); });
    for (Issue& issue : issues) {
        if (inherited.contains(issue.file)) {
            explainInherited(issue, base, m_changes);
        } else {
            explainOwn(issue, base.id, m_changes);
        }
    }
}

} // namespace umpire

#include "umpire/storage/take_in.h"

#include "umpire/base/disk.h"
#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/visible.h"
#include "umpire/rules/packs_found.h"
#include "umpire/storage/collection.h"
#include "umpire/storage/own_tables.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr const char* exampleEnding = ".battle.json";

TakenIn refuse(TakenIn taken, const std::string& problem) {
    taken.place.clear();
    taken.problem = problem;
    return taken;
}

std::string notMade(const fs::path& folder, const std::string& why) {
    return fill(say("take in", "{folder} cannot be made: {why}"),
                {{"folder", onOneLine(folder.string())}, {"why", why}});
}

std::string thereAlready(const fs::path& place) {
    return fill(say("take in", "{place} is there already; move it away first if this is to take its place"),
                {{"place", onOneLine(place.string())}});
}

std::string noHome() {
    return say("take in", "there is no folder of your own: neither XDG_DATA_HOME nor HOME is set");
}

/// The folder, made where it is not there. Gives "" or in words why not.
std::string makeFolder(const fs::path& folder) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    return problem ? notMade(folder, problem.message()) : std::string();
}

/// Copies file by file what a pack may hold, and counts it.
class PackCopier {
  public:
    PackCopier(fs::path from, fs::path to) : m_from(std::move(from)), m_to(std::move(to)) {}

    /// Gives "" or in words why it stopped.
    std::string copy() {
        std::error_code problem;
        constexpr int deepest = 3;
        for (fs::recursive_directory_iterator at(m_from, problem), end; !problem && at != end;
             at.increment(problem)) {
            if (at.depth() > deepest) {
                return say("take in", "its folders stand too deep in each other for a pack of rules");
            }
            if (std::string why = take(*at); !why.empty()) {
                return why;
            }
        }
        return problem ? problem.message() : std::string();
    }

  private:
    std::string take(const fs::directory_entry& entry) {
        std::error_code problem;
        const fs::path target = m_to / entry.path().lexically_relative(m_from);
        const fs::file_type type = entry.symlink_status(problem).type();
        if (type == fs::file_type::directory) {
            fs::create_directory(target, problem);
            return problem ? problem.message() : std::string();
        }
        if (type != fs::file_type::regular) {
            return fill(say("take in", "{file} is a link or no ordinary file: nothing of it is taken in"),
                        {{"file", onOneLine(entry.path().string())}});
        }
        return takeFile(entry.path(), target);
    }

    std::string takeFile(const fs::path& file, const fs::path& target) {
        const auto text = readFile(file, mostPackBytes);
        if (!text) {
            return text.error().text;
        }
        m_bytes += text->size();
        if (++m_files > mostPackFiles || m_bytes > mostPackBytes) {
            return say("take in", "it holds more than a pack of rules may");
        }
        return writeFileAtomically(target, *text);
    }

    fs::path m_from;
    fs::path m_to;
    int m_files = 0;
    std::uintmax_t m_bytes = 0;
};

/// A folder beside the others that goes with all it holds, unless it was given its name.
class Draft {
  public:
    explicit Draft(const fs::path& folder) {
        std::string name = (folder / ".taking-in-XXXXXX").string();
        m_path = ::mkdtemp(name.data()) ? name : std::string();
    }
    ~Draft() {
        std::error_code ignored;
        m_path.empty() ? void() : void(fs::remove_all(m_path, ignored));
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    const fs::path& path() const { return m_path; }

  private:
    fs::path m_path;
};

/// The pack is in order where it comes from. Its copy stands one folder deeper than it will, as does nothing
/// it may refer to.
TakenIn putPack(TakenIn taken, const RulePack& pack, const PackShelf& shelf) {
    const Draft draft(taken.place.parent_path());
    if (draft.path().empty()) {
        return refuse(std::move(taken), notMade(taken.place.parent_path(), systemReason()));
    }
    const fs::path copy = draft.path() / pack.id;
    std::error_code problem;
    fs::create_directory(copy, problem);
    if (const std::string why = PackCopier(pack.folder, copy).copy(); !why.empty()) {
        return refuse(std::move(taken), why);
    }
    LoadedPack read = shelf.in(copy);
    if (!read.pack) {
        taken.issues = std::move(read.issues);
        return refuse(std::move(taken), say("take in", "it is not in order without what stands beside it"));
    }
    fs::rename(copy, taken.place, problem);
    if (problem) {
        return refuse(std::move(taken), isThere(taken.place) ? thereAlready(taken.place) : problem.message());
    }
    realDisk().syncFolder(taken.place.parent_path());
    return taken;
}

/// What else has its name, told of as soon as it is there.
void tellOfRivals(const fs::path& place, const PackShelf& shelf, Issues& issues) {
    const LoadedPack now = shelf.find(place.filename().string());
    const std::string words = now.pack ? wordsOfRivals(shelf, *now.pack) : std::string();
    words.empty() ? void() : issues.push_back({Severity::Warning, place.string(), {}, {}, words});
}

TakenIn put(TakenIn taken, const fs::path& place, const std::string& text) {
    if (place.empty() || place.parent_path().empty()) {
        return refuse(std::move(taken), noHome());
    }
    if (isThere(place)) {
        return refuse(std::move(taken), thereAlready(place));
    }
    std::string problem = makeFolder(place.parent_path());
    problem = problem.empty() ? writeFileAtomically(place, text) : problem;
    if (!problem.empty()) {
        return refuse(std::move(taken), problem);
    }
    taken.place = place;
    return taken;
}

std::string notInOrder() {
    return say("take in", "it is not in order, and was not taken in");
}

std::string stemOf(const fs::path& file, const std::string& ending) {
    std::string name = file.filename().string();
    if (name.ends_with(ending)) {
        name.resize(name.size() - ending.size());
    }
    return kebabOf(name);
}

fs::path under(const fs::path& folder, const std::string& name) {
    return folder.empty() ? folder : folder / name;
}

TakenIn takeCollection(const fs::path& file, const std::string& text, const UserFolders& own) {
    TakenIn taken{TakenIn::Kind::Collection, {}, {}, parseCollection(text, file.string()).issues};
    return hasErrors(taken.issues)
               ? refuse(std::move(taken), notInOrder())
               : put(std::move(taken), under(own.collections, stemOf(file, ".json") + ".json"), text);
}

TakenIn takeTables(const fs::path& file, const std::string& text, const std::string& rules,
                   const PackShelf& shelf, const UserFolders& own) {
    TakenIn taken{TakenIn::Kind::Tables, {}, {}, {}};
    const LoadedPack loaded = shelf.find(rules);
    taken.issues = loaded.pack ? parseOwnTables(text, file.string(), *loaded.pack).issues : loaded.issues;
    return !loaded.pack || hasErrors(taken.issues)
               ? refuse(std::move(taken), notInOrder())
               : put(std::move(taken), under(own.tables, rules + ".tables.json"), text);
}

TakenIn takeExample(const fs::path& file, const std::string& text, const BattleFiles& files,
                    const UserFolders& own) {
    const LoadedBattle loaded = files.parse(text, file.string());
    TakenIn taken{TakenIn::Kind::Example, {}, {}, loaded.issues};
    return !loaded.session ? refuse(std::move(taken), notInOrder())
                           : put(std::move(taken),
                                 under(own.examples, stemOf(file, exampleEnding) + exampleEnding), text);
}

std::string wordIn(const JsonNode& root, std::string_view key) {
    const JsonNode* node = root.find(key);
    return node && node->scalar().is_string() ? node->scalar().get<std::string>() : std::string();
}

} // namespace

TakenIn takeInPack(const fs::path& folder, const PackShelf& shelf, const UserFolders& own) {
    TakenIn taken{TakenIn::Kind::Pack, {}, {}, {}};
    if (own.rules.empty()) {
        return refuse(std::move(taken), noHome());
    }
    if (!isPackFolder(folder)) {
        return refuse(std::move(taken), say("take in", "this is no rule pack: there is no pack.json in it"));
    }
    LoadedPack loaded = shelf.in(folder);
    taken.issues = std::move(loaded.issues);
    if (!loaded.pack || !isKebab(loaded.pack->id)) {
        return refuse(std::move(taken), notInOrder());
    }
    taken.place = own.rules / loaded.pack->id;
    if (isThere(taken.place)) {
        return refuse(std::move(taken), thereAlready(own.rules / loaded.pack->id));
    }
    if (const std::string problem = makeFolder(own.rules); !problem.empty()) {
        return refuse(std::move(taken), problem);
    }
    taken = putPack(std::move(taken), *loaded.pack, shelf);
    taken.place.empty() ? void() : tellOfRivals(taken.place, shelf, taken.issues);
    return taken;
}

TakenIn takeInFile(const fs::path& file, const BattleFiles& files, const UserFolders& own) {
    const auto text = readFile(file);
    if (!text) {
        return refuse({}, text.error().text);
    }
    TakenIn taken;
    const JsonNode root = parseJson(*text, file.string(), taken.issues);
    if (hasErrors(taken.issues)) {
        return refuse(std::move(taken), notInOrder());
    }
    const std::string format = root.isObject() ? wordIn(root, "format") : std::string();
    if (format == "desert-umpire-collection") {
        return takeCollection(file, *text, own);
    }
    if (format == "desert-umpire-tables") {
        return takeTables(file, *text, wordIn(root, "rules"), files.shelf(), own);
    }
    if (format == "desert-umpire-battle") {
        return takeExample(file, *text, files, own);
    }
    return refuse(std::move(taken),
                  say("take in", "this is no collection, no file of tables and no battle of this program"));
}

} // namespace umpire

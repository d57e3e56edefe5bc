#include "umpire/storage/taking_in.h"

#include "folder_draft.h"
#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/map_picture.h"
#include "umpire/rules/packs_found.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/storage/collection.h"
#include "umpire/storage/house_file.h"
#include "umpire/storage/own_tables.h"

#include <algorithm>
#include <map>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// Copies what a pack may hold, file by file, into a folder that is there. It may come from anybody: nothing
/// but ordinary files and folders is copied, and no more than a pack may have.
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

/// Writes files of those names into a folder that is there. Gives "" or in words why it stopped.
std::string writePack(const std::map<std::string, std::string>& files, const fs::path& to) {
    for (const auto& [name, text] : files) {
        std::error_code ignored; // else the file tells that it cannot be written
        std::filesystem::create_directories((to / name).parent_path(), ignored);
        if (std::string problem = writeFileAtomically(to / name, text); !problem.empty()) {
            return fill(say("house rules", "{file} {problem}"),
                        {{"file", onOneLine(name)}, {"problem", problem}});
        }
    }
    return {};
}

/// What was looked at, with what is to be written if it is taken in.
struct LookedAt {
    Given given;
    std::string text;                         ///< of a file that is taken in as it is
    std::map<std::string, std::string> files; ///< of house rules
};

constexpr const char* exampleEnding = ".battle.json";

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

/// Looks at one thing by its kind.
class Looking {
  public:
    Looking(const fs::path& path, const BattleFiles& files, const UserFolders& own)
        : m_files(files), m_own(own) {
        m_seen.given.kind = sharedKind(path);
        m_seen.given.from = path;
    }

    LookedAt look() {
        const SharedKind kind = m_seen.given.kind;
        kind == SharedKind::Pack ? lookAtFolder() : lookAtFile(kind);
        Given& given = m_seen.given;
        given.place = given.problem.empty() ? given.place : fs::path();
        given.stands = !given.place.empty() && isThere(given.place);
        given.standing = given.pack && given.stands ? m_files.searchPath().in(given.place).pack : nullptr;
        return std::move(m_seen);
    }

  private:
    void refuse(const std::string& problem) {
        m_seen.given.problem = m_seen.given.problem.empty() ? problem : m_seen.given.problem;
    }

    void standIn(const fs::path& folder, const std::string& name) {
        if (folder.empty()) {
            refuse(noFolderOfOnesOwn());
        } else {
            m_seen.given.place = folder / name;
        }
    }

    // Packs

    void lookAtFolder() {
        std::error_code ignored;
        fs::path& from = m_seen.given.from;
        from = fs::is_directory(from, ignored) ? from : fs::absolute(from, ignored).parent_path();
        if (!isPackFolder(from)) {
            refuse(say("take in", "this is no rule pack: there is no pack.json in it"));
            return;
        }
        lookAtPack(m_files.searchPath().in(from));
        if (fs::equivalent(from, m_seen.given.place, ignored)) {
            refuse(say("pack", "the pack stands there already"));
        }
    }

    void lookAtPack(LoadedPack loaded) {
        Given& given = m_seen.given;
        std::move(loaded.issues.begin(), loaded.issues.end(), std::back_inserter(given.issues));
        if (!loaded.pack || !isKebab(loaded.pack->id)) {
            refuse(notInOrder());
            return;
        }
        given.pack = std::move(loaded.pack);
        given.title = given.pack->title;
        standIn(m_own.rules, given.pack->id);
        doubtName();
    }

    /// What is called like rules that came with the program would be played in their place, and what is
    /// called otherwise than its file may be another's.
    void doubtName() {
        Given& given = m_seen.given;
        const Id& id = given.pack->id;
        for (const RulesFolder& folder : m_files.searchPath().folders()) {
            if (folder.path != m_own.rules && isPackFolder(folder.path / id)) {
                given.doubt =
                    fill(say("take in", "its id is {id}, as that of the rules in {folder}, in whose "
                                        "place it would be played"),
                         {{"id", inQuotes(id)}, {"folder", (folder.path / id).string()}});
                return;
            }
        }
        if (given.kind == SharedKind::HouseRules && m_fileId != id) {
            given.doubt =
                fill(say("take in", "the file says that it is {file}, and the rules in it that they "
                                    "are {id}"),
                     {{"file", inQuotes(m_fileId)}, {"id", inQuotes(id)}});
        }
    }

    /// They are read as the folder that they would be; what is wrong is told of the file that was given.
    void lookAtHouseRules() {
        Given& given = m_seen.given;
        m_seen.files = readHouseFile(m_seen.text, given.from.string(), given.issues);
        std::error_code wrong;
        const FolderDraft draft(fs::temp_directory_path(wrong));
        const fs::path pack = draft.path() / "pack"; // nothing stands beside it
        const std::string problem = hasErrors(given.issues) ? notInOrder()
                                    : draft.path().empty()  ? systemReason()
                                                            : writePack(m_seen.files, pack);
        if (!problem.empty()) {
            refuse(problem);
            return;
        }
        LoadedPack loaded = m_files.searchPath().in(pack);
        for (Issue& issue : loaded.issues) {
            if (fs::path(issue.file).parent_path() == pack) {
                issue.file = (given.from / fs::path(issue.file).filename()).string();
                issue.at = {};
            }
        }
        if (loaded.pack && !loaded.pack->base) {
            refuse(say("take in", "these house rules extend no pack"));
        }
        if (loaded.pack) {
            judgePictures(*loaded.pack);
        }
        lookAtPack(std::move(loaded));
    }

    /// Nothing else comes along as a picture.
    void judgePictures(const RulePack& pack) {
        const fs::path ofMap = pack.map ? pack.map->picture() : std::string();
        for (const auto& [name, bytes] : m_seen.files) {
            if (isPictureName(name) && ofMap.filename() != name) {
                refuse(fill(say("take in", "{file} is in it, which is not the picture of its map"),
                            {{"file", inQuotes(name)}}));
            }
        }
    }

    // Files

    void lookAtFile(SharedKind kind) {
        Given& given = m_seen.given;
        auto text = readFile(given.from);
        if (!text) {
            refuse(text.error().text);
            return;
        }
        m_seen.text = std::move(*text);
        const JsonNode root = parseJson(m_seen.text, given.from.string(), given.issues);
        if (hasErrors(given.issues)) {
            refuse(notInOrder());
            return;
        }
        m_fileId = root.text("id");
        kind == SharedKind::HouseRules   ? lookAtHouseRules()
        : kind == SharedKind::Collection ? lookAtCollection()
        : kind == SharedKind::Tables     ? lookAtTables(root.text("rules"))
        : root.text("format") == "desert-umpire-battle"
            ? lookAtBattle()
            : refuse(say("take in",
                         "this is no pack, no house rules, no collection, no file of tables and no "
                         "battle of this program"));
    }

    void judge(Issues issues, bool inOrder) {
        m_seen.given.issues = std::move(issues);
        if (!inOrder) {
            refuse(notInOrder());
        }
    }

    void lookAtCollection() {
        const std::string stem = stemOf(m_seen.given.from, ".json");
        m_seen.given.title = stem;
        Issues issues = parseCollection(m_seen.text, m_seen.given.from.string()).issues;
        const bool inOrder = !hasErrors(issues);
        judge(std::move(issues), inOrder);
        standIn(m_own.collections, stem + ".json");
    }

    void lookAtTables(const std::string& rules) {
        LoadedPack loaded = m_files.searchPath().find(rules);
        if (!loaded.pack) {
            judge(std::move(loaded.issues), false);
            return;
        }
        m_seen.given.title = loaded.pack->title;
        Issues issues = parseOwnTables(m_seen.text, m_seen.given.from.string(), *loaded.pack).issues;
        const bool inOrder = !hasErrors(issues);
        judge(std::move(issues), inOrder);
        standIn(m_own.tables, rules + ".tables.json");
    }

    void lookAtBattle() {
        LoadedBattle loaded = m_files.parse(m_seen.text, m_seen.given.from.string());
        m_seen.given.title = loaded.session ? loaded.session->battle().title : std::string();
        judge(std::move(loaded.issues), loaded.session != nullptr);
        standIn(m_own.examples, stemOf(m_seen.given.from, exampleEnding) + exampleEnding);
    }

    const BattleFiles& m_files;
    const UserFolders& m_own;
    LookedAt m_seen;
    std::string m_fileId; ///< what the file is by its own words
};

LookedAt lookedAt(const fs::path& path, const BattleFiles& files, const UserFolders& own) {
    return Looking(path, files, own).look();
}

/// Where what stands at a place is kept: beside its folder, under a name that nothing has yet.
fs::path keptFor(const fs::path& place) {
    fs::path folder = place.parent_path();
    folder += "-before";
    const std::string stem = place.stem().string();
    const std::string ending = place.extension().string();
    fs::path kept = folder / place.filename();
    for (int i = 2; isThere(kept); ++i) {
        kept = folder / (stem + "-" + std::to_string(i) + ending);
    }
    return kept;
}

/// What stood at a place and made room. It goes back unless something came in its place.
class Aside {
  public:
    ~Aside() {
        std::error_code ignored;
        if (!m_kept.empty()) {
            fs::rename(m_kept, m_place, ignored);
        }
    }
    Aside() = default;
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

    /// Gives "" or in words why it cannot make room.
    std::string put(const fs::path& place) {
        const fs::path kept = keptFor(place);
        if (std::string problem = makeFolder(kept.parent_path()); !problem.empty()) {
            return problem;
        }
        std::error_code wrong;
        fs::rename(place, kept, wrong);
        if (wrong) {
            return wrong.message();
        }
        m_place = place;
        m_kept = kept;
        return {};
    }

    /// Lets it stay aside, and says where.
    fs::path stays() { return std::exchange(m_kept, fs::path()); }

  private:
    fs::path m_place;
    fs::path m_kept;
};

/// The pack is in order where it comes from. Its copy stands one folder deeper than it will, as does nothing
/// it may refer to; it is read once more before it takes its name.
std::string putPack(const LookedAt& seen, const PackSearchPath& searchPath, Issues& issues) {
    const fs::path& place = seen.given.place;
    const FolderDraft draft(place.parent_path());
    if (draft.path().empty()) {
        return folderNotMade(place.parent_path(), systemReason());
    }
    const fs::path copy = draft.path() / place.filename();
    std::error_code ignored;
    fs::create_directory(copy, ignored);
    const std::string why =
        seen.files.empty() ? PackCopier(seen.given.from, copy).copy() : writePack(seen.files, copy);
    if (!why.empty()) {
        return why;
    }
    LoadedPack read = searchPath.in(copy);
    if (!read.pack) {
        issues = std::move(read.issues);
        return say("take in", "it is not in order without what stands beside it");
    }
    return FolderDraft::put(copy, place);
}

/// What else has its name, told of as soon as it is there.
void tellOfRivals(const fs::path& place, const PackSearchPath& searchPath, Issues& issues) {
    const LoadedPack now = searchPath.find(place.filename().string());
    const std::string words = now.pack ? wordsOfRivals(searchPath, *now.pack) : std::string();
    if (!words.empty()) {
        issues.push_back(warningIn(place.string(), words));
    }
}

bool isOfPack(SharedKind kind) {
    return kind == SharedKind::Pack || kind == SharedKind::HouseRules;
}

/// Gives "" or in words why not; `taken` then tells of what had to make room.
std::string put(const LookedAt& seen, const PackSearchPath& searchPath, Standing standing, TakenIn& taken) {
    const Given& given = seen.given;
    if (!given.doubt.empty() && standing == Standing::Stays) {
        return given.doubt;
    }
    if (given.stands && standing == Standing::Stays) {
        return thereAlready(given.place);
    }
    Aside aside;
    std::string problem = makeFolder(given.place.parent_path());
    problem = problem.empty() && given.stands ? aside.put(given.place) : problem;
    if (problem.empty()) {
        problem = isOfPack(given.kind) ? putPack(seen, searchPath, taken.issues)
                                       : writeFileAtomically(given.place, seen.text);
    }
    taken.kept = problem.empty() ? aside.stays() : fs::path();
    return problem;
}

/// What `format` says at the top of a file; "" where it says nothing.
std::string formatOf(const fs::path& path) {
    const auto text = readFile(path);
    Issues ignored;
    const JsonNode root = text ? parseJson(*text, path.string(), ignored) : JsonNode();
    return root.text("format");
}

} // namespace

Given lookAt(const fs::path& path, const BattleFiles& files, const UserFolders& own) {
    return lookedAt(path, files, own).given;
}

TakenIn takeIn(const Given& given, const BattleFiles& files, const UserFolders& own, Standing standing) {
    const LookedAt seen = lookedAt(given.from, files, own); // it may have changed since
    TakenIn taken;
    taken.issues = seen.given.issues;
    taken.problem = seen.given.problem;
    taken.problem = taken.problem.empty() ? put(seen, files.searchPath(), standing, taken) : taken.problem;
    taken.place = taken.problem.empty() ? seen.given.place : fs::path();
    if (!taken.place.empty() && isOfPack(seen.given.kind)) {
        tellOfRivals(taken.place, files.searchPath(), taken.issues);
    }
    return taken;
}

SharedKind sharedKind(const fs::path& path) {
    const std::string name = path.filename().string();
    std::error_code ignored;
    if (name == "pack.json" || fs::is_directory(path, ignored)) {
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

} // namespace umpire

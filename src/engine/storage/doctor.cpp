#include "umpire/storage/doctor.h"

#include "../journal/journal_line.h"
#include "covered_file.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/journal/battle_lock.h"
#include "umpire/storage/collection.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <pwd.h>
#include <set>
#include <sys/utsname.h>
#include <system_error>
#include <unistd.h>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t leastFree = 50U * 1024U * 1024U;

std::string shown(const fs::path& path) {
    return onOneLine(path.string());
}

/// The folder itself, or the nearest above it that is there.
fs::path nearestThere(fs::path path) {
    std::error_code ignored;
    while (!path.empty() && path != path.root_path() && !fs::exists(path, ignored)) {
        path = path.parent_path();
    }
    return path;
}

FolderState stateOf(const NamedFolder& folder) {
    FolderState state{folder};
    std::error_code ignored;
    state.there = fs::is_directory(folder.path, ignored);
    const fs::path nearest = nearestThere(folder.path);
    state.writable = fs::is_directory(nearest, ignored) && ::access(nearest.c_str(), W_OK | X_OK) == 0;
    const fs::space_info space = fs::space(nearest, ignored);
    state.free = ignored ? 0 : space.available;
    return state;
}

CollectionState collectionState(const fs::path& file) {
    LoadedCollection loaded = loadCollection(file);
    return {file, loaded.collection.entries.size(), std::move(loaded.issues)};
}

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        std::error_code none;
        if (entry.is_regular_file(none)) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<CollectionState> collectionsOf(const UserFolders& own) {
    std::vector<CollectionState> found;
    std::error_code ignored;
    if (const fs::path first = own.window / "collection.json"; fs::is_regular_file(first, ignored)) {
        found.push_back(collectionState(first));
    }
    for (const fs::path& file : filesIn(own.collections)) {
        if (file.extension() == ".json") {
            found.push_back(collectionState(file));
        }
    }
    return found;
}

/// The battle a lock is of.
fs::path battleOf(const fs::path& lock) {
    std::string name = lock.string();
    name.resize(name.size() - std::string(".lock").size());
    return name;
}

void lookAt(const fs::path& file, std::vector<LeftBehind>& left) {
    const std::string name = file.filename().string();
    if (name.ends_with(".battle.json.lock")) {
        BattleLock lock(battleOf(file), "umpire doctor");
        const BattleLock::State state = lock.look();
        const bool held = state == BattleLock::State::Others || state == BattleLock::State::Stale;
        left.push_back({LeftBehind::Kind::Lock, file, held ? lock.owner().words() : std::string()});
    } else if (name.ends_with(".battle.json.journal")) {
        left.push_back({LeftBehind::Kind::Journal, file, {}});
    } else if (name.find(".crash-") != std::string::npos && name.ends_with(".txt")) {
        left.push_back({LeftBehind::Kind::Report, file, {}});
    }
}

std::vector<LeftBehind> leftBehind(const DoctorOrder& order) {
    std::vector<fs::path> folders = order.battles;
    folders.push_back(order.own.window / "unsaved");
    folders.push_back(order.own.reports);
    std::vector<LeftBehind> left;
    std::set<fs::path> seen;
    for (const fs::path& folder : folders) {
        std::error_code ignored;
        const fs::path real = fs::weakly_canonical(folder, ignored);
        for (const fs::path& file : seen.insert(real).second ? filesIn(real) : std::vector<fs::path>()) {
            lookAt(file, left);
        }
    }
    return left;
}

void judgeFolders(const Diagnosis& diagnosis, std::vector<Trouble>& troubles) {
    for (const FolderState& state : diagnosis.folders) {
        const Places places{{"folder", shown(state.folder.path)}, {"name", state.folder.name}};
        if (state.folder.path.empty()) {
            troubles.push_back({fill(say("doctor", "there is no folder for {name}"), places),
                                say("doctor", "set HOME or XDG_DATA_HOME to the path of a folder")});
        } else if (!state.writable) {
            troubles.push_back({fill(say("doctor", "{folder} ({name}) cannot be written to"), places),
                                say("doctor", "give yourself the right to write there, or free its disk from "
                                              "being read only")});
        } else if (state.free < leastFree && state.folder.id == "data") {
            troubles.push_back({fill(say("doctor", "the disk of {folder} is nearly full"), places),
                                say("doctor", "make room: battles are kept there while they have no file")});
        }
    }
}

void judgePacks(const Diagnosis& diagnosis, std::vector<Trouble>& troubles) {
    for (const ExaminedPack& pack : diagnosis.packs) {
        const Places places{{"name", inQuotes(pack.found.name)}, {"folder", shown(pack.found.folder)}};
        if (!pack.inOrder) {
            troubles.push_back({fill(say("doctor", "the rules {name} in {folder} are not in order"), places),
                                fill(say("doctor", "umpire validate {folder} tells what to correct; or move "
                                                   "the folder away"),
                                     places)});
        } else if (!pack.used) {
            troubles.push_back(
                {fill(say("doctor", "the rules {name} in {folder} are not used: others of that name are"),
                      places),
                 say("doctor", "give one of them another id and its folder that name, or move one away")});
        }
    }
}

void judgeFiles(const Diagnosis& diagnosis, std::vector<Trouble>& troubles) {
    for (const CollectionState& collection : diagnosis.collections) {
        if (hasErrors(collection.issues)) {
            troubles.push_back({fill(say("doctor", "the collection {file} is not in order"),
                                     {{"file", shown(collection.file)}}),
                                say("doctor", "correct it where the messages say, or move it away: it is "
                                              "never written over meanwhile")});
        }
    }
    for (const LeftBehind& each : diagnosis.left) {
        const Places places{{"file", shown(each.file)}};
        if (each.kind == LeftBehind::Kind::Journal) {
            troubles.push_back({fill(say("doctor", "{file}: a battle was not closed"), places),
                                say("doctor", "open the battle, or it is open just now: the journal holds "
                                              "what its file may lack, so leave it there")});
        } else if (each.kind == LeftBehind::Kind::Report) {
            troubles.push_back({fill(say("doctor", "{file}: a program broke down"), places),
                                say("doctor", "Help > About this problem… shows the report; remove it when "
                                              "you have sent it on")});
        }
    }
}

constexpr std::uintmax_t mebibyte = 1024U * 1024U;

Json issuesJson(const Issues& issues) {
    Json list = Json::array();
    for (const Issue& issue : issues) {
        list.push_back(issue.line());
    }
    return list;
}

Json packJson(const ExaminedPack& pack) {
    return {{"id", pack.found.name},
            {"title", pack.found.title},
            {"edition", pack.edition},
            {"folder", pack.found.folder.string()},
            {"from", ownerText(pack.found.owner)},
            {"in-order", pack.inOrder},
            {"in-use", pack.used},
            {"for-others-to-build-on", pack.found.abstract},
            {"fingerprint", pack.fingerprint},
            {"messages", issuesJson(pack.issues)}};
}

const char* wordOf(LeftBehind::Kind kind) {
    return kind == LeftBehind::Kind::Lock ? "lock" : kind == LeftBehind::Kind::Journal ? "journal" : "report";
}

Json left(const std::vector<LeftBehind>& all) {
    Json list = Json::array();
    for (const LeftBehind& each : all) {
        list.push_back({{"kind", wordOf(each.kind)}, {"file", each.file.string()}, {"held-by", each.owner}});
    }
    return list;
}

/// Collects lines under headings.
class Page {
  public:
    void head(const std::string& text) {
        m_text += m_text.empty() ? "" : "\n";
        m_text += text;
        m_text += '\n';
    }
    void line(const std::string& text) {
        m_text += "  ";
        m_text += text;
        m_text += '\n';
    }
    const std::string& text() const { return m_text; }

  private:
    std::string m_text;
};

void writeFolders(const Diagnosis& diagnosis, Page& page) {
    page.head(say("doctor", "Folders"));
    for (const FolderState& state : diagnosis.folders) {
        const Places places{{"folder", shown(state.folder.path)},
                            {"name", state.folder.name},
                            {"mebibytes", std::to_string(state.free / mebibyte)}};
        page.line(fill(!state.writable ? say("doctor", "{folder}: {name}; cannot be written to")
                       : state.there   ? say("doctor", "{folder}: {name}; {mebibytes} MiB free")
                                     : say("doctor", "{folder}: {name}; not there yet, {mebibytes} MiB free"),
                       places));
    }
    page.line(fill(diagnosis.settingsThere ? say("doctor", "{file}: the window's settings")
                                           : say("doctor", "{file}: the window's settings; not there yet"),
                   {{"file", shown(diagnosis.settings)}}));
}

void writePacks(const Diagnosis& diagnosis, Discretion discretion, Page& page) {
    page.head(say("doctor", "Rule packs"));
    for (const ExaminedPack& pack : diagnosis.packs) {
        const Places places{{"id", pack.found.name},
                            {"edition", onOneLine(pack.edition)},
                            {"folder", shown(pack.found.folder)},
                            {"whose", ownerText(pack.found.owner)},
                            {"print", pack.fingerprint.substr(0, 12)}};
        page.line(fill(!pack.inOrder ? say("doctor", "{id}: NOT IN ORDER; {whose}, {folder}")
                       : !pack.used
                           ? say("doctor", "{id}: not used, others of that name are; {whose}, {folder}")
                           : say("doctor", "{id}: in order ({edition}, {print}); {whose}, {folder}"),
                       places));
        for (const Issue& issue : discretion == Discretion::Everything ? pack.issues : Issues()) {
            page.line("  " + onOneLine(issue.line()));
        }
    }
}

void writeCollections(const Diagnosis& diagnosis, Page& page) {
    page.head(say("doctor", "Collections"));
    for (const CollectionState& each : diagnosis.collections) {
        page.line(sayCounted("doctor", "{file}: {n} entry", "{file}: {n} entries")
                      .of(static_cast<long long>(each.entries), {{"file", shown(each.file)}}));
        for (const Issue& issue : each.issues) {
            page.line("  " + onOneLine(issue.line()));
        }
    }
    if (diagnosis.collections.empty()) {
        page.line(say("doctor", "none"));
    }
}

void writeLeft(const Diagnosis& diagnosis, Page& page) {
    page.head(say("doctor", "Left behind beside battles"));
    for (const LeftBehind& each : diagnosis.left) {
        const Places places{{"file", shown(each.file)}, {"owner", onOneLine(each.owner)}};
        page.line(fill(each.kind == LeftBehind::Kind::Journal
                           ? say("doctor", "{file}: the journal of a battle")
                       : each.kind == LeftBehind::Kind::Report ? say("doctor", "{file}: a report")
                       : each.owner.empty() ? say("doctor", "{file}: a lock that nobody held; it is gone now")
                                            : say("doctor", "{file}: open, {owner}"),
                       places));
    }
    if (diagnosis.left.empty()) {
        page.line(say("doctor", "nothing"));
    }
}

/// How many there are, not what they are called.
void writeCounts(const Diagnosis& diagnosis, Page& page) {
    const auto count = [&diagnosis](LeftBehind::Kind kind) {
        return std::count_if(diagnosis.left.begin(), diagnosis.left.end(),
                             [kind](const LeftBehind& each) { return each.kind == kind; });
    };
    page.head(say("doctor", "Files"));
    page.line(sayCounted("doctor", "{n} collection", "{n} collections")
                  .of(static_cast<long long>(diagnosis.collections.size())));
    page.line(sayCounted("doctor", "{n} lock", "{n} locks").of(count(LeftBehind::Kind::Lock)));
    page.line(sayCounted("doctor", "{n} journal", "{n} journals").of(count(LeftBehind::Kind::Journal)));
    page.line(sayCounted("doctor", "{n} report", "{n} reports").of(count(LeftBehind::Kind::Report)));
}

void writeTroubles(const Diagnosis& diagnosis, Page& page) {
    page.head(diagnosis.troubles.empty() ? say("doctor", "Nothing is wrong.")
                                         : say("doctor", "What is wrong"));
    for (const Trouble& trouble : diagnosis.troubles) {
        page.line(trouble.what);
        page.line("  " + trouble.advice);
    }
}

/// A name stands by itself: "ann" is not taken out of "planned".
bool isWordLetter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

void replaceAll(std::string& text, const std::string& name, const std::string& by) {
    constexpr std::size_t tooShort = 2;
    std::size_t at = name.size() < tooShort ? std::string::npos : text.find(name);
    while (at != std::string::npos) {
        const std::size_t end = at + name.size();
        const bool whole =
            (at == 0 || !isWordLetter(text[at - 1])) && (end == text.size() || !isWordLetter(text[end]));
        if (whole) {
            text.replace(at, name.size(), by);
        }
        at = text.find(name, at + (whole ? by.size() : 1));
    }
}

std::string fromEnvironment(const char* variable) {
    const char* value = std::getenv(variable);
    return value ? value : "";
}

std::string computer() {
    constexpr std::size_t longest = 256;
    std::array<char, longest> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

} // namespace

Diagnosis examine(const DoctorOrder& order, const PackSearchPath& searchPath) {
    Diagnosis diagnosis;
    diagnosis.versions = {{say("doctor", "program"), order.program},
                          {say("doctor", "formats"), formatsInWords()},
                          {say("doctor", "system"), systemInWords()}};
    diagnosis.versions.insert(diagnosis.versions.end(), order.libraries.begin(), order.libraries.end());
    for (const NamedFolder& folder : namedFolders(order.own)) {
        diagnosis.folders.push_back(stateOf(folder));
    }
    diagnosis.settings = order.settings;
    std::error_code ignored;
    diagnosis.settingsThere = fs::is_regular_file(order.settings, ignored);
    diagnosis.packs = examinePacks(searchPath);
    diagnosis.collections = collectionsOf(order.own);
    diagnosis.left = leftBehind(order);
    judgeFolders(diagnosis, diagnosis.troubles);
    judgePacks(diagnosis, diagnosis.troubles);
    judgeFiles(diagnosis, diagnosis.troubles);
    return diagnosis;
}

std::string formatsInWords() {
    const auto upTo = [](std::int64_t version) { return "1 to " + std::to_string(version); };
    return "battle " + upTo(coveredVersion) + ", journal " + upTo(coveredJournal) +
           ", collection 1, tables 1";
}

std::string systemInWords() {
    struct utsname system {};
    std::string words;
    if (::uname(&system) == 0) {
        words = fill("{kernel} {release} {machine}",
                     {{"kernel", system.sysname}, {"release", system.release}, {"machine", system.machine}});
    }
    constexpr std::size_t enough = 64U * 1024U;
    const auto release = readFile("/etc/os-release", enough);
    const std::string text = release ? *release : std::string();
    const std::string key = "PRETTY_NAME=\"";
    const std::size_t from = text.find(key);
    const std::size_t to = from == std::string::npos ? from : text.find('"', from + key.size());
    return to == std::string::npos
               ? words
               : fill("{name}, {kernel}",
                      {{"name", onOneLine(text.substr(from + key.size(), to - from - key.size()))},
                       {"kernel", words}});
}

Json diagnosisJson(const Diagnosis& diagnosis) {
    Json json{{"versions", Json::object()},
              {"folders", Json::array()},
              {"packs", Json::array()},
              {"collections", Json::array()},
              {"problems", Json::array()}};
    for (const auto& [name, version] : diagnosis.versions) {
        json["versions"][name] = version;
    }
    for (const FolderState& state : diagnosis.folders) {
        json["folders"].push_back({{"id", state.folder.id},
                                   {"path", state.folder.path.string()},
                                   {"exists", state.there},
                                   {"writable", state.writable},
                                   {"free-bytes", state.free}});
    }
    for (const ExaminedPack& pack : diagnosis.packs) {
        json["packs"].push_back(packJson(pack));
    }
    for (const CollectionState& each : diagnosis.collections) {
        json["collections"].push_back(
            {{"file", each.file.string()}, {"entries", each.entries}, {"messages", issuesJson(each.issues)}});
    }
    for (const Trouble& trouble : diagnosis.troubles) {
        json["problems"].push_back({{"problem", trouble.what}, {"what-to-do", trouble.advice}});
    }
    json["settings"] = {{"file", diagnosis.settings.string()}, {"exists", diagnosis.settingsThere}};
    json["left-behind"] = left(diagnosis.left);
    return json;
}

std::string diagnosisText(const Diagnosis& diagnosis, Discretion discretion) {
    Page page;
    page.head(say("doctor", "Versions"));
    for (const auto& [name, version] : diagnosis.versions) {
        page.line(fill("{name}: {version}", {{"name", name}, {"version", onOneLine(version)}}));
    }
    writeFolders(diagnosis, page);
    writePacks(diagnosis, discretion, page);
    if (discretion == Discretion::ForSharing) {
        writeCounts(diagnosis, page);
        return page.text();
    }
    writeCollections(diagnosis, page);
    writeLeft(diagnosis, page);
    writeTroubles(diagnosis, page);
    return page.text();
}

std::string withoutNames(std::string text) {
    const passwd* self = ::getpwuid(::getuid());
    replaceAll(text, fromEnvironment("HOME"), "~");
    replaceAll(text, self && self->pw_dir ? self->pw_dir : "", "~");
    replaceAll(text, fromEnvironment("USER"), "USER");
    replaceAll(text, fromEnvironment("LOGNAME"), "USER");
    replaceAll(text, self && self->pw_name ? self->pw_name : "", "USER");
    replaceAll(text, computer(), "COMPUTER");
    return text;
}

} // namespace umpire

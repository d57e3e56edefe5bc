#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/storage/doctor.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <pwd.h>
#include <unistd.h>

namespace umpire {

namespace {

constexpr std::uintmax_t mebibyte = 1024U * 1024U;

std::string plainPath(const std::filesystem::path& path) {
    return onOneLine(path.string());
}

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
            {"from", pack.found.whose},
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
        const Places places{{"folder", plainPath(state.folder.path)},
                            {"name", state.folder.name},
                            {"mebibytes", std::to_string(state.free / mebibyte)}};
        page.line(fill(!state.writable ? say("doctor", "{folder}: {name}; cannot be written to")
                       : state.there   ? say("doctor", "{folder}: {name}; {mebibytes} MiB free")
                                     : say("doctor", "{folder}: {name}; not there yet, {mebibytes} MiB free"),
                       places));
    }
    page.line(fill(diagnosis.settingsThere ? say("doctor", "{file}: the window's settings")
                                           : say("doctor", "{file}: the window's settings; not there yet"),
                   {{"file", plainPath(diagnosis.settings)}}));
}

void writePacks(const Diagnosis& diagnosis, Discretion discretion, Page& page) {
    page.head(say("doctor", "Rule packs"));
    for (const ExaminedPack& pack : diagnosis.packs) {
        const Places places{{"id", pack.found.name},
                            {"edition", onOneLine(pack.edition)},
                            {"folder", plainPath(pack.found.folder)},
                            {"whose", pack.found.whose},
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
                      .of(static_cast<long long>(each.entries), {{"file", plainPath(each.file)}}));
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
        const Places places{{"file", plainPath(each.file)}, {"owner", onOneLine(each.owner)}};
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

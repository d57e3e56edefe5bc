#include "umpire/storage/house_file.h"

#include "../../base/base64.h"
#include "house_files.h"
#include "umpire/base/json_document.h"
#include "umpire/base/json_text.h"
#include "umpire/base/object_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/rules/map_picture.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/storage/taking_in.h"

namespace umpire {

namespace {

constexpr std::int64_t houseFileVersion = 1;

/// A name that leads nowhere but into the folder, and hides nothing there.
bool isPlainName(const std::string& name) {
    const std::string stem = name.ends_with(".json") ? name.substr(0, name.size() - 5) : std::string();
    return isKebab(stem) || isLanguageFile(name);
}

class HouseFileReader {
  public:
    HouseFileReader(const JsonDocument& document, Issues& issues) : m_document(document), m_issues(issues) {}

    std::map<std::string, std::string> read() {
        ObjectReader reader(m_document.root(), {m_document, m_issues});
        reader.text("$schema", "");
        reader.choice("format", {std::string(houseFileFormat)});
        readVersion(reader);
        reader.id("id");
        reader.text("title", "");
        if (const JsonNode* files = reader.need("files")) {
            readFiles(*files);
        }
        return hasErrors(m_issues) ? std::map<std::string, std::string>() : std::move(m_files);
    }

  private:
    void readVersion(ObjectReader& reader) {
        const std::int64_t version = reader.whole("version");
        if (reader.has("version") && version != houseFileVersion) {
            reader.error(
                "version",
                fill(say("house rules", "found version {version}, but this program reads version "
                                        "{known} of house rules in one file"),
                     {{"version", std::to_string(version)}, {"known", std::to_string(houseFileVersion)}}));
        }
    }

    void error(const JsonNode& node, std::string text) {
        m_issues.push_back(m_document.issue(node, std::move(text)));
    }

    void readFiles(const JsonNode& files) {
        if (!files.isObject() || !files.find(manifestFile)) {
            error(files, say("house rules", "\"files\" has to be an object with a pack.json in it"));
            return;
        }
        if (files.members().size() > static_cast<std::size_t>(mostPackFiles)) {
            error(files, say("take in", "it holds more than a pack of rules may"));
            return;
        }
        for (const JsonNode::Member& file : files.members()) {
            readFile(file);
        }
    }

    void readFile(const JsonNode::Member& file) {
        if (isPictureName(file.key)) {
            readPicture(file);
        } else if (!isPlainName(file.key)) {
            error(file.value,
                  fill(say("house rules", "{file} is no name for a file of a pack; such names are like "
                                          "modifiers.json, and like field.png or field.svg for the picture "
                                          "of the map"),
                       {{"file", inQuotes(file.key)}}));
        } else if (!file.value.isObject()) {
            error(file.value, fill(say("pack", "found {found} where an object is expected"),
                                   {{"found", file.value.describe()}}));
        } else {
            m_files[file.key] = jsonPage(file.value.toJson(), {0, 0, 2}) + "\n";
        }
    }

    /// Its bytes are written as letters and digits.
    void readPicture(const JsonNode::Member& file) {
        const Json& value = file.value.scalar();
        auto bytes = value.is_string() ? fromBase64(value.get<std::string>()) : std::nullopt;
        if (bytes && isPicture(file.key, *bytes)) {
            m_files[file.key] = std::move(*bytes);
        } else {
            error(file.value,
                  fill(say("house rules", "the picture {file} is damaged"), {{"file", inQuotes(file.key)}}));
        }
    }

    const JsonDocument& m_document;
    Issues& m_issues;
    std::map<std::string, std::string> m_files;
};

/// A file that the manifest names and that was not read; "" where there is none.
std::string missingIn(const HouseFiles& files) {
    const auto manifest = files.manifest();
    const Json named = manifest ? manifest->at({"files"}).value_or(Json()) : Json();
    for (const Json& name : named.is_structured() ? named : Json()) {
        if (name.is_string() && !files.texts().contains(name.get<std::string>())) {
            return name.get<std::string>();
        }
    }
    return {};
}

/// The name of the map's picture where the pack has it beside its own files; "" where that is below, or none.
std::string ownPicture(const RulePack& pack) {
    const std::filesystem::path picture = pack.map ? pack.map->picture() : std::string();
    const std::string name = picture.filename().string();
    return picture == std::filesystem::path(pack.folder) / name ? name : std::string();
}

/// Puts the picture of the map among the files that are shared. Gives "" or in words why not.
std::string addPicture(const RulePack& pack, Json& parts) {
    const std::string name = ownPicture(pack);
    if (name.empty()) {
        return {};
    }
    const std::string place = onOneLine(pack.map->picture());
    const auto bytes = readFile(pack.map->picture(), mostPictureBytes);
    if (!bytes) {
        return fill(say("house rules", "{file} {problem}"),
                    {{"file", place}, {"problem", bytes.error().text}});
    }
    if (!isPicture(name, *bytes)) {
        return fill(say("house rules", "the picture {file} is damaged"), {{"file", place}});
    }
    parts[name] = toBase64(*bytes);
    return {};
}

} // namespace

Result<std::string, FileProblem> writeHouseFile(const RulePack& pack) {
    const std::filesystem::path folder = pack.folder;
    HouseFiles files(folder);
    if (std::string problem = files.read(); !problem.empty()) {
        return FileProblem{std::move(problem)};
    }
    if (const std::string missing = missingIn(files); !missing.empty()) {
        return FileProblem{fill(say("house rules", "{file} cannot be read, and nothing was shared"),
                                {{"file", onOneLine((folder / missing).string())}})};
    }
    Json parts = Json::object();
    parts[manifestFile] = nullptr; // it comes first
    std::map<std::string, std::string> texts = files.texts();
    texts.merge(languageTexts(folder)); // what it says in other languages goes with it
    for (const auto& [name, text] : texts) {
        const auto json = JsonText::of(text);
        if (!json || !json->root().isObject() || !isPlainName(name)) {
            return FileProblem{
                fill(say("house rules",
                         "{file} cannot be shared: it is no JSON object, or its name is not one such as "
                         "modifiers.json"),
                     {{"file", onOneLine((folder / name).string())}})};
        }
        parts[name] = json->root().toJson();
    }
    if (std::string problem = addPicture(pack, parts); !problem.empty()) {
        return FileProblem{std::move(problem)};
    }
    const Json file{{"format", houseFileFormat},
                    {"version", houseFileVersion},
                    {"id", files.word("id")},
                    {"title", files.word("title")},
                    {"files", std::move(parts)}};
    return {std::in_place_index<0>, jsonPage(file, {0, 0, 4}) + "\n"};
}

std::map<std::string, std::string> readHouseFile(std::string_view text, const std::string& name,
                                                 Issues& issues) {
    const std::size_t before = issues.size();
    const JsonDocument document(name, parseJson(text, name, issues));
    if (issues.size() != before) {
        return {};
    }
    return HouseFileReader(document, issues).read();
}

} // namespace umpire

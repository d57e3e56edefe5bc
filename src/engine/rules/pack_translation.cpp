#include "pack_translation.h"

#include "umpire/base/file.h"
#include "umpire/base/object_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/localized_pack.h"

#include <algorithm>

namespace umpire {

void FileTranslation::hear(const std::filesystem::path& folder) {
    if (!m_language.empty()) {
        Issues untold; // `umpire validate` tells them; what is at fault stays in the pack's own words
        m_files.push_back(readTranslationFile(translationFile(folder, m_language), untold));
    }
}

std::string FileTranslation::of(const std::string& part, std::string text) const {
    for (const TranslationFile& file : m_files) {
        if (const std::string* told = file.find(part, text, part == traits)) {
            text = *told;
            break;
        }
    }
    return m_lengths == Lengths::Centimetres ? withCentimetres(text) : text;
}

std::string TextCollector::of(const std::string& part, std::string text) const {
    m_texts.emplace(part, text);
    return text;
}

namespace fs = std::filesystem;

namespace {

constexpr const char* languagesFolder = "languages";

/// What stands between braces, in whatever order.
std::vector<std::string> placesIn(const std::string& text) {
    std::vector<std::string> places;
    filled(text, [&places](std::string_view place) {
        if (!formsIn(place)) { // each language has its own grammar
            places.emplace_back(place);
        }
        return std::string();
    });
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

std::string inBraces(const std::vector<std::string>& places) {
    std::vector<std::string> list;
    for (const std::string& place : places) {
        list.push_back("{" + place + "}");
    }
    return list.empty() ? say("pack", "no places") : joined(list, "and");
}

/// "" or what is wrong with a translation.
std::string wrongWith(const std::string& text, const std::string& told) {
    if (told.empty() && !text.empty()) {
        return say("pack", "nothing stands here; write the text in this language, or leave the line out");
    }
    const std::vector<std::string> wanted = placesIn(text);
    const std::vector<std::string> found = placesIn(told);
    return wanted == found ? std::string()
                           : fill(say("pack", "found {found} where the text has {wanted}"),
                                  {{"found", inBraces(found)}, {"wanted", inBraces(wanted)}});
}

TranslationFile::Texts readTexts(const JsonNode& node, const ReadContext& context) {
    TranslationFile::Texts texts;
    for (const auto& member : node.members()) {
        const std::optional<std::string> told = readText(member.value, context);
        const std::string wrong = told ? wrongWith(member.key, *told) : std::string();
        if (!wrong.empty()) {
            context.error(member.value, wrong);
        } else if (told) {
            texts[member.key] = *told;
        }
    }
    return texts;
}

/// Null where it is not there, or is none, which is reported.
const JsonNode* objectAt(ObjectReader& root, const std::string& key, bool needed) {
    const JsonNode* node = needed ? root.need(key) : root.want(key);
    if (node && !node->isObject()) {
        root.error(key, fill(say("file", "found {found} where {expected} is expected"),
                             {{"found", node->describe()}, {"expected", say("file", "an object")}}));
        return nullptr;
    }
    return node;
}

void readRoot(ObjectReader& root, const fs::path& path, TranslationFile& file) {
    root.text("$schema", "");
    root.choice("language", {path.stem().string()});
    if (const JsonNode* texts = objectAt(root, "texts", true)) {
        file.texts = readTexts(*texts, root.context());
    }
    if (const JsonNode* parts = objectAt(root, "parts", false)) {
        for (const auto& member : parts->members()) {
            file.parts[member.key] = readTexts(member.value, root.context());
        }
    }
}

} // namespace

const std::string* TranslationFile::find(const std::string& part, const std::string& text,
                                         bool onlyThere) const {
    if (const auto own = parts.find(part); own != parts.end()) {
        if (const auto told = own->second.find(text); told != own->second.end()) {
            return &told->second;
        }
    }
    const auto told = texts.find(text);
    return onlyThere || told == texts.end() ? nullptr : &told->second;
}

fs::path translationFile(const fs::path& folder, const std::string& language) {
    return folder / languagesFolder / (language + ".json");
}

std::vector<std::string> languagesOf(const fs::path& folder) {
    std::vector<std::string> languages;
    std::error_code ignored;
    const fs::path place = leadsOutOfPack(folder / languagesFolder) ? fs::path() : folder / languagesFolder;
    for (const auto& entry : fs::directory_iterator(place, ignored)) {
        if (entry.path().extension() == ".json") {
            languages.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(languages);
    return languages;
}

TranslationFile readTranslationFile(const fs::path& path, Issues& issues) {
    TranslationFile file;
    std::error_code ignored;
    if (!fs::exists(path, ignored) || leadsOutOfPack(path) || leadsOutOfPack(path.parent_path())) {
        return file;
    }
    const auto text = readFile(path);
    if (!text) {
        issues.push_back(errorIn(path.string(),
                                 fill(say("pack", "this file {problem}"), {{"problem", text.error().text}})));
        return file;
    }
    const JsonDocument document(path.string(), parseJson(*text, path.string(), issues));
    if (!hasErrors(issues)) {
        ObjectReader root(document.root(), {document, issues});
        readRoot(root, path, file);
    }
    return file;
}

} // namespace umpire

#include "umpire/rules/localized_pack.h"

#include "extending/pack_extension.h"
#include "pack_translation.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/fingerprint.h"

#include <algorithm>

namespace umpire {

namespace fs = std::filesystem;

namespace {

LoadedPack loadIn(const fs::path& folder, const PackSearchPath& searchPath, PackTranslation& translation) {
    const std::vector<fs::path> folders = searchPath.paths();
    return openPack(folder, searchPath.games(), PackExtension(folder, searchPath.games(), folders), {},
                    &translation)
        .loaded;
}

/// Texts of a file that no pack has in those words; `part`: "" for any of its parts.
void judgeStrays(const TranslationFile::Texts& texts, const std::string& part, const fs::path& file,
                 const TextCollector::Texts& heard, Issues& issues) {
    std::set<std::string_view> known;
    for (const auto& [heardIn, text] : heard) {
        if (part.empty() || heardIn == part) {
            known.insert(text);
        }
    }
    for (const auto& [text, told] : texts) {
        if (!known.contains(text)) {
            issues.push_back(warningIn(
                file.string(), fill(say("pack", "the pack has no text {text}"), {{"text", inQuotes(text)}})));
        }
    }
}

/// How many texts have no translation in any of the files.
void judgeGaps(const std::vector<TranslationFile>& files, const fs::path& file,
               const TextCollector::Texts& heard, Issues& issues) {
    std::set<std::string> missing;
    for (const auto& [part, text] : heard) {
        const auto has = [&, &part = part, &text = text](const TranslationFile& each) {
            return each.find(part, text) != nullptr;
        };
        // Signs and numbers are the same everywhere.
        const bool letters = std::ranges::any_of(
            text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
        const bool asked = letters && part != PackTranslation::traits;
        if (asked && std::ranges::none_of(files, has)) {
            missing.insert(text);
        }
    }
    if (!missing.empty()) {
        issues.push_back(
            warningIn(file.string(), sayCounted("pack", "{n} text of the pack is not translated: {text}",
                                                "{n} texts of the pack are not translated, such as {text}")
                                         .of(static_cast<long long>(missing.size()),
                                             {{"text", inQuotes(*missing.begin())}})));
    }
}

void judgeLanguage(const std::string& language, const TextCollector& heard, Issues& issues) {
    std::vector<TranslationFile> files;
    for (const fs::path& folder : heard.folders()) {
        Issues ofBase; // those of other packs are told where they stand
        files.push_back(
            readTranslationFile(translationFile(folder, language), files.empty() ? issues : ofBase));
    }
    const fs::path file = translationFile(heard.folders().front(), language);
    judgeStrays(files.front().texts, {}, file, heard.texts(), issues);
    for (const auto& [part, texts] : files.front().parts) {
        judgeStrays(texts, part, file, heard.texts(), issues);
    }
    judgeGaps(files, file, heard.texts(), issues);
}

} // namespace

std::shared_ptr<const RulePack> localizedPack(std::shared_ptr<const RulePack> pack,
                                              const PackSearchPath& searchPath, const TextLocale& locale,
                                              const std::vector<fs::path>& before) {
    if (locale.asWritten()) {
        return pack;
    }
    FileTranslation translation(locale.language, locale.lengths);
    for (const fs::path& folder : before) {
        translation.hear(folder);
    }
    const LoadedPack told = loadIn(pack->folder, searchPath, translation);
    // What was changed on the disk since is not what is played.
    return told.pack && fingerprintOf(*told.pack) == fingerprintOf(*pack) ? told.pack : pack;
}

Issues judgeLanguages(const fs::path& folder, const PackSearchPath& searchPath) {
    TextCollector heard;
    Issues issues;
    if (!loadIn(folder, searchPath, heard).pack) {
        return issues; // told where the pack itself is judged
    }
    for (const std::string& language : languagesOf(folder)) {
        judgeLanguage(language, heard, issues);
    }
    return issues;
}

std::map<std::string, std::string> languageTexts(const fs::path& folder) {
    std::map<std::string, std::string> texts;
    for (const std::string& language : languagesOf(folder)) {
        const fs::path file = translationFile(folder, language);
        const std::string name = file.lexically_relative(folder).generic_string();
        if (!isLanguageFile(name) || leadsOutOfPack(file)) {
            continue;
        }
        if (auto text = readFile(file)) {
            texts[name] = std::move(*text);
        }
    }
    return texts;
}

bool isLanguageFile(std::string_view name) {
    constexpr std::string_view folder = "languages/";
    constexpr std::string_view ending = ".json";
    if (!name.starts_with(folder) || !name.ends_with(ending)) {
        return false;
    }
    const std::string_view language = name.substr(folder.size(), name.size() - folder.size() - ending.size());
    return language.size() >= 2 && language.size() <= 3 &&
           std::ranges::all_of(language, [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string localizedTitle(const FoundPack& found, const TextLocale& locale) {
    FileTranslation translation(locale.language, Lengths::Inches);
    translation.hear(found.folder);
    return translation.of("pack", found.title);
}

} // namespace umpire

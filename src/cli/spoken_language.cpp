#include "spoken_language.h"

#include "plural_forms.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cstdlib>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

constexpr const char* fileStem = "desert-umpire_";

std::string keyOf(const char* context, const char* source) {
    return std::string(context) + '\n' + source;
}

/// "de" of "de_DE.UTF-8"; "" for English and for no language.
std::string codeOf(const std::string& locale) {
    const std::string code = locale.substr(0, locale.find_first_of("_.@-"));
    return code == "C" || code == "POSIX" || code == "en" ? std::string() : code;
}

std::string ofSystem() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const char* value = std::getenv(name); value && *value) {
            return codeOf(value);
        }
    }
    return {};
}

} // namespace

std::string SpokenLanguage::read(const fs::path& file) {
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_file(file.c_str());
    if (!parsed) {
        return parsed.description();
    }
    const pugi::xml_node root = document.child("TS");
    m_language = root.attribute("language").value();
    for (const pugi::xml_node context : root.children("context")) {
        const std::string name = context.child_value("name");
        for (const pugi::xml_node message : context.children("message")) {
            const pugi::xml_node told = message.child("translation");
            Forms& forms = m_sentences[keyOf(name.c_str(), message.child_value("source"))];
            for (const pugi::xml_node form : told.children("numerusform")) {
                forms.emplace_back(form.child_value());
            }
            forms.empty() ? forms.emplace_back(told.child_value()) : forms.back();
        }
    }
    return {};
}

std::string SpokenLanguage::translate(const char* context, const char* source) const {
    const auto found = m_sentences.find(keyOf(context, source));
    return found == m_sentences.end() ? std::string() : found->second.front();
}

std::string SpokenLanguage::translatePlural(const char* context, const char* one, const char*,
                                            long long n) const {
    const auto found = m_sentences.find(keyOf(context, one));
    if (found == m_sentences.end()) {
        return {};
    }
    const Forms& forms = found->second;
    return forms[std::min(pluralForm(m_language, n), forms.size() - 1)];
}

std::string wantedLanguage(const std::vector<std::string>& arguments) {
    constexpr std::string_view option = "--language";
    for (auto each = arguments.begin(); each != arguments.end(); ++each) {
        if (*each == option && std::next(each) != arguments.end()) {
            return codeOf(*std::next(each));
        }
        if (each->starts_with(std::string(option) + "=")) {
            return codeOf(each->substr(option.size() + 1));
        }
    }
    return ofSystem();
}

std::vector<fs::path> languageFolders(const fs::path& program) {
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(program, ignored);
    return real.empty()
               ? std::vector<fs::path>()
               : std::vector<fs::path>{real.parent_path() / "languages",
                                       real.parent_path().parent_path() / UMPIRE_DATA_FOLDER / "languages"};
}

std::vector<std::string> knownLanguages(const std::vector<fs::path>& folders) {
    std::vector<std::string> languages{"en"};
    for (const fs::path& folder : folders) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(folder, ignored)) {
            const std::string stem = entry.path().stem().string();
            if (entry.path().extension() == ".ts" && stem.starts_with(fileStem)) {
                languages.push_back(stem.substr(std::string_view(fileStem).size()));
            }
        }
    }
    std::sort(languages.begin(), languages.end());
    languages.erase(std::unique(languages.begin(), languages.end()), languages.end());
    return languages;
}

fs::path languageFile(const std::vector<fs::path>& folders, const std::string& language) {
    for (const fs::path& folder : folders) {
        std::error_code ignored;
        fs::path file = folder / (fileStem + language + ".ts");
        if (fs::is_regular_file(file, ignored)) {
            return file;
        }
    }
    return {};
}

} // namespace umpire::cli

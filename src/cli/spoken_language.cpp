#include "spoken_language.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>

#include <pugixml.hpp>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

/// How many there are, never below nought.
using Number = unsigned long long;
using Rule = std::size_t (*)(Number);

constexpr bool isIn(Number n, Number least, Number most) {
    return n >= least && n <= most;
}

constexpr bool endsInOne(Number n) {
    return n % 10 == 1 && n % 100 != 11;
}

constexpr bool endsInFew(Number n) {
    return isIn(n % 10, 2, 4) && !isIn(n % 100, 12, 14);
}

/// The place of the first that holds; behind them all where none does.
constexpr std::size_t firstOf(auto... tests) {
    const std::array<bool, sizeof...(tests)> all{tests...};
    return static_cast<std::size_t>(std::ranges::find(all, true) - all.begin());
}

constexpr std::size_t english(Number n) {
    return firstOf(n == 1);
}

constexpr std::size_t breton(Number n) {
    const Number tens = n % 100 / 10;
    const Number last = n % 10;
    const bool counted = tens != 1 && tens != 7 && tens != 9;
    return firstOf(counted && last == 1, counted && last == 2, counted && (isIn(last, 3, 4) || last == 9),
                   n != 0 && n % 1'000'000 == 0);
}

struct Languages {
    std::string_view names; ///< between spaces
    Rule rule;
};

/// All others count as English does. The form that some languages have for whole millions is left out: files
/// for translators have none.
constexpr Languages languagesOfRules[] = {
    {" pt_PT ", english},
    {" bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo "
     "yue "
     "zh ",
     [](Number) { return firstOf(); }},
    {" ak am as bho bn csw doi fa ff fr gu guw hi hy kab kn ln mg nso pa pcm pt si ti wa zu ",
     [](Number n) { return firstOf(n <= 1); }},
    {" is mk ", [](Number n) { return firstOf(endsInOne(n)); }},
    {" ceb fil tl ",
     [](Number n) { return firstOf(isIn(n, 1, 3) || (n % 10 != 4 && n % 10 != 6 && n % 10 != 9)); }},
    {" he iu naq sat se sma smi smj smn sms ", [](Number n) { return firstOf(n == 1, n == 2); }},
    {" cs sk ", [](Number n) { return firstOf(n == 1, isIn(n, 2, 4)); }},
    {" pl ", [](Number n) { return firstOf(n == 1, endsInFew(n)); }},
    {" be bs hr ru sh sr uk ", [](Number n) { return firstOf(endsInOne(n), endsInFew(n)); }},
    {" lt lv prg ", [](Number n) { return firstOf(endsInOne(n), n % 10 != 0 && !isIn(n % 100, 11, 19)); }},
    {" mo ro ", [](Number n) { return firstOf(n == 1, n == 0 || isIn(n % 100, 1, 19)); }},
    {" shi ", [](Number n) { return firstOf(n <= 1, n <= 10); }},
    {" dsb hsb sl ", [](Number n) { return firstOf(n % 100 == 1, n % 100 == 2, isIn(n % 100, 3, 4)); }},
    {" gd ",
     [](Number n) {
         return firstOf(n == 1 || n == 11, n == 2 || n == 12, isIn(n, 3, 10) || isIn(n, 13, 19));
     }},
    {" mt ", [](Number n) { return firstOf(n == 1, n == 0 || isIn(n % 100, 2, 10), isIn(n % 100, 11, 19)); }},
    {" gv ", [](Number n) { return firstOf(n % 10 == 1, n % 10 == 2, n % 20 == 0); }},
    {" ga ", [](Number n) { return firstOf(n == 1, n == 2, isIn(n, 3, 6), isIn(n, 7, 10)); }},
    {" br ", breton},
    {" ar ars ",
     [](Number n) { return firstOf(n == 0, n == 1, n == 2, isIn(n % 100, 3, 10), isIn(n % 100, 11, 99)); }},
    {" cy ", [](Number n) { return firstOf(n == 0, n == 1, n == 2, n == 3, n == 6); }},
};

Rule ruleOf(std::string_view language) {
    for (const std::string_view name : {language, language.substr(0, language.find_first_of("_-"))}) {
        const std::string wanted = " " + std::string(name) + " ";
        const auto found = std::find_if(
            std::begin(languagesOfRules), std::end(languagesOfRules),
            [&](const Languages& each) { return each.names.find(wanted) != std::string_view::npos; });
        if (found != std::end(languagesOfRules)) {
            return found->rule;
        }
    }
    return english;
}

/// Which of the forms of a language, such as "pl" or "pl_PL", is for n things, counted from 0: the rules of
/// Unicode (CLDR, cardinals) for whole numbers, in the order in which files for translators have the forms.
/// Whoever has fewer forms takes the last.
std::size_t pluralForm(std::string_view language, long long n) {
    const Number count = n < 0 ? Number{0} - static_cast<Number>(n) : static_cast<Number>(n);
    return ruleOf(language)(count);
}

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
    std::ranges::sort(languages);
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

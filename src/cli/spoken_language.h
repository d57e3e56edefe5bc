#pragma once

#include "umpire/base/speech.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace umpire::cli {

/// The sentences of a file for translators, such as desert-umpire_de.ts: the source of what the window speaks
/// is read as it is.
class SpokenLanguage : public Translator {
  public:
    /// "" or what is wrong with the file; then it has nothing.
    std::string read(const std::filesystem::path& file);

    std::string translate(const char* context, const char* source) const override;
    std::string translatePlural(const char* context, const char* one, const char* many,
                                long long n) const override;

  private:
    using Forms = std::vector<std::string>; ///< one, or one for each number that the language knows

    std::map<std::string, Forms> m_sentences; ///< by context and source
    std::string m_language;                   ///< such as "de_DE"
};

/// The language that is asked for: the value of `--language`, known or not, else the system's; "" for
/// English.
std::string wantedLanguage(const std::vector<std::string>& arguments);

/// Where the files for translators may be: beside the program, installed, or in the source tree.
std::vector<std::filesystem::path> languageFolders(const std::filesystem::path& program);

/// The languages that have a file there, and English.
std::vector<std::string> knownLanguages(const std::vector<std::filesystem::path>& folders);

/// The file of a language in the first folder that has it; empty for none.
std::filesystem::path languageFile(const std::vector<std::filesystem::path>& folders,
                                   const std::string& language);

} // namespace umpire::cli

#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/lengths.h"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// A language file of a pack, such as `languages/de.json`: what its texts are in that language, each under
/// the words in which the pack has it.
struct TranslationFile {
    using Texts = std::map<std::string, std::string>;

    Texts texts;
    std::map<std::string, Texts> parts; ///< of one file of the pack only, where it reads otherwise there

    /// Null where it has nothing for the text, or for one of a part that is found there only.
    const std::string* find(const std::string& part, const std::string& text, bool onlyThere = false) const;
};

/// Where the language file of a pack stands, be it there or not.
std::filesystem::path translationFile(const std::filesystem::path& folder, const std::string& language);
/// The languages that have a file in a pack, in alphabetical order.
std::vector<std::string> languagesOf(const std::filesystem::path& folder);
/// Reads such a file. What is at fault in it is reported and left out: a translation that has other places
/// than its text, or none. A file that is not there is empty.
TranslationFile readTranslationFile(const std::filesystem::path& file, Issues& issues);

/// What the texts of a pack are read as, whichever of its files they stand in.
class PackTranslation {
  public:
    /// In place of a part: the traits of words that are texts. Few of them are for people.
    static constexpr const char* traits = "traits";

    PackTranslation() = default;
    virtual ~PackTranslation() = default;
    PackTranslation(const PackTranslation&) = delete;
    PackTranslation& operator=(const PackTranslation&) = delete;

    /// A pack whose files are read: first the one at hand, then those it builds on, one after the other.
    virtual void hear(const std::filesystem::path& folder) = 0;
    virtual std::string of(const std::string& part, std::string text) const = 0;
};

/// The texts as the language files of the packs give them, the topmost pack first, and with lengths as they
/// are told. What no file has stays as it is.
class FileTranslation : public PackTranslation {
  public:
    /// `language`: "" for that of the pack itself.
    FileTranslation(std::string language, Lengths lengths)
        : m_language(std::move(language)), m_lengths(lengths) {}

    void hear(const std::filesystem::path& folder) override;
    std::string of(const std::string& part, std::string text) const override;

  private:
    std::string m_language;
    Lengths m_lengths;
    std::vector<TranslationFile> m_files;
};

/// Takes down every text that is asked for, with its part.
class TextCollector : public PackTranslation {
  public:
    using Texts = std::set<std::pair<std::string, std::string>>;

    void hear(const std::filesystem::path& folder) override { m_folders.push_back(folder); }
    std::string of(const std::string& part, std::string text) const override;

    const Texts& texts() const { return m_texts; }
    /// The pack and those it builds on.
    const std::vector<std::filesystem::path>& folders() const { return m_folders; }

  private:
    mutable Texts m_texts;
    std::vector<std::filesystem::path> m_folders;
};

} // namespace umpire

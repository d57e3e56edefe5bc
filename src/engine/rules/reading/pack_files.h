#pragma once

#include "../pack_translation.h"
#include "umpire/base/json_document.h"
#include "umpire/base/object_reader.h"
#include "umpire/rules/localized_pack.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace umpire {

/// A place in a pack: the part it stands in, then the entries of lists that lead to it.
struct PackPlace {
    struct Step {
        std::string list;
        std::size_t index = 0;
    };

    std::string part;
    std::vector<Step> steps;
    std::string key;         ///< a member of the last entry, or ""
    std::string member = {}; ///< a member of that one, or ""
};

/// Takes what is wrong at a place.
using PackReport = std::function<void(const PackPlace& place, const std::string& text)>;

/// The files of a pack: opened once, read as often as is needed, and found again by what is reported of them.
class PackFiles {
  public:
    using Section = std::function<void(ObjectReader& file)>;
    /// How a file of this pack and the same file of the pack it extends come to one.
    using Merge = std::function<std::shared_ptr<const JsonDocument>(std::shared_ptr<const JsonDocument> base,
                                                                    std::shared_ptr<const JsonDocument> own)>;

    /// `texts`: read in place of the files of those names. They have to outlive this. `translation`: what
    /// texts are read as; null: as they are written.
    PackFiles(std::filesystem::path folder, const PackTexts& texts, Issues& issues,
              const PackTranslation* translation = nullptr)
        : m_folder(std::move(folder)), m_given(texts), m_issues(issues), m_translation(translation) {}

    const std::filesystem::path& folder() const { return m_folder; }
    Issues& issues() const { return m_issues; }
    /// What could be opened, by its part.
    const PackParts& parts() const { return m_parts; }
    /// Kinds of name, such as "text", whose file could not be read.
    const std::set<std::string>& unread() const { return m_unread; }

    /// A file of the folder that holds an object, or null, which is reported. `shape`: where expressions
    /// stand in it.
    std::shared_ptr<const JsonDocument> open(const std::string& file, const FileShape* shape = nullptr) const;
    /// Opens the files that the manifest names for the parts of a pack. What one that extends another does
    /// not name is as it is in `base`, the parts of that.
    void openParts(ObjectReader& files, const PackParts& base, const Merge& merge);
    /// Calls `section` with the top object of the file of `part`, if it could be opened; `quiet`: nothing is
    /// reported.
    void inFile(const std::string& part, const Section& section, bool quiet = false) const;
    /// The same of a document that is that part.
    void inDocument(const std::string& part, const JsonDocument& document, const FileShape* shape,
                    const Section& section, bool quiet = false) const;
    /// Reports something at a place of a part that could be opened.
    void report(const PackPlace& place, const std::string& text, Severity severity = Severity::Error) const;

  private:
    /// The file of a part, or null; `taken`: the parts that named a file before it.
    std::shared_ptr<const JsonDocument> openPart(ObjectReader& files, const std::string& part,
                                                 std::map<std::string, std::string>& taken) const;

    /// Files of the folder that the manifest names for no part.
    std::vector<std::string> unnamedFiles(const JsonNode& manifest) const;
    /// What a file says; nothing where it cannot be read, which is reported.
    std::optional<std::string> textIn(const std::string& file) const;

    std::filesystem::path m_folder;
    const PackTexts& m_given;
    Issues& m_issues;
    const PackTranslation* m_translation;
    PackParts m_parts;
    std::set<std::string> m_unread;
};

/// Whether null stands there, which takes away what there was.
bool isNothing(const JsonNode& node);

/// The members of an object by their keys, for their order in a file means nothing.
std::vector<const JsonNode::Member*> membersByKey(const JsonNode& node);

/// A value as JSON without spaces, the keys of every object in order: the same for values that mean the same.
std::string canonicalText(const JsonNode& node);

/// Notes the entries of all files as they are compared with other packs, and the fingerprint of them all.
void enterParts(const PackFiles& files, RulePack& pack);

} // namespace umpire

#pragma once

#include "../judging/pack_report.h"
#include "umpire/base/object_reader.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace umpire {

/// The files of a pack: opened once, read as often as is needed, and found again by what is reported of them.
class PackFiles {
  public:
    using Section = std::function<void(ObjectReader& file)>;
    using Documents = std::map<std::string, std::unique_ptr<JsonDocument>>;

    PackFiles(std::filesystem::path folder, Issues& issues) : m_folder(std::move(folder)), m_issues(issues) {}

    const std::filesystem::path& folder() const { return m_folder; }
    Issues& issues() const { return m_issues; }
    /// What could be opened, by its part.
    const Documents& parts() const { return m_parts; }
    /// Kinds of name, such as "text", whose file could not be read.
    const std::set<std::string>& unread() const { return m_unread; }

    /// A file of the folder that holds an object, or null, which is reported.
    std::unique_ptr<JsonDocument> open(const std::string& file) const;
    /// Opens the files that the manifest names for the parts of a pack.
    void openParts(ObjectReader& files);
    /// Calls `section` with the top object of the file of `part`, if it could be opened.
    void inFile(const std::string& part, const Section& section) const;
    /// Reports something at a place of a part that could be opened.
    void report(const PackPlace& place, const std::string& text, Severity severity = Severity::Error) const;

  private:
    std::filesystem::path m_folder;
    Issues& m_issues;
    Documents m_parts;
    std::set<std::string> m_unread;
};

} // namespace umpire

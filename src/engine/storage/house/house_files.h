#pragma once

#include "umpire/base/disk.h"
#include "umpire/base/json_text.h"
#include "umpire/rules/localized_pack.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace umpire {

inline constexpr const char* manifestFile = "pack.json";

/// The texts of a pack of house rules by their files: the manifest, and what it names.
class HouseFiles {
  public:
    explicit HouseFiles(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    const std::filesystem::path& folder() const { return m_folder; }
    const PackTexts& texts() const { return m_texts; }

    /// Reads the manifest and what it names from the disk, in place of what there was. Gives "" or in words
    /// what cannot be read.
    std::string read();
    /// Reads what the manifest names and is not known yet, but for links that lead elsewhere.
    void readNamed();
    /// In words why a part's file is not to be read or written; "" where it may be.
    std::string problemOf(const std::string& part) const;

    /// The text of a part's file, or of the manifest for "pack"; "" where there is none.
    std::string text(const std::string& part) const;
    /// Puts it in place; an empty one takes the file away. The manifest then names it, or no longer does.
    void setText(const std::string& part, const std::string& text);
    /// The name of its file: the one that the manifest gives, else a free one.
    std::string fileOf(const std::string& part) const;
    /// The part that has this file, "pack" for the manifest; "" for none.
    std::string partOf(const std::string& file) const;
    /// What the manifest says of a text of its own.
    std::string word(const std::string& key) const;
    std::optional<JsonText> manifest() const;

  private:
    std::string named(const std::string& part) const;
    void name(const std::string& part, const std::string& file);

    std::filesystem::path m_folder;
    PackTexts m_texts;
    std::set<std::string> m_own; ///< files that were named once: their names may be taken again
};

/// Writes what differs from `saved`: all of it or nothing. Gives "" or in words why not.
std::string writeHouse(const HouseFiles& files, const HouseFiles& saved, Disk& disk);

/// The files that are otherwise on the disk than they were read or written last.
std::vector<std::filesystem::path> othersThan(const HouseFiles& saved);
/// Files that stand where new ones are to be written, and say something else.
std::vector<std::filesystem::path> inTheWay(const HouseFiles& files, const HouseFiles& saved);

} // namespace umpire

#pragma once

#include "support/temporary_folder.h"
#include "umpire/games/games.h"
#include "umpire/rules/pack_loader.h"

#include <map>
#include <string>
#include <vector>

namespace umpire::test {

/// Packs that extend Sand, Sweat and Camels, or one another, side by side in a folder as a club has them.
class HousePacks {
  public:
    /// A pack of that name that extends another: `our-club` extends the shipped one.
    explicit HousePacks(const std::string& name = "our-club",
                        const std::string& extends = "sand-sweat-and-camels");

    void add(const std::string& name, const std::string& extends);
    /// Gives the pack that was added last a file for a part. Each « marks a place and is left out; the places
    /// are given as "our-club/modifiers.json:1:15".
    std::vector<std::string> write(const std::string& part, const std::string& content);
    /// Writes any file of that pack, pack.json too.
    std::vector<std::string> writeFile(const std::string& file, const std::string& content);

    const std::filesystem::path& folder() const { return m_folder.path(); }
    /// Finds them and the shipped one.
    PackSearchPath searchPath() const;
    /// The pack that was added last.
    LoadedPack load() const;
    /// What is wrong with it; folders are left out, but for the names of the packs.
    std::vector<std::string> problems() const;

  private:
    TemporaryFolder m_folder;
    std::string m_name;
    std::string m_extends;
    std::map<std::string, std::string> m_parts;
};

} // namespace umpire::test

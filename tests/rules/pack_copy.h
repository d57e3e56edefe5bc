#pragma once

#include "support/temporary_folder.h"
#include "umpire/games/games.h"
#include "umpire/rules/pack_loader.h"

#include <string>
#include <vector>

namespace umpire::test {

/// A copy of a shipped pack that a test may change, as a club would.
class PackCopy {
  public:
    explicit PackCopy(const std::string& id = "sand-sweat-and-camels");

    const std::filesystem::path& folder() const { return m_folder; }
    std::string read(const std::string& file) const;
    void write(const std::string& file, const std::string& content) const;
    void remove(const std::string& file) const;

    /// Replaces the first `from` in a file by `to`. Each « in `to` marks a place and is left out; the
    /// places are given as "file:line:column".
    std::vector<std::string> replace(const std::string& file, const std::string& from, const std::string& to);

    LoadedPack load() const { return loadPack(m_folder, gameNeeds()); }
    /// What is wrong with it, without the name of the folder.
    std::vector<std::string> problems() const;

  private:
    TemporaryFolder m_temporary;
    std::filesystem::path m_folder;
};

} // namespace umpire::test

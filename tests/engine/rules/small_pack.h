#pragma once

#include "support/temporary_folder.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/pack_loader.h"

#include <map>
#include <memory>

namespace umpire::test {

/// The smallest pack that has one of everything: a game of red and blue bands that roll for courage. Tests
/// change its files as JSON and load it.
class SmallPack {
  public:
    SmallPack();

    /// A file's content, such as file("checks")["checks"][0].
    Json& file(const std::string& part) { return m_files[part]; }
    LoadedPack load() const;
    /// What is wrong with it, without folder, line and column: "facts.json: error: ...".
    std::vector<std::string> problems() const;

    /// Adds a derived fact `probe` and a modifier that reads it, so that it is used.
    void probe(const std::string& kind, const Json& expression, const Json& more = Json::object());

  private:
    std::unique_ptr<TemporaryFolder> m_folder = std::make_unique<TemporaryFolder>();
    std::map<std::string, Json> m_files;
};

/// Two sides, red with a band of two groups and a leader, blue with one lone group.
Battle smallBattle();

/// The value of the fact `probe`: $self is "fox", $other "owl", two facts are stated and a roll is made.
Value probed(const LoadedPack& pack);

} // namespace umpire::test

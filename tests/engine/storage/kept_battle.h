#pragma once

#include "support/field.h"
#include "support/temporary_folder.h"
#include "umpire/storage/autosave.h"

#include <filesystem>
#include <string>
#include <vector>

namespace umpire::test {

std::string contentOf(const std::filesystem::path& path);
void writeFile(const std::filesystem::path& path, const std::string& content);

/// A small battle with a file of its own, and the few commands with which tests play it.
class KeptBattle {
  public:
    std::filesystem::path file() const { return m_folder.path() / "small.battle.json"; }
    std::filesystem::path journal() const { return journalOf(file()); }
    /// Names of the files in its folder, in order.
    std::vector<std::string> files() const;

    /// The battle at its beginning.
    std::unique_ptr<Session> session() const;
    /// What file and journal hold, with the rules loaded once for all tests.
    LoadedBattle load() const;
    BattleFiles reader() const;

    /// Losses, undo, redo and a record in place of one that was undone.
    static const std::vector<Json>& commands();
    static void play(Session& session, const Json& command);

  private:
    TemporaryFolder m_folder;
};

/// Everything a session holds, as text.
std::string all(const Session& session);
/// The text of a battle file as somebody would write it by hand: without the program's checksum.
std::string withoutSeal(std::string text);
/// The texts of what a load had to say.
std::string said(const Issues& issues);

} // namespace umpire::test

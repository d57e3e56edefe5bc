#pragma once

#include "umpire/storage/battle_file.h"

#include <QList>
#include <QString>

#include <filesystem>

namespace umpire::gui {

/// A battle that was played and never saved when the program ended.
struct UnsavedBattle {
    QString title;
    QString path;
    QString about; ///< how far it got and when, for people
};

/// The battles that were never saved, in a folder of the program's own.
class UnsavedBattles {
  public:
    explicit UnsavedBattles(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Those that no window has open, the latest first.
    QList<UnsavedBattle> entries(const BattleFiles& files) const;
    /// A name that is free, for a battle of this title.
    static std::filesystem::path newPlace(const std::filesystem::path& folder, const std::string& title);
    /// Removes a battle with all that was kept beside it.
    static void remove(const std::filesystem::path& battle);

  private:
    std::filesystem::path m_folder;
};

} // namespace umpire::gui

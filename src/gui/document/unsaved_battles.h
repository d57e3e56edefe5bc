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

/// Those in a folder of the program's own that no window has open, the latest first.
QList<UnsavedBattle> unsavedBattles(const std::filesystem::path& folder, const BattleFiles& files);
/// A name that is free there, for a battle of this title.
std::filesystem::path newUnsavedPlace(const std::filesystem::path& folder, const std::string& title);
/// Removes a battle with all that was kept beside it.
void removeUnsavedBattle(const std::filesystem::path& battle);

} // namespace umpire::gui

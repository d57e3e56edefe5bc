#pragma once

#include "document/battle_document.h"
#include "settings/settings.h"

#include <QString>

namespace umpire::gui {

/// All that helps whoever looks into a problem, as one text: the latest reports of breakdowns, versions,
/// folders and packs, and the settings that name nothing. Without names of players and units, contents of
/// files, the home, the user or the computer.
QString problemText(const BattleDocument& document, const Settings& settings);

/// Where reports may lie: beside battles that were open, among the unsaved ones, and apart from all.
std::vector<std::filesystem::path> placesOfReports(const Settings& settings);

/// "Qt: 6.4.2, xcb".
std::string windowSystemInWords();

} // namespace umpire::gui

#pragma once

#include <QString>

class QWidget;

namespace umpire::gui {

class BattleDocument;
class Prompts;
class Settings;

/// Takes in what another umpire gave, wherever that is asked for: rule packs, house rules as one file,
/// collections of formations, tables filled in, battles to begin from. Asks before it does, says what is
/// wrong with them, and loses nothing that stands there. False when it was not taken in.
bool takeInGiven(const QString& path, const BattleDocument& document, const Settings& settings,
                 Prompts& prompts, QWidget& window);

} // namespace umpire::gui

#pragma once

#include "umpire/base/issue.h"

#include <QString>

#include <string>
#include <vector>

class QWidget;

namespace umpire {
struct Collected;
}

namespace umpire::gui {

class BattleDocument;
class OwnFormations;
class Prompts;
class Settings;

/// Takes in what another umpire gave, wherever that is asked for: rule packs, house rules as one file,
/// collections of formations, tables filled in, battles to begin from. Asks before it does, says what is
/// wrong with them, and loses nothing that stands there.
class ImportActions {
  public:
    ImportActions(const BattleDocument& document, const Settings& settings, Prompts& prompts,
                  QWidget& window);

    /// Whichever it is. False when it was not taken in.
    bool take(const QString& path);

  private:
    bool takeThing(const QString& path);
    bool takeCollection(const QString& path);
    bool add(const std::vector<Collected>& fresh, OwnFormations& own);
    bool refuse(const QString& path, const std::string& problem, Issues issues);

    const BattleDocument& m_document;
    const Settings& m_settings;
    Prompts& m_prompts;
    QWidget& m_window;
};

} // namespace umpire::gui

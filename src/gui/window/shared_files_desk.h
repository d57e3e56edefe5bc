#pragma once

#include <QString>

class QWidget;

namespace umpire::gui {

class BattleDocument;
class Prompts;
class Settings;

/// Takes in what another umpire gave: rule packs and collections of formations. Asks before it does, and says
/// what is wrong with them.
class SharedFilesDesk {
  public:
    SharedFilesDesk(const BattleDocument& document, const Settings& settings, Prompts& prompts,
                    QWidget& window);

    /// Whichever of both it is. False when it was not taken in.
    bool take(const QString& path);
    /// A pack by its folder or its `pack.json`, among the user's own. False when it was not taken in.
    bool takePack(const QString& path);
    /// The formations of a collection into the user's own. False when it was left as it was.
    bool takeCollection(const QString& path);

  private:
    const BattleDocument& m_document;
    const Settings& m_settings;
    Prompts& m_prompts;
    QWidget& m_window;
};

} // namespace umpire::gui

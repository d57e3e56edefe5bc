#pragma once

#include "document/engine_words.h"

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <optional>

namespace umpire::gui {

/// The language the program speaks as long as this lives: that of the system where there is a file for it,
/// else English. Made on the main thread, once there is an application.
class Language {
  public:
    /// Where files such as desert-umpire_de.qm are looked for: in the program, then in its data folders.
    static QStringList usualFolders();

    explicit Language(const QLocale& locale = QLocale::system(), const QStringList& folders = usualFolders());
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

  private:
    bool load(const QString& language, const QStringList& folders);

    QTranslator m_own;
    QTranslator m_ofQt; ///< for the buttons of its dialogs
    EngineWords m_words;
    std::optional<Speaking> m_speaking; ///< none for English
};

} // namespace umpire::gui

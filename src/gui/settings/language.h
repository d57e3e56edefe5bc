#pragma once

#include "umpire/base/speech.h"

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <map>
#include <memory>
#include <optional>

namespace umpire::gui {

/// What the engine says, in the language of the translators that are installed in the application. Of any
/// thread; a thread that asks the engine has to have one standing (see Speaking).
class EngineTranslator : public Translator {
  public:
    std::string translate(const char* context, const char* source) const override;
    std::string translatePlural(const char* context, const char* one, const char* many,
                                long long n) const override;

    /// The one there is. It has no state and is never taken down, as a thread may still ask it.
    static const EngineTranslator& instance();
};

/// The language the program speaks as long as this lives: the one that was asked for, or that of the system
/// where there is a file for it, else English. Made on the main thread, once there is an application. No
/// window stands while it changes: what is shown was said before.
class Language {
  public:
    /// Where files such as desert-umpire_de.qm are looked for: in the program, then in its data folders.
    static QStringList usualFolders();

    /// The languages there are files for, such as "de", and English, in alphabetical order.
    static QStringList known(const QStringList& folders = usualFolders());

    explicit Language(const QLocale& locale = QLocale::system(), const QStringList& folders = usualFolders());
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// Speaks that language from here on; "": as the system does.
    void speak(const QString& language);
    /// The one that is spoken, such as "de"; "" for English.
    const QString& code() const { return m_code; }

  private:
    void choose(const QLocale& locale);
    void forget();
    bool load(const QString& language);

    QStringList m_folders;
    QString m_code;

    QTranslator m_own;
    QTranslator m_ofQt;                 ///< for the buttons of its dialogs
    std::optional<Speaking> m_speaking; ///< none for English
};

/// Other languages than that of the windows, for those who look from elsewhere. While one of them stands (see
/// `Speaking`), what this thread says comes in it, the words of `tr` too.
class OtherLanguages {
  public:
    OtherLanguages();

    /// That of a code such as "de"; English where there is no file for it. It lives as long as this.
    const Translator& of(const QString& language);

  private:
    class Texts;
    /// Asked before the translators of the windows, which have to be installed before it.
    class Before : public QTranslator {
      public:
        /// Then no window is told that its language has changed when this is installed.
        bool isEmpty() const override { return true; }
        QString translate(const char* context, const char* source, const char* disambiguation,
                          int n) const override;
    };

    std::map<QString, std::shared_ptr<const Texts>> m_texts;
    Before m_before;
};

} // namespace umpire::gui

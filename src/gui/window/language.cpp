#include "window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QStandardPaths>

namespace umpire::gui {

QStringList Language::usualFolders() {
    return QStringList{QStringLiteral(":/i18n")} + QStandardPaths::locateAll(QStandardPaths::AppDataLocation,
                                                                             QStringLiteral("i18n"),
                                                                             QStandardPaths::LocateDirectory);
}

Language::Language(const QLocale& locale, const QStringList& folders) {
    for (const QString& language : locale.uiLanguages()) {
        // English is what stands in the program; what the user would like less than it does not count.
        if (language == QLatin1String("en") || language.startsWith(QLatin1String("en-")) ||
            load(language, folders)) {
            break;
        }
    }
}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_ofQt);
    QCoreApplication::removeTranslator(&m_own);
}

bool Language::load(const QString& language, const QStringList& folders) {
    const QLocale locale(language);
    for (const QString& folder : folders) {
        if (m_own.load(locale, QStringLiteral("desert-umpire"), QStringLiteral("_"), folder)) {
            QCoreApplication::installTranslator(&m_own);
            m_speaking.emplace(&m_words);
            if (m_ofQt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
                QCoreApplication::installTranslator(&m_ofQt);
            }
            return true;
        }
    }
    return false;
}

} // namespace umpire::gui

#include "settings/language.h"

#include "document/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QStandardPaths>

#include <algorithm>
#include <limits>

namespace umpire::gui {

namespace {

constexpr QLatin1String english("en");
constexpr QLatin1String fileStem("desert-umpire");

/// What Qt writes into menus, in the words that the rest of the window has for the same keys.
[[maybe_unused]] constexpr const char* keyNames[] = {QT_TRANSLATE_NOOP("QShortcut", "Return"),
                                                     QT_TRANSLATE_NOOP("QShortcut", "Enter")};

/// Dates and numbers come in the manner of the language; where the system speaks it, in that of the system's
/// country.
void countLike(const QLocale& locale) {
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.language() == locale.language() ? system : locale);
}

/// As Qt counts.
int countOf(long long n) {
    return static_cast<int>(std::clamp<long long>(n, 0, std::numeric_limits<int>::max()));
}

} // namespace

QStringList Language::usualFolders() {
    return QStringList{QStringLiteral(":/i18n")} + QStandardPaths::locateAll(QStandardPaths::AppDataLocation,
                                                                             QStringLiteral("i18n"),
                                                                             QStandardPaths::LocateDirectory);
}

QStringList Language::known(const QStringList& folders) {
    QStringList languages{english};
    for (const QString& folder : folders) {
        for (const QString& file : QDir(folder).entryList({fileStem + QLatin1String("_*.qm")})) {
            const qsizetype stem = fileStem.size() + 1;
            const QString language = file.mid(stem, file.lastIndexOf(QLatin1Char('.')) - stem);
            if (!languages.contains(language)) {
                languages.append(language);
            }
        }
    }
    languages.sort();
    return languages;
}

Language::Language(const QLocale& locale, const QStringList& folders) : m_folders(folders) {
    choose(locale);
}

Language::~Language() {
    forget();
    QLocale::setDefault(QLocale::system());
}

void Language::speak(const QString& language) {
    forget();
    choose(language.isEmpty() ? QLocale::system() : QLocale(language));
    language.isEmpty() ? QLocale::setDefault(QLocale::system()) : countLike(QLocale(language));
}

void Language::choose(const QLocale& locale) {
    for (const QString& language : locale.uiLanguages()) {
        // English is what stands in the program; what the user would like less than it does not count.
        if (language == english || language.startsWith(english + QLatin1Char('-')) || load(language)) {
            break;
        }
    }
}

void Language::forget() {
    m_speaking.reset();
    m_code.clear();
    QCoreApplication::removeTranslator(&m_ofQt);
    QCoreApplication::removeTranslator(&m_own);
}

bool Language::load(const QString& language) {
    const QLocale locale(language);
    for (const QString& folder : m_folders) {
        if (m_own.load(locale, fileStem, QStringLiteral("_"), folder)) {
            m_speaking.emplace(&EngineTranslator::instance());
            m_code = locale.name().section(QLatin1Char('_'), 0, 0);
            if (m_ofQt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
                QCoreApplication::installTranslator(&m_ofQt);
            }
            QCoreApplication::installTranslator(&m_own); // its words for keys come before those of Qt
            return true;
        }
    }
    return false;
}

const EngineTranslator& EngineTranslator::instance() {
    // Not at the end of the program either, when a thread may still run.
    static const EngineTranslator& translator = *new EngineTranslator;
    return translator;
}

std::string EngineTranslator::translate(const char* context, const char* source) const {
    return fromText(QCoreApplication::translate(context, source));
}

std::string EngineTranslator::translatePlural(const char* context, const char* one, const char* many,
                                              long long n) const {
    const QString said = QCoreApplication::translate(context, one, many, countOf(n));
    // Where nothing translates it Qt gives back what it was asked for.
    return said == QString::fromUtf8(one) ? std::string() : fromText(said);
}

/// The texts of one file. Any thread may ask for them: nothing changes once they are read.
class OtherLanguages::Texts : public Translator {
  public:
    explicit Texts(const QString& language) {
        for (const QString& folder : Language::usualFolders()) {
            if (m_file.load(QLocale(language), fileStem, QStringLiteral("_"), folder)) {
                break;
            }
        }
    }

    /// As it is written where the file does not have it: nobody is asked after this.
    QString text(const char* context, const char* source, const char* disambiguation, int n) const {
        const QString said = m_file.translate(context, source, disambiguation, n);
        return said.isNull() ? QString::fromUtf8(source) : said;
    }

    std::string translate(const char* context, const char* source) const override {
        return fromText(m_file.translate(context, source));
    }

    std::string translatePlural(const char* context, const char* one, const char* many,
                                long long n) const override {
        return fromText(m_file.translate(context, one, many, countOf(n)));
    }

  private:
    QTranslator m_file;
};

QString OtherLanguages::Before::translate(const char* context, const char* source, const char* disambiguation,
                                          int n) const {
    const auto* texts = dynamic_cast<const Texts*>(Speaking::translator());
    return texts ? texts->text(context, source, disambiguation, n) : QString();
}

OtherLanguages::OtherLanguages() {
    QCoreApplication::installTranslator(&m_before);
}

const Translator& OtherLanguages::of(const QString& language) {
    auto& texts = m_texts[language];
    if (!texts) {
        texts = std::make_shared<Texts>(language);
    }
    return *texts;
}

} // namespace umpire::gui

#pragma once

#include "umpire/base/text.h"
#include "umpire/sheets/record_text.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace umpire::gui {

/// Between the engine's paths and Qt's.
inline std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}
inline QString pathText(const std::filesystem::path& path) {
    return QFile::decodeName(path.c_str());
}

/// A name of the pack (a state, a mark, a deed) as it stands within a sentence: in small letters in English;
/// a translation says whether its language does so too.
QString withinSentence(const QString& name);

/// A whole sentence about a number of things, "%n" standing for how many: `one` in English for exactly one
/// thing, `many` for any other number. A translation has as many forms as its language needs; lupdate finds
/// these calls with -tr-function-alias QT_TRANSLATE_N_NOOP+=sayCounted, and shows `many` as the comment.
/// `context` groups the sentences for the translator. Other places, such as "%1", are left to fill.
QString sayCounted(const char* context, const char* one, const char* many, qsizetype n);

/// Between the engine's UTF-8 and Qt. What must not reach a screen (see `visible`) does not.
inline QString toText(std::string_view text) {
    return QString::fromStdString(visible(text));
}
inline std::string fromText(const QString& text) {
    return text.toStdString();
}

inline QStringList toTexts(const std::vector<std::string>& texts) {
    QStringList result;
    for (const std::string& text : texts) {
        result << toText(text);
    }
    return result;
}

inline std::vector<std::string> fromTexts(const QStringList& texts) {
    std::vector<std::string> result;
    for (const QString& text : texts) {
        result.push_back(fromText(text));
    }
    return result;
}

/// "+1", "−3": with a real minus, so that columns of values line up.
inline QString signedNumber(std::int64_t value) {
    return toText(sheets::signedNumber(value));
}

} // namespace umpire::gui

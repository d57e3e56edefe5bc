#include "document/text.h"

#include "umpire/base/text.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

QString inEnglish(const char* form, int n) {
    return QString::fromUtf8(form).replace(QLatin1String("%n"), QString::number(n));
}

} // namespace

QString sayCounted(const char* context, const char* one, const char* many, qsizetype n) {
    const int count = static_cast<int>(n);
    const QString said = QCoreApplication::translate(context, one, many, count);
    // Where nothing translates it Qt gives back what it was asked for.
    const bool translated = said != inEnglish(one, count);
    return translated ? said : inEnglish(count == 1 ? one : many, count);
}

QString withinSentence(const QString& name) {
    const QString manner =
        QCoreApplication::translate("WithinSentence", "small letters",
                                    "How names of states, marks and deeds stand within a sentence. Leave it "
                                    "as it is for small letters; anything else leaves the names alone.");
    return manner == QLatin1String("small letters") ? toText(inSmallLetters(fromText(name))) : name;
}

} // namespace umpire::gui

#include "document/counted.h"

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

} // namespace umpire::gui

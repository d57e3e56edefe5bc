#include "document/engine_translator.h"

#include "document/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace umpire::gui {

std::string EngineTranslator::translate(const char* context, const char* source) const {
    return fromText(QCoreApplication::translate(context, source));
}

std::string EngineTranslator::translatePlural(const char* context, const char* one, const char* many,
                                              long long n) const {
    const auto count = static_cast<int>(std::clamp<long long>(n, 0, std::numeric_limits<int>::max()));
    const QString said = QCoreApplication::translate(context, one, many, count);
    // Where nothing translates it Qt gives back what it was asked for.
    return said == QString::fromUtf8(one) ? std::string() : fromText(said);
}

} // namespace umpire::gui

#pragma once

#include "umpire/base/visible.h"
#include "umpire/sheets/signed_number.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace umpire::gui {

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

/// "+1", "−3": with a real minus, so that columns of values line up.
inline QString signedNumber(std::int64_t value) {
    return toText(sheets::signedNumber(value));
}

} // namespace umpire::gui

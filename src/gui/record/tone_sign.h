#pragma once

#include <QString>

namespace umpire::gui {

/// The sign that goes with the colour of a tone, "" for plain ones.
inline QString toneSign(const QString& tone) {
    if (tone == QLatin1String("caution")) {
        return QStringLiteral("◆");
    }
    if (tone == QLatin1String("alarm")) {
        return QStringLiteral("▲");
    }
    return tone == QLatin1String("flight") ? QStringLiteral("▼")
           : tone == QLatin1String("good") ? QStringLiteral("●")
                                           : QString();
}

} // namespace umpire::gui

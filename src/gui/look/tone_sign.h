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

/// The same before a word: "◆ ", or nothing.
inline QString toneSignBefore(const QString& tone) {
    const QString sign = toneSign(tone);
    return sign.isEmpty() ? sign : sign + QLatin1Char(' ');
}

} // namespace umpire::gui

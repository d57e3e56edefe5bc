#pragma once

#include <QLocale>
#include <QString>

namespace umpire::gui {

/// A chance in per cent with one decimal, in the manner of the language, without the sign. Only what is
/// certain reads 100, only what cannot be 0.
inline QString percentNumber(double chance) {
    const QLocale locale;
    const double percent = 100 * chance;
    constexpr double least = 0.1;
    if (percent > 0 && percent < least / 2) {
        return QStringLiteral("< ") + locale.toString(least, 'f', 1);
    }
    const bool nearlyAll = percent >= 99.95 && chance < 1 - 1e-9;
    return locale.toString(nearlyAll ? 99.9 : percent, 'f', 1);
}

inline QString exactPercent(double chance) {
    return percentNumber(chance) + QStringLiteral(" %");
}

/// The same for running text: without a decimal of nothing.
inline QString plainPercent(double chance) {
    return exactPercent(chance).replace(QLocale().decimalPoint() + QStringLiteral("0 %"),
                                        QStringLiteral(" %"));
}

} // namespace umpire::gui

#pragma once

#include <QString>

#include <cmath>

namespace umpire::gui {

/// A chance in per cent with one decimal. Only what is certain reads 100 %, only what cannot be 0 %.
inline QString exactPercent(double chance) {
    const double percent = 100 * chance;
    if (percent > 0 && percent < 0.05) {
        return QStringLiteral("< 0.1 %");
    }
    const bool nearlyAll = percent >= 99.95 && chance < 1 - 1e-9;
    return QStringLiteral("%1 %").arg(nearlyAll ? 99.9 : percent, 0, 'f', 1);
}

/// The same for running text: without a decimal of nothing.
inline QString plainPercent(double chance) {
    return exactPercent(chance).replace(QStringLiteral(".0 %"), QStringLiteral(" %"));
}

} // namespace umpire::gui

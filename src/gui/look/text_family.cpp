#include "look/text_family.h"

#include <QApplication>
#include <QFontDatabase>

namespace umpire::gui {

QString textFamily() {
    const QStringList there = QFontDatabase::families();
    for (const QString& wanted : {QStringLiteral("Noto Sans"), QStringLiteral("Open Sans")}) {
        if (there.contains(wanted)) {
            return wanted;
        }
    }
    return QApplication::font().family();
}

int halfBoldOf(const QString& family) {
    constexpr int between = (QFont::Medium + QFont::DemiBold) / 2;
    for (const QString& style : QFontDatabase::styles(family)) {
        const int weight = QFontDatabase::weight(family, style);
        if (weight > between && weight < QFont::Bold) {
            return QFont::DemiBold;
        }
    }
    return QFont::Bold;
}

} // namespace umpire::gui

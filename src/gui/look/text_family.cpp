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

} // namespace umpire::gui
